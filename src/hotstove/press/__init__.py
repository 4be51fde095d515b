"""The press: cards, charts, score sheets and components on paper, set with Typst."""
