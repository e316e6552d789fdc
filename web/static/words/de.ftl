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
add = Dazu
album = Album
answer = Antwort
apply = Übernehmen
ask-for-best = Frag nach dem besten Zug.
best-move = Bester Zug
finale = Finale
hint = Tipp
keys = Tasten
line = Zeile
me = ich
my-hand = Meine Hand
my-puzzles = Meine Rätsel
new-stamp = Neue Marke
next = Weiter
nothing = nichts
part-1 = Stapel 1
part-2 = Stapel 2
part-reserve = Reserve
phase-choose = Wählen
phase-collect = Sammeln
phase-cut = Teilen
phase-show = Zeigen
points-title = Punkte
print = Drucken
redo = Wiederholen
remove = Entfernen
round-1 = Freitag
round-2 = Samstag
round-3 = Sonntag
save = Sichern
stop = Stopp
to-place = Zu legen
total = gesamt
undo = Rückgängig

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
word-holes = Löcher
word-group = Gruppe
word-most = häufigste
word-sets = Sätze
word-count = je
word-color = Farbe
word-theme = Thema
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
word-attendees = Besucher
word-buy = Kauf
word-first-player = Startspieler
word-pay = zahlt
word-regions = Lücken
word-second = zweite
word-size = Größe
word-surrounded = umringt
word-up = offen

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

a-file = Datei…
about-as-good = etwa gleich gut
add-contest = Wettbewerb dazu
add-event = Ereignis dazu
add-exhibitor = Aussteller dazu
add-mat = Tafel dazu
add-specialist = Fachmann dazu
add-tile = Plättchen dazu
added = { $name } ist dabei
added-to = { $name } ist dabei, Art { $list }
adds-attendees = Besucher
adds-down = { $size }, verdeckt
adds-forever = Dauermarken
adds-to-pool = Was in die Auslage kommt
adds-up = { $size }, offen
all-puzzles = Alle Rätsel
an-exhibitor = Ein Aussteller
and-then = { $first }, dann { $second }
answer-enters = { $proved ->
        [true] Die Lösung hat { $points } Punkte, mit dem Ticket auf { $contest }.
       *[other] Die beste gefundene (nicht bewiesen) hat { $points } Punkte, mit dem Ticket auf { $contest }.
    }
answer-has = { $proved ->
        [true] Die Lösung hat { $points } Punkte.
       *[other] Die beste gefundene (nicht bewiesen) hat { $points } Punkte.
    }
any-contest = egal
applied = Übernommen: { $said }
ask-what-if = Was kostet das?
before-here = Früher in diesem Browser
best = bester
by-the-end = bis zum Ende
check = Prüfen
check-result = Ergebnis der Prüfung
close-palette = Palette schließen
conflict = Jeder dieser Wünsche trägt dazu bei:
contest-cards = Wettbewerbskarten
contest-to-enter = Ticket auf
contests-to-enter = Wettbewerbe für das Ticket
deck = Deck
deck-box = in der Schachtel
deck-contest = Was die Wettbewerbskarte wertet
deck-contest-type = Art, etwa die Farbe der Karte
deck-entered = erfasst
deck-exhibitor = Was ein Aussteller wertet
deck-file-in-use = { $name } wird verwendet.
deck-forever = Dauermarken
deck-has-contests = Wettbewerbe
deck-has-events = Ereignisse
deck-has-exhibitors = Aussteller
deck-has-forever-tiles = Dauermarken
deck-has-large-square-tiles = große Quadrate
deck-has-long-rectangle-tiles = lange Rechtecke
deck-has-mats = Spielertafeln
deck-has-short-rectangle-tiles = kurze Rechtecke
deck-has-small-square-tiles = kleine Quadrate
deck-has-specialists = Fachleute
deck-has-types-of-contests = Arten von Wettbewerben
deck-mat = Was der Aussteller einer Tafel wertet
deck-missing = fehlen
deck-name = Name des Decks
deck-note = Mit einem Deck zieht der Rat die Marken, die niemand gesehen hat, aus deinem eigenen Spiel und weiß, was die Karten können.
deck-numbers = Was im Deck ist
deck-of = { $here } von { $printed }
deck-tile = Ein Plättchen aus deinem Spiel
discard-stamp = abwerfen: { $stamp }
drop-file = oder lass sie irgendwo auf die Seite fallen
effect = Was die Karte kann
effect-bonus = Was die Karte kann: dahinter ein Wettbewerb
effect-collect = Was die Karte kann: dahinter, wie viele Dinge jeder aussucht, etwa 5
effect-collected = Was die Karte kann: dahinter „draw“ und eine Größe, oder „forever“
effect-final = Was die Karte kann: dahinter ein Wettbewerb
effect-gift = Was die Karte kann: dahinter die Punkte für jedes Ding, etwa 1, oder „value“
effect-reserve = Was die Karte kann: dahinter, wie viele Dinge man mehr reserviert, etwa 1
effect-show = Was die Karte kann: dahinter ein Wettbewerb
effect-taken = Was die Karte kann: dahinter „draw“ und eine Größe, oder „forever“
effect-value = Was die Karte kann: dahinter ein Filter oder „exhibitor“, „specialist“, „first-player“, und Punkte, etwa faded 1
empty-album = Leeres Album
empty-game = Leer: { $game }
enter = Ticket auf
event = Ereignis
event-name = Name des Ereignisses
events = Ereignisse
every-stamp-lies = { $proved ->
        [true] Jede Marke liegt wie in der Lösung.
       *[other] Jede Marke liegt wie in der besten gefundenen Lösung (nicht bewiesen).
    }
