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
undo = Rückgängig
hint = Tipp
stop = Stopp
ok = OK
done = Fertig
cancel = Abbrechen
back = Zurück
save = Speichern
share = Teilen
edit = Bearbeiten
remove = Entfernen
remove-good = { $good } entfernen
choose-file = Eine Datei
read-it = Einlesen
answer = Antwort
ask-for-best = Frag nach dem besten Zug.
contests = Wettbewerbe
finale = Finale
table-palette = Palette
to-place = Zu legen
empty = leer
part-reserve = Reserve
part-1 = Stapel 1
part-2 = Stapel 2
points-shown =
    { $number ->
        [1] { $shown } Punkt
       *[other] { $shown } Punkte
    }
points-title = Punkte
total = gesamt
round-1 = Freitag
round-2 = Samstag
round-3 = Sonntag
you = du
me = ich
player-at = Spieler { $number }
phase-cut = Teilen

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

new-game = Neue Partie
game = Spiel
players = Spieler
my-seat = Mein Platz
the-others = Die anderen
agent-greedy = gierig
agent-planner = Planer
agent-quick = schnell
agent-random = zufällig
agent-seconds = { $agent }, { $seconds } s
setting-level = Stufe
setting-intro = Einführung
seed = Startzahl
any-seed = beliebig
begin = Los geht’s
my-games = Meine Partien
player-agent = Spieler { $number } ({ $agent })
begun = begonnen am { $date }
begun-over = begonnen am { $date }, beendet
review-link = analysieren
review-game = { $game } analysieren
forget = { $what } vergessen
undo-move = Meinen letzten Zug zurücknehmen (u)
turn = Am Zug
your-turn = Du bist dran: { $question }
others-play = Die anderen spielen
earlier-moment = Ein früherer Moment
game-is-over = Die Partie ist zu Ende
advice = Rat
no-advice = Gerade kein Rat
play-it = So spielen
what-is-advised = Was empfohlen wird
search-longer = { $seconds } Sekunden suchen
hint-seconds = Sekunden pro Tipp
all-moves = Alle Züge
all-of-moves = Alle { $number } Züge
what-happened = Was geschah
speed-at-once = sofort
speed-fast = schnell
speed-slow = langsam
skip = Überspringen
moments = Momente
moment-of = Moment { $number } von { $all }
earlier = Früher
later = Später
play-on = Von hier weiterspielen
back-to-game = Zurück zur Partie
lay-at = { $color } in Zeile { $row }, Spalte { $column }
step-reserve = Reserve
step-1 = Stapel 1
step-2 = Stapel 2
the-table = Der Tisch
the-table-seen = Der Tisch, wie ich ihn sehe
no-picture = Kein Bild von diesem Moment: Lies, was geschah.
hand = Hand
left-to-draw = noch { $number } zu ziehen
at-place = Zeile { $row }, Spalte { $column }: { $said }
lay = { $stamp } legen
lay-advised = { $stamp } legen, empfohlen
laid-last = { $stamp }, zuletzt gelegt
it-fits = { $stamp } passt
does-not-fit = { $stamp } passt nicht auf { $space }: Felder für die linke obere Ecke sind markiert
cards = Karten
cards-left = { $draw } Karten zu ziehen, { $hand } auf der Hand von { $player }
the-other-player = dem anderen Spieler
cards-shop-of = Laden von { $player }
cards-album-of = Album von { $player }
cards-market = Markt
cards-shop = Mein Laden
cards-album = Mein Album
cards-bought = In diesem Zug gekauft
cards-hand = Meine Hand
pay-with = Bezahle { $card } mit
payments = Bezahlung
payment-advised = (empfohlen)
no-payment = Diese Karten reichen dafür nicht.
more-payments = { $number } weitere Arten zu bezahlen: Tippe die Handkarten an, mit denen du bezahlst.
enter-it = Antreten
enter-contest = antreten: { $contest }
enter-this = hier antreten
no-contest = kein Wettbewerb
my-exhibitor = mein Aussteller
event-tag = Ereignis
my-token = Ich habe den Startspielermarker.
points-on-track = { $points } Punkte auf der Punkteleiste.
phase-collect = Sammeln
the-pool = Die Auslage
list-pool = Auslage
collect-how = Tippe an, was du nimmst.
pool-select = { $good } nehmen
look = ansehen
look-at = { $good } ansehen
list-collection = Meine Sammlung
cut = Teilen
cut-is-advised = Diese Teilung wird empfohlen: Spiel sie so, oder verschiebe erst etwas.
cut-how = Tippe etwas an und dann, wohin es kommt, oder zieh es dorthin. Auf der Tastatur gehen r, 1 und 2.
to-part-reserve = in die Reserve
to-part-1 = auf Stapel 1
to-part-2 = auf Stapel 2
pile-empty = In jeden Stapel muss etwas.
cut-otherwise = Die Regeln verlangen eine andere Teilung: siehe alle Züge.
phase-choose = Wählen
the-piles = Die Stapel
pile-of = Stapel { $number } von { $player }
take-pile-of = Stapel { $number } von { $player } nehmen
take = Nehmen
my-piles = Meine Stapel
list-my-pile = mein Stapel { $number }
mine-for-sure = Sicher meins
other-albums = Andere Alben
her-state =
    { $number ->
        [one] Stufe { $level }, { $number } Dauermarke
       *[other] Stufe { $level }, { $number } Dauermarken
    }
