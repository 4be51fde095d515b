"""A random play in notation for given bases and outs; the caller throws away what is not legal."""

from __future__ import annotations

from random import Random

THROWS = {"2": ("84", "96", "74"), "3": ("85", "95", "75"), "H": ("82", "92", "862", "72")}


def random_notation(bases: str, outs: int, rng: Random) -> str:
    kinds = ["out"] * 18 + ["strikeout"] * 10 + ["hit"] * 15 + ["walk"] * 6 + ["error"] * 4 + ["odd"] * 2
    if bases != "---":
        kinds += ["running"] * 8 + ["ground"] * 12 + ["bunt"] * 2 + ["fly"] * 4
    return _KINDS[rng.choice(kinds)](bases, outs, rng)


def moves(bases: str, batter_to: int, rng: Random, most: int = 3, errors: float = 0.0, outs: float = 0.0) -> list[str]:
    """Moves of the runners, lead runner first: at least as far as they are pushed, nobody past another."""
    least: dict[int, int] = {}
    floor = batter_to
    for base in (1, 2, 3):
        if str(base) in bases:
            floor = least[base] = min(4, max(base, floor + 1)) if base <= floor else base
    room, made = 4, []
    for base in (3, 2, 1):
        if base not in least:
            continue
        end = rng.randint(least[base], max(least[base], min(room, base + most)))
        if end > base and rng.random() < outs:
            where = "123H"[end - 1]
            made.append(f"{base}X{where}({rng.choice(THROWS.get(where, ('43',)))})")
            continue
        note = (
            rng.choice(["(E8)", "(E7/TH)", "(E6)", "(E9)(NR)"])
            if end > max(base, least[base]) and rng.random() < errors
            else ""
        )
        if end != base:
            made.append(f"{base}-{'123H'[end - 1]}{note}")
        room = room if end == 4 else end - 1
    return made


def _with(event: str, advances: list[str]) -> str:
    return f"{event}.{';'.join(advances)}" if advances else event


def _hit(bases: str, outs: int, rng: Random) -> str:
    worth = rng.choice([1, 1, 1, 1, 2, 2, 3, 4])
    if worth == 4:
        return _with(rng.choice(["HR/F7", "HR8", "HR/L9D"]), [f"{base}-H" for base in "321" if base in bases])
    event = {1: rng.choice(["S7", "S8/L", "S9/G", "S6/G", "S"]), 2: rng.choice(["D7/L", "D9", "DGR/F8"]), 3: "T9/L"}[
        worth
    ]
    advances = moves(bases, worth, rng, most=worth + 1, errors=0.08, outs=0.05)
    if worth < 3 and rng.random() < 0.08:
        free = all(f"-{worth + 1}" not in move for move in advances) and all(
            str(base) not in bases
            or any((move.startswith(f"{base}-") and move[2] in "H") or move[1] == "X" for move in advances)
            for base in (1, 2, 3)
        )
        if free:
            advances.append(f"B-{worth + 1}{rng.choice(['', '(E8)', '(TH)'])}")
        elif rng.random() < 0.5:
            advances.append(f"BX{worth + 1}({rng.choice(THROWS[str(worth + 1)])})")
    return _with(event, advances)


def _out(bases: str, outs: int, rng: Random) -> str:
    return rng.choice(
        ["63/G", "43/G", "53", "13", "3/G", "31/G", "8/F", "7/F7", "9/L9", "4/P", "6/L", "2/FL", "5/P5F", "3/FL"]
    )


def _ground(bases: str, outs: int, rng: Random) -> str:
    kind = rng.choice(["advance", "force", "double play", "choice", "muffed"])
    if kind == "advance":
        return _with(rng.choice(["43/G", "3/G", "63"]), moves(bases, 0, rng, most=1))
    if kind == "choice":
        lead = max(base for base in bases if base != "-")
        where = "123H"[int(lead)]
        target = rng.choice(["X", "-"])
        throw = {"2": "(64)", "3": "(65)", "H": "(52)"}[where] if target == "X" else ""
        rest = [f"{base}-{int(base) + 1}" for base in "21" if base in bases and base != lead]
        return _with(rng.choice(["FC5/G", "FC6"]), [f"{lead}{target}{where}{throw}", *rest])
    if "1" not in bases:
        return "43"
    if kind == "muffed":
        return _with("FC4/G", ["1X2(4E6)", *[f"{base}-{'3H'[int(base) - 2]}" for base in "32" if base in bases]])
    if kind == "force":
        event = rng.choice(["64(1)/FO/G", "46(1)/FO", "4(1)/FO/G"])
        rest = moves(bases.replace("1", "-"), 0, rng, most=1)
        extra = [rng.choice(["B-1", "B-2(E4/TH)"])] if rng.random() < 0.2 and "2" not in bases else []
        return _with(event, [*rest, *extra])
    event = rng.choice(
        ["64(1)3/GDP", "46(1)3/GDP/G", "64(1)43/GDP", "3(B)6(1)/GDP", "163/G" if outs == 2 else "16(1)3/GDP"]
    )
    if bases == "123" and rng.random() < 0.3:
        return _with("52(3)3/GDP", ["2-3", "1-2"])
    return _with(event, moves(bases.replace("1", "-"), 0, rng, most=1))


