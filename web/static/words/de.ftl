# German. Not proofread.

language = Sprache
language-name = Deutsch
language-note = Diese Übersetzung hat noch niemand Korrektur gelesen.

## The bar of every page

noscript = Stockbook zeichnet seine Seite mit JavaScript; im Terminal antwortet es ohne:
places = Orte
place-album = Album
place-puzzles = Rätsel
place-play = Spielen
place-table = Tisch
place-reviews = Analysen
rules = Regeln
close = Schließen
go-there = Dorthin
server-gone = Der Server ist weg: Läuft Stockbook noch auf seinem Rechner, und bist du online? Verloren ist nichts.
goes-on-page = Die Seite macht von selbst weiter.
goes-on-game = Die Partie geht von selbst weiter.
goes-on-review = Die Analyse geht von selbst weiter.

## Notation in words: colors, themes, sizes, contests, phases

word-purple = lila
word-yellow = gelb
word-blue = blau
word-green = grün
word-brown = braun
word-red = rot
word-rare = selten
word-space = Weltraum
word-monuments = Bauwerke
word-animals = Tiere
word-flowers = Blumen
word-vehicles = Fahrzeuge
word-small-square = kleines Quadrat
word-large-square = großes Quadrat
word-short-rectangle = kurzes Rechteck
word-long-rectangle = langes Rechteck
word-forever = Dauermarke
word-double = Doppelmarke
word-square = Quadrat
word-rectangle = Rechteck
word-canceled = gestempelt
word-faded = verblichen
word-down = verdeckt
word-perfect-corners = perfekte Ecken
word-edges = volle Ränder
word-surrounded = umschlossen
word-holes = Löcher
word-regions = Leerflächen
word-group = Gruppe
word-second = zweithäufigste
word-most = häufigste
word-sets = Sätze
word-count = je
word-color = Farbe
word-theme = Thema
word-size = Größe
word-shape = Form
word-value = Wert
word-collect = Sammeln
word-cut = Teilen
word-choose = Wählen
word-show = Zeigen
word-exhibitor = Aussteller
word-attendee = Besucher
word-specialist = Fachmann
word-event = Ereignis

## Games and their rules

game-stampswap = Tauschrausch
game-pinzetta = Pinzetta
game-stamps = STAMPS
game-stamp-albums = Stamp Albums

## Start, tour, puzzles, help

door-album = Lege aus, was auf deinem Tisch liegt, und frage.
door-puzzles = Stellungen mit einer Lösung.
door-play = Ganze Partien gegen den Computer, mit Tipps.
door-table = Neben einer echten Partie: Sag, was geschieht, und hol dir Rat.
door-reviews = Eine gespielte Partie, Entscheidung für Entscheidung.

## The page with the album: model, actions, faults

## The page with the album: views

## Boards and pieces

## Play

## Table

## Reviews

## What the engine says
