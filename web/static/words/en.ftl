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
add = Add
album = Album
answer = Answer
apply = Apply
ask-for-best = Ask for the best move.
best-move = Best move
finale = Finale
line = line
me = me
my-hand = My hand
my-puzzles = My puzzles
part-1 = Pile 1
part-2 = Pile 2
part-reserve = Reserve
points-title = Points
print = Print
remove = Remove
save = Save
stop = Stop
to-place = To place
total = total
ok = OK
cancel = Cancel
share = Share
edit = Edit
remove-good = remove { $good }
choose-file = A file
read-it = Read it
table-palette = Palette
empty = empty
points-shown =
    { $number ->
        [1] { $shown } point
       *[other] { $shown } points
    }
you = you
player-at = player { $number }

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
word-buy = buy
word-pay = pay
word-first-player = first-player
word-reserve = reserve
word-draw = draw
word-gift = gift
word-look = look
word-taken = taken
word-collected = collected
word-face-up = face-up
word-none = none
word-nothing = nothing
word-final = final
word-bonus = bonus
word-attendees = attendees
word-regions = regions
word-second = second
word-size = size
word-stamp = stamp
word-surrounded = surrounded
word-up = up

## Games and their rules

game-stampswap = Stamp Swap
game-pinzetta = Pinzetta
game-stamps = STAMPS
game-stamp-albums = Stamp Albums
rules-stampswap =
    <p>Two to five collectors fill an album of 12 × 12 spaces in three rounds: Friday, Saturday and Sunday. Who has the most points after Sunday wins.</p>
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
list-album-of = Album of { $player }
list-collection = My collection
list-collection-of = goods of { $player }
list-exhibitors-of = Exhibitors of { $player }
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
points-of = { $points } points
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
take-pile-of = Take pile { $number } of { $name }
too-short = Too little time to tell what to expect.
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
answer-enters = { $proved ->
        [true] The answer has { $points } points, and enters { $contest }.
       *[other] The best found (not proved) has { $points } points, and enters { $contest }.
    }
answer-has = { $proved ->
        [true] The answer has { $points } points.
       *[other] The best found (not proved) has { $points } points.
    }
any-contest = any
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
hand-empty = Tap or drag a stamp.
hand-keys = Arrow keys walk through the album, Enter takes up and puts down.
hand-next = The next stamp goes to the dashed place; tap another one.
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
puzzle-title-easy = Puzzle easy { $number }
puzzle-title-hard = Puzzle hard { $number }
puzzle-title-medium = Puzzle medium { $number }
puzzle-named = Puzzle { $title }
puzzles-easy = Easy puzzles
puzzles-hard = Hard puzzles
puzzles-medium = Medium puzzles
range = { $least } to { $most }
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
short-item = Short is enough: 2x3 ?, 23bla2, d42gf1ys3, f.
short-stamp = Short is enough: 23bla2, d42gf1ys3, f; @f8 says where, + adds it to those to place.
show-the-best = Show the best
solved = solved ✓
specialist-name = Name of the specialist
specialists = Specialists
sheet-cut = { $proved ->
        [true] Answer: { $answer }
       *[other] Best cut that is known: { $answer }
    }
sheet-places = { $proved ->
        [true] Answer, by top left spaces: { $answer }
       *[other] Best found (not proved), by top left spaces: { $answer }
    }
solve-lesson = Solve
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
wish-for-enter = Enter
wish-for-keep = Mine for sure
wish-for-reserve = Reserved
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
back-to-mine = Back to mine
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
cut-brings = { $sure } for sure, { $expected } expected
cut-leads = { $sure } for sure, a lead of { $expected } expected
discard = discard
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
items-number = { $number ->
        [one] { $number } item
       *[other] { $number } items
    }
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
number-pad = number pad
next-number = next
delete-last = delete the last digit
points-of-next = points of the next picture
pool-select = select { $good }
purchase = { $card } ({ $from }) with { $pay }
put = Put
remove-named = remove { $name }
remove-player = Remove { $name }
second-of-double = Now the second stamp of the double.
select = select
selections-left = Selections I still have
shared-grid = Shared grid
stamps-in-pile = Stamps in the pile
take = Take
taken-percent = taken { $percent }%
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
set-up-album = Set up the album
she-exchanges = She exchanges { $first } and { $second } before you choose.
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
my-seat = My seat
the-others = The others
agent-greedy = medium · greedy
agent-planner = strong · planner
agent-quick = easy · quick
agent-random = very easy · random
agent-seconds = { $agent }, { $seconds } s
setting-level = level
setting-intro = intro
more = More
game-link = The link to this game, with which another device goes on
which-game = Which game?
tell-first = First tell: { $question }
still-unseen = Not seen yet, of the stamps in the box:
seed = Seed
any-seed = any
begin = Begin
my-games = My games
player-agent = player { $number } ({ $agent })
begun = begun { $date }
begun-over = begun { $date }, over
review-link = review
review = Review
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
cards-left = { $draw } cards to draw, { $hand } in the hand of { $player }
the-other-player = the other player
cards-shop-of = Shop of { $player }
cards-album-of = Album of { $player }
pay-with = Pay for { $card } with
payments = Payments
payment-advised = (advised)
no-payment = These cards do not pay for it.
more-payments = { $number } more ways to pay: tap the cards of your hand that are to pay.
enter-it = Enter
enter-contest = enter { $contest }
enter-this = Enter this
my-exhibitor = my exhibitor
event-tag = event
my-token = I have the first-player token.
points-on-track = { $points } points on the score track.
collect-how = Tap the item that you select.
look = look
look-at = look at { $good }
cut = Cut
cut-is-advised = This cut is advised: Play it, or move an item first.
cut-how = Tap an item, then where it goes; or drag it.
cut-keys = With the keyboard r, 1 and 2 move it.
pile-empty = Each pile needs an item.
cut-otherwise = The rules ask for another cut: see all moves.
the-piles = The piles
my-piles = My piles
mine-for-sure = Mine for sure
other-albums = Other albums
her-state =
    { $number ->
        [one] level { $level }, { $number } forever stamp
       *[other] level { $level }, { $number } forever stamps
    }
