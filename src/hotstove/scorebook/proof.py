"""The proof of a box score: who came to bat must have scored, been left, or been put out; sums must agree."""

from __future__ import annotations

from hotstove.scorebook.book import Scorebook
from hotstove.scorebook.lines import total_batting, total_fielding, total_pitching
from hotstove.scorebook.side_book import SideBook
from hotstove.table.sums import summed

NAMES = ("visitors", "home")


def faults_of(book: Scorebook) -> list[str]:
    """One sentence for each sum that does not come out; an empty list is a proven box."""
    faults: list[str] = []
    for side in (0, 1):
        placed = book.log.placed_runners(side)
        faults += _side_faults(NAMES[side], book.sides[side], book.sides[1 - side], placed)
        final = book.log.final
        runs = book.sides[side].runs
        if final is not None and final.score[side] != runs:
            faults.append(f"{NAMES[side]}: the line score has {runs} runs, the game ended with {final.score[side]}")
    return faults


def _side_faults(name: str, own: SideBook, other: SideBook, placed: int) -> list[str]:
    """`placed` runners were on second before anybody came to bat."""
    batting = total_batting(batter.line for batter in own.batters)
    against = total_pitching(pitcher.line for pitcher in other.pitchers)
    fielding = total_fielding(fielder.line for fielder in other.fielders)
    accounted = own.runs + own.left_on_base + against.outs - placed
    pairs = (
        ("at bats, walks, hit batsmen, sacrifices and interference", batting.plate_appearances,
         "runs, left on base and outs", accounted),
        ("runs of the line score", summed(own.innings), "runs of the batters", batting.runs),
        ("runs of the batters", batting.runs, "runs off the pitchers", against.runs),
        ("plate appearances", batting.plate_appearances, "batters faced", against.batters_faced),
        ("hits", batting.hits, "hits off the pitchers", against.hits),
        ("outs of the pitchers", against.outs, "putouts", fielding.putouts),
    )  # fmt: skip
    faults = [f"{name}: {left} are {count}, {right} {other_count}"
              for left, count, right, other_count in pairs if count != other_count]  # fmt: skip
    if against.earned_runs > against.runs or other.earned_runs > against.earned_runs:
        faults.append(
            f"{name}: earned runs are {other.earned_runs} off the club and {against.earned_runs} off its pitchers,"
            f" of {against.runs}"
        )
    return faults