exhibitors = Aussteller
files = Dateien
finale-type = Art des Finales
find = Suchen
first-player-token = Startspieler
forever-of-others = Dauermarken der anderen
forget-named = { $name } vergessen
full = voll
game-over = Die Partie ist zu Ende.
game-over-points = { $points ->
        [one] Die Partie ist zu Ende: { $points } Punkt.
       *[other] Die Partie ist zu Ende: { $points } Punkte.
    }
goal-game = Ganze Partie
goal-now = Diese Runde
goals = Gesuchte Punkte
goes-to = Kommt nach
hand-empty = Tippe auf eine Marke oder zieh sie; Pfeiltasten wandern durchs Album, Enter nimmt und legt.
hand-next = Die nächste Marke kommt auf den gestrichelten Platz; tippe auf einen anderen.
impossible = Unmöglich: { $reason }
in-hand = in der Hand: Wähle das Feld für die linke obere Ecke
is-it-right = Stimmt das?
keep-both-piles = Beide Stapel behalten
keep-later = , für später: { $contests }
kind = Art
lesson = { $phase ->
        [cut] eine Teilung
       *[other] ein Album
    }, { $points } verschenkt{ $proved ->
        [true] , bewiesen
       *[other] { "" }
    }{ $solved ->
        [true] , gelöst ✓
       *[other] { "" }
    }
limits = { $plans ->
        [1] der beste Plan
       *[other] { $plans } Pläne
    }, höchstens { $seconds } Sekunden
link-to-position = Link zu dieser Stellung
mats = Spielertafeln
mine = meiner
mine-and-best = Meiner und der beste
next-step = Weiter: { $step }
no-contest = kein Wettbewerb
no-deck-now = Kein Deck mehr.
no-event = keines
no-free-place = kein freier Platz
no-item-yet = { $typed }: noch nichts; schreib Größe, Farbe, Thema und Wert auf Englisch, etwa 2x3 blue animals 2, 2x3 ? für eine Rückseite, oder eine Karte
no-stamp-yet = { $typed }: noch keine Marke; schreib Größe, Farbe, Thema und Wert auf Englisch, etwa 2x3 blue animals 2
no-wishes = Keine Wünsche
not-known = unbekannt
not-said = offen
on-at-table = Am Tisch weiter
on-the-album = im Album zeigen
one-item = Ein Ding
one-stamp = Eine Marke
open = Laden
open-deck = Deckdatei öffnen…
open-position = Stellung öffnen
paint-empty = Felder frei halten
palette = Palette für neue Marken
phase = Phase
piles-on-offer = Deine Stapel liegen noch aus: Sag, welcher genommen wird.
pinned = Fest: { $stamps }
pins = Eine Marke, die du aus „Zu legen“ hinlegst, liegt dort fest.
plan-as-good = Plan { $number }: { $points }, etwa gleich gut
plan-number = Plan { $number }: { $points }
plans = Pläne
players = Spieler
points-at-least = Mindestens Punkte
points-by-line = { $points ->
        [one] sein { $points } Punkt, Zeile für Zeile
       *[other] seine { $points } Punkte, Zeile für Zeile
    }
