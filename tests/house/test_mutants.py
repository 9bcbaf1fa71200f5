"""The quick part of `make mutants`: every rule has a function; the tool notices what it should."""

from __future__ import annotations

import ast

import pytest

import hamlet
from mutants.accepted import Accepted, Equivalent, accepted
from mutants.carriers import Carrier, carriers, named_rules
from mutants.operators import Mutant, mutants
from mutants.report import report, shown
from mutants.trial import Verdict, try_one
from rule_numbers import of_game


def carried(game: str) -> set[str]:
    return {rule for carrier in carriers(game) for rule in carrier.rules}


@pytest.mark.parametrize("game", hamlet.SHELF)
def test_every_rule_has_a_function_or_a_reason_for_having_none(game: str) -> None:
    reasons = {rule for rule in accepted().data if rule in of_game(game)}
    assert carried(game) | reasons == set(of_game(game))
    assert not carried(game) & reasons


def test_what_is_accepted_exists_and_has_a_reason() -> None:
    known = {
        (carrier.name, mutant.before, mutant.after)
        for game in hamlet.SHELF
        for carrier in carriers(game)
        for mutant in mutants(carrier.node)
    }
    listed = [(item.function, item.before, item.after) for item in accepted().equivalent]
    assert [item for item in listed if item not in known] == []
    assert len(listed) == len(set(listed))
    assert all(len(why) > 20 for why in (*accepted().data.values(), *accepted().reasons().values()))


def test_numbers_of_a_docstring() -> None:
    assert named_rules("CO-51 to CO-53, CO-E2: what befalls (CO-9).") == (
        "CO-51", "CO-52", "CO-53", "CO-E2", "CO-9",
    )  # fmt: skip


def function_of(text: str) -> ast.FunctionDef:
    node = ast.parse(text).body[0]
    assert isinstance(node, ast.FunctionDef)
    return node


def changes(text: str) -> list[tuple[str, str]]:
    return [(mutant.before, mutant.after) for mutant in mutants(function_of(text))]


def test_every_operator_has_its_say() -> None:
    found = changes(
        """
def rule(box, site, story):
    '''CO-1: a sentence.'''
    if site.a < 2 and not site.b:
        site.c += 1
        tell(story, 3, site.c)
        return
    for pig in range(box.players):
        go(box, site.a, site.b)
"""
    )
    test = "if site.a < 2 and (not site.b)"
    assert (test, "if False") in found
    assert (test, "if True") in found
    assert (test, "if site.a < 2 or not site.b") in found
    assert (test, "if site.a <= 2 and (not site.b)") in found
    assert (test, "if site.a < 3 and (not site.b)") in found
    assert (test, "if site.a < 1 and (not site.b)") in found
    assert (test, "if site.a < 2 and site.b") in found
    assert ("site.c += 1", "site.c -= 1") in found
    assert ("site.c += 1", "pass") in found
    assert ("return", "pass") in found
    assert ("for pig in range(box.players)", "pass") in found
    assert ("go(box, site.a, site.b)", "go(box, site.b, site.a)") in found
    assert not [before for before, _ in found if "tell" in before]


def carrier_of(game: str, name: str) -> Carrier:
    return next(carrier for carrier in carriers(game) if carrier.name.endswith(name))


def mutant_of(carrier: Carrier, after: str) -> Mutant:
    return next(mutant for mutant in mutants(carrier.node) if mutant.after == after)


def test_a_broken_rule_is_noticed_by_its_own_scenarios_and_mended_again() -> None:
    carrier = carrier_of("piggyback", "play.beyond")
    before = carrier.function.__code__
    verdict = try_one(carrier, mutant_of(carrier, "return to_go(box, race, space) < 0"))
    assert "PB-20" in verdict.noticed_by
    assert carrier.function.__code__ is before


def test_what_changes_nothing_lives() -> None:
    carrier = carrier_of("piggyback", "play.outcomes")
    assert try_one(carrier, mutant_of(carrier, "weights[seat] = 2")).lives


def test_a_mutant_that_never_ends_is_noticed() -> None:
    carrier = carrier_of("cochonstructeurs", "home.halt")
    assert not try_one(carrier, mutant_of(carrier, "site.left -= 0")).lives


def test_a_rule_with_a_living_mutant_is_shown_and_a_stale_reason_too() -> None:
    carrier = carrier_of("piggyback", "play.beyond")
    lives = Verdict(carrier.name, "a", "b", frozenset())
    killed = Verdict(carrier.name, "a", "c", frozenset({"PB-20"}))
    nothing = Accepted(data={}, equivalent=[])
    found = report([(carrier, [lives, killed])], nothing)
    assert not found.good
    assert "PB-20" in shown(found)
    assert "a  →  b" in shown(found)
    assert report([(carrier, [killed])], nothing).good
    listed = Accepted(data={}, equivalent=[stale(carrier.name, "c"), stale(carrier.name, "d")])
    said = report([(carrier, [killed])], listed)
    assert not said.good
    assert "noticed by PB-20" in shown(said)
    assert "no such mutant" in shown(said)


def stale(function: str, after: str) -> Equivalent:
    return Equivalent(function=function, before="a", after=after, why="because")
