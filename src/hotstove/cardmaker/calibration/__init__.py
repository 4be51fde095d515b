"""What is measured on the record alone: the runs that clubs' lines are worth."""
