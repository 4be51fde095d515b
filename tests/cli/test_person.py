"""A person at the prompt, typing from a script; when his lines end, the book manages on."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tests.cli.at_keys import CODES, play_by_keys
from tests.cli.keyboard import box_of, hotstove

HANDED_IN = "\n\n"
"""Enter for the usual starter, Enter for the usual lineup."""


def at_home(*lines: str, seed: int = 11, words: tuple[object, ...] = ()) -> str:
    """The home side's manager types these lines, after he has handed in the usual lineup."""
    ran = hotstove(
        "play", "--seed", seed, "--auto", "visitors", *words, typed=HANDED_IN + "".join(f"{x}\n" for x in lines)
    )
    assert (ran.code, ran.err) == (0, "")
    return ran.out


@cache
def until_someone_is_on(seed: int = 11) -> list[str]:
    """Enters until the home side has a runner on base: the prompt then offers a steal."""
    lines: list[str] = []
    for _ in range(40):
        if "Calls: steal" in at_home(*lines, "quit", "quit", seed=seed):
            return lines
        lines.append("")
    raise AssertionError("nobody ever reached base")


def test_the_prompt_shows_the_field_and_enter_plays_on() -> None:
    out = at_home("", "quit", words=("--full",))
    assert (
        "Top of the 1st, none out. Harbor City Herons 0, Mill Valley Millers 0.\nNobody on.\n1. Tommy Larkspur" in out
    )
    assert "rules: SS-05" in out
    assert out.count("Your call") == 2


def test_when_the_lines_end_the_book_plays_the_game_to_its_end() -> None:
    out = at_home("", "")
    assert "Totals" in box_of(out)


def test_a_call_is_made_and_cited() -> None:
    quiet = until_someone_is_on()
    out = at_home(*quiet, "steal", "quit", words=("--full",))
    assert "call: steal, " in out
    assert "Steal of" in out
    assert "rules: SS-17, SS-19" in out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("steal", "steal: your side is in the field"),
        ("juggle", "'juggle' is nothing that can be done here"),
        ("infield in", "infield in: Superstar Baseball has no such call"),
        ("option B", "option B: not with nobody on and nobody out; the rules offer walk"),
        ("card Nobody", "nobody of that name is on either roster"),
        ("chart nothing", "chart nothing: superstar has Batter Symbols"),
        ("bat Larkspur", "bat: your side is in the field"),
        ("pitch Nobody", "'Nobody' is nobody on the roster"),
        ("pitch Fontaine", "Dicky Fontaine does not play P"),
        ("glove Hale SS", "Smoky Hale does not play SS"),
        ("walk maybe", "walk: it is yes or no"),
        ("sub Bell", "type sub NAME SLOT POSITION"),
        ("rules", "name one by its id"),
        ("rules SS-77", "Superstar Baseball has SS-01 to SS-34"),
        ("what if", "no play has been made yet"),
        ("undo", "there is nothing to take back"),
        ("log", "log: nothing has been played yet"),
        ("double Bell and Dane 2B", "with a designated hitter"),
        ("pitch Kincaid", "Walt Kincaid is there already, as P"),
        ("glove Teague 3B", "Jack Teague is there already, as 3B"),
    ],
)
def test_what_cannot_be_done_is_refused_and_asked_again(typed: str, answer: str) -> None:
    out = at_home(typed, "quit", "quit")
    assert answer in out
    assert "Larkspur strikes out" not in out


def test_cards_lineups_bench_box_rules_and_help_do_not_play_on() -> None:
    out = at_home("", "card", "lineup", "bench", "box", "rules SS-05", "field", "why", "?", "quit", "quit")
    assert "The last play:" in out
    assert "  read: " in out
    assert "[" in out.split("The last play:")[1].split("hit:")[0]
    assert "Bullpen of Mill Valley Millers (runs saved" in out
    assert "SS-05 The plate appearance" in out
    assert "[H] Dunaway" in out
    assert "undo, Backspace  back to your last decision" in out
    assert out.count("One out.") <= 1


