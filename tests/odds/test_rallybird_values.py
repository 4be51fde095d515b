"""The solved values that come with the game: they are for these components and rules, and agree with themselves."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from hotstove.diamond.bases import ALL_BASES
from hotstove.diamond.situation import TOP
from hotstove.games.rallybird.chart_set import our_charts
from hotstove.games.rallybird.game import GAME
from hotstove.games.rallybird.gloves import all_placements
from hotstove.games.rallybird.options import Options
from hotstove.games.rallybird.resolving import MOST_RUNS_BEHIND, Field
from hotstove.odds.rallybird import model, store
from hotstove.odds.rallybird.aims import ASTERISK_GAP, RUNS, WORST_STATE
from hotstove.odds.rallybird.checking import right_tiles
from hotstove.odds.rallybird.outcomes import Throw, throw
from hotstove.odds.rallybird.packing import STEPS, pack, pack_runs, unpack, unpack_runs
from hotstove.odds.rallybird.solution import ForTheGame, Solution, State
from hotstove.odds.rallybird.solved import board_of, is_solved, solution_for_runs, solution_for_the_game
from hotstove.odds.rallybird.winning import FAR, LAYERS, Half, Winning, halves_of, layer_of, leads_of
from hotstove.table.errors import Mistake

SHIPPED = (
    Options(),
    Options(innings=9),
    Options(rallybird=True),
    Options(rallybird=True, innings=9),
    Options(snake_eyes="both"),
    Options(take_the_pitch=False),
)
HALF_A_STEP = 0.5 / STEPS


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that was solved on this machine is seen here."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))


@pytest.mark.parametrize("options", SHIPPED, ids=str)
def test_values_are_those_of_the_rules_as_they_are_now(options: Options) -> None:
    """In situations taken at random the matrix of cards against placements has the value that was kept."""
    solution = solution_for_the_game(our_charts(), options)
    assert isinstance(solution.stake, ForTheGame)
    random = Random(11)
    halves = [half for half in halves_of(options) if half in solution.stake.winning.values]
    for _ in range(25):
        half = random.choice(halves)
        state = State(
            half,
            lead := random.choice(leads_of(half, options)),
            lead < 0 and options.rallybird_flies(half.inning) and random.random() < 0.7,
            random.randrange(3),
            random.choice(ALL_BASES),
            random.choice(solution.board.graph.sets),
        )
        assert solution.mix(state).value == pytest.approx(solution.stake.worth(state), abs=2.5 * HALF_A_STEP)


def test_every_preset_has_values_that_come_with_the_game() -> None:
    for preset in GAME.presets.values():
        assert is_solved(our_charts(), Options(**preset))


def test_a_game_begins_before_any_rule_is_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules of a situation are run when it is met, so that nobody waits for those that are not."""

    def rule(*_: object) -> None:
        raise AssertionError("a rule was run")

    for name in ("chances", "throw"):
        monkeypatch.setattr(model, name, rule)
    monkeypatch.setattr(model, "_layout", model.Layout)  # what other tests have met is not remembered
    for preset in GAME.presets.values():
        solution = solution_for_the_game(our_charts(), Options(**preset))
        with pytest.raises(AssertionError, match="a rule was run"):
            solution.mix(State(Half(1, TOP), 0, False, 0, "---", solution.board.graph.sets[0]))


def test_a_card_with_the_rallybird_is_worth_what_the_rules_make_of_it() -> None:
    """Every roll taken back where that is better, played out by the rules themselves, Home Run's two rolls first."""
    options = Options(rallybird=True, snake_eyes="both")
    winning = Winning(board_of(our_charts(), options), options)
    stream = np.random.default_rng(1)
    for half, values in winning.values.items():
        values[:] = stream.random(values.shape)
        if half.is_last_chance:
            values[FAR + 1 : LAYERS] = 1.0
    solution = Solution(ForTheGame(winning))
    random = Random(2)
    for number in range(12):
        gloves = random.choice(solution.board.graph.sets)
        half = Half(9, random.choice(("top", "bottom")))
        state = State(half, -random.randint(1, 6), True, random.randrange(3), random.choice(ALL_BASES), gloves)
        mix = solution.mix(state)
        field = Field(state.bases, state.outs, True, True, min(MOST_RUNS_BEHIND, -state.lead))
        for card in ("Home Run", random.choice(mix.cards)):
            column = random.randrange(len(mix.defence))
            placement = all_placements(gloves)[column]
            played_out = solution.play_out(state, field, card, placement, ())
            assert mix.payoff[mix.cards.index(card), column] == pytest.approx(played_out, abs=1e-9), number


def test_the_second_roll_of_a_home_run_may_be_taken_back() -> None:
    """A first roll that succeeds leads to the second without an offer; every number of the second is offered."""
    first = throw(our_charts(), Field("---", 2, False, True, 4), "Home Run", 8)
    second = [kind.kept for kind in first.kinds if isinstance(kind.kept, Throw)]
    assert [kind.offered for kind in first.kinds if isinstance(kind.kept, Throw)] == [False]
    assert all(kind.offered for kind in second[0].kinds)
    assert sum(chance for _, chance in second[0].again) == pytest.approx(1)


@pytest.mark.parametrize("options", SHIPPED, ids=str)
def test_runs_are_those_of_the_rules_as_they_are_now(options: Options) -> None:
    solution = solution_for_runs(our_charts(), options)
    random = Random(5)
    for _ in range(15):
        gloves = random.choice(solution.board.graph.sets)
        state = State(Half(7, "top"), 0, False, random.randrange(3), random.choice(ALL_BASES), gloves)
        assert solution.mix(state).value == pytest.approx(solution.stake.worth(state), abs=2e-6)


