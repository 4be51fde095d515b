"""The page of awards and feats."""

from __future__ import annotations

from hotstove.almanac.awards import ballots
from hotstove.almanac.columns import figure
from hotstove.almanac.feats import season_feats
from hotstove.report.material import Material
from hotstove.report.pages import Link, link_to, paper, table

NOTE = (
    '<p class="note">By formula: most valuable is who made the most runs above average by linear weights at bat and '
    "earned runs on the mound, a tenth more in the first place; the Cy Young points are those of James and Neyer; "
    "rookies had at most 130 at bats and 50 innings before.</p>"
)
RAREST = ("perfect game", "no-hitter", "cycle")
"""Feats that come first."""
HEADINGS = {
    "games won": "Clubs' winning streaks",
    "games lost": "Clubs' losing streaks",
    "winning streak": "Pitchers' winning streaks",
    "scoreless outs": "Scoreless innings",
}


def records_page(material: Material) -> str:
    awards = []
    for ballot in ballots(material.connection, material.season, 5):
        rows = [
            (
                Link(one.name, link_to("players", one.player)),
                "/".join(one.clubs),
                f"{one.figure:.1f}",
                figure(one.share, ".3f"),
            )
            for one in ballot.candidates
        ]
        heading = f"{ballot.award}, {ballot.league}".rstrip(", ")
        awards.append(paper(heading, table(("Name", "Club", "Points", "Share"), rows, words=2)))
    parts = [f'<div class="lists">{"".join(awards)}</div>', paper("", NOTE)] if awards else []
    feats = season_feats(material.connection, material.season)
    kinds = {feat.kind for feat in feats}
    for kind in (*(kind for kind in RAREST if kind in kinds), *sorted(kinds.difference(RAREST))):
        mine = sorted((feat for feat in feats if feat.kind == kind), key=lambda feat: (-feat.figure, feat.date))
        told = [(Link(feat.told, link_to("games", feat.key)), feat.date) for feat in mine]
        parts.append(paper(HEADINGS.get(kind, kind.capitalize()), table(("What", "Date"), told)))
    return "\n".join(parts) or paper("", "<p>Nothing out of the ordinary yet.</p>")
