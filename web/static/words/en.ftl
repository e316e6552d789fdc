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

## Boards and pieces

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
review-link = review
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
take-pile-of = Take pile { $number } of { $player }
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
