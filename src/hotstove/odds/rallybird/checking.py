"""Everything recomputed and held against the bars: the aims, and what perfect opponents could take."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter, process_time
from typing import NamedTuple

from hotstove.diamond.situation import TOP
from hotstove.games.rallybird.chart_set import RallyCharts
from hotstove.games.rallybird.options import NOBODY, Options
from hotstove.odds.rallybird.aims import Aims, measure
from hotstove.odds.rallybird.answers import exploit_runs, exploit_winning
from hotstove.odds.rallybird.packing import pack, unpack
from hotstove.odds.rallybird.private import Measured, private_loss
from hotstove.odds.rallybird.solutions import solve_runs, solve_winning
from hotstove.odds.rallybird.solved import board_of
from hotstove.odds.rallybird.solving import Solver, runs_stakes
from hotstove.odds.rallybird.winning import Half, Winning, halves_of, leads_of

RUNS_BAR, WINNING_BAR, PRIVATE_BAR = 0.0001, 0.0005, 0.005
HALVES = 20_000


class Took(NamedTuple):
    """Seconds by the clock, and seconds of work that the cores did for it."""

    clock: float
    work: float

    def __str__(self) -> str:
        return f"{self.clock:.0f} s ({self.work:.0f} s of work)"


@dataclass(frozen=True)
class Report:
    """How the solved game stands."""

    options: Options
    aims: Aims
    runs: dict[str, tuple[float, float]]
    winning: tuple[float, float]
    private: list[Measured]
    right_tile: dict[Half, dict[int, str]]
    """Which asterisk tile is rightly discarded, by half-inning and lead of the side at bat."""
    visitors: float
    seconds: dict[str, Took]

    @property
    def most_in_runs(self) -> float:
        return max(max(both) for both in self.runs.values())

    @property
    def most_in_private(self) -> float:
        return max(found.mean for found in self.private)

    @property
    def tile_changes(self) -> bool:
        """(c): which asterisk tile is right depends on the score."""
        return any(len(set(by_lead.values())) > 1 for by_lead in self.right_tile.values())

    def failures(self) -> list[str]:
        """The bars that are missed; the aims are the standard half-inning's."""
        missed = []
        if self.options.take_the_pitch and self.options.snake_eyes == NOBODY:
            missed = self.aims.failures()
            if not self.tile_changes:
                missed.append("(c) the same asterisk tile is right whatever the score")
        if self.most_in_runs > RUNS_BAR:
            missed.append(f"a perfect opponent takes {self.most_in_runs:.6f} runs a half-inning")
        if max(self.winning) > WINNING_BAR:
            missed.append(f"a perfect opponent takes {max(self.winning):.6f} of a game")
        if self.most_in_private > PRIVATE_BAR:
            missed.append(f"hiding the removed card costs {self.most_in_private:.4f} runs")
        return missed

    @property
    def passed(self) -> bool:
        return not self.failures()

    def lines(self) -> list[str]:
        """The report as printed."""
        aims = self.aims
        fresh = ", ".join(f"without {tile} {runs:.4f}" for tile, runs in aims.fresh.items())
        told = [
            f"(a) runs in a half-inning: {aims.runs:.4f} (0.45 to 0.60), {aims.at_bats:.2f} at-bats",
            "(b) cards by their largest share in a situation of 1% of at-bats or more (above 2%):",
            *(
                f"      {use.card:<16}{use.share:6.1%}  {use.outs} out {use.bases}   {use.overall:6.1%} of all"
                for use in aims.uses
            ),
        ]
        for discarded, mix in aims.first.items():
            cards = ", ".join(f"{card} {chance:.1%}" for card, chance in mix.cards_by_chance())
            told.append(f"    bases empty, nobody out, without {discarded} (six cards, none above 40%): {cards}")
        told.append(f"(c) asterisk tiles: {fresh}; {aims.gap:.4f} apart (0.015)")
        for half, by_lead in self.right_tile.items():
            said = " ".join(f"{lead:+d}:{tile}" for lead, tile in sorted(by_lead.items()))
            told.append(f"    rightly discarded in the {half.half} of the {half.inning} by lead: {said}")
        told.append(f"(d) results out of order: {', '.join(aims.out_of_order) or 'none'}")
        told.append(f"    right side no better than left: {', '.join(aims.wrong_side) or 'none'}")
        told.append(f"(e) the most that a tile state is worth: {aims.worst_state:.2f} runs (12)")
        visitors, home = self.winning
        told += [
            f"exploitability in runs, all {len(aims.uses)} cards in hand: {self.most_in_runs:.2e} (bar {RUNS_BAR})",
            f"exploitability in games: visitors {visitors:.2e}, home {home:.2e} (bar {WINNING_BAR})",
            f"lost by hiding the removed card, in runs: {'; '.join(map(str, self.private))} (bar {PRIVATE_BAR})",
            f"the visitors win {self.visitors:.4f} of the games",
            "time: " + ", ".join(f"{name} {took}" for name, took in self.seconds.items()),
            *(f"MISSED: {words}" for words in self.failures()),
        ]
        return told


def check_game(charts: RallyCharts, options: Options, say: Callable[[str], None] = lambda words: None) -> Report:
    """Solves from scratch, measures the aims, and lets perfect opponents answer."""
    seconds: dict[str, Took] = {}
    clock, work = perf_counter(), process_time()

    def done(name: str) -> None:
        nonlocal clock, work
        seconds[name] = Took(perf_counter() - clock, process_time() - work)
        clock, work = perf_counter(), process_time()
        say(f"{name}: {seconds[name]}")

    board = board_of(charts, options)
    solver = Solver(board)
    walks = options.walks_on_two(TOP)
    runs = solve_runs(solver, walks)
    done("solved for runs")
    aims = measure(solver, runs, walks)
    done("aims")
    in_runs = exploit_runs(solver, board.model(walks), runs)
    done("best answers in runs")
    chosen = min(aims.fresh, key=lambda discarded: aims.fresh[discarded])
    start = board.graph.starts[chosen]
    private = private_loss(solver, board.model(walks), runs_stakes(runs[None]), start, HALVES, seed=1)
    done("removed card")
    winning = solve_winning(solver, options)
    done("solved for winning")
    kept = unpack(pack(winning), board, "the values as they are kept")
    in_games = exploit_winning(solver, kept, winning)
    done("best answers in games")
    first = Half(options.first_inning, TOP)
    return Report(options, aims, in_runs, in_games, private, right_tiles(winning), winning.start(first, 0), seconds)


def right_tiles(winning: Winning) -> dict[Half, dict[int, str]]:
    """The asterisk tile that the defence rightly discards at the start of each half-inning."""
    found = {}
    for half in halves_of(winning.options):
        by_lead = {}
        for lead in leads_of(half, winning.options):
            fresh = winning.fresh(half, lead)
            if max(fresh.values()) - min(fresh.values()) > 1e-6:
                by_lead[lead] = min(fresh, key=lambda discarded: fresh[discarded])
        found[half] = by_lead
    return found