asks-for = asks for { $size }
how-she-takes = How she takes a pile
her-tokens = In each pile she counts 2 tokens for a stamp of the sizes she asks for, 4 for a rare one face up, 1 for a value of 2 or 3, a forever stamp or an attendee, and 1 for the larger pile. A card of hers crosses some out in the pile with more; she takes the one with more left.
still-to-come = Still to come, of the demonstration's stamps:
of-a-size = { $number } { $size }
stamps =
    { $number ->
        [one] { $number } stamp
       *[other] { $number } stamps
    }
number-in-hand = { $number } in hand
starter = first player
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
if-over-now = If the game ended now

## Reviews

cards-my-hand = My hand
cards-my-shop = My shop
class-best = best
class-blunder = blunder
class-good = good
class-inaccuracy = inaccuracy
class-mistake = mistake
course = The course
course-after = after decision
course-as-table = The course as a table
course-autoplay = Autoplay
course-back = ‹ Back
course-decision = Decision
course-lead = Expected lead at the end, by decision { $first } to { $last }; after the last: { $ends }
course-none = none chosen
course-on = On ›
course-ring = a ring: a mistake or a blunder
course-steps = Steps
course-table = Course
decision-best = The best
decision-buy = Buy
decision-choose = Choose
decision-collect = Collect
decision-cut = Cut
decision-lay = Lay
decision-move = The move
decision-place = Place
decision-with-loss = { $decision }: { $lost }
decisions = Decisions
decisions-all = All, as played
decisions-costliest = Costliest first
decisions-none = So far nothing was given away.
decisions-order = Order
decisions-unclear = unclear: more seconds may tell
given-away = { $points } given away
given-away-nothing = nothing given away
item-collect = collect
item-look = look
learn = Learn from my mistakes
learn-again = Try again
learn-as-good = Right: as good as the best, as far as samples tell.
learn-looking = Looking for moves to choose from…
learn-missed = Those that were missed come back tomorrow.
learn-move = Move { $number }
learn-moves = Moves
learn-next = Next
learn-no-position = The server does not tell this position.
learn-none-today = None today; the next comes back on { $day }.
learn-number = { $number }{ $inaccuracies ->
        [0] { "" }
       *[other] , with inaccuracies
    }
learn-played = That was played: { $points } points less than the best.
learn-right = Right: that is the best.
learn-right-of = { $score } of { $number } right.
learn-score = Score
learn-show-best = Show the best
learn-skip = Skip
learn-take = Take it
learn-today = { $number } that you missed came back today.
learn-unknown = Not the best; by how much is not known.
learn-verdict = Verdict
learn-well-done = Well done.
learn-what = What would you do?
learn-which = { $at } of { $number }: { $title }, { $decision }
learn-wrong = Not the best: about { $points } points less.
left-out = Left out
left-out-line = line { $line }: { $reason }
lesson-kept = Kept as a puzzle of your own: { $points } points were to be had.
lesson-looking = Looking for the answer…
lesson-make = Make it a puzzle
lesson-no-better-cut = No better cut is known.
lesson-no-room = This browser has no room for it: forget other puzzles or reviews.
lesson-not-proved = No answer was proved in { $seconds } seconds: no puzzle of it.
lesson-nothing-placed = Nothing was placed here.
lesson-solve = Solve the puzzle
lesson-well-placed = The stamps lie as well as they can in this Show Phase: what was given away is the contest, or in the rounds to come.
review-a-game = Review a game
review-album-before = album as before
review-album-with = album with { $move }
review-all = All { $number } decisions reviewed
review-and-the-best = { $move } and the best
review-as-text = A record as text
review-best-move = The best move
review-done = { $done } of { $number } decisions reviewed
review-drop = or drop it anywhere on the page
review-enters = enters { $contest }
review-enters-none = enters no contest
review-everybody = everybody's
review-file = A file…
review-file-label = A file
review-first = Reviewing the first decision
review-forget = forget { $title }
review-go-on = Go on
review-grid-with = shared grid with { $move }
review-mine = mine
review-move-of = The move of { $player }
review-my-collection = My collection
review-my-games = My games
review-my-move = My move
review-my-puzzles = My puzzles
review-my-reviews = My reviews
review-no-record = this is no record of a game: one has a line --- between its head and what happened
review-not-over = the game is not over yet: what is hidden in it stays so
review-not-yet = Not reviewed yet
review-offered = pile { $number }{ $taken ->
        [true] , taken
       *[false] { "" }
    }
review-offered-by = { $name }, pile { $number }{ $taken ->
        [true] , taken
       *[false] { "" }
    }
review-on-album = On the album page
review-pile = Pile { $number }
review-play-on = Play on from here
review-pool = Pool
review-progress = Progress
review-read = Read it
review-reserve = Reserve
review-save-html = Save as HTML
review-save-record = Save the record
review-seconds = Seconds for each
review-stop = Stop
review-sums = Sums
review-title = { $title }, decision { $n }
review-to-game = To the game
review-to-place = To place
review-told = Told
review-what = The record of a game that was played here, in the terminal or at a real table: each decision against the best one.
review-when = { $time }, { $number } { $number ->
        [one] decision
       *[other] decisions
    }
review-whose = Whose decisions
reviewing = reviewing
sums-best = the best
sums-move = the move
totals = Points given away
totals-classes = Classes
totals-decisions = Decisions
totals-each = A decision
totals-player = Player
totals-points = Points
totals-tables = Tables of sums

