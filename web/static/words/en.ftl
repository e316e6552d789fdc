# The words of the page, by key; https://projectfluent.org/fluent/guide says how they are written.
# Another language is one more file like this one: its name is that of the language, and what it lacks comes in English.

language = Language
language-name = English
language-note = { "" }

## The bar of every page

noscript = Stockbook draws its page with JavaScript; in the terminal it answers without:
places = Places
place-album = Album
place-puzzles = Puzzles
place-play = Play
place-table = Table
place-reviews = Reviews
rules = Rules
close = Close
go-there = Go there
server-gone = The server is gone: look whether Stockbook still runs on its computer, and whether you are online. Nothing is lost.
goes-on-page = The page goes on by itself.
goes-on-game = The game goes on by itself.
goes-on-review = The review goes on by itself.
hint = Hint
undo = Undo
redo = Redo
new-stamp = New stamp
keys = Keys
next = Next
done = Done
back = Back
round-1 = Friday
round-2 = Saturday
round-3 = Sunday
phase-collect = Collect
phase-cut = Cut
phase-choose = Choose
phase-show = Show
contests = Contests
searching = searching
seconds-left = { $spent } s, at most { $left } s left
seconds-over = { $spent } s, nearly there
samples = { $number ->
    [one] 1 sample
    *[other] { $number } samples
    }
larger = larger: { $words }
copy-link = Copy the link
copy-text = Copy the text
copied = Copied
selected-to-copy = Selected: copy it from there
share-link = Share the link
share-picture = Share the picture
only-here = Only this computer reaches Stockbook now. For other devices on your network, start it by
only-here-then = : the link then has a code for their cameras.
link-too-long = This link is too long for a QR code: copy it.
code-alt = QR code of the link
code-how = Point the camera of another device at it.
picture-later = There is a picture once the position is complete.
picture-alt = Picture of the position
picture-save = Save the picture
reserve = reserve
pile = pile { $number }
pile-of = pile { $number } of { $player }
nothing = nothing
face-down = { $good }, face down
add = Add
album = Album
answer = Answer
apply = Apply
ask-for-best = Ask for the best move.
best-move = Best move
finale = Finale
hint = Hint
keys = Keys
line = line
me = me
my-hand = My hand
my-puzzles = My puzzles
new-stamp = New stamp
next = Next
nothing = nothing
part-1 = Pile 1
part-2 = Pile 2
part-reserve = Reserve
phase-choose = Choose
phase-collect = Collect
phase-cut = Cut
phase-show = Show
points = Points
print = Print
redo = Redo
remove = Remove
round-1 = Friday
round-2 = Saturday
round-3 = Sunday
save = Save
stop = Stop
to-place = To place
total = total
undo = Undo
undo = Undo
hint = Hint
stop = Stop
ok = OK
done = Done
cancel = Cancel
back = Back
save = Save
share = Share
edit = Edit
remove = Remove
remove-good = remove { $good }
choose-file = A file
read-it = Read it
answer = Answer
ask-for-best = Ask for the best move.
contests = Contests
finale = Finale
table-palette = Palette
to-place = To place
empty = empty
part-reserve = Reserve
part-1 = Pile 1
part-2 = Pile 2
points-shown =
    { $number ->
        [1] { $shown } point
       *[other] { $shown } points
    }
points-title = Points
total = total
round-1 = Friday
round-2 = Saturday
round-3 = Sunday
you = you
me = me
player-at = player { $number }
one-and-other = { $one } and { $other }
letter-red = r
letter-blue = b
letter-yellow = y
letter-green = g
letter-purple = p
phase-cut = Cut

## Notation in words: colors, themes, sizes, contests, phases

word-purple = purple
word-yellow = yellow
word-blue = blue
word-green = green
word-brown = brown
word-red = red
word-rare = rare
word-space = space
word-monuments = monuments
word-animals = animals
word-flowers = flowers
word-vehicles = vehicles
word-small-square = small-square
word-large-square = large-square
word-short-rectangle = short-rectangle
word-long-rectangle = long-rectangle
word-forever = forever
word-double = double
word-square = square
word-rectangle = rectangle
word-canceled = canceled
word-faded = faded
word-down = down
word-perfect-corners = perfect-corners
word-edges = edges
word-surrounded = surrounded
word-holes = holes
word-regions = regions
word-group = group
word-second = second
word-most = most
word-sets = sets
word-count = count
word-color = color
word-theme = theme
word-size = size
word-shape = shape
word-value = value
word-collect = collect
word-cut = cut
word-choose = choose
word-show = show
word-exhibitor = exhibitor
word-attendee = attendee
word-specialist = specialist
word-event = event
word-buy = buy
word-pay = pay
word-first-player = first-player

