"""Games that these tests leave are kept in a folder of their own."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def a_shelf_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path_factory.mktemp("home")))
