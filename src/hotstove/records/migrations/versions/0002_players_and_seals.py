"""Players are called players; every day is sealed; rows are found by their keys alone, without further indexes."""

from alembic import op
from sqlalchemy import Column, ForeignKey, String, Text, text

revision = "0002"
down_revision = "0001"

INDEXES = {"fixture": "date", "game": "date", "batting": "man", "pitching": "man", "fielding": "man"}


def upgrade() -> None:
    for table, column in INDEXES.items():
        op.drop_index(f"ix_{table}_{column}", table)
    op.rename_table("man", "player")
    if op.get_bind().dialect.name == "postgresql":
        for kind in ("pkey", "season_fkey"):
            op.execute(text(f"ALTER TABLE player RENAME CONSTRAINT man_{kind} TO player_{kind}"))
    for table in ("event", "batting", "pitching", "fielding"):
        op.alter_column(table, "man", new_column_name="player")
    op.create_table(
        "seal",
        Column("season", String(64), ForeignKey("season.name", ondelete="CASCADE"), primary_key=True),
        Column("day", String(8), primary_key=True),
        Column("digests", Text, nullable=False),
    )
