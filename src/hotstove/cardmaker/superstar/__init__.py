"""Cards of Superstar Baseball from the record: charts fitted by exact odds, ratings from what a player did."""
