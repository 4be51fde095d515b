"""RB-13 in whole games: called steals limited to the attempts on the cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from hotstove.diamond.club import Club
from hotstove.diamond.setup import STEALS
from hotstove.diamond.view import View
from hotstove.games.replay.cards import Card
from hotstove.games.replay.game import Replay
from hotstove.games.replay.idle import idle_options
from hotstove.games.replay.options import Options
from hotstove.managers.book import ByTheBook
from hotstove.sitting.clubs import find_club
from hotstove.sitting.plays.lineups import usual_lineups
from hotstove.table.chance import Dealer
from hotstove.table.game import SIDES
from hotstove.table.questions import Decision, Request
from hotstove.table.session import Session

GAME = Replay()
LIMITED = Options(called_steals=True, limit_steals=True)


class Thief(ByTheBook):
    """Sends whoever may go."""

    def decide(self, view: View, question: Decision | Request) -> str:
        if isinstance(question, Decision) and question.purpose == "steal":
            return question.options[-1]
        return super().decide(view, question)


def with_attempts(club: Club, number: int) -> Club:
    cards = {player: replace(card, usage={STEALS: number}) for player, card in club.cards.items() if type(card) is Card}
    return replace(club, cards=cards)


def attempts(number: int, sent: Mapping[str, int]) -> Counter[str]:
    """How often each visitor went in three games, of players with so many attempts on their cards."""
    clubs = with_attempts(find_club(GAME, "herons").club, number), find_club(GAME, "millers").club
    lineups = usual_lineups(clubs, (clubs[0].staff.rotation[0], clubs[1].staff.rotation[0]), False)
    most: Counter[str] = Counter()
    for seed in range(3):
        setup = replace(GAME.setup(clubs, lineups, options=LIMITED), sent=(sent, {}))
        session = Session(GAME, GAME.start(setup), Dealer(seed), dict.fromkeys(SIDES, Thief()))
        session.run()
        most |= Counter({player: n for player, n in session.state.memory.sent if player in clubs[0].players})
    return most


def test_rb_13_nobody_runs_oftener_than_on_his_card() -> None:
    """Without attempts nobody goes, with one each once a game; what the season had before counts too."""
    assert attempts(0, {}) == {}
    assert set(attempts(1, {}).values()) == {1}
    everybody = dict.fromkeys(find_club(GAME, "herons").club.players, 1)
    assert attempts(1, everybody) == {}
    assert max(attempts(9, {}).values()) > 1


def test_rb_13_the_option_says_where_it_can_do_nothing() -> None:
    clubs = find_club(GAME, "herons").club, find_club(GAME, "millers").club
    assert any("without called_steals" in line for line in idle_options(Options(limit_steals=True)))
    assert any("how often its player ran" in line for line in GAME.idle_options(LIMITED, clubs))
    assert GAME.idle_options(LIMITED, (with_attempts(clubs[0], 3), clubs[1])) == ()