## Games and their rules

game-stampswap = Stamp Swap
game-pinzetta = Pinzetta
game-stamps = STAMPS
game-stamp-albums = Stamp Albums
rules-stampswap =
    <p>Two to five collectors fill an album of 12 × 12 spaces in three rounds: Friday, Saturday and Sunday. Who has the most points after Sunday wins.</p>
    <ol>
    <li><b>Collect.</b> From the first player clockwise, everybody selects one item at a time from the pool, until all have six. Some lie face down: the size is seen, the face is not.</li>
    <li><b>Cut.</b> All at once, everybody reserves one item, never a rare stamp, and cuts the others into two piles.</li>
    <li><b>Choose.</b> Who has the first-player token takes a pile of somebody else. Who owned it keeps the other pile and chooses next, until all have chosen.</li>
    <li><b>Show.</b> Stamps go into the album, upright, and never move again. What fits must be placed. Then one contest is entered with a ticket, each contest once in a game.</li>
    </ol>
    <p>Besides the contest, exhibitors score in each round, and the token is worth 2. After Sunday the Finale scores for all without a ticket; the most forever stamps bring 10, the second most 6, the third most 3; each specialist is worth 2, and all stamps bring the values printed on them.</p>
    <p>A double is one tile with two small squares. A rare stamp has neither color nor theme, a canceled one no value. Contests count, for example:</p>
    <ul>
    <li>perfect corners: points inside the album where four stamps meet;</li>
    <li>edges: sides of the album without an empty space;</li>
    <li>groups: the largest group of stamps alike that touch along their sides;</li>
    <li>sets: all five colors, or all five themes.</li>
    </ul>
    <p class="quiet">How Stockbook reads what the rulebook leaves open: docs/rules.md, in its documentation.</p>
rules-pinzetta =
    <p>Stamp Swap for one, against Pinzetta, who follows a procedure. Three rounds, and then more points than she has. The album, the stamps and the contests are those of Stamp Swap.</p>
    <ol>
    <li><b>Collect.</b> An event deals two piles for her, and items for me.</li>
    <li><b>Cut.</b> I reserve an item, never a rare stamp, and cut the others into two piles, one of which has exactly one item more.</li>
    <li><b>She chooses.</b> She counts tokens: 4 for a rare stamp, 1 for a card or a forever stamp; for other stamps 1 for a value of 2 or 3, and 2 for a size that her mat asks for; 1 more for the larger pile. A card drawn from eight takes tokens from the pile that has most, and she takes the one with most left.</li>
    <li><b>I choose.</b> Where one of her own piles is far ahead she exchanges two items first. I take one of them, and she keeps the other.</li>
    <li><b>Show.</b> I place my stamps and enter a contest. Her items go to her mat, and a card scores one type of contest for her: once on Friday, twice on Saturday, three times on Sunday.</li>
    </ol>
    <p>At the end one of her cards pays for all that lies on her mat, and we compare forever stamps. On level 1 she begins 20 points behind, on level 2 10 points, on level 3 with none behind. In intro mode she has 110, 125 or 140 points, and nothing else.</p>
    <p class="quiet">More in docs/pinzetta.md and docs/rules.md, in Stockbook's documentation. The texts of her cards are not known to it: type in those of your own copy.</p>
rules-stamps =
    <p>Two to four players lay stamps of five colors on one grid, and move a piece of each color on a track of their own.</p>
    <ol>
    <li><b>Start.</b> Four stamps lie in a square, and everybody holds two.</li>
    <li><b>Lay.</b> In my turn I lay one of my two stamps beside one that lies there, side to side.</li>
    <li><b>Trap.</b> From the new stamp I look along all eight directions to the next stamp of its color, without a gap between. Every stamp between the two is trapped; the two ends are not.</li>
    <li><b>Move.</b> For each trapped stamp my piece of its color moves one column to the right.</li>
    <li><b>Draw.</b> Then I draw a stamp. When none are left, the hands are played out.</li>
    </ol>
    <p>At the end a piece that stands alone in its column scores the points below it. Pieces in one column score nothing, and each piece that never moved costs 3. The most points win; a tie is shared.</p>
    <p>With two players the stamps with a sun stay in the box.</p>
    <p class="quiet">Where the rules leave a question open, and the options for it: docs/stamps-game.md, in Stockbook's documentation.</p>