## What the engine says

said-part-nothing = nothing
said-part-no-contest = no contest
said-friday = Friday
said-saturday = Saturday
said-sunday = Sunday
said-on-friday = Friday: { $said }
said-on-saturday = Saturday: { $said }
said-on-sunday = Sunday: { $said }
said-points = { NUMBER($n) } { $n ->
        [one] point
       *[other] points
    }
said-points-more = +{ NUMBER($n) } { $n ->
        [one] point
       *[other] points
    }
said-part-you = you
said-part-player-number = player { NUMBER($n) }
said-part-and-two = { $one } and { $other }
said-face-down = { $stack }, face down
said-small-square = small square
said-large-square = large square
said-short-rectangle = short rectangle
said-long-rectangle = long rectangle
said-first-player = first-player
said-ask-select = which item, { NUMBER($n) } to select
said-ask-cut = your cut
said-ask-pile = which pile
said-ask-her-pile = which pile of hers
said-ask-place = where your stamps go
said-ask-contest = your contest
said-ask-lay = which stamp, and where
said-ask-first-purchase = your first purchase
said-ask-next-purchase = your next purchase, or end
said-ask-move = your move
said-move-reserve = reserve { $reserve }; pile 1: { $first }; pile 2: { $second }
said-move-place-at = place { $item } at { $space }
said-move-place-on = place { $item } on { $space }
said-move-enter = enter { $contest }
said-move-enter-none = enter no contest
said-move-enter-none-short = enter none
said-move-collect = collect { $item }
said-move-look = look { $item }
said-move-take = take pile { NUMBER($pile) } of player { NUMBER($player) }: { $items }
said-move-take-short = take { NUMBER($pile) }
said-move-take-from = take { $name } { NUMBER($pile) }
said-move-take-hers = take { NUMBER($pile) }  (take { $items })
said-move-lay = { $color } { NUMBER($row) },{ NUMBER($column) }  traps { $caught }, { $gain }
said-move-buy = buy { $card } from the market with { $pay }
said-move-buy-mine = buy { $card } from your shop with { $pay }
said-move-buy-theirs = buy { $card } from the opponent's shop with { $pay }
said-move-buy-at-table = buy { $card } with { $pay }
said-move-end = end
said-move-end-over = end  (the turn is over)
said-move-end-nothing = end  (nothing can be bought)
said-you-select = you select { $item }
said-player-selects = player { NUMBER($player) } selects { $item }
said-you-look = you look at item { NUMBER($number) }, { $item }
said-player-looks = player { NUMBER($player) } looks at item { NUMBER($number) }, { $item }
said-you-cut = you cut: reserve { $reserve }; pile 1: { $first }; pile 2: { $second }
said-player-has-cut = player { NUMBER($player) } has cut
said-player-reserves = player { NUMBER($player) } reserves { $reserve }; pile 1: { $first }; pile 2: { $second }
said-you-take-theirs = you take player { NUMBER($owner) }'s pile { NUMBER($pile) }: { $items }
said-player-takes-yours = player { NUMBER($player) } takes your pile { NUMBER($pile) }: { $items }
said-player-takes-theirs = player { NUMBER($player) } takes player { NUMBER($owner) }'s pile { NUMBER($pile) }: { $items }
said-you-place = you place { $item } at { $space }
said-player-places = player { NUMBER($player) } places { $item } at { $space }
said-player-has-declared = player { NUMBER($player) } has declared a contest
said-you-declare = you declare { $contest }
said-player-declares = player { NUMBER($player) } declares { $contest }
said-you-get-token = you get the token, which nobody selected
said-player-gets-token = player { NUMBER($player) } gets the token, which nobody selected
said-you-draw = you draw { $items }
said-player-draws = player { NUMBER($player) } draws { $items }
said-you-turn-up = you turn up { $items }
said-player-turns-up = player { NUMBER($player) } turns up { $items }
said-you-get-points = you get { $points } for it
said-player-gets-points = player { NUMBER($player) } gets { $points } for it
said-with-token = { $items }, and the first-player token
said-you-have = you have { $items }
said-player-has = player { NUMBER($player) } has { $items }
said-you-discard = you discard { $items }: no place is left
said-player-discards = player { NUMBER($player) } discards { $items }: no place is left
said-you-enter = you enter { $contest }: { $points }, { NUMBER($all) } in all
said-player-enters = player { NUMBER($player) } enters { $contest }: { $points }, { NUMBER($all) } in all
said-round-you-first = { $day }, round { NUMBER($round) }: you are first
said-round-player-first = { $day }, round { NUMBER($round) }: player { NUMBER($player) } is first
said-round-event = { $round }; event { $event }
said-waiting-stamps = the { NUMBER($number) } stamps still to place are not counted
said-waiting-stamp = the stamp still to place is not counted
said-brings-you = { $day } brings you { $points }, stamp values not counted.
said-her-card-lists = Her show-scoring card lists the { $kind } contest: { $points }.
said-events-of-round = { $day }: her piles come from the event { $hers }, yours from { $mine }.
said-instruction = The instruction: { $effect }.
said-gain-outside = You gain, outside the swap: { $items }.
said-gain = You gain: { $items }.
said-her-tokens-large = Pile { NUMBER($pile) }, { NUMBER($n) } { $n ->
        [one] token
       *[other] tokens
    }: { $items }, the large pile ({ NUMBER($more) }).
said-her-tokens = Pile { NUMBER($pile) }, { NUMBER($n) } { $n ->
        [one] token
       *[other] tokens
    }: { $items }.
