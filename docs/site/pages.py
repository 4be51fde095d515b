"""Pages of the site that lie beside docs/, rulebooks and what stands at the root; links to them are turned to
theirs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[2]
BESIDE = ("ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md")


def on_files(files: Files, config: Any) -> Files:
    for name in (*BESIDE, *(f"rulebooks/{path.name}" for path in sorted((ROOT / "rulebooks").glob("*.md")))):
        files.append(File.generated(config, name, content=(ROOT / name).read_text(encoding="utf-8")))
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    files.append(File.generated(config, "index.md", content=readme))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Links as they are on the site: docs/ is its root, rulebooks lie in a folder of it, sources are only named."""
    if page.file.src_uri.startswith("rulebooks/"):
        return markdown.replace("](../docs/", "](../")
    if page.file.generated_by:
        markdown = markdown.replace("](docs/", "](").replace("](rulebooks/)", "](rulebooks/superstar.md)")
        return re.sub(r"\[([^]]+)\]\((?:src|tests|bench|LICENSE)[^)]*\)", r"\1", markdown)
    markdown = markdown.replace("](../rulebooks/", "](rulebooks/")
    return re.sub(r"\[([^]]+)\]\(\.\./(?:src|tests|bench)/[^)]*\)", r"\1", markdown)
