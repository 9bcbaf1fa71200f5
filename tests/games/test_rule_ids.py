"""Every numbered rule of every game on the shelf is cited by a test.

A scenario cites rules by its `rules`, any other test by @pytest.mark.rule("PB-1", …).
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import hamlet
from rule_numbers import listed, of_game
from scenario import scenarios

TESTS = Path(__file__).parents[1]
SHARED = TESTS.parents[1] / "shared" / "rules"


def marked(game: str) -> set[str]:
    """The rules cited by a mark on a test function or class."""
    found: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name.startswith(
                ("test_", "Test")
            ):
                found.update(*(_cited(decorator) for decorator in node.decorator_list))
    return found


def _cited(decorator: ast.expr) -> set[str]:
    if not isinstance(decorator, ast.Call) or not ast.unparse(decorator.func).endswith("mark.rule"):
        return set()
    return {str(item.value) for item in decorator.args if isinstance(item, ast.Constant)}


@pytest.mark.parametrize("game", hamlet.SHELF)
def test_every_rule_is_cited(game: str) -> None:
    cited = marked(game).union(*(scenario.rules for scenario in scenarios(game)))
    assert [rule for rule in of_game(game) if rule not in cited] == []


@pytest.mark.parametrize("game", hamlet.SHELF)
def test_the_rulebook_has_every_rule_and_no_other(game: str) -> None:
    assert sorted(hamlet.kind(game).words.rulebook("en")) == sorted(of_game(game))


@pytest.mark.parametrize("game", hamlet.SHELF)
def test_scenarios_cite_rules_that_exist(game: str) -> None:
    for scenario in scenarios(game):
        assert set(scenario.rules) <= set(of_game(game)), scenario.title
        assert scenario.rules, scenario.title


def test_the_list_is_the_shared_one() -> None:
    """Where the numbered rules lie beside the project, its copy must be the same."""
    if SHARED.exists():
        text = "".join(path.read_text(encoding="utf-8") for path in SHARED.glob("*.md"))
        found = re.findall(r"^\| ([A-Z]{2}-E?\d+) \|", text, flags=re.MULTILINE)
        assert sorted(found) == sorted(listed())
    assert len(listed()) == len(set(listed())) > 100
