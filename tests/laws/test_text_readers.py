"""Tapes, typed dice, substitutions and plays: what is read is written back, and what cannot be read is told."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hotstove.diamond.lineup import Substitution, read_moves, write_moves
from hotstove.diamond.notation import read, write
from hotstove.diamond.play import NOTHING_ELSE, Aside, Event, Move, Play
from hotstove.games.superstar.dice import SPECIAL_DICE
from hotstove.table.decks import Deck
from hotstove.table.errors import Mistake
from hotstove.table.tape import FIRST_LINE, RULE_OFF, Line, Tape
from tests.helpers.fuzz import ANY_TEXT, in_file, load_profile, told

load_profile()

WORD = st.text("abcdefghijklmnopqrstuvwxyz-0123456789", min_size=1, max_size=12)
VALUE = st.text(st.characters(min_codepoint=32, max_codepoint=126), min_size=1, max_size=20)


# -- tapes ------------------------------------------------------------------------------------------------------------


@given(st.dictionaries(WORD, VALUE, max_size=6), st.lists(st.tuples(WORD, VALUE.filter(str.strip)), max_size=8))
def test_tapes_round_trip(header: dict[str, str], lines: list[tuple[str, str]]) -> None:
    tape = Tape(header, [Line(purpose, text) for purpose, text in lines])
    again = Tape.from_text(tape.to_text())
    assert (again.header, again.lines) == (tape.header, tape.lines)


@given(st.one_of(ANY_TEXT, ANY_TEXT.map(lambda text: f"{FIRST_LINE}\n{text}"), st.lists(ANY_TEXT, max_size=5).map(
    lambda rows: "\n".join([FIRST_LINE, "game: superstar", RULE_OFF, *rows])
)))  # fmt: skip
def test_broken_tapes_are_told(text: str) -> None:
    try:
        tape = Tape.from_text(text, "some.tape")
    except Mistake as mistake:
        assert told(mistake)
        assert "some.tape" in str(mistake)
    else:
        assert Tape.from_text(tape.to_text()).lines == tape.lines


@given(st.binary(max_size=60))
def test_tapes_that_are_no_text_are_told(data: bytes) -> None:
    path = in_file("")
    path.write_bytes(data)
    try:
        assert Tape.read(path).header is not None
    except Mistake as mistake:
        assert str(path) in str(mistake)
    finally:
        path.unlink()


# -- dice, decks, substitutions ---------------------------------------------------------------------------------------

PACK = Deck("pack", ("top", "bottom"), ((1, 100), (2, 50)))


@given(st.one_of(ANY_TEXT, st.text("0123456789 ,-²٣", max_size=6)))
def test_typed_dice_are_a_roll_or_a_mistake(text: str) -> None:
    for parse, allowed in (
        (SPECIAL_DICE.parse, SPECIAL_DICE.weights),
        (lambda typed: PACK.parse("top", typed), {1, 2}),
    ):
        try:
            assert parse(text) in allowed
        except Mistake as mistake:
            assert str(mistake)


@given(st.lists(st.tuples(WORD, st.integers(0, 9), st.integers(1, 12)), min_size=1, max_size=4))
def test_substitutions_round_trip(moves: list[tuple[str, int, int]]) -> None:
    changes = tuple(Substitution(*move) for move in moves)
    assert read_moves(write_moves(changes)) == changes


@given(st.one_of(ANY_TEXT, st.text("abc 0123456789;²", max_size=20)))
def test_broken_substitutions_are_told(text: str) -> None:
    try:
        assert read_moves(text)
    except Mistake as mistake:
        assert str(mistake)


# -- plays ------------------------------------------------------------------------------------------------------------

FIELDERS = st.text("123456789", min_size=1, max_size=3)
EVENTS = st.one_of(
    st.tuples(st.sampled_from(["W", "IW", "HP", "C", "WP", "PB", "BK", "DI", "OA", "NP", "DGR", "K"])),
    st.tuples(st.sampled_from(["S", "D", "T", "HR", "E", "FC", "FLE"]), st.sampled_from("123456789")),
    st.tuples(st.just("OUT"), FIELDERS),
    st.tuples(
        st.just("OUT"), st.tuples(FIELDERS, st.sampled_from("B123"), FIELDERS).map("{0[0]}({0[1]}){0[2]}".format)
    ),
    st.tuples(st.just("SB"), st.just(""), st.sampled_from("23H")),
    st.tuples(st.sampled_from(["CS", "POCS"]), st.sampled_from(["26", "25", "2E6", ""]), st.sampled_from("23H")),
    st.tuples(st.just("PO"), st.sampled_from(["13", "16", "1E3"]), st.sampled_from("123")),
).map(lambda parts: Event(*parts))
MOVES = st.lists(
    st.tuples(
        st.sampled_from("B123"),
        st.sampled_from("123H"),
        st.booleans(),
        st.lists(st.sampled_from(["85", "E8", "E2/TH", "UR", "8E5", "WP"]), max_size=2).map(tuple),
    ).map(lambda parts: Move(*parts)),
    max_size=4,
    unique_by=lambda move: move.start,
).map(tuple)
MODIFIERS = st.lists(st.sampled_from(["G", "F", "L", "GDP", "SF", "SH", "BG", "DP"]), max_size=3).map(tuple)
ASIDES = st.one_of(
    st.just(NOTHING_ELSE),
    st.builds(
        Aside,
        st.integers(1, 9),
        st.integers(0, 60),
        st.sampled_from(["", "V", "H"]),
        st.sampled_from(["", "1*", "2+", "1**"]),
        st.integers(0, 20),
        st.sampled_from(["", "2", "21"]),
        st.booleans(),
        st.sampled_from(["", "WP", "PB", "BK", "HOLD"]),
    ),
)
PLAYS = st.tuples(st.lists(EVENTS, min_size=1, max_size=3).map(tuple), MODIFIERS, MOVES, ASIDES).map(
    lambda parts: Play(*parts)
)


@given(PLAYS)
def test_plays_round_trip(play: Play) -> None:
    assert read(write(play)) == play


@given(st.one_of(ANY_TEXT, st.text("SDTHRKWIPBCEFO0123456789X-.;/+()²", max_size=16)))
def test_broken_plays_are_told(text: str) -> None:
    try:
        play = read(text)
    except Mistake as mistake:
        assert str(mistake)
    else:
        assert read(write(play)) == play
        assert write(read(write(play))) == write(play)
