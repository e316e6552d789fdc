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

## Table

## Reviews

## What the engine says
