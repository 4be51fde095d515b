"""The first tables, as they shipped: written out, so that they stay what they were whatever becomes of the schema."""

from alembic import op
from sqlalchemy import Boolean, Column, ForeignKey, Integer, String, Text

revision = "0001"
down_revision = None

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
GAME = (
    *("visitors_runs", "home_runs", "visitors_hits", "home_hits", "visitors_errors", "home_errors"),
    *("visitors_left", "home_left", "outs"),
)


def upgrade() -> None:
    op.create_table(
        "season",
        Column("name", String(64), primary_key=True),
        Column("game", String(32), nullable=False),
        Column("version", Integer, nullable=False),
        Column("year", Integer, nullable=False),
        Column("leagues", String(64), nullable=False),
        Column("seed", Text, nullable=False),
        Column("options", Text, nullable=False),
        Column("starters", String(16), nullable=False),
        Column("lineups", String(16), nullable=False),
        Column("state", Text, nullable=False),
    )
    op.create_table(
        "club",
        _season(),
        Column("code", String(8), primary_key=True),
        Column("name", String(80), nullable=False),
        Column("league", String(8), nullable=False),
        Column("division", String(8), nullable=False),
        Column("cards", Text, nullable=False),
        Column("usage", Text, nullable=False),
    )
    op.create_table(
        "man",
        _season(),
        Column("id", String(16), primary_key=True),
        Column("first", String(80), nullable=False),
        Column("last", String(80), nullable=False),
        Column("bats", String(1), nullable=False),
        Column("throws", String(1), nullable=False),
        Column("record_id", String(16), nullable=False),
    )
    op.create_table(
        "fixture",
        _season(),
        Column("key", String(32), primary_key=True),
        Column("date", String(10), nullable=False, index=True),
        Column("number", Integer, nullable=False),
        Column("visitors", String(8), nullable=False),
        Column("home", String(8), nullable=False),
        Column("stage", String(24), nullable=False),
        Column("starters", Text, nullable=False),
        Column("lineups", Text, nullable=False),
        Column("played", Boolean, nullable=False),
    )
    op.create_table(
        "game",
        _season(),
        Column("key", String(32), primary_key=True),
        Column("date", String(10), nullable=False, index=True),
        Column("number", Integer, nullable=False),
        Column("visitors", String(8), nullable=False),
        Column("home", String(8), nullable=False),
        Column("stage", String(24), nullable=False),
        *_counts(GAME),
        Column("visitors_line", Text, nullable=False),
        Column("home_line", Text, nullable=False),
        Column("win", String(16), nullable=False),
        Column("loss", String(16), nullable=False),
        Column("save", String(16), nullable=False),
        Column("note", Text, nullable=False),
    )
    op.create_table(
        "event",
        _season(),
        Column("key", String(32), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("kind", String(5), nullable=False),
        Column("inning", Integer, nullable=False),
        Column("side", Integer, nullable=False),
        Column("man", String(16), nullable=False),
        Column("slot", Integer, nullable=False),
        Column("position", Integer, nullable=False),
        Column("play", Text, nullable=False),
    )
    op.create_table(
        "batting",
        _season(),
        Column("key", String(32), primary_key=True),
        Column("man", String(16), primary_key=True, index=True),
        Column("club", String(8), nullable=False),
        Column("slot", Integer, nullable=False),
        *_counts(BATTING),
    )
    op.create_table(
        "pitching",
        _season(),
        Column("key", String(32), primary_key=True),
        Column("man", String(16), primary_key=True, index=True),
        Column("club", String(8), nullable=False),
        *_counts(PITCHING),
    )
    op.create_table(
        "fielding",
        _season(),
        Column("key", String(32), primary_key=True),
        Column("man", String(16), primary_key=True, index=True),
        Column("position", Integer, primary_key=True),
        Column("club", String(8), nullable=False),
        *_counts(FIELDING),
    )


def _season() -> Column[str]:
    return Column("season", String(64), ForeignKey("season.name", ondelete="CASCADE"), primary_key=True)


def _counts(names: tuple[str, ...]) -> list[Column[int]]:
    return [Column(name, Integer, nullable=False) for name in names]
