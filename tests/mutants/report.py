"""What the trials say of each rule, as a table."""

from __future__ import annotations

from dataclasses import dataclass, field

from mutants.accepted import Accepted
from mutants.carriers import Carrier
from mutants.trial import Verdict

ENOUGH = 0.95
"""The share of rules of which every mutant must be noticed."""


@dataclass
class Rule:
    """A rule: how many mutants its functions have, and which of them live."""

    id: str
    functions: int = 0
    mutants: int = 0
    noticed: int = 0
    """By its own scenarios; those that share a function with it may notice the others."""
    alive: list[Verdict] = field(default_factory=list)

    @property
    def holds(self) -> bool:
        """Every mutant is noticed, and some of them by the rule's own scenarios."""
        return not self.alive and self.noticed > 0


@dataclass
class Report:
    """All rules that functions carry, and what in the list of the accepted is no longer true."""

    rules: dict[str, Rule]
    stale: list[str]
    mutants: int
    accepted: int

    @property
    def share(self) -> float:
        return sum(rule.holds for rule in self.rules.values()) / max(1, len(self.rules))

    @property
    def good(self) -> bool:
        return self.share >= ENOUGH and not self.stale


def report(tried: list[tuple[Carrier, list[Verdict]]], may_live: Accepted) -> Report:
    """Put what was tried together."""
    rules: dict[str, Rule] = {}
    reasons = may_live.reasons()
    for carrier, verdicts in tried:
        alive = [item for item in verdicts if item.lives and _key(item) not in reasons]
        for name in carrier.rules:
            rule = rules.setdefault(name, Rule(name))
            rule.functions += 1
            rule.mutants += len(verdicts)
            rule.noticed += sum(name in item.noticed_by for item in verdicts)
            rule.alive += alive
    everyone = [_key(item) for _, verdicts in tried for item in verdicts]
    return Report(
        rules, _stale(tried, reasons), len(everyone), sum(key in reasons for key in everyone)
    )


def _key(verdict: Verdict) -> tuple[str, str, str]:
    return verdict.function, verdict.before, verdict.after


def _stale(
    tried: list[tuple[Carrier, list[Verdict]]], reasons: dict[tuple[str, str, str], str]
) -> list[str]:
    """Accepted mutants that are noticed after all, or are no mutants any more."""
    known = {_key(item): item for _, verdicts in tried for item in verdicts}
    functions = {carrier.name for carrier, _ in tried}
    found = []
    for key in reasons:
        where = f"{key[0]}: {key[1]}  →  {key[2]}"
        if key in known and not known[key].lives:
            found.append(f"{where} (noticed by {', '.join(sorted(known[key].noticed_by))})")
        elif key not in known and key[0] in functions:
            found.append(f"{where} (there is no such mutant)")
    return found


def shown(result: Report, every: bool = False) -> str:
    """The table: rules with a mutant that lives, or every rule; then the sums."""
    lines = []
    for rule in result.rules.values():
        if every or not rule.holds:
            lines.append(
                f"{rule.id:7} {rule.functions:3} functions, {rule.mutants:4} mutants,"
                f" {rule.noticed:4} noticed by its own scenarios, {len(rule.alive):3} alive"
            )
            lines += [
                f"          {item.function}: {item.before}  →  {item.after}" for item in rule.alive
            ]
    lines += [f"listed as accepted, but: {line}" for line in result.stale]
    held = sum(rule.holds for rule in result.rules.values())
    lines.append(
        f"{held} of {len(result.rules)} rules ({result.share:.1%}) have every mutant noticed;"
        f" {ENOUGH:.0%} are asked for. {result.mutants} mutants, {result.accepted} accepted."
    )
    return "\n".join(lines)