rules-stamp-albums =
    <p>Two players buy stamps with the cards in their hands. The deck is the extended Decktet of 45 cards; fourteen of them are the stamps. Who has the most points in stamps wins.</p>
    <ol>
    <li><b>Draw.</b> I draw up to five cards. Stamps among them go to my shop, face up.</li>
    <li><b>Buy.</b> I buy from the market, from my shop or from the opponent's: at least one card where I can, and as many as I like.</li>
    <li><b>Pay.</b> Cards that share a suit with what I buy pay for it. Their ranks must come to its value: 2 to 9 as printed, 10 for Pawn, Court and Crown. An Ace pays nothing, but lends its suit to the others. A stamp never pays, and no change is given.</li>
    <li><b>Where it goes.</b> A stamp goes to my album. Any other card goes to my hand, and may pay at once. The market is filled up again.</li>
    <li><b>To whom.</b> What I pay for a card from the opponent's shop goes to the opponent's hand.</li>
    </ol>
    <p>A hand that can buy nothing is shown and exchanged, and the turn begins again.</p>
    <p>The game ends when all stamps are bought, or when neither of us can buy any that is left. A tie is broken by the cards in hand.</p>
    <p class="quiet">Where the rules leave a question open, and the options for it: docs/stamp-albums.md, in Stockbook's documentation.</p>

## Start, tour, puzzles, help

album-of-yours = An album of yours
door-album = Set up what lies on your table, and ask.
door-play = Whole games against the computer, with hints.
door-puzzles = Positions with an answer to find.
door-reviews = A finished game, decision by decision.
door-table = Beside a real game: tell what happens, get advice.
doors = Where to go
example-ask = What is the best move?
example-name = the example
example-question = Where do these { $number ->
    [0] six
    *[other] { $number }
    } stamps go, and which contest do I enter?
example-title = Sunday, the last round
go-on-with = Go on with
hello = The best move in stamp-collecting board games, and how sure it is.
hello-games = For { $games } and { $last }. It runs on your own computer, and sends nothing anywhere.
help-parts = Rules of
how-game-goes = How { $game } goes
how-games-go = How the games go
key-album = To the album
key-arrows = Through albums and lists
key-close = Close a window
key-contests = To the contests
key-enter = Take, put down, press
key-help = These keys
key-hint-field = Hint, from a field too
key-place = To the stamps to place
key-play = Play what is advised
key-put-back = Put back what is in the hand
key-tab = To the next button; with Shift back
key-typing = To typing a stamp
keycap-arrows = Arrows
keycap-ctrl = Ctrl { $key }
keycap-enter = Enter
keycap-escape = Escape
letters-act = letters act on the page
level-easy = Easy
level-hard = Hard
level-medium = Medium
open-file-or-link = Open a file or a link…
own-puzzles = Make puzzles of your own mistakes:
own-puzzles-link = review a game
own-puzzles-then = , and keep a decision as a puzzle.
puzzle-easy = easy { $number }
puzzle-hard = hard { $number }
puzzle-medium = medium { $number }
puzzle-of-date = { $date }: { $puzzle }
puzzle-of-day = Puzzle of the day
puzzles-how = Where do the stamps go? Each has one answer that scores most. Tap one, and lay its stamps.
rules-of = Rules of { $game }
solve = Solve it
solve-again = Solve it again
solved-of = { $number } of { $all } solved
stamps-to-place = Stamps to place
tour-leave = Leave the tour
tour-link = A tour in four steps
tour-step = { $number } of { $all }
tour-title-1 = The album
tour-title-2 = What pays
tour-title-3 = The best move
tour-title-4 = And then
tour-words-1 = Here lies what you have. Tap a stamp, then a space; or drag it. “New stamp” makes any other one.
tour-words-2 = The contests on the table. A ticket marks those that are entered already. The points are counted at every change.
tour-words-3 = “Hint” searches. The stamps appear in the album where they belong, and “Apply” puts them down. Try it now.
tour-words-4 = Puzzles to solve, games to play, a companion at the real table, reviews of what you played. “Rules” says how each game goes; “?” shows the keys.
with-solved = { $puzzle }, solved

## The page with the album: model, actions, faults

