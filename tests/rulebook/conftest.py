"""`pytest tests/rulebook --ledger` prints every rule with how a person meets it and with its tests, and fails where
a rule has no test, or nothing but tests."""

from __future__ import annotations

import pytest

from tests.helpers.ledger import games_with_rulebooks, ledger
from tests.helpers.reach import reached


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--ledger", action="store_true", help="print every rule with the tests that stand for it")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if not config.getoption("--ledger", default=False):
        return
    write = terminalreporter.write_line
    for game in games_with_rulebooks():
        rules, ways = ledger(game), reached(game)
        gaps = [rule.id for rule in rules if not rule.tests]
        write(f"\n{game}: {len(rules)} rules, {sum(len(rule.tests) for rule in rules)} tests")
        for rule in rules:
            write(f"  {rule.id}  {rule.title}: {ways.get(rule.id, 'ONLY TESTS REACH IT')}")
            for test in rule.tests or ("NO TEST",):
                write(f"         {test}")
        if gaps:
            write(f"{game}: rules without a test: {', '.join(gaps)}")
        unmet = [rule.id for rule in rules if rule.id not in ways]
        if unmet:
            write(f"{game}: rules that only tests reach: {', '.join(unmet)}")


def pytest_sessionfinish(session: pytest.Session) -> None:
    if session.config.getoption("--ledger", default=False) and session.exitstatus == pytest.ExitCode.OK:
        complete = all(
            rule.tests and rule.id in reached(game) for game in games_with_rulebooks() for rule in ledger(game)
        )
        session.exitstatus = pytest.ExitCode.OK if complete else pytest.ExitCode.TESTS_FAILED
