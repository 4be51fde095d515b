"""Random games that keep the rules: every kind of play that a scorer knows, and changes of players at any time."""

from __future__ import annotations

from random import Random

from hotstove.diamond.apply import apply, change_sides
from hotstove.diamond.ending import is_over, last_play
from hotstove.diamond.lineup import Lineup, Substitution
from hotstove.diamond.log import GameLog, PlayEntry, SubstitutionEntry
from hotstove.diamond.notation import read
from hotstove.diamond.play import Play
from hotstove.diamond.situation import Situation, first_pitch
from hotstove.scorebook.legal_play import offences_of_play
from tests.scorebook.random_play import random_notation
from tests.scorebook.sandlot import AWAYS, HOMES, TWINS, lineup_of

POSITIONS = tuple(range(1, 10))


def random_game(seed: int, innings: int = 9, twins: bool = False) -> GameLog:
    """With `twins` both clubs have the same players."""
    rng = Random(seed)
    with_hitter = rng.random() < 0.5
    starting = lineup_of("a", with_hitter), lineup_of("a" if twins else "h", with_hitter)
    log = GameLog(
        AWAYS, TWINS if twins else HOMES, starting, f"1910/{seed % 12 + 1:02}/{seed // 12 % 28 + 1:02}", 0, with_hitter
    )
    situation = first_pitch(*starting)
    while True:
        while situation.outs < 3:
            situation = _complete(log, situation, situation.fielding)
            if rng.random() < 0.08 and len(log.entries) > 1:
                situation = _random_change(log, situation, rng)
            play = last_play(situation, random_play(situation, rng), innings)
            log.entries.append(PlayEntry(situation, play))
            situation = apply(situation, play)
            if is_over(situation, innings):
                break
        if is_over(situation, innings):
            break
        situation = change_sides(situation)
    log.final = situation
    return log


def random_play(situation: Situation, rng: Random) -> Play:
    on_base = frozenset(situation.bases) - {"-"}
    while True:
        play = read(random_notation(situation.bases, situation.outs, rng))
        if not list(offences_of_play(play, on_base, situation.outs)) and _outs(play) + situation.outs <= 3:
            return play


def _outs(play: Play) -> int:
    from hotstove.diamond.movement import movement

    return movement(play).outs


def _change(log: GameLog, situation: Situation, side: int, *moves: Substitution) -> Situation:
    old = situation.lineups[side]
    new = old.substitute(moves)
    log.entries.extend(SubstitutionEntry(situation, side, move) for move in moves)
    after = situation.with_lineup(side, new)
    if side != situation.batting:
        return after
    runners = [
        new.players[old.players.index(player)] if player in old.players else player for player in situation.runners
    ]
    return after.with_runners((runners[0], runners[1], runners[2]))


def _fresh(log: GameLog, situation: Situation, side: int) -> list[str]:
    lineup = situation.lineups[side]
    used = {*lineup.players, *lineup.gone}
    return [player for player in log.clubs[side].players if player not in used]


def _complete(log: GameLog, situation: Situation, side: int) -> Situation:
    """Pinch hitters and runners take the field, or somebody does for them."""
    lineup = situation.lineups[side]
    missing = [position for position in POSITIONS if position not in lineup.fielders]
    moves = []
    fresh = _fresh(log, situation, side)
    for slot in range(1, 10):
        if lineup.positions[slot] in (11, 12):
            if lineup.players[0] and len(missing) == 0:
                moves.append(Substitution(lineup.players[slot], slot, 10))
                continue
            position = missing.pop(0)
            stays = not fresh or (position != 1 and slot % 2 == 0)
            moves.append(Substitution(lineup.players[slot] if stays else fresh.pop(0), slot, position))
    return _change(log, situation, side, *moves) if moves else situation


def _random_change(log: GameLog, situation: Situation, rng: Random) -> Situation:
    kind = rng.choice(
        ["reliever", "reliever", "pinch hitter", "pinch runner", "fielder", "swap", "double switch", "lose dh"]
    )
    batting, fielding = situation.batting, situation.fielding
    side = batting if kind.startswith("pinch") else fielding
    fresh = _fresh(log, situation, side)
    lineup = situation.lineups[side]
    if not fresh:
        return situation
    player = rng.choice(fresh)
    if kind == "reliever":
        return _change(log, situation, side, Substitution(player, _slot_at(lineup, 1), 1))
    if kind == "pinch hitter":
        return _change(log, situation, side, Substitution(player, situation.up[side], 11))
    if kind == "pinch runner":
        on_base = [runner for runner in situation.runners if runner]
        if not on_base:
            return situation
        return _change(log, situation, side, Substitution(player, lineup.players.index(rng.choice(on_base)), 12))
    if kind == "fielder":
        slot = _slot_at(lineup, rng.randint(2, 9))
        return _change(log, situation, side, Substitution(player, slot, lineup.positions[slot]))
    if kind == "swap":
        one, two = (_slot_at(lineup, position) for position in rng.sample(range(3, 10), 2))
        first = Substitution(lineup.players[one], one, lineup.positions[two])
        return _change(log, situation, side, first, Substitution(lineup.players[two], two, lineup.positions[one]))
    if kind == "double switch" and not lineup.players[0] and len(fresh) > 1:
        other = rng.choice([name for name in fresh if name != player])
        mound, field = _slot_at(lineup, 1), _slot_at(lineup, rng.randint(2, 9))
        first = Substitution(player, field, 1)
        return _change(log, situation, side, first, Substitution(other, mound, lineup.positions[field]))
    if kind == "lose dh" and lineup.players[0] and 10 in lineup.positions and rng.random() < 0.3:
        return _change(log, situation, side, Substitution(player, lineup.positions.index(10), 1))
    return situation


def _slot_at(lineup: Lineup, position: int) -> int:
    return lineup.positions.index(position)