said-her-decision = Her decision card crosses out { NUMBER($n) }: { NUMBER($first) } and { NUMBER($second) } are left.
said-she-takes = Pinzetta takes pile { NUMBER($pile) }: { $items }.
said-she-exchanges = Her own piles have { NUMBER($first) } and { NUMBER($second) } tokens: she exchanges { $items }.
said-she-keeps = She keeps { $items }.
said-she-discards = She discards { $items }.
said-you-place-on = You place { $item } on { $space }.
said-her-pile = Her pile { NUMBER($pile) }: { $items }.
said-you-lay = you lay { $color } at row { NUMBER($row) }, column { NUMBER($column) }: traps { $caught }, { $gain }, { NUMBER($all) } { $all ->
        [one] point
       *[other] points
    } in all
said-you-lay-draw = you lay { $color } at row { NUMBER($row) }, column { NUMBER($column) }: traps { $caught }, { $gain }, { NUMBER($all) } { $all ->
        [one] point
       *[other] points
    } in all; you draw { $drawn }
said-lay-nothing = you lay { $color } at row { NUMBER($row) }, column { NUMBER($column) }: traps nothing, { $gain }, { NUMBER($all) } { $all ->
        [one] point
       *[other] points
    } in all
said-lay-nothing-draw = you lay { $color } at row { NUMBER($row) }, column { NUMBER($column) }: traps nothing, { $gain }, { NUMBER($all) } { $all ->
        [one] point
       *[other] points
    } in all; you draw { $drawn }
said-player-lays = player { NUMBER($player) } lays { $color } at row { NUMBER($row) }, column { NUMBER($column) }: traps { $caught }, { $gain }, { NUMBER($all) } { $all ->
        [one] point
       *[other] points
    } in all
said-player-lays-nothing = player { NUMBER($player) } lays { $color } at row { NUMBER($row) }, column { NUMBER($column) }: traps nothing, { $gain }, { NUMBER($all) } { $all ->
        [one] point
       *[other] points
    } in all