def test_a_half_inning_is_worth_what_was_aimed_at() -> None:
    """Aims (a), (c) and (e), from the values that are kept."""
    solution = solution_for_runs(our_charts(), Options())
    fresh = solution.stake.fresh(Half(7, "top"), 0)
    assert RUNS[0] <= min(fresh.values()) <= RUNS[1]
    assert max(fresh.values()) - min(fresh.values()) <= ASTERISK_GAP
    worst = max(
        solution.stake.worth(State(Half(7, "top"), 0, False, 0, bases, gloves))
        for gloves in solution.board.graph.sets
        for bases in ALL_BASES
    )
    assert worst <= WORST_STATE


def test_which_asterisk_tile_is_right_changes_with_the_score() -> None:
    solution = solution_for_the_game(our_charts(), Options())
    assert isinstance(solution.stake, ForTheGame)
    changes = [half for half, by_lead in right_tiles(solution.stake.winning).items() if len(set(by_lead.values())) > 1]
    assert Half(9, "bottom") in changes
    assert len(changes) >= 4


def test_a_large_lead_is_nearly_the_game() -> None:
    solution = solution_for_the_game(our_charts(), Options())
    start = solution.stake.fresh
    assert max(start(Half(9, "top"), FAR).values()) > 0.98
    assert min(start(Half(9, "bottom"), -FAR).values()) < 0.01
    assert 0.47 < min(start(Half(7, "top"), 0).values()) < 0.5, "the home side bats last"


def test_the_rallybird_helps_whoever_trails() -> None:
    plain = solution_for_the_game(our_charts(), Options()).stake
    bird = solution_for_the_game(our_charts(), Options(rallybird=True)).stake
    for lead in (-1, -2, -3):
        assert min(bird.fresh(Half(9, "bottom"), lead).values()) > min(plain.fresh(Half(9, "bottom"), lead).values())


def test_snake_eyed_walks_help_the_side_at_bat() -> None:
    plain = solution_for_runs(our_charts(), Options()).stake
    walks = solution_for_runs(our_charts(), Options(snake_eyes="both")).stake
    assert min(walks.fresh(Half(7, "top"), 0).values()) > min(plain.fresh(Half(7, "top"), 0).values())


def smooth(options: Options) -> Winning:
    """Chances without a game behind them, in the range of chances."""
    winning = Winning(board_of(our_charts(), options), options)
    stream = np.random.default_rng(3)
    for half, values in winning.values.items():
        size = values.shape[1:]
        bumps = stream.random(size) * 0.2
        for lead in leads_of(half, options):
            for flies in (False, True) if options.rallybird_flies(half.inning) and lead < 0 else (False,):
                values[layer_of(lead, flies)] = 0.4 + 0.04 * lead + bumps + 0.01 * flies
    return winning


@pytest.mark.parametrize("options", [Options(), Options(rallybird=True, rallybird_extra=True)], ids=str)
def test_packed_values_come_back_to_half_a_step(options: Options) -> None:
    winning = smooth(options)
    again = unpack(pack(winning), winning.board, "here")
    half = Half(8, "top")
    assert np.abs(again.values[half] - winning.values[half])[: 2 * FAR + 1].max() <= HALF_A_STEP + 1e-12
    assert again.options == options


def test_kept_values_are_found_again_by_components_and_options() -> None:
    options = Options(snake_eyes="home", innings=9)
    assert not is_solved(our_charts(), options)
    winning = smooth(options)
    path = store.keep_winning(winning)
    assert path.parent == store.own_folder()
    found = store.load_winning(winning.board, options)
    assert found is not None
    assert found.start(Half(1, "top"), 0) == pytest.approx(winning.start(Half(1, "top"), 0), abs=HALF_A_STEP)
    three = solution_for_the_game(our_charts(), replace(options, innings=3))
    assert isinstance(three.stake, ForTheGame), "nine innings serve three"
    learning = board_of(our_charts(), Options(take_the_pitch=False))
    assert store.load_winning(learning, options) is None


def test_a_damaged_file_is_told_in_a_sentence() -> None:
    board = board_of(our_charts(), Options())
    values = np.zeros((len(board.graph.sets), 3, 8))
    content = pack_runs(values, board)
    assert (unpack_runs(content, board, "here") == values).all()
    for broken in (content[:10], b"", b"nothing of the kind", content[:-9]):
        with pytest.raises(Mistake, match="here"):
            unpack_runs(broken, board, "here")
    with pytest.raises(Mistake, match="other components"):
        unpack_runs(content, board_of(our_charts(), Options(take_the_pitch=False)), "here")


def test_a_solution_that_is_missing_says_how_to_get_it() -> None:
    with pytest.raises(Mistake, match="hotstove solve rallybird"):
        solution_for_the_game(our_charts(), Options(snake_eyes="visitors"))


def test_a_mix_is_answered_once_and_kept() -> None:
    solution = Solution(solution_for_the_game(our_charts(), Options()).stake)
    state = State(Half(7, "top"), 0, False, 0, "---", solution.board.graph.sets[-1])
    assert solution.mix(state) is solution.mix(state)
    assert solution.mix(state).offence.sum() == pytest.approx(1)
    assert solution.mix(state).defence.sum() == pytest.approx(1)


def test_a_book_is_no_other_book() -> None:
    """Boards are kept by charts: other cards must not find the board of ours."""
    other = replace(our_charts(), tiles=our_charts().tiles[:-1])
    assert other != our_charts()
    assert len({other, our_charts()}) == 2