points-column = Punkte
position = Stellung
position-as-text = Die Stellung als Text, den jeder Befehl liest
positions = Stellungen
put-back = Zurücklegen
puzzle-named = Rätsel: { $title }
puzzle-title-easy = Leichtes Rätsel { $number }
puzzle-title-hard = Schweres Rätsel { $number }
puzzle-title-medium = Mittleres Rätsel { $number }
puzzles-easy = Leichte Rätsel
puzzles-hard = Schwere Rätsel
puzzles-medium = Mittlere Rätsel
range = { $least } bis { $most }
read-it = Einlesen
record-of-game = Protokoll der Partie
removal = Entfernt
removed = { $name } ist entfernt
removed-it = Entfernt: { $name }
round = Runde
same-samples = { $number ->
        [one] Beide mit derselben Stichprobe der Marken, die noch kommen.
       *[other] Beide mit denselben { $number } Stichproben der Marken, die noch kommen.
    }
save-as-file = Als Datei sichern
save-deck = Deck sichern
save-named = { $name } sichern
score-track = Punkteleiste
seconds = Sekunden
share = Teilen
short-item = Kurz genügt: 23bla2, d42gf1ys3, f, 2x3 ?.
short-stamp = Kurz genügt: 23bla2, d42gf1ys3, f; @f8 sagt, wohin, + heißt „zu legen“.
show-the-best = Besten zeigen
solve-lesson = Lösen:
solved = gelöst ✓
specialist-name = Name des Fachmanns
specialists = Fachleute
stamp-at = { $stamp } auf { $cell }
stamp-goes = { $proved ->
        [true] { $stamp } liegt in der Lösung auf { $at }.
       *[other] { $stamp } liegt in der besten gefundenen Lösung (nicht bewiesen) auf { $at }.
    }
stamps-to-discard = Marken abwerfen
take-off = Wegnehmen
task-contest = Wohin mit den Marken, damit sie am meisten bringen?
task-contests = Wohin mit den Marken, damit dieses Zeigen am meisten bringt? Das Ticket geht auf den Wettbewerb, der am meisten zahlt.
task-cut = Wie teile ich meine Sachen am besten? Bei jeder Änderung steht da, was sicher bleibt und was zu erwarten ist.
text-or-link = Eine Stellung als Text (TOML oder JSON) oder ein Link
the-answer = Die Lösung
the-plan = Der Plan
the-text = der Text
this-round = diese Runde
tiles = Plättchen
to = nach
to-those-to-place = zu legen
type = Tippen
type-item = Ein Ding tippen
type-stamp = Eine Marke tippen
typed-there = Enter: { $text }, { $where }
undo-removing = Entfernen zurücknehmen
units = Einheiten
units-at-least = Mindestens Einheiten
untitled-album = ein Album von dir
use-no-deck = Ohne Deck
values-count = Die Werte der Marken zählen auch.
values-count-one-answer = Die Werte der Marken zählen auch. Nur eine Lösung bringt am meisten; gleiche Marken dürfen tauschen.
what-if = Was wäre, wenn
what-pays = Was zählt
whatif-enter = Ticket auf
whatif-keep = Sicher meins
whatif-reserve = Reserviert
why-not-mine = Warum nicht meiner?
wish-alone = jeder allein
wish-costs = kostet
wish-impossible = unmöglich
wishes = Wünsche
written-as = geschrieben als
your-deck = Dein Deck

## Boards and pieces

add-player = Spieler dazu
add-to = Dazu: { $list }
add-to-place = Zu „Zu legen“ dazu
advised = empfohlen:
album-in-one-line = Album, in einer Zeile
album-of = { $number ->
        [one] Album von { $name }: { $number } Plättchen
       *[other] Album von { $name }: { $number } Plättchen
    }