advice-buy = buy { $card } with { $cards }
advice-buy-then = then buy { $card } with { $cards }
advice-enter = enter { $contest }
advice-enter-none = enter no contest
and-then = { $first }, then { $second }
answer-searching = Searching
applied = Applied: { $said }
as-good = About as good: { $names }.
behind-as-good-less = About as good: { $points } points less by the end, which samples do not tell apart.
behind-as-good-more = About as good: { $points } points more by the end, which samples do not tell apart.
behind-best = { $points } points behind the best
behind-best-end = { $points } points behind the best by the end
behind-more = { $points } points more than the best that was found
behind-nothing = As good as the best that is known.
behind-nothing-proved = As good as the best.
behind-too-short = Too little time to compare: more seconds may tell.
buy = Buy { $cards }
buy-nothing = Buy nothing
card-words = { $name }, { $rank } of { $suits }
card-words-stamp = { $name }, { $rank } of { $suits }, a stamp
counted-game = For sure counts my goods alone. The lead is less what others get, so it may be lower.
counted-round = For sure counts what stays; expected counts a pile that I take too.
cut-all-right = Every item lies where the answer has it.
cut-answer = That is the best cut that is known.
cut-as-good = Right as far as samples tell: { $points } points may be missing.
cut-best = Right: no better cut is known.
cut-best-proved = Right: that is the best cut, proved.
cut-few = Three items at least make a cut.
cut-pile = Put at least one item on each pile.
cut-rare = A rare stamp cannot be reserved.
cut-reserve = Reserve one item.
cut-short = Not yet: about { $points } points short.
cut-too-short = The time was too short to tell.
deck-in-use = The deck is in use.
end-leaves-out = By the end leaves out the values of stamps still to come, which no move changes.
fits-not = { $stamp } does not fit at { $cell }
fits-nowhere = { $stamp } fits nowhere on the album
goes-to-pile = { $good } goes to pile { $number }.
goes-to-reserve = { $good } goes to the reserve.
gone = the server is gone: look whether Stockbook still runs on its computer; nothing is lost
impossible = Impossible: { $reason }
link-damaged = this link is damaged: a part of it is missing, ask for it again
list-collection = My collection
list-collection-of = goods of { $player }
list-got = mine for sure
list-got-of = { $player }: for sure
list-her-pile = her pile { $number }
list-my-pile = my pile { $number }
list-pile-of = { $player }: pile { $number }
list-place = To place
list-pool = Pool
look-first = Look first at { $good }. Without a look: { $said }
look-first-worth = Look first at { $good }: { $points } points more. Without a look: { $said }
move-of-stamp = { $card } at row { $row }, column { $column }
no-answer = no answer
no-faults = No faults.
no-move = No move
no-record = No record can be made of this game: { $reason }
no-room-for-deck = this browser has no room to keep it: forget reviews or puzzles of your own, or save the deck and open its file
other-cuts = { $number ->
    [one] 1 other cut
    *[other] { $number } other cuts
    }
other-moves = { $number ->
    [one] 1 other move
    *[other] { $number } other moves
    }
points = { $points } points
points-and-end = { $points } points now, { $expected } expected by the end
points-most = { $points } points, at most { $most }
points-of-plan = { $points } points, plan { $number }
points-too-short = { $points } points now. { too-short }
puzzle-incomplete = Not complete: { $stamps } still to place.
puzzle-put-first = Put the stamps on the album first.
puzzle-right = Right: that is the answer.
puzzle-short = Not yet: { $points } points short.
puzzle-wrong = Not yet.
round-alone = This round alone could bring { $best }: here less now is for more by the end.
round-alone-most = This round alone could bring { $best } or more, at most { $most }: here less now is for more by the end.
rule-every = { $number ->
    [one] 1 point
    *[other] { $number } points
    } for every { $unit }.
rule-table = For 0, 1, 2, … of these, { $points } points: { $unit }.
said-added = { $good } added: { $place }
said-put = { $stamp } put at { $cell }
scored-contest = Contest
scored-exhibitor = Exhibitor
scored-final = Specialist, last show
scored-finale = Finale
scored-show = Specialist, each show
select-good = Select { $good }
so-far = about { $best } points so far
so-far-most = { $best } points so far, at most { $most }
so-far-proved = Most points this round: { $best }. Weighing the whole game
so-far-round = This round first: { $best } points so far
so-far-round-most = This round first: { $best } points so far, at most { $most }
stamp-at = { $stamp } at { $cell }
stopped-without = Stopped: no move yet
suit-knots = knots
suit-leaves = leaves
suit-moons = moons
suit-suns = suns
suit-waves = waves
suit-wyrms = wyrms
sure-expected = { $expected } points expected, { $sure } for sure
sure-lead = { $sure } for sure, a lead of { $expected } expected
sure-too-short = { $sure } for sure. { too-short }
take-pile = Take pile { $number }
take-pile-of = Take pile { $number } of { $player }
too-short = Too little time to tell what to expect: more seconds may
turn-up = Turn up { $goods }, and add what it shows to those to place by “New stamp”.
two-suits = { $first } and { $second }
unit-count = a stamp of this kind
unit-edges = an edge of the album without an empty space
unit-group = a stamp of the largest group
unit-holes = an empty region of exactly that size
unit-most = a stamp of the most frequent color or theme
unit-perfect-corners = a point where four stamps meet at their corners
unit-regions = an empty region of any size
unit-second = a stamp of the second most frequent color or theme
unit-sets = five stamps with all five colors or themes
unit-surrounded = a stamp without an empty space beside it
value-between = { $value } ({ $low } to { $high })
value-least = { $value } (at least { $low })
wish-empty = empty { $what }
wish-enter = enter { $what }
wish-keep = keep { $what }
wish-least = least { $what }
wish-leave = discard { $what }
wish-put = { $what } at { $cell }
wish-reach = reach { $what }
wish-reserve = reserve { $what }
with-cost = { $said }, the wishes cost { $cost }
with-no-cost = { $said }, the wishes cost nothing
with-proved = { $said }, proved
with-stopped = { $said }, stopped

