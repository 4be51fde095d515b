"""How files are read: whatever they hold, they are read or one sentence says what is wrong."""

from __future__ import annotations

import tracemalloc
from pathlib import Path
from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hotstove.table.errors import LONGEST, Mistake
from hotstove.table.reading import MOST_BYTES, Place, is_name, quoted, read_text, read_toml
from tests.helpers.fuzz import in_file, load_profile

load_profile()


def file_of(folder: Path, found: bytes | str) -> Path:
    path = folder / "some.toml"
    path.write_bytes(found.encode() if isinstance(found, str) else found)
    return path


def test_a_byte_order_mark_and_the_ends_of_lines_of_other_systems_are_read(tmp_path: Path) -> None:
    assert read_toml(file_of(tmp_path, b'\xef\xbb\xbfname = "Bea"\r\nnumber = 3\r\n')) == {"name": "Bea", "number": 3}
    assert read_text(file_of(tmp_path, b"a\rb\r\nc\n")) == "a\nb\nc\n"


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (b"a = \xff", "is not text in UTF-8"),
        ("a = ", "is not TOML"),
        ("a = " + "1" * 5000, "is not TOML"),
        ("a = 0x" + "f" * 6000, "more than 64 bits"),
        ("a = 9223372036854775808", "more than 64 bits"),
        ("a = " + "[" * 100_000, "brackets within brackets"),
        ("a = " + "{b = " * 1_000 + "1" + "}" * 1_000, "brackets within brackets"),
        ("a." * 20_000 + "b = 1", "key of more than 12 parts"),
        ("[" + "a . " * 20_000 + "b]", "key of more than 12 parts"),
        ("[" + '"a".' * 20_000 + "b]", "key of more than 12 parts"),
        ('a = "x\\u001B[2J"', "holds the letter '\\\\x1b'"),
        ('"\\u0007" = 1', "holds the letter '\\\\x07'"),
        ("a = { b = [ nan ] }", "a, b, number 1 is nan"),
        ("a = 1979-05-27", "dates are written as text"),
        (b"#" * (MOST_BYTES + 1), "more than 2,000,000 bytes"),
    ],
)
def test_what_cannot_be_read_is_told_soon_and_in_one_sentence(tmp_path: Path, found: bytes | str, said: str) -> None:
    path = file_of(tmp_path, found)
    tracemalloc.start()
    begun = perf_counter()
    with pytest.raises(Mistake, match=said) as told:
        read_toml(path)
    taken, (_, most) = perf_counter() - begun, tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert str(told.value).startswith(str(path)) and str(told.value).isprintable()
    assert taken < 5 and most < 100_000_000


def test_a_folder_a_device_and_a_missing_file_are_told(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="cannot be read"):
        read_toml(tmp_path)
    with pytest.raises(Mistake, match="no such file"):
        read_toml(tmp_path / "none.toml")
    with pytest.raises(Mistake, match="more than"):
        read_toml(Path("/dev/zero"))


def test_brackets_and_points_in_texts_do_not_count() -> None:
    path = in_file(f'a = "{"[" * 99}"\nb = """\n{"{ . " * 99}\n"""\nc = \'{"[." * 99}\' # {"[." * 99}\n')
    assert set(read_toml(path)) == {"a", "b", "c"}
    path.unlink()


def test_a_mistake_is_one_line_whatever_it_speaks_of() -> None:
    told = str(Mistake(f"a\nb\x1b[2J{'x' * 100_000}\u202e"))
    assert told.isprintable() and told.startswith("a\\nb\\x1b[2J") and len(told) < LONGEST + 100


@pytest.mark.parametrize(
    "name", ["Bea", "Ō Sadaharu", "محمد علي", "O'Neil", 'The "Fighting" Nine', "a\\b", "نام\u200cها"]
)
def test_names_of_any_script_are_names(name: str) -> None:
    assert is_name(name)


@pytest.mark.parametrize(
    "name", ["", " ", " a", "a\n", "a\tb", "\x1b]0;x\x07", "a\u202eb", "a\u2028b", "x" * 61, "\x9b2J"]
)
def test_what_steers_a_terminal_is_no_name(name: str) -> None:
    assert not is_name(name)
    with pytest.raises(Mistake):
        Place("a file").name({"name": name}, "name")


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=200))
def test_a_text_is_written_so_that_it_is_read_back(text: str) -> None:
    import tomllib

    assert tomllib.loads(f"a = {quoted(text)}") == {"a": text}
