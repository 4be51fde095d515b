"""Is a game legal? What readers of event files do not ask: outs, order, who stands where, who may come in."""

from __future__ import annotations

from hotstove.diamond.lineup import PITCHER, PITCHER_SLOT, Lineup
from hotstove.diamond.log import GameLog, PlayEntry, SubstitutionEntry
from hotstove.diamond.movement import OUT, movement
from hotstove.diamond.notation import write
from hotstove.diamond.situation import BOTTOM, TOP, Situation
from hotstove.scorebook.legal_play import offences_of_play

BASES = ("1", "2", "3")


def offences_of(log: GameLog, innings: int = 9) -> list[str]:
    """One sentence for each offence against the rules of the game; an empty list is a legal game."""
    umpire = _Umpire(log, innings)
    for entry in log.entries:
        if isinstance(entry, SubstitutionEntry):
            umpire.substitution(entry)
        else:
            umpire.play(entry)
    umpire.end()
    return umpire.offences


class _Umpire:
    """Follows the game by himself and compares it with what the log says."""

    def __init__(self, log: GameLog, innings: int) -> None:
        self.log = log
        self.innings = innings
        self.offences: list[str] = []
        self.inning, self.half, self.outs = 1, TOP, 0
        self.on_base: dict[str, str] = {}
        self.score = [0, 0]
        self.up = [1, 1]
        self.players = [list(lineup.players) for lineup in log.starting]
        self.positions = [list(lineup.positions) for lineup in log.starting]
        self.gone: list[set[str]] = [set(), set()]
        self.begun = False
        """A play of this half-inning has been made."""
        self.to_bat = 0
        """Plate appearances, less runs and outs, of this half-inning: the runners on base."""
        for side, lineup in enumerate(log.starting):
            self._starting(side, lineup)

    def play(self, entry: PlayEntry) -> None:
        situation, play = entry.situation, entry.play
        self._next_half()
        self._place_runner(situation)
        text = write(play)
        if self._over():
            self._say(f"{text} is played after the game was over")
        self._lose_designated_hitters()
        self._compare(situation, text)
        self._nine_in_the_field(text)
        side = self._batting
        for offence in offences_of_play(play, frozenset(self.on_base), self.outs):
            self._say(f"{text} {offence}")
        moved = movement(play)
        players = dict(self.on_base)
        if moved.ends_plate_appearance:
            players["B"] = self.players[side][self.up[side]]
            self.up[side] = self.up[side] % 9 + 1
            self.to_bat += 1
        after: dict[str, str] = {}
        ends = dict(moved.ends)
        for start, player in players.items():
            end = ends.get(start, start)
            if end == OUT:
                self.outs += 1
            elif end == "H":
                self.score[side] += 1
            elif end in BASES:
                after[end] = player
            if end in {OUT, "H"}:
                self.to_bat -= 1
        self.on_base = after
        if self.outs > 3:
            self._say(f"{text} makes out number {self.outs}")
        if self.to_bat != len(after):
            self._say(f"{text} leaves {len(after)} runners on base, {self.to_bat} came to bat and are not home or out")

    def substitution(self, entry: SubstitutionEntry) -> None:
        player, slot, position = entry.change
        side, what = entry.side, f"{entry.change.player} for slot {entry.change.slot}"
        if (entry.situation.inning, entry.situation.half) != (self.inning, self.half):
            self._next_half()
        players, gone = self.players[side], self.gone[side]
        if player not in self.log.clubs[side].players:
            self._say(f"{what}: he is not on the roster")
        if player in gone:
            self._say(f"{what}: he has left the game and comes back")
        if player in players and players.index(player) != slot:
            if players.index(player) != PITCHER_SLOT:
                self._say(f"{what}: he bats in slot {players.index(player)}")
            players[players.index(player)] = ""
        if not (0 <= slot <= 9 and 1 <= position <= 12):
            self._say(f"{what}: slot {slot} and position {position} do not exist")
            return
        replaced = players[slot]
        if replaced and replaced != player:
            gone.add(replaced)
            if side == self._batting:
                self.on_base = {base: player if runner == replaced else runner for base, runner in self.on_base.items()}
        players[slot], self.positions[side][slot] = player, position

    def end(self) -> None:
        final = self.log.final
        if final is None:
            return
        if list(final.score) != self.score:
            self._say(f"the game ends {final.score[0]} to {final.score[1]}, its plays make {_score(self.score)}")
        if not self._over() and not self.log.note:
            self._say(f"the game stops with {self.outs} out and the score {_score(self.score)}")

    @property
    def _batting(self) -> int:
        return 0 if self.half == TOP else 1

    def _say(self, offence: str) -> None:
        self.offences.append(f"{self.half} of inning {self.inning}: {offence}")

    def _next_half(self) -> None:
        """Changes sides after three out."""
        if self.outs < 3 or self._over():
            return
        if self.half == BOTTOM:
            self.inning += 1
        self.half = BOTTOM if self.half == TOP else TOP
        self.outs, self.on_base, self.to_bat, self.begun = 0, {}, 0, False

    def _place_runner(self, situation: Situation) -> None:
        """An extra half-inning may begin with a runner on second: the player who bats before the first to bat."""
        if self.begun:
            return
        self.begun = True
        side = self._batting
        before = self.players[side][(self.up[side] - 2) % 9 + 1]
        if self.inning > self.innings and situation.runners == ("", before, ""):
            self.on_base, self.to_bat = {"2": before}, 1

    def _over(self) -> bool:
        visitors, home = self.score
        if self.inning < self.innings:
            return False
        if self.half == TOP:
            return self.outs >= 3 and home > visitors
        return home > visitors or (self.outs >= 3 and home != visitors)

    def _compare(self, situation: Situation, text: str) -> None:
        """What the log says of the moment before a play against what the plays before it made."""
        batter = self.players[self._batting][self.up[self._batting]]
        runners = tuple(self.on_base.get(base, "") for base in BASES)
        for what, said, found in (
            ("inning", (situation.inning, situation.half), (self.inning, self.half)),
            ("outs", situation.outs, self.outs),
            ("runners", situation.runners, runners),
            ("bases", situation.bases, "".join(base if base in self.on_base else "-" for base in BASES)),
            ("score", list(situation.score), self.score),
            ("batter", situation.batter, batter),
        ):
            if said != found:
                self._say(f"{text} is played with {what} {said}, the plays before it make {found}")

    def _nine_in_the_field(self, text: str) -> None:
        side = 1 - self._batting
        standing = [position for position in self.positions[side] if 1 <= position <= 9]
        if sorted(standing) != list(range(1, 10)):
            self._say(f"{text} is played with the positions {sorted(standing)} in the field")

    def _lose_designated_hitters(self) -> None:
        """A pitcher who bats in the order replaces the one for whom another batted."""
        for players, positions, gone in zip(self.players, self.positions, self.gone, strict=True):
            if players[PITCHER_SLOT] and PITCHER in positions[1:]:
                gone.add(players[PITCHER_SLOT])
                players[PITCHER_SLOT] = ""
            if not players[PITCHER_SLOT]:
                positions[PITCHER_SLOT] = 0

    def _starting(self, side: int, lineup: Lineup) -> None:
        players = [player for player in lineup.players if player]
        if len(set(players)) != len(players):
            self._say(f"{('visitors', 'home')[side]}: a player stands twice on the lineup card")
        if len(lineup.players) != 10 or not all(lineup.players[1:]):
            self._say(f"{('visitors', 'home')[side]}: the batting order has not nine players")


def _score(score: list[int]) -> str:
    return f"{score[0]} to {score[1]}"
