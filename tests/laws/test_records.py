"""Records do not check while a game is played that nobody sets a field of theirs twice; here they do."""

from __future__ import annotations

import pytest

from hotstove.diamond.log import PlayEntry, SubstitutionEntry
from hotstove.diamond.outing import Half, Outing
from hotstove.diamond.situation import Situation, first_pitch
from hotstove.diamond.state import State
from hotstove.games import plays_game
from hotstove.games.longtater.matchup import Matchup as LongTaterMatchup
from hotstove.games.longtater.setup import Memory as LongTaterMemory
from hotstove.games.replay.endurance import Mound
from hotstove.games.replay.matchup import Matchup as ReplayMatchup
from hotstove.games.replay.setup import Memory as ReplayMemory
from hotstove.games.superstar.matchup import Matchup as SuperstarMatchup
from hotstove.games.superstar.setup import Memory as SuperstarMemory
from hotstove.managers.book import ByTheBook
from hotstove.scorebook import score
from hotstove.table.chance import Dealer
from hotstove.table.session import Session

RECORDS: tuple[type, ...] = (
    *(Situation, State, Outing, Half, PlayEntry, SubstitutionEntry, Mound),
    *(SuperstarMatchup, SuperstarMemory, LongTaterMatchup, LongTaterMemory, ReplayMatchup, ReplayMemory),
)


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch) -> None:
    def set_once(self: object, name: str, value: object) -> None:
        if hasattr(self, name):
            raise AttributeError(f"{type(self).__name__}.{name} is set again")
        object.__setattr__(self, name, value)

    for kind in RECORDS:
        monkeypatch.setattr(kind, "__setattr__", set_once)


@pytest.mark.usefixtures("checked")
@pytest.mark.parametrize("key", ["superstar", "longtater", "replay"])
def test_a_game_changes_no_record(key: str) -> None:
    game, book = plays_game(key), ByTheBook()
    visitors, home = (game.read_club(file) for file in list(game.clubs().values())[:2])
    starters = visitors.staff.rotation[0], home.staff.rotation[0]
    lineups = visitors.lineup(starters[0], "R", True), home.lineup(starters[1], "R", True)
    with pytest.raises(AttributeError, match="inning is set again"):
        first_pitch(*lineups).inning = 2  # type: ignore[misc]
    state = game.start(game.setup((visitors, home), lineups))
    session = Session(game, state, Dealer(1), {"visitors": book, "home": book})
    last = session.run()
    hashes = [hash(state) for state, _ in session.turns]
    _ = [(side.batters, side.pitchers, side.fielders) for side in score(game.log(session.turns, last)).sides]
    assert len(set(hashes)) > len(session.turns) / 2
    assert hashes == [hash(state) for state, _ in session.turns]