def test_undo_takes_back_a_call_and_the_game_comes_out_as_if_it_had_not_been_made(tmp_path: Path) -> None:
    quiet = until_someone_is_on()
    straight, wavering = tmp_path / "straight.tape", tmp_path / "wavering.tape"
    at_home(*quiet, "", words=("--tape", straight))
    out = at_home(*quiet, "steal", "undo", "", words=("--tape", wavering))
    assert "The steal of " in out
    assert wavering.read_bytes() == straight.read_bytes()


def test_undo_all_the_way_back_to_the_first_pitch(tmp_path: Path) -> None:
    out = at_home("", "", "", "undo", "undo", "undo", "undo", "quit", words=("--tape", tmp_path / "a.tape"))
    assert "there is nothing to take back" in out
    assert (tmp_path / "a.tape").read_text().endswith("--\n")


def test_what_if_uses_the_dice_that_fell() -> None:
    quiet = until_someone_is_on()
    out = at_home(*quiet, "", "what if", "what if steal", "quit", "quit")
    told = out.split("With the same dice:")
    assert len(told) == 3
    assert any(f"  steal {base}: " in told[1] for base in ("second", "third", "home"))
    assert "hit and run: " in told[1]
    assert "hit and run" not in told[2].split("Your call")[0]


def test_what_if_of_the_same_choice_is_what_happened(tmp_path: Path) -> None:
    """A steal called after the fact gives the play that the call gives."""
    quiet = until_someone_is_on()
    asked = at_home(*quiet, "", "what if steal", "quit", "quit")
    line = next(line for line in asked.splitlines() if line.startswith("  steal "))
    choice, told = line.strip().split(": ", 1)
    called = at_home(*quiet, choice, "quit", "quit")
    assert told.split(" (rolled anew")[0].rstrip(".") in called


def test_why_tells_the_reasons_of_both_benches() -> None:
    quiet = until_someone_is_on()
    out = at_home(*quiet, "why", "quit", "quit")
    assert "Harbor City Herons, no walk: He is pitched to." in out
    assert "The book for you, no steal: " in out


def test_a_new_pitcher_and_a_glove_are_noted_then_made() -> None:
    out = at_home("", "pitch Dillard", "glove Dane SS", "clear", "pitch Swann; glove Sorrell C", "", "quit", "quit")
    assert "Noted: Dillard." in out
    assert "Calls and changes are forgotten." in out
    assert "Mill Valley Millers: Swann comes in to pitch for Kincaid." in out
    assert "Mill Valley Millers: Sorrell takes over to catch for Hale." in out
    assert "Dillard comes in" not in out


def test_pinch_players_must_be_placed_before_the_next_inning() -> None:
    lines = until_someone_is_on()
    out = at_home(*lines, "bat Marsh", "", *[""] * 12, "quit", "quit")
    assert "Mill Valley Millers: Marsh bats for" in out
    assert "Mill Valley Millers must change: nobody plays" in out
    assert "By the book: " in out


def test_a_player_who_left_does_not_come_back() -> None:
    out = at_home("", "pitch Swann", "", "pitch Kincaid", "quit", "quit")
    assert "kincw001 has left the game and may not come back" in out


def test_the_pitcher_of_the_game_bats_for_nobody_but_the_designated_hitter() -> None:
    lines = until_someone_is_on()
    out = at_home(*lines, "bat Kincaid", "sub Kincaid 1 DH", "quit", "quit")
    assert "the game's pitcher may bat or run only for the designated hitter" in out
    assert "the batting side changes its fielders when it takes the field" in out


def test_a_double_switch_where_pitchers_bat() -> None:
    out = at_home("", "double Bell and Gallatin CF", "", "lineup", "quit", "quit", words=("--no-dh",))
    assert "Bell comes in to pitch for Kincaid, batting 2nd." in out
    assert "Gallatin takes over in center, batting 9th." in out
    assert "2. Hurricane Bell, P" in out
    assert "9. Tim Gallatin, CF" in out


def test_inning_and_finish_hand_over_to_the_book() -> None:
    out = at_home("inning", "finish")
    assert out.count("Your call") == 2
    assert "Bottom of the 1st, none out" in out
    assert "Totals" in box_of(out)