## The page with the album: views

a-file = A file…
add-contest = Add the contest
add-event = Add the event
add-exhibitor = Add the exhibitor
add-mat = Add the mat
add-specialist = Add the specialist
add-tile = Add the tile
added = { $name } added
added-to = { $name } added to { $list }
adds-attendees = attendees
adds-down = { $size } face down
adds-forever = forever stamps
adds-to-pool = What it adds to the pool
adds-up = { $size } face up
album-of-yours = an album of yours
all-puzzles = All puzzles
an-exhibitor = An exhibitor
and-then = { $first }, then { $second }
answer-enters = { $proved ->
        [true] The answer has { $points } points, and enters { $contest }.
       *[other] The best found (not proved) has { $points } points, and enters { $contest }.
    }
answer-has = { $proved ->
        [true] The answer has { $points } points.
       *[other] The best found (not proved) has { $points } points.
    }
any-contest = any
applied = Applied: { $move }
as-good = about as good
ask-what-if = Ask what if
before-here = Before, in this browser
best = best
by-the-end = by the end
check = Check
check-result = Check result
close-palette = Close the palette
conflict = None of these can be left out of it:
contest-cards = Contest cards
contest-to-enter = enter
contests-to-enter = Contests to enter
deck = Deck
deck-box = in the box
deck-contest = What the contest card scores
deck-contest-type = Type, such as the color of the card
deck-entered = entered
deck-exhibitor = What an exhibitor scores
deck-forever = Forever stamps
deck-has-contests = contests
deck-has-events = events
deck-has-exhibitors = exhibitors
deck-has-forever-tiles = forever tiles
deck-has-large-square-tiles = large-square tiles
deck-has-long-rectangle-tiles = long-rectangle tiles
deck-has-mats = mats
deck-has-short-rectangle-tiles = short-rectangle tiles
deck-has-small-square-tiles = small-square tiles
deck-has-specialists = specialists
deck-has-types-of-contests = types of contests
deck-in-use = { $name } is in use.
deck-mat = What the exhibitor of a mat scores
deck-missing = missing
deck-name = Name of the deck
deck-note = With a deck, advice draws the stamps that nobody has seen from your own copy, and knows what its cards do.
deck-numbers = What the deck has
deck-of = { $here } of { $printed }
deck-tile = A tile of your copy
discard-stamp = discard { $stamp }
drop-file = or drop it anywhere on the page
effect = What it does
effect-bonus = What it does: then a contest
effect-collect = What it does: then how many items each player selects, such as 5
effect-collected = What it does: then draw and a size, or forever
effect-final = What it does: then a contest
effect-gift = What it does: then points for each item, such as 1, or value
effect-reserve = What it does: then how many more items to reserve, such as 1
effect-show = What it does: then a contest
effect-taken = What it does: then draw and a size, or forever
effect-value = What it does: then a filter or one of exhibitor, specialist, first-player, and points, such as faded 1
empty-album = Empty album
empty-game = Empty { $game }
enter = enter
event = Event
event-name = Name of the event
events = Events
every-stamp-lies = { $proved ->
        [true] Every stamp lies where the answer has it.
       *[other] Every stamp lies where the best found (not proved) has it.
    }
exhibitors = Exhibitors
files = Files
finale-type = Type of the Finale
find = Find
first-player-token = first-player token
forever-of-others = Forever stamps of others
forget-named = forget { $name }
full = full
game-over = The game is over.
game-over-points = { $points ->
        [one] The game is over: { $points } point.
       *[other] The game is over: { $points } points.
    }
goal-game = Whole game
goal-now = This round
goals = Points to look for
goes-to = Goes to
hand-empty = Tap or drag a stamp; arrow keys walk through the album, Enter takes up and puts down.
hand-next = The next stamp goes to the dashed place; tap another one.
impossible = impossible
impossible-for = Impossible: { $reason }
in-hand = in hand: choose its top left space
is-it-right = Is it right?
keep-both-piles = Keep both piles
keep-later = , keep for later: { $contests }
kind = Kind
lesson = { $phase ->
        [cut] a cut
       *[other] a placement
    }, { $points } given away{ $proved ->
        [true] , proved
       *[other] { "" }
    }{ $solved ->
        [true] , solved ✓
       *[other] { "" }
    }
