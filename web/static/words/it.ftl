# Italian. Not proofread.

language = Lingua
language-name = Italiano
language-note = Questa traduzione non è ancora stata riveduta.

## The bar of every page

noscript = Stockbook disegna la sua pagina con JavaScript; nel terminale risponde senza:
places = Luoghi
place-album = Album
place-puzzles = Enigmi
place-play = Gioca
place-table = Tavolo
place-reviews = Analisi
rules = Regole
close = Chiudi
go-there = Vai lì
server-gone = Il server non c’è più: Stockbook gira ancora sul suo computer, e sei in rete? Niente è perso.
goes-on-page = La pagina continua da sola.
goes-on-game = La partita continua da sola.
goes-on-review = L’analisi continua da sola.

## Notation in words: colors, themes, sizes, contests, phases

word-purple = viola
word-yellow = giallo
word-blue = blu
word-green = verde
word-brown = marrone
word-red = rosso
word-rare = raro
word-space = spazio
word-monuments = monumenti
word-animals = animali
word-flowers = fiori
word-vehicles = veicoli
word-small-square = quadrato piccolo
word-large-square = quadrato grande
word-short-rectangle = rettangolo corto
word-long-rectangle = rettangolo lungo
word-forever = francobollo perpetuo
word-double = doppio
word-square = quadrato
word-rectangle = rettangolo
word-canceled = annullato
word-faded = sbiadito
word-down = coperto
word-perfect-corners = angoli perfetti
word-edges = bordi completi
word-surrounded = circondati
word-holes = buchi
word-regions = zone vuote
word-group = gruppo
word-second = secondo più frequente
word-most = più frequente
word-sets = serie
word-count = ogni
word-color = colore
word-theme = tema
word-size = dimensione
word-shape = forma
word-value = valore
word-collect = Raccolta
word-cut = Divisione
word-choose = Scelta
word-show = Esposizione
word-exhibitor = espositore
word-attendee = visitatore
word-specialist = specialista
word-event = evento

## Games and their rules

game-stampswap = Stamp Swap
game-pinzetta = Pinzetta
game-stamps = STAMPS
game-stamp-albums = Stamp Albums

## Start, tour, puzzles, help

door-album = Disponi quello che hai sul tavolo, e chiedi.
door-puzzles = Posizioni con una risposta da trovare.
door-play = Partite intere contro il computer, con consigli.
door-table = Accanto a una partita vera: di’ che cosa succede, e ricevi consigli.
door-reviews = Una partita finita, decisione per decisione.

## The page with the album: model, actions, faults

## The page with the album: views

## Boards and pieces

## Play

## Table

## Reviews

## What the engine says