album-space = { $name } { $tile }
apply-move = Zug { $number } übernehmen
as-usual = wie üblich
asking = ich frage…
back = Zurück
best-cuts = Beste Teilungen
best-moves = Beste Züge
best-purchases = Beste Käufe
buy-and-pay = kaufen, bezahlen mit
card-at = { $card } auf Zeile { $row }, Spalte { $column }
cards = Karten
cards-album = Mein Album
cards-bought = In diesem Zug gekauft
cards-discard = Abgelegt
cards-hand = Meine Hand
cards-market = Markt
cards-shop = Mein Laden
cards-their-album = Anderes Album
cards-their-hand = Karten auf der anderen Hand
cards-their-known = Andere Karten, die ich kenne
cards-their-shop = Anderer Laden
cards-to-draw = Karten im Nachziehstapel
change = ändern
choice-size = Größe
choice-value = Wert
color-and-theme = Farbe und Thema
color-to-put = Farbe zum Legen
contest = Wettbewerb
contest-of = { $contest } von
contest-points-help = Punkte: eine Zahl je Einheit oder eine Tabelle: sets color 0 8 18
contests = Wettbewerbe
cut-brings = { $sure } sicher, { $expected } erwartet
cut-help = Zieh etwas, oder tippe es an und dann einen Stapel; mit den Tasten r, 1 und 2 geht es auch.
cut-leads = { $sure } sicher, { $expected } Vorsprung erwartet
discard = abwerfen
empty = leer
enter-her-piles = Ihre Stapel eingeben
excuse-seen = der Excuse ist aufgetaucht
expected = erwartet
expected-points = erwartete Punkte
face-down = { $good }, verdeckt
for-sure = sicher
from-market = Markt
from-opponent = anderer Laden
from-shop = mein Laden
gain = Gewinn
has-chosen = hat gewählt
her-crossed = Durchgestrichene Symbole ihrer Karten
her-forever = Ihre Dauermarken
her-level = Stufe
her-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
her-sizes = Größen, die sie verlangt
lead = Vorsprung
lead-expected = Vorsprung erwartet
lies-face-down = verdeckt
move = Zug
my-cut = Meine Teilung
name = Name
new = neu
next-comes-here = Das Nächste kommt hierher
no-such-contest = { $typed }: kein Wettbewerb, oder zu kurz, um klar zu sein
none-to-place = Keine. Auch eine Marke, die du aus dem Album hierher ziehst, wartet hier.
of-me = mir
other-players = Die anderen
painted-space = { $name } { $tile }, soll frei bleiben
pictures = Bilder
pieces = Figuren
pieces-of = { $color } von { $name }
pile-was-taken = { $pile } wurde genommen
piles = Stapel
piles-title = Stapel
place-advised = Zeile { $row }, Spalte { $column }: { $there }, Zug { $number }: { $card }
place-of-grid = Zeile { $row }, Spalte { $column }: { $there }
player = Spieler
player-number = Spieler { $number }
points-of-next = Punkte des nächsten Bildes
pool-select = { $good } nehmen
purchase = { $card } ({ $from }) mit { $pay }
put = Lege
remove-named = { $name } entfernen
remove-player = { $name } entfernen
reserve = Reserve
second-of-double = Jetzt die zweite Marke der Doppelmarke.
select = nehmen
selections-left = So oft nehme ich noch
shared-grid = Gemeinsames Raster
stamps-in-pile = Marken im Stapel
take = Nehmen
take-pile-of = Nimm Stapel { $number } von { $player }
taken-percent = genommen zu { $percent } %
the-finale = Finale
the-pool = Die Auslage
ticket = Ticket
ticket-on = Ticket auf { $contest }
tickets = { $number ->
        [one] { $number } Ticket
       *[other] { $number } Tickets
    }
tickets-album-unknown = { $number ->
        [one] { $number } Ticket, Album unbekannt
       *[other] { $number } Tickets, Album unbekannt
    }
tickets-on = Tickets auf
to-part-1 = auf Stapel 1
to-part-2 = auf Stapel 2
to-part-reserve = in die Reserve
track = { $points ->
        [one] { $pieces }: { $points } Punkt
       *[other] { $pieces }: { $points } Punkte
    }
track-printed = Punkte unter den Spalten
typed-contest = Enter: { $contest }
units-points = Einheiten, Punkte
value = Wert
was-taken = Wurde genommen
what-to-add = was dazukommt

## Play

## Table

## Reviews

## What the engine says
