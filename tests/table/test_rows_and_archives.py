"""Files of rows and zip files from elsewhere: read within bounds, or refused in one sentence."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from hotstove.table.archives import MOST_NAMES, files_in_zip
from hotstove.table.errors import Mistake
from hotstove.table.reading import LONGEST_ROW, plain_text, read_plain, rows_of


def anything(name: str) -> bool:
    return True


@pytest.mark.parametrize(
    ("content", "text"),
    [
        (b"a,b\r\nc,d\r\n", "a,b\nc,d\n"),
        (b"\xef\xbb\xbfid,x\n", "id,x\n"),
        ("Martín\n".encode(), "Martín\n"),
        ("Martín’s\n".encode("cp1252"), "Martín’s\n"),
        (b"a,b\r\n\x1a", "a,b\n"),
        (b"a,b\n\x1a\r\n", "a,b\n"),
        (b"", ""),
    ],
)
def test_text_of_any_age(content: bytes, text: str) -> None:
    assert plain_text("a file", content) == text


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"a\nb\x1b]52;c;eA==\x07\n", r"^a file: line 2 holds the letter '\\x1b', which no text may hold$"),
        (b"a\x00b\n", r"line 1 holds the letter '\\x00'"),
        (b"\x1aa\nb,c\nd,e\n", r"line 1 holds the letter '\\x1a'"),
        (b"x" * (LONGEST_ROW + 1), "line 1 has 20,001 letters; allowed are 20,000"),
    ],
)
def test_what_no_text_may_hold(content: bytes, said: str) -> None:
    with pytest.raises(Mistake, match=said):
        plain_text("a file", content)


def test_rows_have_their_lines() -> None:
    assert list(rows_of("a file", '"a,b",c\n\n"d""e"\n')) == [(1, ["a,b", "c"]), (3, ['d"e'])]


def test_folders_and_files_that_are_not_there(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="there is no such file"):
        read_plain(tmp_path / "gl1988.txt")
    with pytest.raises(Mistake, match=r"cannot be read \(Is a directory\)"):
        read_plain(tmp_path)


def test_a_bomb_is_refused_before_it_goes_off(tmp_path: Path) -> None:
    path = tmp_path / "gl1988.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("gl1988.txt", b"0" * 40_000_000)
    with pytest.raises(Mistake, match=r"'gl1988.txt' unpacks to more than [\d,]+ bytes, which is the most for it"):
        list(files_in_zip(path, anything))


def test_too_many_names(tmp_path: Path) -> None:
    path = tmp_path / "many.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for number in range(MOST_NAMES + 1):
            archive.writestr(str(number), b"")
    with pytest.raises(Mistake, match="holds more than 20,000 files"):
        list(files_in_zip(path, anything))


def spoilt_zips(folder: Path) -> dict[str, bytes]:
    path = folder / "good.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("gl1988.txt", b"a,b,c\n" * 300)
    good = path.read_bytes()
    encrypted, unknown, torn = bytearray(good), bytearray(good), bytearray(good)
    directory = good.index(b"PK\x01\x02")
    for start in (6, directory + 8):
        encrypted[start] |= 1
    for start in (8, directory + 10):
        unknown[start] = 99
    torn[45:49] = b"\xff\xff\xff\xff"
    return {"encrypted": bytes(encrypted), "unknown": bytes(unknown), "torn": bytes(torn), "short": good[:-30]}


@pytest.mark.parametrize("kind", ["encrypted", "unknown", "torn", "short"])
def test_archives_that_cannot_be_read(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "gl1988.zip"
    path.write_bytes(spoilt_zips(tmp_path)[kind])
    with pytest.raises(Mistake, match=r"gl1988\.zip: cannot be read as a zip file \(") as caught:
        list(files_in_zip(path, anything))
    assert str(caught.value).isprintable()


def test_names_in_an_archive_lead_nowhere(tmp_path: Path) -> None:
    path = tmp_path / "gl1988.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("../../gl1988.txt", b"a,b\n")
        archive.writestr("/etc/gl1988.txt", b"c\n")
    assert [text for _, text in files_in_zip(path, anything)] == ["a,b\n", "c\n"]
    assert [file.name for file in tmp_path.iterdir()] == ["gl1988.zip"]
