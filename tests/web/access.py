"""What axe finds on a page."""

from __future__ import annotations

from pathlib import Path

from tests.web.table import Person

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")
FINDINGS = """axe.run(document, {resultTypes: ['violations']}).then(found => found.violations
  .filter(one => ['serious', 'critical'].includes(one.impact))
  .map(one => `${one.id}: ${one.nodes.slice(0, 3).map(node =>
    node.html.slice(0, 160) + ' ' + (node.any[0]?.message ?? '')).join(' | ')}`))"""


def findings(person: Person) -> list[str]:
    """Serious and critical ones, each with a few of the places."""
    if not person.see("'axe' in window"):
        person.page.evaluate(AXE)
    found: list[str] = person.see(FINDINGS)
    return found