limits = { $plans ->
        [1] the best plan
       *[other] { $plans } plans
    }, { $seconds } seconds at most
link-to-position = A link to this position
mats = Player mats
mine = mine
mine-and-best = Mine and the best
next-step = Next: { $step }
no-contest = no contest
no-deck-now = No deck any more.
no-event = nothing
no-free-place = no free place
no-item-yet = { $typed }: no item yet; write size, color, theme and value, such as 2x3 blue animals 2, 2x3 ? for a back, or a card
no-stamp-yet = { $typed }: no stamp yet; write size, color, theme and value, such as 2x3 blue animals 2
no-wishes = No wishes
not-known = not known
not-said = not said
on-at-table = Go on at the table
on-the-album = on the album
one-item = One item
one-stamp = One stamp
open = Open
open-deck = Open a deck file…
open-position = Open a position
paint-empty = Paint spaces to leave empty
palette = Palette of new stamps
phase = Phase
piles-on-offer = Your piles are still on offer: tell which one is taken.
pinned = Pinned: { $stamps }
pins = A stamp that you put down from “To place” is pinned there.
plan-as-good = plan { $number }: { $points }, about as good
plan-number = plan { $number }: { $points }
plans = Plans
players = Players
points-at-least = Points at least
points-by-line = { $points ->
        [one] its { $points } point, line by line
       *[other] its { $points } points, line by line
    }
points-column = points
position = Position
position-as-text = The position as text, which every command reads
positions = Positions
put-back = Put back
puzzle-easy = Puzzle easy { $number }
puzzle-hard = Puzzle hard { $number }
puzzle-medium = Puzzle medium { $number }
puzzle-named = Puzzle { $title }
puzzles-easy = Easy puzzles
puzzles-hard = Hard puzzles
puzzles-medium = Medium puzzles
range = { $least } to { $most }
read-it = Read it
record-of-game = Record of the game
removal = Removed
removed = { $name } removed
removed-it = Removed { $name }
round = Round
same-samples = { $number ->
        [one] Both in the same sample of the stamps to come.
       *[other] Both in the same { $number } samples of the stamps to come.
    }
save-as-file = Save it as a file
save-deck = Save the deck
save-named = save { $name }
score-track = Score track
seconds = Seconds
share = Share
short-item = Short is enough: 23bla2, d42gf1ys3, f, 2x3 ?.
short-stamp = Short is enough: 23bla2, d42gf1ys3, f; @f8 says where, + adds it to those to place.
show-the-best = Show the best
solve = Solve
solved = solved ✓
specialist-name = Name of the specialist
specialists = Specialists
stamp-at = { $stamp } at { $at }
stamp-goes = { $proved ->
        [true] { $stamp } goes to { $at } in the answer.
       *[other] { $stamp } goes to { $at } in the best found (not proved).
    }
stamps-to-discard = Stamps to discard
take-off = Take off
task-contest = Where do the stamps go, so that they score most?
task-contests = Where do the stamps go, so that this Show Phase scores most? Of the contests the one that pays most is entered.
task-cut = How are my goods cut best? What is kept for sure and expected is told at every change.
text-or-link = A position as text (TOML or JSON), or a link
the-answer = The answer
the-plan = The plan
the-text = the text
this-round = this round
tiles = Tiles
to = to
to-those-to-place = to place
type = Type
type-item = Type an item
type-stamp = Type a stamp
typed-there = Enter: { $text }, { $where }
undo-removing = Undo removing
units = units
units-at-least = Units at least
use-no-deck = Use no deck
values-count = The values of the stamps count too.
values-count-one-answer = The values of the stamps count too. One answer scores most; equal stamps may swap.
what-if = What if
what-pays = What pays
why-not-mine = Why not mine?
wish-alone = each alone
wish-costs = costs
wish-enter = Enter
wish-keep = Mine for sure
wish-reserve = Reserved
wishes = Wishes
written-as = written as
your-deck = Your deck

## Boards and pieces

add-player = Add a player
add-to = Add to { $list }
add-to-place = Add to “To place”
advised = advised:
album-in-one-line = Album, in one line
album-of = { $number ->
        [one] album of { $name }: { $number } tile
       *[other] album of { $name }: { $number } tiles
    }
