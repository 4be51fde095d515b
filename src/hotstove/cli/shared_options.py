"""Options that several commands take, worded once."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Cards = Annotated[Path | None, typer.Option("--cards", help="Folder with your own card files.")]
Charts = Annotated[Path | None, typer.Option("--charts", help="Folder with your own chart files.")]
Plain = Annotated[bool, typer.Option("--plain", help="Plain lines, without colour or drawings.")]
