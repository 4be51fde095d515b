"""The page's own modules are checked by TypeScript, where there is one."""

from __future__ import annotations

import os
import shutil
import subprocess

import pytest

from hotstove.server.app import web_folder

TSC = os.environ.get("HOTSTOVE_TSC") or shutil.which("tsc")
OPTIONS = "--noEmit --allowJs --strict --noImplicitAny false --noUnusedLocals --target es2023 --module esnext"
WHERE = "--moduleResolution bundler --lib es2023,dom,dom.iterable"


def test_every_module_asks_to_be_checked() -> None:
    modules = list((web_folder() / "js").rglob("*.js"))
    assert [path for path in modules if not path.read_text(encoding="utf-8").startswith("// @ts-check\n")] == []


@pytest.mark.skipif(TSC is None, reason="there is no tsc here; npm install typescript, and name it in HOTSTOVE_TSC")
def test_the_modules_are_of_one_mind() -> None:
    modules = [str(path) for path in sorted((web_folder() / "js").glob("*.js"))]
    command = [str(TSC), *OPTIONS.split(), *WHERE.split(), *modules]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.stdout == ""
    assert found.returncode == 0
