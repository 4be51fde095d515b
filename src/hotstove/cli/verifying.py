"""`hotstove verify`: a tape's dice held against its seed, its plays against the rules of baseball."""

from __future__ import annotations

from pathlib import Path

from hotstove.scorebook import score
from hotstove.scorebook.legality import offences_of
from hotstove.scorebook.proof import faults_of
from hotstove.sitting.header import Header
from hotstove.sitting.opening import rerun
from hotstove.sitting.plays.match import PlaysMatch
from hotstove.sitting.sitting import AnySitting
from hotstove.table.commitment import commitment
from hotstove.table.errors import Mistake
from hotstove.table.tape import Tape


def verify(path: Path) -> list[str]:
    """What a tape's seed and commitment say: the dice fell as the seed rolls them, and the seed is the promised one."""
    promised = Header(Tape.read(path).header, str(path)).lines.get("commitment", "")
    sitting = rerun(path)
    seed = sitting.match.terms.seed
    if seed is None:
        raise Mistake(f"{path}: its dice have no seed that could be verified")
    found = commitment(seed)
    if promised and promised != found:
        raise Mistake(f"{path}: its seed gives the commitment {found}, and it was begun with {promised}")
    sitting.go()
    rolls = sitting.length
    lines = [f"{sitting.match.title}: {rolls} answers, and every roll fell as its seed says."]
    said = "as promised at the start" if promised else "the tape names none"
    return [*lines, f"Commitment of the seed: {found} ({said}).", *_umpired(sitting)]


def _umpired(sitting: AnySitting) -> list[str]:
    """What an umpire and a scorer say who follow a game of plays by themselves; other games have no plays to follow."""
    if not isinstance(sitting.match, PlaysMatch):
        return []
    log, innings = sitting.match.log(sitting), sitting.state.setup.innings
    wrong = [*offences_of(log, innings), *faults_of(score(log, innings=innings))]
    return wrong or ["Every play is legal, and the box score proves."]
