"""What the shipped file of Lahman's database holds: ten tables, of each the columns that are read somewhere."""

from __future__ import annotations

from pathlib import Path

EDITION = "2024.1"
"""The last season in the file, and a number that grows whenever its contents change; cards kept under another are made
anew."""

FILE = Path(__file__).with_name("data") / f"lahman-{EDITION}.parquet"

TABLES: dict[str, tuple[str, ...]] = {
    table: tuple(columns.split())
    for table, columns in {
        "Batting": "yearID lgID teamID playerID stint G AB R H 2B 3B HR RBI SB CS BB SO IBB HBP SH SF GIDP",
        "Pitching": "yearID lgID teamID playerID stint W L G GS CG SHO SV GF IPouts BFP H R ER HR BB IBB HBP SO WP BK"
        " SH SF GIDP",
        "Fielding": "yearID lgID teamID playerID stint POS G GS InnOuts PO A E DP PB SB CS",
        "FieldingOFsplit": "yearID lgID teamID playerID stint POS G GS InnOuts PO A E DP PB SB CS",
        "Appearances": "yearID lgID teamID playerID G_all GS G_lf G_cf G_rf G_dh G_ph G_pr",
        "People": "playerID retroID nameFirst nameLast bats throws birthYear birthMonth",
        "Teams": "yearID lgID teamID teamIDretro teamIDBR franchID divID name G W L R AB H 2B 3B HR BB SO SB CS HBP SF"
        " RA ER CG SHO SV IPouts HA HRA BBA SOA E DP BPF PPF",
        "TeamsFranchises": "franchID franchName",
        "Parks": "parkkey parkname city",
        "HomeGames": "yearkey teamkey parkkey games",
    }.items()
}
"""Lahman's own names of tables and columns."""

TABLE = "lahman"
"""The file is one wide table; this column of it says from which of Lahman's a row comes."""


def listed(table: str) -> str:
    """The columns of a table as a list for SQL."""
    return ", ".join(f'"{column}"' for column in TABLES[table])


def quoted(path: Path) -> str:
    """A path as a string for SQL."""
    return "'" + str(path).replace("'", "''") + "'"