album-space = { $name } { $tile }
apply-move = Apply move { $number }
as-usual = as usual
asking = asking…
back = Back
best-cuts = Best cuts
best-moves = Best moves
best-purchases = Best purchases
buy-and-pay = buy, and pay with
card-at = { $card } at row { $row }, column { $column }
cards = Cards
cards-album = My album
cards-bought = Bought in this turn
cards-discard = Discarded
cards-hand = My hand
cards-market = Market
cards-shop = My shop
cards-their-album = Their album
cards-their-hand = Cards in their hand
cards-their-known = Cards of theirs that I know
cards-their-shop = Their shop
cards-to-draw = Cards in the draw pile
change = change
choice-size = Size
choice-value = Value
color-and-theme = Color and theme
color-to-put = Color to put
contest = contest
contest-of = { $contest } of
contest-points-help = Points: a number for each unit, or a table: sets color 0 8 18
contests = Contests
cut-brings = { $sure } for sure, { $expected } expected
cut-help = Drag an item, or tap it and a pile; with the keyboard r, 1 and 2 move it.
cut-leads = { $sure } for sure, a lead of { $expected } expected
discard = discard
empty = empty
enter-her-piles = Enter her piles
excuse-seen = the Excuse has turned up
expected = expected
expected-points = expected points
face-down = face down
for-sure = for sure
from-market = market
from-opponent = opponent
from-shop = shop
gain = gain
has-chosen = has chosen
her-crossed = Crossed-out icons of her cards
her-forever = Her forever stamps
her-level = Level
her-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
her-sizes = Sizes she asks for
lead = lead
lead-expected = lead expected
mark-buy = buy
mark-pay = pay
move = move
my-cut = My cut
name = Name
new = new
next-comes-here = The next one comes here
no-such-contest = { $typed }: no such contest, or too short to be clear
none-to-place = None. A stamp that is dragged here from the album waits here too.
of-me = me
other-players = Other players
painted-space = { $name } { $tile }, to leave empty
pictures = Pictures
pieces = Pieces
pieces-of = { $color } of { $name }
pile-was-taken = { $pile } was taken
piles = piles
piles-title = Piles
place-advised = row { $row }, column { $column }: { $there }, move { $number }: { $card }
place-of-grid = row { $row }, column { $column }: { $there }
player = player
player-number = player { $number }
points-of-next = points of the next picture
purchase = { $card } ({ $from }) with { $pay }
put = Put
remove-named = remove { $name }
remove-player = Remove { $name }
reserve = reserve
second-of-double = Now the second stamp of the double.
select = select
select-good = select { $good }
selections-left = Selections I still have
shared-grid = Shared grid
stamps-in-pile = Stamps in the pile
take = Take
take-pile-of = Take pile { $number } of { $name }
taken-percent = taken { $percent } %
the-finale = the Finale
the-pool = The pool
ticket = ticket
ticket-on = ticket on { $contest }
tickets = { $number ->
        [one] { $number } ticket
       *[other] { $number } tickets
    }
tickets-album-unknown = { $number ->
        [one] { $number } ticket, album unknown
       *[other] { $number } tickets, album unknown
    }
tickets-on = Tickets on
to-part-1 = to Pile 1
to-part-2 = to Pile 2
to-part-reserve = to Reserve
track = { $points ->
        [one] { $pieces }: { $points } point
       *[other] { $pieces }: { $points } points
    }
track-printed = Points under the columns
typed-contest = Enter: { $contest }
units-points = units, points
value = value
was-taken = Was taken
what-to-add = what to add

## Play

