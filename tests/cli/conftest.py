"""Waiting for a real disk after every play would only slow these tests down."""

from __future__ import annotations

import os

import pytest


@pytest.fixture(autouse=True)
def no_waiting_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", lambda handle: None)


@pytest.fixture(autouse=True)
def a_shelf_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Games that these tests leave are kept in a folder of their own."""
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path_factory.mktemp("home")))
