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
points-title = Points
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
word-holes = holes
word-group = group
word-most = most
word-sets = sets
word-count = count
word-color = color
word-theme = theme
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
word-attendees = attendees
word-buy = buy
word-first-player = first-player
word-pay = pay
word-regions = regions
word-second = second
word-size = size
word-surrounded = surrounded
word-up = up

## Games and their rules

game-stampswap = Stamp Swap
game-pinzetta = Pinzetta
game-stamps = STAMPS
game-stamp-albums = Stamp Albums

## Start, tour, puzzles, help

door-album = Set up what lies on your table, and ask.
door-puzzles = Positions with an answer to find.
door-play = Whole games against the computer, with hints.
door-table = Beside a real game: tell what happens, get advice.
door-reviews = A finished game, decision by decision.

## The page with the album: model, actions, faults

## The page with the album: views

a-file = A file…
about-as-good = about as good
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
applied = Applied: { $said }
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
deck-file-in-use = { $name } is in use.
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
impossible = Impossible: { $reason }
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
puzzle-named = Puzzle { $title }
puzzle-title-easy = Puzzle easy { $number }
puzzle-title-hard = Puzzle hard { $number }
puzzle-title-medium = Puzzle medium { $number }
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
solve-lesson = Solve
solved = solved ✓
specialist-name = Name of the specialist
specialists = Specialists
stamp-at = { $stamp } at { $cell }
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
untitled-album = an album of yours
use-no-deck = Use no deck
values-count = The values of the stamps count too.
values-count-one-answer = The values of the stamps count too. One answer scores most; equal stamps may swap.
what-if = What if
what-pays = What pays
whatif-enter = Enter
whatif-keep = Mine for sure
whatif-reserve = Reserved
why-not-mine = Why not mine?
wish-alone = each alone
wish-costs = costs
wish-impossible = impossible
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
face-down = { $good }, face down
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
lies-face-down = face down
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
pool-select = select { $good }
purchase = { $card } ({ $from }) with { $pay }
put = Put
remove-named = remove { $name }
remove-player = Remove { $name }
reserve = reserve
second-of-double = Now the second stamp of the double.
select = select
selections-left = Selections I still have
shared-grid = Shared grid
stamps-in-pile = Stamps in the pile
take = Take
take-pile-of = Take pile { $number } of { $player }
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

## Table

## Reviews

## What the engine says
