"""A file that is only a text: for readers that take files, where the text is at hand and no file is."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources.abc import Traversable
from io import BytesIO, StringIO
from typing import IO, Any


class TextFile(Traversable):
    """A text under a name that stands in sentences about mistakes."""

    def __init__(self, name: str, text: str) -> None:
        self._name, self._text = name, text

    @property
    def name(self) -> str:
        return self._name

    def __str__(self) -> str:
        return self._name

    def read_text(self, encoding: str | None = None) -> str:
        return self._text

    def read_bytes(self) -> bytes:
        return self._text.encode()

    def is_file(self) -> bool:
        return True

    def is_dir(self) -> bool:
        return False

    def iterdir(self) -> Iterator[Traversable]:
        return iter(())

    def joinpath(self, *descendants: Any) -> Traversable:
        raise NotADirectoryError(self._name)

    def __truediv__(self, child: Any) -> Traversable:
        return self.joinpath(child)

    def open(self, mode: str = "r", *args: Any, **kwargs: Any) -> IO[Any]:
        return BytesIO(self.read_bytes()) if "b" in mode else StringIO(self._text)