def test_one_person_on_both_sides_has_one_prompt_a_pitch() -> None:
    ran = hotstove("play", "--seed", 11, "--auto", "none", typed="\n\n\n\n" + "\n" * 3 + "quit\nquit\n")
    assert ran.out.index("Rotation of Harbor City") < ran.out.index("Rotation of Mill Valley")
    asked = "Harbor City Herons at bat, Mill Valley Millers in the field, your calls (Enter plays on, ? helps): "
    assert ran.out.count(asked) == 3
    assert "Calls: Mill Valley Millers: walk\n" in ran.out


def test_a_question_to_two_people_is_asked_in_lines_that_fit(tmp_path: Path) -> None:
    words = ("play", "superstar", "--seed", "11", "--auto", "none", "--lines")
    at_keys = play_by_keys(*words, home=tmp_path, key=lambda number, drawn: b"\r" if number < 5 else b"quit\r")
    shown = CODES.sub("", at_keys.shown).replace("\r", "")
    assert "Mill Valley Millers in the field:\nYour calls (Enter plays on, ? helps): " in shown
    assert max(map(len, shown.split("\n"))) <= 80


def test_save_quit_and_go_on(tmp_path: Path) -> None:
    tape = tmp_path / "saved.tape"
    out = at_home("", f"save {tape}", "", "quit")
    assert f"The game is kept: hotstove play --tape {tape} goes on." in out
    ran = hotstove("play", "--tape", tape, "--auto", "visitors", typed="\nbox\nquit\n")
    assert "The game goes on from" in ran.out
    last = [line for line in out.splitlines() if line.startswith("  ") and line.endswith(" out.")][-1]
    assert ran.out.index(last) < ran.out.index("Your call"), "what happened last is told again"
    stood = [line for line in out.splitlines() if line.startswith("Top of the 1st, ")][-1]
    assert stood in ran.out
    at_home("", "quit", words=("--tape", tmp_path / "other.tape"))
    assert "there is such a file already" in at_home(f"save {tape}", "quit", "quit")


def test_the_lineup_card_can_be_changed_and_is_checked() -> None:
    typed = "Brandt\nswap 1 2\n3 Hale LF\n\nusual\n?\nbat first\n9 Dane SS\n\nlineup\nquit\nquit\n"
    ran = hotstove("play", "--seed", 11, "--auto", "visitors", typed=typed)
    assert ran.code == 0
    assert "Lefty Brandt starts (throws L)." in ran.out
    assert "lineup: haleh001 is named twice" in ran.out or "is named twice" in ran.out
    assert "'bat first' changes no lineup" in ran.out
    assert "9. Paulie Dane, SS" in ran.out


def test_words_before_the_first_pitch_may_begin_with_a_colon() -> None:
    ran = hotstove("play", "--seed", 11, "--auto", "visitors", typed="\n:swap 1 2\n:usual\n:quit\n")
    assert "  1. Earl Whitcomb, CF" in ran.out
    assert "changes no lineup" not in ran.out
    assert ran.out.endswith("Nothing has begun.\n")


def test_a_reliever_is_refused_as_starter_and_another_asked_for() -> None:
    ran = hotstove("play", "--seed", 11, "--auto", "visitors", typed="Bell\nHaney\n\nquit\nquit\n")
    assert "Hurricane Bell has a relief chart only and may not start" in ran.out
    assert "Stu Haney starts" in ran.out


def test_ctrl_c_keeps_the_tape_and_leaves_quietly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from hotstove.cli.screen import NO_KEYS, Keys, Screen

    asked = []

    def ask(self: Screen, prompt: str, keys: Keys = NO_KEYS) -> str:
        asked.append(prompt)
        if len(asked) > 6:
            raise KeyboardInterrupt
        return ""

    monkeypatch.setattr(Screen, "ask", ask)
    tape = tmp_path / "kept.tape"
    ran = hotstove("play", "--seed", 11, "--auto", "visitors", "--tape", tape)
    assert (ran.code, ran.err) == (0, "")
    assert tape.read_text().count("\npitch ") == 4