said-move-lay-nothing = { $color } { NUMBER($row) },{ NUMBER($column) }  traps nothing, { $gain }
said-you-buy = you buy { $card } from the market with { $pay }
said-you-buy-mine = you buy { $card } from your shop with { $pay }
said-you-buy-theirs = you buy { $card } from the opponent's shop with { $pay }
said-they-buy = the opponent buys { $card } from the market with { $pay }
said-they-buy-yours = the opponent buys { $card } from your shop with { $pay }
said-they-buy-theirs = the opponent buys { $card } from their shop with { $pay }
said-you-end = you end your turn
said-they-end = the opponent ends their turn
said-you-buy-nothing-shown = you can buy nothing: { $cards } are shown and discarded
said-you-buy-nothing-one = you can buy nothing: { $card } is shown and discarded
said-they-buy-nothing-shown = the opponent can buy nothing: { $cards } are shown and discarded
said-they-buy-nothing-one = the opponent can buy nothing: { $card } is shown and discarded
said-you-buy-nothing = you can buy nothing
said-you-buy-nothing-over = you can buy nothing, and the turn is over
said-they-buy-nothing = the opponent can buy nothing
said-they-buy-nothing-over = the opponent can buy nothing, and the turn is over
said-new-in-market = new in the market: { $cards }
said-new-in-your-shop = new in your shop: { $cards }
said-new-in-their-shop = new in the opponent's shop: { $cards }
said-you-draw-cards = you draw: { $cards }
said-excuse = the Excuse turns up: no stamps are left in the draw pile
said-shuffled = the discards are shuffled into a new draw pile
said-game-ends = the game ends: { $why }
said-all-bought = all stamps are bought
said-unseen-move = player { NUMBER($player) }: a move that I do not see
said-label-column = { $color }, column { NUMBER($column) }
said-label-not-moved = { $color }, not moved
said-label-finale = finale: { $contest }
said-label-exhibitor = exhibitor: { $contest }
said-label-contest = contest: { $contest }
said-label-forever = forever stamps
said-label-rare = rare stamps
said-label-rare-values = rare stamp values
said-label-values = stamp values
said-label-specialists = specialists
said-label-token = first-player token
said-label-shows = Show Phases
said-label-show-cards = show-scoring cards
said-label-show-card = show-scoring card, { $day }
said-label-before = score track before
said-label-level = level { NUMBER($level) }
said-label-intro = intro, level { NUMBER($level) }
said-label-box = box { NUMBER($box) }
said-label-box-of = box: { $what }
said-part-label-two-values = { $what }, { NUMBER($one) } and { NUMBER($other) }
said-part-label-of-others = other { $what }
said-label-cards = cards
said-label-stamps = stamps
said-label-small-squares = small squares
said-label-large-squares = large squares
said-label-short-rectangles = short rectangles
said-label-long-rectangles = long rectangles
said-label-points = points
said-label-kept = kept for sure
said-label-kept-short = kept
said-label-expected = expected points
said-label-expected-short = expected
said-label-expected-later = expected with the rounds to come
said-label-gifts = gifts
said-label-look = what the look brings
said-label-at-once = points at once
said-label-lead = expected lead
said-label-bought-now = stamps bought now
said-label-perfect-corners = perfect corners
said-label-event = event: { $effect }
said-assumed = Assumed: { $what }
said-assumed-colors = { $stamps } in play
said-assumed-track = { $points } points under the columns
said-assumed-deck = the deck is unfinished: { $tiles } are invented, as without it
said-assumed-entering = the contest of { $names } is not known: the one that pays most counts
said-assumed-no-points = the points of { $names } are not known: no final total can be compared
said-assumed-no-forever = forever stamps of others are not given, and no opponent is listed: forever stamps count nothing; what is proved is proved for that
said-assumed-forever = forever stamps of others are not given, nor the album of { $names }: counted with { NUMBER($n) } forever stamps, one a round; what is proved is proved for that
said-missing-shows = round { NUMBER($round) } goes on: its Show Phases are not counted yet
said-missing-shows-of = round { NUMBER($round) } goes on: its Show Phases of { $names } are not counted yet
said-missing-tie = what breaks a tie is not counted: the hand of { $name } is not told
said-missing-boxes = her boxes are not counted
said-missing-decision = her last decision card is not counted
said-missing-show-cards = her show-scoring cards are not all counted
said-missing-faces = faces of hers are not told
said-missing-her-stamps = rare and forever stamps that she got on { $day } are not counted
said-missing-album = { $name } is left out: nobody has told what came onto the album
said-missing-points = the Show Phases of { $name } are not counted: the exhibitor on the mat, or what a card paid, is not told; add the line “{ $line } points” with the number on the score track to the record, by Edit
said-missing-my-points = my Show Phases are not counted: what a card paid is not told; add the line “{ $line } points” with the number on the score track to the record, by Edit
said-missing-forever = forever stamps of { $name } are not counted: the others' are not told
said-wait-her = it is the turn of Pinzetta to choose
said-wait-cuts = I have cut, and the cuts of { $names } are not told
said-wait-entered = I have entered; { $names } may still place and enter
said-wait-choose = it is the turn of { $name } to choose
said-wait-collect = it is the turn of { $name } to collect
said-wait-turn = it is the turn of { $name }
said-wait-over-because = the game is over ({ $why })
said-wait-face = { $item } has not been turned up
said-wait-items = my items of round { NUMBER($round) } are not told
said-wait-square = the square is not told
said-wait-stamps = my stamps are not told
said-wait-market = not told yet: the { NUMBER($n) } cards that came to the market
said-wait-market-one = not told yet: the card that came to the market
said-wait-my-draw = not told yet: what I drew
said-wait-draw = not told yet: what { $name } drew
said-part-line-market = market and their names
said-part-line-draw = { $name } draw and the names
said-left-untold-cut = what was cut and chosen in this round is not told
said-left-came-late = stamps came after the first one was placed
said-left-several = several items are collected at once, so their order is not told
said-left-pool = the pool of round { NUMBER($round) } is not told
said-left-piles = the piles of { $names } are not told
said-left-look = { $look }: a look is compared with nothing
said-ask-event = round { NUMBER($round) }: what the event does
said-ask-event-more-short = round { NUMBER($round) }: what else the event does
said-ask-pool = round { NUMBER($round) }: the pool
said-ask-collects = I collect
said-ask-player-collects = { $name } collects
said-ask-i-take = I take a pile of whom, and which
said-ask-player-takes = { $name } takes a pile of whom, and which
said-ask-collected = what I collected
said-ask-my-cut = my cut
said-ask-cut-of = the cut of { $name }
said-ask-contest-mine = the contest that I enter
said-ask-contest-of = the contest that { $name } enters, round { NUMBER($round) }
said-ask-i-place = where I place
said-ask-player-places = where { $name } places, round { NUMBER($round) }
said-ask-my-face = the face of my { $item }
said-ask-her-face = the face of her { $item }, { NUMBER($n) } to tell
said-ask-draws = the stamp that a card draws for me: { $stack }
said-ask-card-draws = the stamp that my card draws: { $stack }; { NUMBER($n) } to tell
said-ask-who-took = who took what
said-ask-who-token = who has the first-player token that nobody selected
said-ask-forever = the number of forever stamps of { $name } at the end
said-ask-her-forever = the number of her forever stamps
said-ask-her-got = all that she got from the swap
said-ask-i-got = all that I have from the swap
said-ask-instruction = the instruction of my event
said-ask-my-items-short = my items
said-ask-her-piles = her two piles
said-ask-crossed = the crossed-out icons of her decision card
said-ask-her-pile-1-2 = I take her pile 1 or 2
said-ask-her-tokens = her tokens for my items: { $tokens }
said-ask-show-points = the points that her show-scoring card of { $day } lists for level { NUMBER($level) }
said-ask-boxes = the items in each box of her mat
said-ask-last-decision = the points of her last decision card
said-choice-her-pile = her pile { NUMBER($pile) }: { $items }
said-ask-square = the four stamps of the square, top row first
said-ask-my-two = my two stamps
said-ask-i-draw = the stamp that I draw
said-ask-i-lay = I lay
said-ask-player-lays = { $name } lays
said-ask-i-lay-left = I lay (color, row, column; { NUMBER($n) } left to draw)
said-ask-player-lays-left = { $name } lays (color, row, column; { NUMBER($n) } left to draw)
said-ask-i-buy = I buy
said-ask-player-buys = { $name } buys
said-ask-nothing-to-buy = nothing can be bought, or end
said-ask-market = the new card in the market
said-ask-market-cards = the { NUMBER($n) } cards of the market
said-ask-card-i-draw = the card that I draw, stamps too
said-ask-cards-i-draw = the { NUMBER($n) } cards that I draw, stamps too
said-ask-seen = the stamps that are seen when { $name } draws { NUMBER($n) }
said-ask-hand-tie = the hand of { $name }, which breaks the tie
said-ask-game = the game
said-ask-game-of = the game, of { $games }; Enter for { $usual }
said-ask-others = the other players, clockwise from me
said-ask-other = the other player
said-ask-first = the first player
said-ask-starts-me = who starts; Enter if it is me
said-ask-starts = who starts
said-ask-contest-number = contest { NUMBER($n) } of { NUMBER($all) }
said-ask-finale = the Finale
said-ask-mat-of = the exhibitor on the mat of { $name }; Enter if it is not known
said-ask-mat = the exhibitor on my mat
said-ask-level = her level, 1 to 3
said-ask-intro-short = intro mode, yes or no
said-ask-mat-of-short = the exhibitor on the mat of { $name }
said-ask-pile-left-short = the stamps left to draw after dealing
said-ask-intro = intro mode, yes or no; Enter for no
said-ask-targets = the sizes that her mat asks for
said-ask-crossed-cards = the crossed-out icons of her decision cards
said-ask-track = the points under the columns
said-ask-pile-left = the stamps left to draw after dealing; Enter if you have not counted them
said-fault-no-contest = Add a contest first: without one nothing is scored.
said-part-my = my
said-part-album = album
said-part-place = place
said-part-piles = piles
said-part-collection = collection
said-part-pool = pool
said-part-contests = contests
said-part-opponent = opponent
said-part-opponents = opponents
said-part-entered = entered
said-part-exhibitors = exhibitors
said-part-tiles = tiles
said-part-mats = mats
said-part-events = events
said-part-hand = hand
said-part-grid = grid
said-part-round = round
said-part-phase = phase
said-part-line = line
said-part-seed = seed
said-part-players = players
said-part-names = names
said-part-finale = finale
said-part-market = market
said-part-shop = shop
said-part-decisions = decisions
said-part-answers = answers
said-part-key = key
said-part-text = text
said-part-measure = measure
said-part-action = action
said-part-player = player
said-part-number = number
said-part-the-album = a stamp of the album
said-part-in-the-pool = in the pool
said-part-in-my-collection = in my collection
said-part-to-place = among the stamps to place
said-unknown-meant = unknown { $what } { $word }: did you mean { $close }?
said-unknown-use = unknown { $what } { $word }: use one of { $options }
said-unknown-value = unknown value { $word }: write a number, or canceled
said-may-be = { $what } { $word } may be { $options }: write more of it
said-word-may-be = { $word } may be { $options }: write more of it
said-item-may-be = { $word } may be { $options }: write more of it, or its number
said-not-whole = { $what } { $word } is not a whole number
said-not-whole-write = { $what } { $word } is not a whole number: write { NUMBER($n) }
said-not-between = { $what } { $word } is not between { NUMBER($low) } and { NUMBER($high) }
said-value-not-between = { $word } is not between { NUMBER($low) } and { NUMBER($high) }
said-stamp-missing = a stamp is missing: write one such as { $line }
said-stamp-face-down = { $stamp } is face down: stamps are revealed before they are placed, so write its face
said-forever-too-much = { $words } is too much: a forever stamp is just forever
said-forever-no-size = a forever stamp has no size: write just forever
said-forever-1x1 = a 1x1 stamp is a forever stamp: write just forever
said-no-cell = { $word } is no cell: write column { $columns } and row { $rows }, such as { $cell }
said-off-album = { $word } is off the album: columns are { $columns }, rows { $rows }
said-leaves-album = { $stamp } leaves the album
said-move-leaves-album = { $stamp }: it leaves the album
said-overlaps = { $stamp } overlaps { $other } on { $cell }
said-covered = { $stamp }: { $cell } is covered by { $other }
said-not-to-place = { $stamp }: it is not among the stamps that I have to place
said-only-once = { $stamp }: I have it only once to place
said-only-times = { $stamp }: I have it only { NUMBER($n) } times to place
said-may-not-discard = { $stamp } may not be discarded: it fits at { $cell }
said-too-many-tiles = { NUMBER($n) } tiles: the game has only { NUMBER($all) }
said-no-place = { $text } has no place: { $fix }
said-no-size = there is no size { $word }: width x height is one of { $sizes }
said-is-no-size-meant = { $word } is no size: start with { $sizes }, forever or double, or did you mean { $close }?
said-is-no-size = { $word } is no size: start with { $sizes }, forever or double
said-double-size = a double is { $sizes }, not { $size }
said-double-halves = leave out { $word }: both halves of a double are 2x2
said-gold-is-rare = a gold stamp is written rare, with its value: { $line }
said-color-missing = the color is missing: the order is color, theme, value, such as { $line }
said-theme-missing = the theme is missing: the order is color, theme, value, such as { $line }
said-color-swapped = { $word } is a theme where the color should be: the order is color, theme, value, such as { $line }
said-theme-swapped = { $word } is a color where the theme should be: the order is color, theme, value, such as { $line }
said-value-missing = the value is missing: write a number at the end
said-value-missing-or = the value is missing: write a number at the end, or canceled
said-after-value = { $words } is too much after the value
said-rare-canceled = a rare stamp has a value and is never canceled
said-contest-is = a contest is <measure> <points>, such as { $line }
said-contest-no-measure = { $word } has no measure before its points, such as { $line }
said-contest-needs = { $word } needs { $options } after it
said-contest-too-much = { $word } after { $before } is too much
said-contest-not-points = { $word } after { $before } is not one number of points
said-contest-no-points = { $word } has no points: { $line }
said-points-not-between = points { $points } are not between { NUMBER($low) } and { NUMBER($high) }
said-points-fall = points fall from { NUMBER($before) } to { NUMBER($after) }: a table never falls
said-table-open = the table { $text } has no closing ]
said-contest-unknown = { $word } is not among the contests: { $fix }
said-part-meant = did you mean { $close }?
said-part-as-in-contests = write it as in contests
said-no-contest-number = there is no contest { NUMBER($n) }: they have the numbers 1 to { NUMBER($all) }
said-entered-twice = { $contest } is entered twice: a contest takes one ticket
said-holds-ticket = { $contest } holds their ticket already: a contest is entered once
said-no-item = there is no item { NUMBER($n) }: { $listing }
said-no-item-collection = there is no item { NUMBER($n) }: the collection has { NUMBER($all) }
said-item-times = item { NUMBER($n) } is in it { NUMBER($times) } times
said-item-missing = item { NUMBER($n) } is missing: { $item }
said-item-rare = item { NUMBER($n) } is rare, and a rare stamp is never reserved: { $item }
said-pile-empty = a pile is empty: each needs at least one item
said-pile-empty-has = a pile is empty: each has at least one item
said-pile-empty-here = a pile is empty
said-reserved-number = { NUMBER($n) } items are reserved: it must be { $allowed }
said-part-one-or-two = 1 or 2
said-part-one-to = 1 to { NUMBER($most) }
said-reserved-cards = { NUMBER($n) } of the reserved items are no stamps: at most { NUMBER($most) } may be, and { NUMBER($more) } more only as stamps
said-cut-is = a cut is the reserve and two piles, such as { $line }
said-cut-fewest = a cut needs at least { NUMBER($n) } items, one for each pile
said-cut-parts = { $parts }: a cut is written { $how }
said-cut-uneven = against Pinzetta one pile has exactly one item more, and both as many only if that is impossible
said-two-piles = one pile: there are two, or [] after one was taken
said-rare-reserved = a rare stamp is reserved, which is never allowed
said-not-there = { $word } is not { $where }: { $listing }
said-none-there = no items are { $where }
said-place-first = place your stamps before you enter a contest: { $stamps } still fits, or: place best
said-write-place = write where a stamp goes, such as 1@c4, or place best
said-which-stamp = which stamp, and where? For example { $line }
said-token-twice = { $name } has the first-player token already
said-one-token = the first-player token is taken already: there is one
said-tokens = { NUMBER($n) } first-player tokens: there is one
said-at-least = { NUMBER($n) } entries: at least { NUMBER($least) } is needed
said-at-most = { NUMBER($n) } entries: at most { NUMBER($most) } are possible
said-missing-add = missing: add { $line }
said-too-long = { NUMBER($n) } characters: at most { NUMBER($most) } are possible
said-longer-than = longer than { NUMBER($n) } letters
said-longer-no-record = longer than { NUMBER($n) } letters: this is no record
said-odd-character = { $character } is no character of a position: take it out
said-deck-difference = { NUMBER($here) } { $what }, { NUMBER($printed) } in the box: { NUMBER($n) } missing
said-deck-too-many = { NUMBER($here) } { $what }, { NUMBER($printed) } in the box: { NUMBER($n) } too many
said-deck-finale = the type that has the Finale's space on the board is missing: choose it above, once the contests are entered
said-deck-types = types of contests
said-deck-tiles-small-square = small-square tiles
said-deck-tiles-large-square = large-square tiles
said-deck-tiles-short-rectangle = short-rectangle tiles
said-deck-tiles-long-rectangle = long-rectangle tiles
said-deck-tiles-double = double tiles
said-deck-tiles-forever = forever tiles
said-deck-needs = { NUMBER($players) } players need { NUMBER($needed) } { $what }, and there are { NUMBER($here) }
said-deck-finale-unknown = { $name } is no type of contests here: use one of { $names }
said-deck-event-items = adds { NUMBER($here) } items to the pool: { NUMBER($needed) } are needed, one player's
said-deck-tiles = { NUMBER($needed) } may be needed in { NUMBER($rounds) } rounds, and there are fewer
said-no-record-has = this is no record of a real table
said-no-game-key = no game has this key
said-no-game-key-removed = no game has this key: it may have been removed
said-game-file = the file of this game cannot be read: { $why }
said-gone-on = the game has gone on: look at it again
said-at-a-table = this is the record of a game at a real table: open it there
said-dealt = this game was dealt by Stockbook, and is played against agents
said-no-decision = there was no decision of yours
said-nothing-to-undo = no move to take back: others have acted since, or it showed hidden things
said-nothing-to-take-back = there is nothing to take back
said-game-has-ended = the game has ended
said-game-is-over = the game is over
said-server-ends = the server is about to end
said-queue-full = the queue is full: { NUMBER($n) } questions wait; ask again later
said-yours-open = { NUMBER($n) } of your { $what } are open: stop one, or wait for an answer
said-address-open = { NUMBER($n) } requests from your address are open: wait for an answer
said-open-link = open the link that stockbook web has printed: it carries a token
said-too-large = larger than 1 MB: this is no position
said-only-a-part = only a part of the request has come: send it again
said-not-shipped = no position of this name is shipped
said-nothing-here = there is nothing here
said-whole-from-to = write a whole number from { NUMBER($least) } to { NUMBER($most) }
said-games-kept = { NUMBER($n) } games are kept: remove files from { $folder }
said-other-program = another program plays this game: end it there, and try again
said-write-happened = write what happened
said-no-player = { $name } is no player here: { $fix }
said-no-name = { $name } is no name here: write one word, such as { $line }
said-word-of-line = { $name } is the word of a line: write another name
said-name-twice = { $name } is another player's name too: names must differ
said-opponent-twice = { $name } is another opponent's name too: names must differ
said-opponent-no-name = { $name } is no name for an opponent
said-others-number = { NUMBER($n) } others: 1 to { NUMBER($most) } play with me
said-names-number = { NUMBER($n) } for { NUMBER($players) } players: write one for each
said-turn-not = it is the turn of { $name }, not of { $other }
said-turn-choose-not = it is the turn of { $name } to choose, not of { $other }
said-turn-select-not = it is the turn of { $name } to select, not of { $other }
said-has-cut = { $name } has cut already
said-has-chosen = { $name } has chosen already
said-no-piles = no piles are on offer now: they are once the players have cut
said-own-pile = { $name } takes a pile of another player, not an own one
said-collect-over = the Collect Phase is over: leave it out, or begin the next round with its pool
said-pool-empty = the pool is empty: write its items, such as { $line }
said-pool-large = { NUMBER($n) } items: a pool has fewer than { NUMBER($most) }
said-no-action = { $line } is no action: { $fix }
said-no-record-line = there is no line { NUMBER($n) }: the record has { NUMBER($all) }
said-no-stamp-to-place = there is no stamp to place
said-no-stamps-to-lay = no stamps, so there is nothing to lay: add one, such as { $line }
said-no-stamps = no stamps: a game starts with four
said-none-needed = none: at least one is needed
said-not-for-sale = the { $card } is not for sale
said-card-twice = the { $card } is { $where } already: each card exists once
said-no-card = no card is { $word }: { $fix }
said-no-in-hand = no { $color } stamp is in { $hand }: it has { $stamps }
said-part-card = card
said-part-effect = effect
said-part-game = game
said-part-level = level
said-part-answer = answer
said-part-one-of = use one of { $options }
said-part-my-hand = my hand
said-part-the-hand-of = the hand of { $name }
said-part-color = color
said-part-theme = theme
said-part-value = value
said-part-filter = filter
said-part-questions = questions
said-part-searches = searches
said-part-players-are = the players are { $names }
said-part-piles-of = in the piles of { $name }
said-part-hand-of = in the hand of { $name }
said-part-listed = { $where } are { $items }
said-part-parts = { NUMBER($n) } { $n ->
        [one] part
       *[other] parts
    }
