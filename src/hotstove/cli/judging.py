"""`hotstove judge`: scenarios ruled on by the rules that play games, and how each ruling came about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from hotstove.sitting.account_lines import readings
from hotstove.sitting.opening import find_game
from hotstove.table.account import Account
from hotstove.table.scenarios import Ruling, Scenario, read_scenarios


def judge_files(files: Sequence[Path], say: Callable[[str], None], explain: bool = False) -> bool:
    """One line for each scenario that is ruled otherwise, then the count; True when all passed.

    `explain` tells of every scenario how its ruling came about; then it may also be a question without an answer.
    """
    scenarios = [scenario for file in files for scenario in read_scenarios(file, need_answers=not explain)]
    games = {key: find_game(key) for key in dict.fromkeys(scenario.game for scenario in scenarios)}
    charts = {key: frozenset(chart.name for chart in game.charts().charts().values()) for key, game in games.items()}
    passed = failed = 0
    for scenario in scenarios:
        ruling: Ruling = games[scenario.game].judge(scenario)
        if explain:
            for line in explanation(scenario, ruling, charts[scenario.game]):
                say(line)
        if ruling.passed:
            passed += 1
        else:
            failed += 1
            say(failure(scenario, ruling))
    say(f"{passed} passed, {failed} failed")
    return failed == 0


def explanation(scenario: Scenario, ruling: Ruling, charts: frozenset[str]) -> list[str]:
    """The question, what the rules made of it in sentences, and the rolls and cells behind them; `charts` by name."""
    behind = readings(ruling.account or Account(), charts)
    title = f"{scenario.rule or scenario.game}: {scenario.title}"
    return [title, *(f"  {line}" for line in (*ruling.told, *behind)), ""]


def failure(scenario: Scenario, ruling: Ruling) -> str:
    """Rule, title, what was expected and what came out, and what the rules cited."""
    cited = "; ".join(" ".join(citation.split()) for citation in ruling.citations) or "nothing cited"
    return f"{scenario.rule or 'no rule'} | {scenario.title} | {'; '.join(ruling.differences)} | {cited}"