def _fly(bases: str, outs: int, rng: Random) -> str:
    if "3" in bases and outs < 2 and rng.random() < 0.6:
        rest = ["2-3"] if "2" in bases and rng.random() < 0.4 else []
        return _with(rng.choice(["8/SF", "9/SF/F9", "7/F7/SF"]), ["3-H", *rest])
    if outs < 2 and rng.random() < 0.4:
        base = rng.choice([base for base in bases if base != "-"])
        return rng.choice(
            [
                f"8(B)8{ {'1': '3', '2': '4', '3': '5'}[base] }({base})/LDP",
                f"6(B){ {'1': '3', '2': '4', '3': '5'}[base] }({base})/LDP",
            ]
        )
    if "3" in bases and outs < 2:
        return "9/F/DP.3XH(92)"
    return "8/F8"


def _strikeout(bases: str, outs: int, rng: Random) -> str:
    roll = rng.random()
    if roll < 0.75 or (bases[0] == "1" and outs < 2 and roll < 0.9):
        return rng.choice(["K", "K", "K/C", "K23"])
    if bases[0] == "1" and roll < 0.95:
        return rng.choice(["K+SB2", "K+CS2(26)/DP"]) if "2" not in bases else "K"
    event = rng.choice(["K+WP", "K+PB", "K+E2"])
    if bases[0] == "1" and outs < 2:
        return _with(event if event != "K+E2" else "K+WP", moves(bases, 0, rng, most=1))
    return _with(event, [*moves(bases, 1, rng, most=1), "B-1"])


def _walk(bases: str, outs: int, rng: Random) -> str:
    event = rng.choice(["W", "W", "W", "IW", "HP", "W+WP"])
    return _with(event, moves(bases, 1, rng, most=0 if event != "W+WP" else 1))


def _error(bases: str, outs: int, rng: Random) -> str:
    event = rng.choice(["E6/G", "E4", "E5/TH", "E3/G", "E8/F", "6E3", "E1/TH", "E2/TH"])
    advances = moves(bases, 1, rng, most=2)
    return _with(
        event, [move + rng.choice(["", "(NR)", "(RBI)", ""]) if move.endswith("-H") else move for move in advances]
    )


def _bunt(bases: str, outs: int, rng: Random) -> str:
    if outs == 2:
        return "S5/BG" if bases == "---" else "13/BG"
    advances = [f"{base}-{'23H'[int(base) - 1]}" for base in "321" if base in bases]
    event = rng.choice(["13/SH/BG", "34/SH", "53/SH", "E1/SH", "FC1/SH", "14(1)/FO/BG" if bases == "1--" else "23/SH"])
    return event if "(1)" in event else _with(event, advances)


def _odd(bases: str, outs: int, rng: Random) -> str:
    if rng.random() < 0.5:
        return rng.choice(["FLE5/FL", "FLE2/FL", "FLE3"])
    return _with(rng.choice(["C/E2", "C/E1", "C"]), moves(bases, 1, rng, most=0))


def _running(bases: str, outs: int, rng: Random) -> str:
    kind = rng.choice(["steal", "steal", "caught", "picked", "wild", "passed", "balk", "unopposed", "advance"])
    lead = max(base for base in bases if base != "-")
    where = "123H"[int(lead)]
    if kind == "steal":
        if bases == "12-" and rng.random() < 0.5:
            return "SB3;SB2"
        further = (
            f".{lead}-{'3H'[int(where) - 2]}({rng.choice(['E2/TH', 'E2', 'E8'])})"
            if where != "H" and rng.random() < 0.2
            else ""
        )
        return f"SB{where}{further}"
    if kind == "caught":
        throw = {"2": ("26", "24", "2E6", "1361"), "3": ("25", "2E5"), "H": ("12", "2")}[where]
        handled = rng.choice(throw)
        return f"{rng.choice(['CS', 'CS', 'POCS'])}{where}({handled})"
    if kind == "picked":
        return rng.choice(
            [
                f"PO{lead}({ {'1': '13', '2': '16', '3': '25'}[lead] })",
                f"PO{lead}(E1).{lead}-{where}",
                f"PO{lead}(2E{ {'1': 3, '2': 4, '3': 5}[lead] }).{lead}-{where}",
            ]
        )
    code = {"wild": "WP", "passed": "PB", "balk": "BK", "unopposed": "DI", "advance": "OA"}[kind]
    if code in {"BK"}:
        return _with(code, [f"{base}-{'23H'[int(base) - 1]}" for base in "321" if base in bases])
    advances = moves(bases, 0, rng, most=1 if code != "WP" else 2)
    return _with(code, advances) if advances else f"{code}.{lead}-{where}"


_KINDS = {
    "hit": _hit, "out": _out, "ground": _ground, "fly": _fly, "strikeout": _strikeout, "walk": _walk, "error": _error,
    "bunt": _bunt, "odd": _odd, "running": _running,
}  # fmt: skip