said-part-cut-written = { $line }, the reserve and two piles
said-part-action-fix = write the player's number, a blank, and the action
said-part-place-fix = write a stamp, its number or how it begins, and the cell of its top left space, such as { $line }
said-part-cell-fix = write its cell after an @, such as { $line }
said-see-these-cards = { $card } is not possible here: I see these cards
said-stamp-lies = a { $color } stamp lies at row { NUMBER($row) }, column { NUMBER($column) }
said-no-new-cards-next = no new cards are to be told for { $name }: the next is the card that came to the market: { $how }
said-no-actions = no actions: add a line --- and, below it, one a line
said-must-be = must be { $what }, not { $other }
said-part-a-text = a text in quotes
said-part-a-number = a whole number
said-part-a-list = a list
said-part-a-table = a table
said-no-contest-here = { $word } is no contest here: there are { $contests }
said-no-contest-there = there is no contest { $word }: there are { $contests }
said-no-move = { $word } is no move: write color, row and column, such as { $line }
said-which-face = { $word }: which face? For example: { $line }
said-unseen-size = { $word }: a tile not seen shows its size only, such as { $line }
said-items-least = { NUMBER($n) } items: write { NUMBER($least) } to { NUMBER($most) } items with ; between them, such as { $line }
said-piles-two = { NUMBER($n) } piles: write two with a bar between them: { $line }
said-stamps-four = { NUMBER($n) } stamps: write the four, top row first, such as { $line }
said-still-to-place = { $item } is still to be placed: it fits at { $cell }
said-no-piles-more = { $name } has no piles on offer any more
said-has-items = { $name } has { NUMBER($n) } items already, and selects { NUMBER($all) } in this round
said-first-tell-market = first tell the { NUMBER($n) } cards that came to the market: { $how }
said-first-tell-market-one = first tell the card that came to the market: { $how }
said-first-tell-draw = first tell what { $name } drew: { $how }
said-her-piles-told = her piles of round { NUMBER($round) } are told already
said-item-named-twice = item { NUMBER($n) } is named twice: { $item }
said-no-face-down = { $name } has no face-down stamp of this size: { $item }
said-nothing-to-cut-yet = { $name } has nothing to cut now: cuts are made when the next round
said-nothing-to-cut = { $name } has nothing to cut now: cuts are made when all items are collected
said-hand-told = my hand is told already: { $stamps }
said-items-told = my items of round { NUMBER($round) } are told already: the next ones follow its end
said-no-decision-card = no decision card has { NUMBER($n) } crossed-out icons: they have { $numbers }
said-no-new-cards = no new cards are to be told for { $name }: nothing is drawn now
said-no-piles-yet = no piles are on offer now: they are once I have cut and she has chosen
said-no-her-piles = no piles of hers are on offer now: the round of { $day } was swapped
said-not-along = row { NUMBER($row) }, column { NUMBER($column) } is not along an edge of a stamp on the table
said-taken-place = row { NUMBER($row) }, column { NUMBER($column) } is taken
said-she-first = she chooses first: write her decision card, such as { $line }
said-in-show = stamps are placed and contests entered in the Show Phase: { $said }
said-choose-over = the Choose turns are over: others go on in them only if it is told who has the token
said-not-in-hand = the { $card } is not in hand
said-pool-first = the pool stands before everything else of its round: { $said }
said-round-ends-me = round { NUMBER($round) } ends when me has entered a contest
said-square-told = the square is told already: it lies there before everything else
said-no-player-number = there is no player { NUMBER($n) }: there are { NUMBER($all) }
said-no-pool-to-look = there is no pool to look at: items are looked at in the Collect Phase
said-unknown-card = unknown card { $word }: write its name, or rank and suits such as { $line }
said-got-told = what { $name } got in round { NUMBER($round) } is told already
said-what-example = what? For example: { $line }
said-which-pile = which pile? For example: { $line }, or an item that lies in it
said-square-untold = the square is not told: write square and its four stamps, such as { $line }
said-no-new-cards-draw = no new cards are to be told for { $name }: the next is what { $other } drew: { $how }
said-what-did = what did { $name } do? { $line }
said-write-buy = write buy CARD with CARD, CARD or end
said-no-pile = there is no pile { $word }: there are 1 and 2
said-this-link = { $host }: this server answers to the link that it printed only
said-id-in-use = in use: a question with this id has not been answered yet
said-no-folder = games cannot be kept in { $folder }: { $why }
said-room-for-others = { NUMBER($own) } games were begun from your address, and there is room for { NUMBER($more) } more only, which is for others: go on with one of yours
said-choice-pile-1 = { $name } 1: { $items }
said-choice-pile-2 = { $name } 2: { $items }
