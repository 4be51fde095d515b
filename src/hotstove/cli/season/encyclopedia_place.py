"""Where the encyclopedia is: in the database that is named, or beside the folder of season files."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import typer

from hotstove.almanac.encyclopedia import refresh, refresh_from
from hotstove.cli.season.places import folder, where
from hotstove.cli.season.playing import bar
from hotstove.records.store import Store

FILE = "encyclopedia.db"


@contextmanager
def encyclopedia(database: str, everything: bool = False) -> Iterator[Store]:
    """The encyclopedia, brought up to what has been played since; a place that cannot be written stays as it is."""
    place = where("", database) if database else folder().parent / FILE
    with Store(place, must_exist=bool(database)) as book:
        if not book.read_only:
            with bar() as progress:
                task = progress.add_task("Looking through", total=None)

                def told(name: str) -> None:
                    progress.update(task, advance=1, description=name)

                refresh(book, everything, told)
                if not database:
                    _, trouble = refresh_from(book, sorted(folder().glob("*.db")), everything, told)
                    for sentence in trouble:
                        typer.echo(f"hotstove: {sentence}", err=True)
        yield book
