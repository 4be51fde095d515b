"""What is written about hotstove as a whole: pages that are found, versions that agree, licences that lie there."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import hotstove

ROOT = Path(__file__).parents[1]


def test_every_page_stands_in_the_contents_of_the_site() -> None:
    listed = set(re.findall(r": (\S+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE))
    pages = {path.name for path in (ROOT / "docs").glob("*.md")}
    rules = {f"rulebooks/{path.name}" for path in (ROOT / "rulebooks").glob("*.md")}
    assert pages | rules <= listed
    beside = {"index.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md"}
    assert listed == pages | rules | beside


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == hotstove.__version__
    assert f"version: {hotstove.__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_every_folder_of_others_has_its_licence() -> None:
    text = (ROOT / "LICENSES.md").read_text(encoding="utf-8")
    folders = re.findall(r"`(src/[^`]+/)`", text)
    assert len(folders) == 5
    for folder in set(folders):
        files = {path.name for path in (ROOT / folder).iterdir()}
        assert any(name.startswith(("LICENSE", "NOTICE", "OFL")) for name in files), folder
    shipped = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["license-files"]
    for pattern in shipped:
        assert list(ROOT.glob(pattern)), pattern
