"""The picture of an ensemble: hills of wins, leaders, and the race as a fan."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

from hotstove.report.ensemble_picture import ensemble_picture
from hotstove.season.ensemble import Outcome
from tests.helpers.pictures import span

NAMES = {"HER": "Herons & Sons", "MIL": "Millers", "OWL": "Owls"}


def some(count: int, with_race: bool = True) -> list[Outcome]:
    random = Random(3)
    found = []
    for _ in range(count):
        wins = {code: random.randint(60, 100) for code in NAMES}
        race = {code: tuple(random.randint(-20, 20) for _ in range(27)) for code in NAMES}
        found.append(Outcome(wins, {"HR": ("bell001", 40.0)}, race if with_race else {}))
    return found


def drawn(count: int, real: dict[str, int], with_race: bool = True) -> str:
    return ensemble_picture("Two leagues", some(count, with_race), NAMES, real, {"HR": "35 to 50, Bell 60%"})


def test_it_is_one_picture_with_all_three_parts() -> None:
    text = drawn(50, {"HER": 81, "MIL": 97})
    ElementTree.fromstring(text)
    for words in ("Herons &amp; Sons", ", was 97", "35 to 50, Bell 60%", "The race"):
        assert words in text
    assert text.count("was ") == 2


def test_figures_and_what_the_race_runs_over_are_whole_at_every_edge() -> None:
    picture = ElementTree.fromstring(drawn(50, {"HER": 104, "MIL": 100, "OWL": 98}))
    width, height = (float(picture.attrib[side]) for side in ("width", "height"))
    words = {"".join(text.itertext()): text for text in picture.findall("{*}text")}
    assert {"start", "half the season", "end"} <= set(words)
    for text in words.values():
        if "font-size" not in text.attrib and "font-weight" not in text.attrib:
            left, right = span(text)
            assert 0 <= left < right <= width
            assert float(text.attrib["y"]) < height


def test_clubs_of_ones_own_have_no_real_figure_and_seasons_day_by_day_no_race() -> None:
    text = drawn(2, {}, with_race=False)
    ElementTree.fromstring(text)
    assert "was " not in text
    assert "The race" not in text
