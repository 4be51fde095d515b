"""Claim: Superstar cards for all of 1988 are made in under 30 seconds on one core, and a club's in under 5."""

import sys
import time

from hotstove.cardmaker.superstar.club import make_club
from hotstove.record import find_club, read_club, read_season

ALL, ONE = 30.0, 5.0


def main() -> None:
    started = time.process_time()
    make_club(read_club(find_club("1927 Yankees")), 0.5)
    one = time.process_time() - started
    started = time.process_time()
    players = sum(len(make_club(record, 0.5).cards) for record in read_season(1988).clubs)
    everybody = time.process_time() - started
    print(f"superstar cards: a club {one:.1f} s of CPU (bar {ONE:.0f})")
    print(f"superstar cards: 1988, {players} players {everybody:.1f} s of CPU (bar {ALL:.0f})")
    sys.exit(one > ONE or everybody > ALL)


if __name__ == "__main__":
    main()
