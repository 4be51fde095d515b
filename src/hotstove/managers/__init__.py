"""Who answers decisions."""