new-game = New game
game = Game
players = Players
my-seat = My seat
the-others = The others
agent-greedy = greedy
agent-planner = planner
agent-quick = quick
agent-random = random
agent-seconds = { $agent }, { $seconds } s
setting-level = level
setting-intro = intro
seed = Seed
any-seed = any
begin = Begin
my-games = My games
player-agent = player { $number } ({ $agent })
begun = begun { $date }
begun-over = begun { $date }, over
review = review
review-game = review { $game }
forget = forget { $what }
undo-move = Take my last move back (u)
turn = Turn
your-turn = Your turn: { $question }
others-play = The others play
earlier-moment = An earlier moment
game-is-over = The game is over
advice = Advice
no-advice = No advice now
play-it = Play it
what-is-advised = What is advised
search-longer = Search for { $seconds } seconds
hint-seconds = Seconds for a hint
all-moves = All moves
all-of-moves = All { $number } moves
what-happened = What happened
speed-at-once = at once
speed-fast = fast
speed-slow = slow
skip = Skip
moments = Moments
moment-of = Moment { $number } of { $all }
earlier = Earlier
later = Later
play-on = Play on from here
back-to-game = Back to the game
lay-at = { $color } at row { $row }, column { $column }
step-reserve = reserve
step-1 = pile 1
step-2 = pile 2
the-table = The table
the-table-seen = The table as I see it
no-picture = No picture of this moment: see what happened.
hand = Hand
left-to-draw = { $number } left to draw
at-place = row { $row }, column { $column }: { $said }
lay = lay { $stamp }
lay-advised = lay { $stamp }, advised
laid-last = { $stamp }, laid last
it-fits = { $stamp } fits
does-not-fit = { $stamp } does not fit at { $space }: spaces where its top left may lie are marked
cards = Cards
cards-left = { $draw } cards to draw, { $hand } in the hand of { $player }
the-other-player = the other player
cards-shop-of = Shop of { $player }
cards-album-of = Album of { $player }
cards-market = Market
cards-shop = My shop
cards-album = My album
cards-bought = Bought in this turn
cards-hand = My hand
pay-with = Pay for { $card } with
payments = Payments
payment-advised = (advised)
no-payment = These cards do not pay for it.
more-payments = { $number } more ways to pay: tap the cards of your hand that are to pay.
enter-it = Enter
enter-contest = enter { $contest }
enter-this = enter this
no-contest = no contest
my-exhibitor = my exhibitor
event-tag = event
my-token = I have the first-player token.
points-on-track = { $points } points on the score track.
phase-collect = Collect
the-pool = The pool
list-pool = Pool
collect-how = Tap the item that you select.
pool-select = select { $good }
look = look
look-at = look at { $good }
list-collection = My collection
cut = Cut
cut-is-advised = This cut is advised: Play it, or move an item first.
cut-how = Tap an item, then where it goes; or drag it. With the keyboard r, 1 and 2 move it.
to-part-reserve = to Reserve
to-part-1 = to Pile 1
to-part-2 = to Pile 2
pile-empty = Each pile needs an item.
cut-otherwise = The rules ask for another cut: see all moves.
phase-choose = Choose
the-piles = The piles
pile-of = pile { $number } of { $player }
take-pile-of = Take pile { $number } of { $name }
take = Take
my-piles = My piles
list-my-pile = my pile { $number }
mine-for-sure = Mine for sure
other-albums = Other albums
her-state =
    { $number ->
        [one] level { $level }, { $number } forever stamp
       *[other] level { $level }, { $number } forever stamps
    }
asks-for = asks for { $size }
how-she-takes = how she takes a pile
her-tokens = In each pile she counts 2 tokens for a stamp of the sizes she asks for, 4 for a rare one face up, 1 for a value of 2 or 3, a forever stamp or an attendee, and 1 for the larger pile. A card of hers crosses some out in the pile with more; she takes the one with more left.
still-to-come = Still to come, of the demonstration's stamps:
of-a-size = { $number } { $size }
stamps =
    { $number ->
        [one] { $number } stamp
       *[other] { $number } stamps
    }
number-in-hand = { $number } in hand
tickets =
    { $number ->
        [one] { $number } ticket
       *[other] { $number } tickets
    }
first-player = first player
strength-of = Strength of { $player }
wins =
    { $number ->
        [one] { $names } wins
       *[other] { $names } win
    }
you-win = you win
score-sheet = Score sheet
review-it = Review it
save-record = Save the record
review-note = The review tells what each decision gave away.

## Table

new-table = New game at a real table
question = Question
your-answer = Your answer
not-known = not known
answer-yes = yes
answer-no = no
leave-out = Leave it out
go-on-with-record = Or go on with a record, opened or pasted
type-it = Type it
something-else = Something else happened
answers = Answers
its-face = Its face:
without-face = Without its face
places-how = Tap a stamp, then the space of its top left; at the end the contest.
pile-mine-with = my pile { $number }: { $goods }
her-pile-with = her pile { $number }: { $goods }
pile-of-with = pile { $number } of { $player }: { $goods }
items = Items
item = Item
told-before = Told before
next-face-down = the next one lies face down
typed = typed
to-do-now = Now do this at the table
to-do = To do
done-now = It is done
the-record = The record
record-as-text = The record as text
save-note = The saved file can be opened here again.
table-link = The link with which another device goes on at this table
go-to = go to { $place }
go-to-line = go to line { $line }
line-waits = A line of the record waits to be mended: mend it, or leave the record as it was.
line-impossible = A line is not possible any more: mend it too. Until then the record is as it was.
leave-record = Leave it as it was
mend-line = Mend this line
line-before = A line before
this-line = This line
add-before = Add one before
the-album-of = The album of { $player }
first-place = In the first place: { $names }
if-over-now = If the game ended now

## Reviews

## What the engine says