asks-for = sucht: { $size }
how-she-takes = wie sie einen Stapel nimmt
her-tokens = In jedem Stapel zählt sie 2 Plättchen für eine Marke in den Größen, die sie sucht, 4 für eine offene seltene, 1 für einen Wert von 2 oder 3, eine Dauermarke oder einen Besucher, und 1 für den größeren Stapel. Eine Karte von ihr streicht einige davon im Stapel, der mehr hat; sie nimmt den, dem mehr bleiben.
still-to-come = Von den Marken der Demo kommen noch:
of-a-size = { $number } × { $size }
stamps =
    { $number ->
        [one] { $number } Marke
       *[other] { $number } Marken
    }
number-in-hand = { $number } auf der Hand
tickets =
    { $number ->
        [one] { $number } Ticket
       *[other] { $number } Tickets
    }
first-player = Startspieler
strength-of = Stärke von { $player }
wins =
    { $number ->
        [one] { $names } gewinnt
       *[other] Geteilter Sieg: { $names }
    }
you-win = du gewinnst
score-sheet = Wertung
review-it = Analysieren
save-record = Protokoll speichern
review-note = Die Analyse sagt, was jede Entscheidung verschenkt hat.

## Table

new-table = Neue Partie am echten Tisch
question = Frage
your-answer = Deine Antwort
not-known = unbekannt
answer-yes = ja
answer-no = nein
leave-out = Weglassen
go-on-with-record = Oder mach mit einem Protokoll weiter, geöffnet oder eingefügt
type-it = Eintippen
something-else = Etwas anderes ist geschehen
answers = Antworten
its-face = Ihre Vorderseite:
without-face = Ohne Vorderseite
places-how = Tippe eine Marke an, dann das Feld für ihre linke obere Ecke; am Ende den Wettbewerb.
pile-mine-with = mein Stapel { $number }: { $goods }
her-pile-with = ihr Stapel { $number }: { $goods }
pile-of-with = Stapel { $number } von { $player }: { $goods }
items = Sachen
item = Sache
told-before = Schon genannt
next-face-down = das Nächste liegt verdeckt
typed = getippt
to-do-now = Jetzt am Tisch zu tun
to-do = Zu tun
done-now = Erledigt
the-record = Das Protokoll
record-as-text = Das Protokoll als Text
save-note = Die gespeicherte Datei lässt sich hier wieder öffnen.
table-link = Der Link, mit dem ein anderes Gerät an diesem Tisch weitermacht
go-to = zu { $place }
go-to-line = zu Zeile { $line }
line-waits = Eine Zeile des Protokolls muss noch berichtigt werden: Berichtige sie, oder lass das Protokoll, wie es war.
line-impossible = Eine Zeile ist nicht mehr möglich: Berichtige sie auch. Bis dahin bleibt das Protokoll, wie es war.
leave-record = Lassen, wie es war
mend-line = Diese Zeile berichtigen
line-before = Eine Zeile davor
this-line = Diese Zeile
add-before = Zeile davor
the-album-of = Das Album von { $player }
first-place = Auf dem ersten Platz: { $names }
if-over-now = Wenn jetzt Schluss wäre

## Reviews

## What the engine says
