"""Rules as merged decision diagrams: every way in which a play can go, once, for any cards."""
