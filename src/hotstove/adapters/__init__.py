"""Games for other libraries; each adapter needs its library, an optional extra."""
