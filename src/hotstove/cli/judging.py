"""`hotstove judge`: scenarios ruled on by the rules that play games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from hotstove.sitting.opening import find_game
from hotstove.table.scenarios import Ruling, Scenario, read_scenarios


def judge_files(files: Sequence[Path], say: Callable[[str], None]) -> bool:
    """One line for each scenario that is ruled otherwise, then the count; True when all passed."""
    scenarios = [scenario for file in files for scenario in read_scenarios(file)]
    judges = {key: find_game(key).judge for key in dict.fromkeys(scenario.game for scenario in scenarios)}
    passed = failed = 0
    for scenario in scenarios:
        ruling: Ruling = judges[scenario.game](scenario)
        if ruling.passed:
            passed += 1
        else:
            failed += 1
            say(failure(scenario, ruling))
    say(f"{passed} passed, {failed} failed")
    return failed == 0


def failure(scenario: Scenario, ruling: Ruling) -> str:
    """Rule, title, what was expected and what came out, and what the rules cited."""
    cited = "; ".join(" ".join(citation.split()) for citation in ruling.citations) or "nothing cited"
    return f"{scenario.rule or 'no rule'} | {scenario.title} | {'; '.join(ruling.differences)} | {cited}"
