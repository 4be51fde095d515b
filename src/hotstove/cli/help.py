"""What may be typed at the prompt of a game."""

HELP = """\
Enter            plays on
calls            type a call by its name: steal 1-2, steal second, bunt, sacrifice, squeeze, hit and run,
                 walk, option B; the prompt lists those that the rules offer now
bat NAME         a pinch hitter for the player at the plate
run NAME for 2   a pinch runner for the runner on second (or for his name)
pitch NAME       a new pitcher
glove NAME LF    a player goes to a position: from the bench for the player who plays there, or from another position
double NAME and OTHER LF   double switch: NAME pitches and bats for the left fielder, OTHER plays left and bats ninth
sub NAME 4 LF    any line of the lineup card: player, batting slot (0 for a pitcher with a DH), position
                 several changes that belong together are typed in one line with ; between them
clear            forgets changes that were typed and not yet played
card             both cards, with the square that was hit
field            the field, drawn
lineup, bench    who plays, who is left
box              the box score so far
why              the reasons of the other manager, and what the book would do in your place
what if          what your other choices would have given on the last play, with the same dice
odds [CALL]      the exact chances of the next play, quietly or with a call: odds, odds steal second, odds bunt
rules ID         a rule by its id
undo             back to your last decision
inning, finish   the book manages your side to the end of the half-inning, or of the game
save [FILE]      keeps the game on a tape; with a tape it is kept after every play
quit             leaves; play --tape FILE goes on from there
Several calls are typed with ; between them. Names may be cut short as long as they fit one player only."""
