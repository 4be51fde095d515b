"""What may be typed at the prompt of a game of plays, and its keys on the full screen."""

HELP = """\
On the full screen keys act at once: small letters are calls, capital letters look at something, : begins a line of
    words. In plain lines everything is typed as a word, or as its key, and ended with Enter.
Enter            plays on; with your own dice the roll typed here throws the pitch
calls            steal second, double steal, sacrifice bunt, squeeze, bunt for a hit, hit and run, walk, infield in,
                 corners in, option B; the prompt lists those that the rules offer now, with their keys; several with
                 ; between them
bat NAME         a pinch hitter for the player at the plate
run NAME for 2   a pinch runner for the runner on second (or for his name)
pitch NAME       a new pitcher
glove NAME LF    a player goes to a position: from the bench for the player who plays there, or from another position
double NAME and OTHER LF   double switch: NAME pitches and bats for the left fielder, OTHER plays left and bats ninth
sub NAME 4 LF    any line of the lineup card: player, batting slot (0 for a pitcher with a DH), position;
                 several changes that belong together are typed in one line with ; between them
clear            forgets changes that were typed and not yet played
C card [NAME]    both cards of the last play and of this one; anybody's card by his name
B bench          benches and bullpens, with what their cards say and what the players are worth
L lineup         who plays, with the day so far
F field          the field, with ratings
X box            the box score so far
S sheet          the score sheet
G log            everything so far
V chart [NAME]   the charts of the last play, or one by its name
E codes          the last play with cells, sources and rule ids
W why            the reasons of the other manager, what the book would call and change in your place, and
                 what each call does to the chance to win
I what if        what your other choices would have given on the last play, with the dice that fell
O odds [CALL]    the exact chances of the next play, quietly or with a call: odds, odds steal second, odds bunt
R rules ID       a rule by its id
D detail         how much is told: brief, usual or full (each also as a word)
dice             how ordinary dice stand in for the game's own; dice ordinary, dice special
undo, Backspace  back to your last decision
N inning, finish the book manages your side to the end of the half-inning, or of the game
save [FILE]      keeps the game on a tape of that name; it is kept after every play in any case
Q quit           leaves; hotstove play --resume goes on from there
Names may be cut short as long as they fit one player only."""
