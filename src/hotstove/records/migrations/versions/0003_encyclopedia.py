"""The encyclopedia: what every season came to, kept beside them so that careers and records are found at once."""

from alembic import op
from sqlalchemy import Column, ForeignKey, Integer, String, Text

revision = "0003"
down_revision = "0002"

BATTING = (
    *("games", "at_bats", "runs", "hits", "doubles", "triples", "home_runs", "runs_batted_in", "walks"),
    *("intentional_walks", "strikeouts", "hit_by_pitch", "sacrifice_hits", "sacrifice_flies", "double_plays"),
    *("stolen_bases", "caught_stealing", "interference", "left_on_base"),
)
PITCHING = (
    *("games", "games_started", "complete_games", "shutouts", "games_finished", "wins", "losses", "saves", "holds"),
    *("blown_saves", "runs", "earned_runs", "inherited_runners", "inherited_scored", "outs", "batters_faced", "hits"),
    *("doubles", "triples", "home_runs", "walks", "intentional_walks", "strikeouts", "hit_batsmen", "wild_pitches"),
    *("balks", "sacrifice_hits", "sacrifice_flies", "double_plays", "interference", "stolen_bases", "caught_stealing"),
)
FIELDING = (
    *("games", "games_started", "outs", "putouts", "assists", "errors", "double_plays", "triple_plays"),
    *("passed_balls", "stolen_bases", "caught_stealing"),
)


def upgrade() -> None:
    op.create_table(
        "yearbook",
        Column("season", String(64), primary_key=True),
        Column("place", Text, nullable=False),
        Column("mark", String(32), nullable=False),
        Column("game", String(32), nullable=False),
        Column("year", Integer, nullable=False),
        Column("leagues", String(64), nullable=False),
        *_counts(("clubs", "played", "left")),
        Column("champion", String(80), nullable=False),
        Column("digest", String(32), nullable=False),
    )
    op.create_table(
        "year_club",
        _season(),
        Column("code", String(8), primary_key=True),
        Column("name", String(80), nullable=False),
        Column("league", String(8), nullable=False),
        Column("division", String(8), nullable=False),
        *_counts(("place", "won", "lost", "tied", "scored", "allowed")),
        Column("digest", String(32), nullable=False),
    )
    op.create_table(
        "year_player",
        _season(),
        Column("player", String(16), primary_key=True),
        Column("person", String(16), nullable=False),
        Column("first", String(80), nullable=False),
        Column("last", String(80), nullable=False),
        Column("plain", String(160), nullable=False),
        Column("bats", String(1), nullable=False),
        Column("throws", String(1), nullable=False),
        Column("digest", String(32), nullable=False),
    )
    op.create_index("ix_year_player_person", "year_player", ["person"])
    for kind, places, names in (
        ("batting", (), BATTING),
        ("pitching", (), PITCHING),
        ("fielding", ("position",), FIELDING),
    ):
        op.create_table(
            f"year_{kind}",
            _season(),
            Column("player", String(16), primary_key=True),
            Column("club", String(8), primary_key=True),
            *(Column(name, Integer, primary_key=True, autoincrement=False) for name in (*places, "stage")),
            *_counts(names),
            Column("digest", String(32), nullable=False),
        )
    op.create_table(
        "feat",
        _season(),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("kind", String(24), nullable=False),
        Column("date", String(10), nullable=False),
        Column("key", String(32), nullable=False),
        Column("player", String(16), nullable=False),
        Column("club", String(8), nullable=False),
        *_counts(("figure",)),
        Column("told", Text, nullable=False),
        Column("digest", String(32), nullable=False),
    )


def _season() -> Column[str]:
    return Column("season", String(64), ForeignKey("yearbook.season", ondelete="CASCADE"), primary_key=True)


def _counts(names: tuple[str, ...]) -> list[Column[int]]:
    return [Column(name, Integer, nullable=False) for name in names]
