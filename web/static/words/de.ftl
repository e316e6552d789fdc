# German. Not proofread.

language = Sprache
language-name = Deutsch
language-note = Diese Übersetzung hat noch niemand Korrektur gelesen.

## The bar of every page

noscript = Stockbook zeichnet seine Seite mit JavaScript; im Terminal antwortet es ohne:
places = Orte
place-album = Album
place-puzzles = Rätsel
place-play = Spiel
place-table = Tisch
place-reviews = Analyse
rules = Regeln
close = Schließen
go-there = Dorthin
server-gone = Der Server ist weg: Läuft Stockbook noch auf seinem Rechner, und bist du online? Verloren ist nichts.
goes-on-page = Die Seite macht von selbst weiter.
goes-on-game = Die Partie geht von selbst weiter.
goes-on-review = Die Analyse geht von selbst weiter.
undo = Rückgängig
hint = Tipp
redo = Wiederholen
new-stamp = Neue Marke
keys = Tasten
next = Weiter
done = Fertig
back = Zurück
round-1 = Freitag
round-2 = Samstag
round-3 = Sonntag
phase-collect = Sammeln
phase-cut = Teilen
phase-choose = Wählen
phase-show = Zeigen
contests = Wettbewerbe
searching = sucht
seconds-left = { $spent } s, höchstens noch { $left } s
seconds-over = { $spent } s, gleich fertig
samples = { $number ->
    [one] 1 Stichprobe
    *[other] { $number } Stichproben
    }
larger = größer: { $words }
copy-link = Link kopieren
copy-text = Text kopieren
copied = Kopiert
selected-to-copy = Markiert: kopiere es von dort
share-link = Link teilen
share-picture = Bild teilen
only-here = Nur dieser Rechner erreicht Stockbook gerade. Für andere Geräte in deinem Netz starte es mit
only-here-then = : Dann hat der Link einen Code für ihre Kameras.
link-too-long = Dieser Link ist zu lang für einen QR-Code: Kopiere ihn.
code-alt = QR-Code des Links
code-how = Richte die Kamera eines anderen Geräts darauf.
picture-later = Ein Bild gibt es, sobald die Stellung vollständig ist.
picture-alt = Bild der Stellung
picture-save = Bild speichern
reserve = Reserve
pile = Stapel { $number }
pile-of = Stapel { $number } von { $player }
nothing = nichts
add = Dazu
album = Album
answer = Antwort
apply = Übernehmen
ask-for-best = Frag nach dem besten Zug.
best-move = Bester Zug
finale = Finale
line = Zeile
me = ich
my-hand = Meine Hand
my-puzzles = Meine Rätsel
part-1 = Stapel 1
part-2 = Stapel 2
part-reserve = Reserve
points-title = Punkte
print = Drucken
remove = Entfernen
save = Sichern
stop = Stopp
to-place = Zu legen
total = gesamt
ok = OK
cancel = Abbrechen
share = Senden
edit = Bearbeiten
remove-good = { $good } entfernen
choose-file = Eine Datei
read-it = Einlesen
table-palette = Palette
empty = leer
points-shown =
    { $number ->
        [1] { $shown } Punkt
       *[other] { $shown } Punkte
    }
you = du
player-at = Spieler { $number }

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
word-buy = Kauf
word-pay = zahlt
word-first-player = Startspieler
word-reserve = Reserve
word-draw = ziehen
word-gift = Geschenk
word-look = ansehen
word-taken = genommen
word-collected = gesammelt
word-face-up = offen
word-none = keiner
word-nothing = nichts
word-final = Finale
word-bonus = Bonus
word-attendees = Besucher
word-regions = Lücken
word-second = zweite
word-size = Größe
word-stamp = Marke
word-surrounded = umringt
word-up = offen

## Games and their rules

game-stampswap = Tauschrausch
game-pinzetta = Pinzetta
game-stamps = STAMPS
game-stamp-albums = Stamp Albums
rules-stampswap =
    <p>Zwei bis fünf Sammler füllen ein Album mit 12 × 12 Feldern in drei Runden: Freitag, Samstag und Sonntag. Wer nach Sonntag die meisten Punkte hat, gewinnt.</p>
    <ol>
    <li><b>Sammeln.</b> Vom Startspieler aus wählen alle im Uhrzeigersinn nacheinander ein Stück aus der Auslage, bis alle sechs haben. Manche liegen verdeckt: Man sieht die Größe, nicht das Bild.</li>
    <li><b>Teilen.</b> Alle gleichzeitig legen ein Stück in Reserve, nie eine seltene Marke, und teilen die anderen in zwei Stapel.</li>
    <li><b>Wählen.</b> Wer die Startspielermarke hat, nimmt einen Stapel von jemand anderem. Wem er gehörte, behält den anderen Stapel und wählt als Nächstes, bis alle gewählt haben.</li>
    <li><b>Zeigen.</b> Marken kommen ins Album, aufrecht, und bleiben für immer liegen. Was passt, muss hinein. Dann tritt man mit einem Ticket bei einem Wettbewerb an, bei jedem nur einmal in der Partie.</li>
    </ol>
    <p>Außer dem Wettbewerb zählen in jeder Runde die Aussteller, und die Startspielermarke bringt 2. Nach Sonntag zählt das Finale für alle ohne Ticket; die meisten Dauermarken bringen 10, die zweitmeisten 6, die drittmeisten 3; jeder Fachmann bringt 2, und jede Marke den Wert, der auf ihr steht.</p>
    <p>Eine Doppelmarke ist ein Teil mit zwei kleinen Quadraten. Eine seltene Marke hat weder Farbe noch Thema, eine gestempelte keinen Wert. Wettbewerbe zählen zum Beispiel:</p>
    <ul>
    <li>perfekte Ecken: Punkte im Album, an denen vier Marken zusammenstoßen;</li>
    <li>volle Ränder: Seiten des Albums ohne leeres Feld;</li>
    <li>Gruppen: die größte Gruppe gleichartiger Marken, die sich mit den Seiten berühren;</li>
    <li>Sätze: alle fünf Farben oder alle fünf Themen.</li>
    </ul>
    <p class="quiet">Wie Stockbook liest, was die Anleitung offen lässt: docs/rules.md, in seiner Dokumentation.</p>
rules-pinzetta =
    <p>Tauschrausch für eine Person, gegen Pinzetta, die einem festen Ablauf folgt. Drei Runden, und am Ende mehr Punkte als sie. Album, Marken und Wettbewerbe sind die von Tauschrausch.</p>
    <ol>
    <li><b>Sammeln.</b> Ein Ereignis teilt zwei Stapel für sie aus, und Stücke für mich.</li>
    <li><b>Teilen.</b> Ich lege ein Stück in Reserve, nie eine seltene Marke, und teile die anderen in zwei Stapel, von denen einer genau ein Stück mehr hat.</li>
    <li><b>Sie wählt.</b> Sie zählt Plättchen: 4 für eine seltene Marke, 1 für eine Karte oder eine Dauermarke; für andere Marken 1 bei Wert 2 oder 3, und 2 für eine Größe, die ihre Matte verlangt; 1 mehr für den größeren Stapel. Eine von acht gezogene Karte nimmt Plättchen vom Stapel mit den meisten, und sie nimmt den, auf dem dann die meisten liegen.</li>
    <li><b>Ich wähle.</b> Liegt einer ihrer eigenen Stapel weit vorn, tauscht sie vorher zwei Stücke aus. Ich nehme einen davon, sie behält den anderen.</li>
    <li><b>Zeigen.</b> Ich lege meine Marken und trete bei einem Wettbewerb an. Ihre Stücke kommen auf ihre Matte, und eine Karte wertet für sie eine Art von Wettbewerb: am Freitag einmal, am Samstag zweimal, am Sonntag dreimal.</li>
    </ol>
    <p>Am Ende zahlt eine ihrer Karten für alles auf ihrer Matte, und wir vergleichen die Dauermarken. Auf Stufe 1 beginnt sie 20 Punkte zurück, auf Stufe 2 10 Punkte, auf Stufe 3 ohne Rückstand. In der Einführung hat sie 110, 125 oder 140 Punkte, und sonst nichts.</p>
    <p class="quiet">Mehr steht in docs/pinzetta.md und docs/rules.md, in der Dokumentation von Stockbook. Die Texte ihrer Karten kennt es nicht: Gib die deines eigenen Spiels ein.</p>
rules-stamps =
    <p>Zwei bis vier legen Marken in fünf Farben auf ein gemeinsames Raster und ziehen je Farbe eine Figur auf ihrer eigenen Leiste.</p>
    <ol>
    <li><b>Anfang.</b> Vier Marken liegen im Quadrat, und alle haben zwei auf der Hand.</li>
    <li><b>Legen.</b> Wer dran ist, legt eine der zwei Marken an eine, die schon liegt, Seite an Seite.</li>
    <li><b>Fangen.</b> Von der neuen Marke geht der Blick in alle acht Richtungen bis zur nächsten Marke ihrer Farbe, ohne Lücke dazwischen. Jede Marke zwischen den beiden ist gefangen; die zwei an den Enden nicht.</li>
    <li><b>Ziehen.</b> Für jede gefangene Marke rückt meine Figur ihrer Farbe eine Spalte nach rechts.</li>
    <li><b>Nachziehen.</b> Dann ziehe ich eine Marke nach. Sind keine mehr da, werden die Hände zu Ende gespielt.</li>
    </ol>
    <p>Am Ende bringt eine Figur, die allein in ihrer Spalte steht, die Punkte darunter. Figuren in derselben Spalte bringen nichts, und jede Figur, die nie gezogen ist, kostet 3. Die meisten Punkte gewinnen; bei Gleichstand wird geteilt.</p>
    <p>Zu zweit bleiben die Marken mit einer Sonne in der Schachtel.</p>
    <p class="quiet">Wo die Regeln eine Frage offen lassen, und die Einstellungen dafür: docs/stamps-game.md, in der Dokumentation von Stockbook.</p>
rules-stamp-albums =
    <p>Zwei Spieler kaufen Marken mit den Karten auf ihrer Hand. Gespielt wird mit dem erweiterten Decktet aus 45 Karten; vierzehn davon sind die Marken. Wer die meisten Punkte in Marken hat, gewinnt.</p>
    <ol>
    <li><b>Ziehen.</b> Ich ziehe auf fünf Karten nach. Marken darunter kommen offen in meinen Laden.</li>
    <li><b>Kaufen.</b> Ich kaufe vom Markt, aus meinem Laden oder aus dem meines Gegners: mindestens eine Karte, wenn ich kann, und so viele ich will.</li>
    <li><b>Zahlen.</b> Karten, die eine Farbe mit der gekauften gemeinsam haben, zahlen für sie. Ihre Ränge müssen zusammen ihren Wert erreichen: 2 bis 9 wie gedruckt, 10 für Pawn, Court und Crown. Ein Ace zahlt nichts, leiht aber den anderen seine Farbe. Eine Marke zahlt nie, und Wechselgeld gibt es nicht.</li>
    <li><b>Wohin damit.</b> Eine Marke kommt in mein Album. Jede andere Karte kommt auf meine Hand und darf sofort zahlen. Der Markt wird wieder aufgefüllt.</li>
    <li><b>An wen.</b> Was ich für eine Karte aus dem Laden meines Gegners zahle, kommt auf dessen Hand.</li>
    </ol>
    <p>Eine Hand, die nichts kaufen kann, wird gezeigt und ausgetauscht, und der Zug beginnt von vorn.</p>
    <p>Die Partie endet, wenn alle Marken gekauft sind oder keiner von uns eine der übrigen kaufen kann. Bei Gleichstand entscheiden die Karten auf der Hand.</p>
    <p class="quiet">Wo die Regeln eine Frage offen lassen, und die Einstellungen dafür: docs/stamp-albums.md, in der Dokumentation von Stockbook.</p>

## Start, tour, puzzles, help

album-of-yours = Ein Album von dir
door-album = Lege aus, was auf deinem Tisch liegt, und frage.
door-play = Ganze Partien gegen den Computer, mit Tipps.
door-puzzles = Stellungen mit einer Lösung.
door-reviews = Eine gespielte Partie, Entscheidung für Entscheidung.
door-table = Neben einer echten Partie: Sag, was geschieht, und hol dir Rat.
doors = Wohin?
example-ask = Was ist der beste Zug?
example-name = Beispiel
example-question = Wohin mit diesen { $number ->
    [0] sechs
    *[other] { $number }
    } Marken, und bei welchem Wettbewerb trete ich an?
example-title = Sonntag, die letzte Runde
go-on-with = Weiter mit
hello = Der beste Zug in Brettspielen rund ums Briefmarkensammeln, und wie sicher er ist.
hello-games = Für { $games } und { $last }. Läuft auf deinem eigenen Rechner und schickt nichts irgendwohin.
help-parts = Regeln von
how-game-goes = So geht { $game }
how-games-go = So gehen die Spiele
key-album = Zum Album
key-arrows = Durch Alben und Listen
key-close = Ein Fenster schließen
key-contests = Zu den Wettbewerben
key-enter = Nehmen, ablegen, drücken
key-help = Diese Tasten
key-hint-field = Tipp, auch aus einem Feld
key-place = Zu den Marken, die noch zu legen sind
key-play = Spielen, was geraten wird
key-put-back = Zurücklegen, was in der Hand ist
key-tab = Zum nächsten Knopf; mit Umschalt zurück
key-typing = Zum Eintippen einer Marke
keycap-arrows = Pfeile
keycap-ctrl = Strg { $key }
keycap-enter = Enter
keycap-escape = Esc
letters-act = Buchstaben wirken auf der Seite
level-easy = Leicht
level-hard = Schwer
level-medium = Mittel
open-file-or-link = Datei oder Link öffnen …
own-puzzles = Mach Rätsel aus deinen eigenen Fehlern:
own-puzzles-link = analysiere eine Partie
own-puzzles-then = , und behalte eine Entscheidung als Rätsel.
puzzle-easy = leicht { $number }
puzzle-hard = schwer { $number }
puzzle-medium = mittel { $number }
puzzle-of-date = { $date }: { $puzzle }
puzzle-of-day = Rätsel des Tages
puzzles-how = Wohin mit den Marken? Jedes Rätsel hat eine Lösung mit den meisten Punkten. Tippe eins an und leg seine Marken.
rules-of = Regeln von { $game }
solve = Lösen
solve-again = Noch einmal lösen
solved-of = { $number } von { $all } gelöst
stamps-to-place = Marken zu legen
tour-leave = Beenden
tour-link = Rundgang in vier Schritten
tour-step = { $number } von { $all }
tour-title-1 = Das Album
tour-title-2 = Was Punkte bringt
tour-title-3 = Der beste Zug
tour-title-4 = Und dann
tour-words-1 = Hier liegt, was du hast. Tippe auf eine Marke, dann auf ein Feld; oder zieh sie hin. „Neue Marke“ macht jede andere.
tour-words-2 = Die Wettbewerbe auf dem Tisch. Ein Ticket markiert die, bei denen du schon angetreten bist. Die Punkte werden bei jeder Änderung gezählt.
tour-words-3 = „Tipp“ sucht. Die Marken erscheinen im Album, wo sie hingehören, und „Anwenden“ legt sie hin. Probier es gleich aus.
tour-words-4 = Rätsel zum Lösen, Partien zum Spielen, ein Begleiter am echten Tisch, Analysen deiner Partien. „Regeln“ sagt, wie jedes Spiel geht; „?“ zeigt die Tasten.
with-solved = { $puzzle }, gelöst

## The page with the album: model, actions, faults

advice-buy = { $card } kaufen, mit { $cards }
advice-buy-then = dann { $card } kaufen, mit { $cards }
advice-enter = antreten: { $contest }
advice-enter-none = bei keinem Wettbewerb antreten
and-then = { $first }, dann { $second }
answer-searching = Sucht
applied = Übernommen: { $said }
as-good = Etwa gleich gut: { $names }.
behind-as-good-less = Etwa gleich gut: am Ende { $points } Punkte weniger, was Stichproben nicht unterscheiden.
behind-as-good-more = Etwa gleich gut: am Ende { $points } Punkte mehr, was Stichproben nicht unterscheiden.
behind-best = { $points } Punkte hinter dem besten Zug
behind-best-end = am Ende { $points } Punkte hinter dem besten Zug
behind-more = { $points } Punkte mehr als der beste gefundene Zug
behind-nothing = So gut wie der beste bekannte Zug.
behind-nothing-proved = So gut wie der beste Zug.
behind-too-short = Zu wenig Zeit zum Vergleichen: Mehr Sekunden helfen vielleicht.
buy = Kaufe { $cards }
buy-nothing = Kaufe nichts
card-words = { $name }, { $rank } in { $suits }
card-words-stamp = { $name }, { $rank } in { $suits }, eine Marke
counted-game = Sicher zählt nur meine Sachen. Vom Vorsprung geht ab, was andere bekommen; er kann also kleiner sein.
counted-round = Sicher zählt, was bleibt; erwartet zählt auch einen Stapel, den ich nehme.
cut-all-right = Alle Stücke liegen wie in der Lösung.
cut-answer = Das ist die beste bekannte Teilung.
cut-as-good = Richtig, soweit Stichproben es zeigen: { $points } Punkte fehlen vielleicht.
cut-best = Richtig: Eine bessere Teilung ist nicht bekannt.
cut-best-proved = Richtig: Das ist die beste Teilung, bewiesen.
cut-few = Zum Teilen braucht es mindestens drei Stücke.
cut-pile = Leg mindestens ein Stück auf jeden Stapel.
cut-rare = Eine seltene Marke kann nicht in die Reserve.
cut-reserve = Leg ein Stück in die Reserve.
cut-short = Noch nicht: Etwa { $points } Punkte fehlen.
cut-too-short = Die Zeit war zu kurz, um es zu sagen.
deck-in-use = Der Kartensatz ist in Gebrauch.
end-leaves-out = Bis zum Ende lässt die Werte noch kommender Marken weg: Kein Zug ändert sie.
fits-not = { $stamp } passt nicht auf { $cell }
fits-nowhere = { $stamp } passt nirgends ins Album
goes-to-pile = { $good } gehört auf Stapel { $number }.
goes-to-reserve = { $good } gehört in die Reserve.
gone = der Server ist weg: Läuft Stockbook noch auf seinem Rechner? Verloren ist nichts
impossible = Unmöglich: { $reason }
link-damaged = dieser Link ist beschädigt: Ein Teil fehlt, lass ihn dir noch einmal schicken
list-album-of = Album von { $player }
list-collection = Meine Sammlung
list-collection-of = Sachen von { $player }
list-exhibitors-of = Aussteller von { $player }
list-got = sicher meins
list-got-of = { $player }: sicher
list-her-pile = ihr Stapel { $number }
list-my-pile = mein Stapel { $number }
list-pile-of = { $player }: Stapel { $number }
list-place = Zu legen
list-pool = Auslage
look-first = Sieh dir zuerst { $good } an. Ohne hinzusehen: { $said }
look-first-worth = Sieh dir zuerst { $good } an: { $points } Punkte mehr. Ohne hinzusehen: { $said }
move-of-stamp = { $card } in Zeile { $row }, Spalte { $column }
no-answer = keine Antwort
no-faults = Keine Fehler.
no-move = Kein Zug
no-record = Aus dieser Partie lässt sich kein Protokoll machen: { $reason }
no-room-for-deck = dieser Browser hat keinen Platz dafür: Vergiss Analysen oder eigene Rätsel, oder speichere den Kartensatz und öffne seine Datei
other-cuts = { $number ->
    [one] 1 andere Teilung
    *[other] { $number } andere Teilungen
    }
other-moves = { $number ->
    [one] 1 anderer Zug
    *[other] { $number } andere Züge
    }
points-of = { $points } Punkte
points-and-end = jetzt { $points } Punkte, { $expected } bis zum Ende erwartet
points-most = { $points } Punkte, höchstens { $most }
points-of-plan = { $points } Punkte, Plan { $number }
points-too-short = Jetzt { $points } Punkte. { too-short }
puzzle-incomplete = Nicht vollständig: Noch zu legen ist { $stamps }.
puzzle-put-first = Leg zuerst die Marken ins Album.
puzzle-right = Richtig: Das ist die Lösung.
puzzle-short = Noch nicht: { $points } Punkte fehlen.
puzzle-wrong = Noch nicht.
round-alone = Diese Runde allein könnte { $best } bringen: Jetzt weniger heißt hier am Ende mehr.
round-alone-most = Diese Runde allein könnte { $best } oder mehr bringen, höchstens { $most }: Jetzt weniger heißt hier am Ende mehr.
rule-every = Je { $number ->
    [one] 1 Punkt
    *[other] { $number } Punkte
    }: { $unit }.
rule-table = Für 0, 1, 2, … davon { $points } Punkte: { $unit }.
said-added = { $good } hinzugefügt: { $place }
said-put = { $stamp } auf { $cell } gelegt
scored-contest = Wettbewerb
scored-exhibitor = Aussteller
scored-final = Fachmann, letztes Zeigen
scored-finale = Finale
scored-show = Fachmann, jedes Zeigen
select-good = Wähle { $good }
so-far = bisher etwa { $best } Punkte
so-far-most = bisher { $best } Punkte, höchstens { $most }
so-far-proved = Meiste Punkte dieser Runde: { $best }. Jetzt die ganze Partie
so-far-round = Erst diese Runde: bisher { $best } Punkte
so-far-round-most = Erst diese Runde: bisher { $best } Punkte, höchstens { $most }
stamp-at = { $stamp } auf { $cell }
stopped-without = Angehalten: noch kein Zug
suit-knots = Knoten
suit-leaves = Blättern
suit-moons = Monden
suit-suns = Sonnen
suit-waves = Wellen
suit-wyrms = Lindwürmern
sure-expected = { $expected } Punkte erwartet, { $sure } sicher
sure-lead = { $sure } sicher, erwarteter Vorsprung { $expected }
sure-too-short = { $sure } sicher. { too-short }
take-pile = Nimm Stapel { $number }
take-pile-of = Nimm Stapel { $number } von { $name }
too-short = Zu wenig Zeit, um zu sagen, was zu erwarten ist.
turn-up = Deck { $goods } auf und füg mit „Neue Marke“ zum Legen hinzu, was es zeigt.
two-suits = { $first } und { $second }
unit-count = Marke dieser Art
unit-edges = Rand des Albums ohne leeres Feld
unit-group = Marke der größten Gruppe
unit-holes = leere Fläche von genau dieser Größe
unit-most = Marke der häufigsten Farbe oder des häufigsten Themas
unit-perfect-corners = Punkt, an dem vier Marken mit ihren Ecken zusammenstoßen
unit-regions = leere Fläche, egal wie groß
unit-second = Marke der zweithäufigsten Farbe oder des zweithäufigsten Themas
unit-sets = fünf Marken mit allen fünf Farben oder Themen
unit-surrounded = Marke ohne leeres Feld daneben
value-between = { $value } ({ $low } bis { $high })
value-least = { $value } (mindestens { $low })
wish-empty = leer { $what }
wish-enter = antreten: { $what }
wish-keep = { $what } behalten
wish-least = mindestens { $what }
wish-leave = { $what } abwerfen
wish-put = { $what } auf { $cell }
wish-reach = erreichen: { $what }
wish-reserve = { $what } in Reserve
with-cost = { $said }, die Wünsche kosten { $cost }
with-no-cost = { $said }, die Wünsche kosten nichts
with-proved = { $said }, bewiesen
with-stopped = { $said }, angehalten

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
answer-enters = { $proved ->
        [true] Die Lösung hat { $points } Punkte, mit dem Ticket auf { $contest }.
       *[other] Die beste gefundene (nicht bewiesen) hat { $points } Punkte, mit dem Ticket auf { $contest }.
    }
answer-has = { $proved ->
        [true] Die Lösung hat { $points } Punkte.
       *[other] Die beste gefundene (nicht bewiesen) hat { $points } Punkte.
    }
any-contest = egal
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
hand-empty = Tippe auf eine Marke oder zieh sie.
hand-keys = Pfeiltasten wandern durchs Album, Enter nimmt und legt.
hand-next = Die nächste Marke kommt auf den gestrichelten Platz; tippe auf einen anderen.
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
puzzle-title-easy = Leichtes Rätsel { $number }
puzzle-title-hard = Schweres Rätsel { $number }
puzzle-title-medium = Mittleres Rätsel { $number }
puzzle-named = Rätsel: { $title }
puzzles-easy = Leichte Rätsel
puzzles-hard = Schwere Rätsel
puzzles-medium = Mittlere Rätsel
range = { $least } bis { $most }
record-of-game = Protokoll der Partie
removal = Entfernt
removed = { $name } ist entfernt
removed-it = Entfernt: { $name }
round = Runde
same-samples = { $number ->
        [one] Beide mit derselben Stichprobe der Marken, die noch kommen.
       *[other] Beide mit denselben { $number } Stichproben der Marken, die noch kommen.
    }
save-as-file = Als Datei speichern
save-deck = Deck speichern
save-named = { $name } speichern
score-track = Punkteleiste
seconds = Sekunden
short-item = Kurz genügt: 2x3 ?, 23bla2, d42gf1ys3, f.
short-stamp = Kurz genügt: 23bla2, d42gf1ys3, f; @f8 sagt, wohin, + heißt „zu legen“.
show-the-best = Besten zeigen
solved = gelöst ✓
specialist-name = Name des Fachmanns
specialists = Fachleute
sheet-cut = { $proved ->
        [true] Lösung: { $answer }
       *[other] Beste bekannte Teilung: { $answer }
    }
sheet-places = { $proved ->
        [true] Lösung, jeweils das Feld oben links: { $answer }
       *[other] Beste gefundene Lösung (nicht bewiesen), jeweils das Feld oben links: { $answer }
    }
solve-lesson = Lösen:
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
wish-for-enter = Ticket auf
wish-for-keep = Sicher meins
wish-for-reserve = Reserviert
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
back-to-mine = Zurück zu meinem
best-cuts = Beste Teilungen
best-moves = Beste Züge
best-purchases = Beste Käufe
buy-and-pay = kaufen, bezahlen mit
card-at = { $card } in Zeile { $row }, Spalte { $column }
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
cut-brings = { $sure } sicher, { $expected } erwartet
cut-leads = { $sure } sicher, { $expected } Vorsprung erwartet
discard = abwerfen
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
items-number = { $number ->
        [one] { $number } Stück
       *[other] { $number } Stück
    }
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
number-pad = Ziffern
next-number = weiter
delete-last = letzte Ziffer löschen
points-of-next = Punkte des nächsten Bildes
pool-select = { $good } nehmen
purchase = { $card } ({ $from }) mit { $pay }
put = Lege
remove-named = { $name } entfernen
remove-player = { $name } entfernen
second-of-double = Jetzt die zweite Marke der Doppelmarke.
select = nehmen
selections-left = So oft nehme ich noch
shared-grid = Gemeinsames Raster
stamps-in-pile = Marken im Stapel
take = Nehmen
taken-percent = genommen zu { $percent } %
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
set-up-album = Album aufbauen
she-exchanges = Sie tauscht { $first } und { $second }, bevor du wählst.
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

new-game = Neue Partie
game = Spiel
my-seat = Mein Platz
the-others = Die anderen
agent-greedy = mittel · gierig
agent-planner = stark · Planer
agent-quick = leicht · schnell
agent-random = sehr leicht · zufällig
agent-seconds = { $agent }, { $seconds } s
setting-level = Stufe
setting-intro = Einführung
more = Mehr
game-link = Der Link zu dieser Partie, mit dem ein anderes Gerät weitermacht
which-game = Welches Spiel?
tell-first = Zuerst: { $question }
still-unseen = Von den Marken der Schachtel noch nicht gesehen:
seed = Startzahl
any-seed = beliebig
begin = Los geht’s
my-games = Meine Partien
player-agent = Spieler { $number } ({ $agent })
begun = begonnen am { $date }
begun-over = begonnen am { $date }, beendet
review-link = analysieren
review = Analyse
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
cards-left = { $draw } Karten zu ziehen, { $hand } auf der Hand von { $player }
the-other-player = dem anderen Spieler
cards-shop-of = Laden von { $player }
cards-album-of = Album von { $player }
pay-with = Bezahle { $card } mit
payments = Bezahlung
payment-advised = (empfohlen)
no-payment = Diese Karten reichen dafür nicht.
more-payments = { $number } weitere Arten zu bezahlen: Tippe die Handkarten an, mit denen du bezahlst.
enter-it = Antreten
enter-contest = antreten: { $contest }
enter-this = Hier antreten
my-exhibitor = mein Aussteller
event-tag = Ereignis
my-token = Ich habe den Startspielermarker.
points-on-track = { $points } Punkte auf der Punkteleiste.
collect-how = Tippe an, was du nimmst.
look = ansehen
look-at = { $good } ansehen
cut = Teilen
cut-is-advised = Diese Teilung wird empfohlen: Spiel sie so, oder verschiebe erst etwas.
cut-how = Tippe etwas an und dann, wohin es kommt, oder zieh es dorthin.
cut-keys = Auf der Tastatur gehen r, 1 und 2.
pile-empty = In jeden Stapel muss etwas.
cut-otherwise = Die Regeln verlangen eine andere Teilung: siehe alle Züge.
the-piles = Die Stapel
my-piles = Meine Stapel
mine-for-sure = Sicher meins
other-albums = Andere Alben
her-state =
    { $number ->
        [one] Stufe { $level }, { $number } Dauermarke
       *[other] Stufe { $level }, { $number } Dauermarken
    }
asks-for = sucht: { $size }
how-she-takes = Wie sie einen Stapel nimmt
her-tokens = In jedem Stapel zählt sie 2 Plättchen für eine Marke in den Größen, die sie sucht, 4 für eine offene seltene, 1 für einen Wert von 2 oder 3, eine Dauermarke oder einen Besucher, und 1 für den größeren Stapel. Eine Karte von ihr streicht einige davon im Stapel, der mehr hat; sie nimmt den, dem mehr bleiben.
still-to-come = Von den Marken der Demo kommen noch:
of-a-size = { $number } × { $size }
stamps =
    { $number ->
        [one] { $number } Marke
       *[other] { $number } Marken
    }
number-in-hand = { $number } auf der Hand
starter = Startspieler
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
if-over-now = Wenn jetzt Schluss wäre

## Reviews

cards-my-hand = Meine Hand
cards-my-shop = Mein Laden
class-best = beste
class-blunder = Patzer
class-good = gut
class-inaccuracy = ungenau
class-mistake = Fehler
course = Der Verlauf
course-after = nach Entscheidung
course-as-table = Der Verlauf als Tabelle
course-autoplay = Abspielen
course-back = ‹ Zurück
course-decision = Entscheidung
course-lead = Erwarteter Vorsprung am Ende, nach Entscheidung { $first } bis { $last }; nach der letzten: { $ends }
course-none = keine gewählt
course-on = Weiter ›
course-ring = ein Ring: ein Fehler oder ein Patzer
course-steps = Schritte
course-table = Verlauf
decision-best = Der beste
decision-buy = Kaufen
decision-choose = Wählen
decision-collect = Sammeln
decision-cut = Teilen
decision-lay = Legen
decision-move = Der Zug
decision-place = Zeigen
decision-with-loss = { $decision }: { $lost }
decisions = Entscheidungen
decisions-all = Alle, wie gespielt
decisions-costliest = Teuerste zuerst
decisions-none = Bisher wurde nichts verschenkt.
decisions-order = Reihenfolge
decisions-unclear = unklar: mehr Sekunden zeigen es vielleicht
given-away = { $points } verschenkt
given-away-nothing = nichts verschenkt
item-collect = nehmen
item-look = ansehen
learn = Aus meinen Fehlern lernen
learn-again = Noch einmal
learn-as-good = Richtig: so gut wie der beste, soweit Stichproben es zeigen.
learn-looking = Suche Züge zur Auswahl …
learn-missed = Was danebenging, kommt morgen wieder.
learn-move = Zug { $number }
learn-moves = Züge
learn-next = Weiter
learn-no-position = Der Server kennt diese Stellung nicht.
learn-none-today = Heute keine; die nächste kommt am { $day } wieder.
learn-number = { $number }{ $inaccuracies ->
        [0] { "" }
       *[other] , mit ungenauen
    }
learn-played = Das wurde gespielt: { $points } Punkte weniger als der beste.
learn-right = Richtig: Das ist der beste.
learn-right-of = { $score } von { $number } richtig.
learn-score = Ergebnis
learn-show-best = Den besten zeigen
learn-skip = Überspringen
learn-take = Nimm das
learn-today = { $number }, die danebengingen, sind heute wieder da.
learn-unknown = Nicht der beste; um wie viel, ist nicht bekannt.
learn-verdict = Urteil
learn-well-done = Gut gemacht.
learn-what = Was würdest du tun?
learn-which = { $at } von { $number }: { $title }, { $decision }
learn-wrong = Nicht der beste: etwa { $points } Punkte weniger.
left-out = Ausgelassen
left-out-line = Zeile { $line }: { $reason }
lesson-kept = Als dein Rätsel behalten: { $points } Punkte waren drin.
lesson-looking = Suche die Lösung …
lesson-make = Als Rätsel behalten
lesson-no-better-cut = Eine bessere Teilung ist nicht bekannt.
lesson-no-room = Dieser Browser hat keinen Platz dafür: Vergiss andere Rätsel oder Analysen.
lesson-not-proved = In { $seconds } Sekunden ließ sich keine Lösung beweisen: kein Rätsel daraus.
lesson-nothing-placed = Hier wurde nichts gelegt.
lesson-solve = Rätsel lösen
lesson-well-placed = Die Marken liegen in dieser Zeigephase so gut wie möglich: Verschenkt wurde beim Wettbewerb, oder in den nächsten Runden.
review-a-game = Eine Partie analysieren
review-album-before = Album wie vorher
review-album-with = Album mit { $move }
review-all = Alle { $number } Entscheidungen analysiert
review-and-the-best = { $move }, der beste
review-as-text = Ein Protokoll als Text
review-best-move = Der beste Zug
review-done = { $done } von { $number } Entscheidungen analysiert
review-drop = oder zieh sie irgendwo auf die Seite
review-enters = tritt an in: { $contest }
review-enters-none = tritt in keinem Wettbewerb an
review-everybody = alle
review-file = Eine Datei …
review-file-label = Eine Datei
review-first = Die erste Entscheidung wird analysiert
review-forget = { $title } vergessen
review-go-on = Weiter
review-grid-with = gemeinsames Gitter mit { $move }
review-mine = meine
review-move-of = Der Zug von { $player }
review-my-collection = Meine Sammlung
review-my-games = Meine Partien
review-my-move = Mein Zug
review-my-puzzles = Meine Rätsel
review-my-reviews = Meine Analysen
review-no-record = Das ist kein Protokoll einer Partie: Eines hat eine Zeile --- zwischen Kopf und Zügen
review-not-over = Die Partie ist noch nicht zu Ende: Verborgenes bleibt verborgen
review-not-yet = Noch nicht analysiert
review-offered = Stapel { $number }{ $taken ->
        [true] , genommen
       *[false] { "" }
    }
review-offered-by = { $name }, Stapel { $number }{ $taken ->
        [true] , genommen
       *[false] { "" }
    }
review-on-album = Auf der Albumseite
review-pile = Stapel { $number }
review-play-on = Von hier weiterspielen
review-pool = Auslage
review-progress = Fortschritt
review-read = Lesen
review-reserve = Reserve
review-save-html = Als HTML speichern
review-save-record = Protokoll speichern
review-seconds = Sekunden für jede
review-stop = Stopp
review-sums = Summen
review-title = { $title }, Entscheidung { $n }
review-to-game = Zur Partie
review-to-place = Zu legen
review-told = Mitteilung
review-what = Das Protokoll einer Partie, hier, im Terminal oder am echten Tisch gespielt: jede Entscheidung neben der besten.
review-when = { $time }, { $number } { $number ->
        [one] Entscheidung
       *[other] Entscheidungen
    }
review-whose = Wessen Züge
reviewing = analysiert
sums-best = der beste
sums-move = der Zug
totals = Verschenkte Punkte
totals-classes = Klassen
totals-decisions = Entscheidungen
totals-each = Je Entscheidung
totals-player = Spieler
totals-points = Punkte
totals-tables = Tabellen der Summen

## What the engine says

said-part-nothing = nichts
said-part-no-contest = kein Wettbewerb
said-friday = Freitag
said-saturday = Samstag
said-sunday = Sonntag
said-on-friday = Freitag: { $said }
said-on-saturday = Samstag: { $said }
said-on-sunday = Sonntag: { $said }
said-points = { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }
said-points-more = +{ $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }
said-part-you = du
said-part-player-number = Spieler { $n }
said-part-and-two = { $one } und { $other }
said-face-down = { $stack }, verdeckt
said-small-square = kleines Quadrat
said-large-square = großes Quadrat
said-short-rectangle = kurzes Rechteck
said-long-rectangle = langes Rechteck
said-first-player = Startspieler-Marker
said-ask-select = welches Stück, noch { $n } zu nehmen
said-ask-cut = deine Teilung
said-ask-pile = welchen Stapel
said-ask-her-pile = welchen Stapel von ihr
said-ask-place = wohin deine Marken kommen
said-ask-contest = dein Wettbewerb
said-ask-lay = welche Marke, und wohin
said-ask-first-purchase = dein erster Kauf
said-ask-next-purchase = dein nächster Kauf, oder Schluss
said-ask-move = dein Zug
said-move-reserve = Reserve: { $reserve }; Stapel 1: { $first }; Stapel 2: { $second }
said-move-place-at = lege { $item } auf { $space }
said-move-place-on = lege { $item } auf { $space }
said-move-enter = tritt an in: { $contest }
said-move-enter-none = tritt in keinem Wettbewerb an
said-move-enter-none-short = tritt in keinem Wettbewerb an
said-move-collect = nimm { $item }
said-move-look = sieh an: { $item }
said-move-take = nimm Stapel { $pile } von Spieler { $player }: { $items }
said-move-take-short = nimm Stapel { $pile }
said-move-take-from = nimm Stapel { $pile } von { $name }
said-move-take-hers = nimm Stapel { $pile }: { $items }
said-move-lay = { $color } { $row },{ $column }  fängt { $caught }, { $gain }
said-move-buy = kaufe { $card } vom Markt mit { $pay }
said-move-buy-mine = kaufe { $card } aus deinem Laden mit { $pay }
said-move-buy-theirs = kaufe { $card } aus dem Laden des Gegners mit { $pay }
said-move-buy-at-table = kaufe { $card } mit { $pay }
said-move-end = Schluss
said-move-end-over = Schluss (der Zug ist zu Ende)
said-move-end-nothing = Schluss (nichts ist zu kaufen)
said-you-select = du nimmst { $item }
said-player-selects = Spieler { $player } nimmt { $item }
said-you-look = du siehst Stück { $number } an, { $item }
said-player-looks = Spieler { $player } sieht Stück { $number } an, { $item }
said-you-cut = du teilst: Reserve { $reserve }; Stapel 1: { $first }; Stapel 2: { $second }
said-player-has-cut = Spieler { $player } hat geteilt
said-player-reserves = Spieler { $player } reserviert { $reserve }; Stapel 1: { $first }; Stapel 2: { $second }
said-you-take-theirs = du nimmst Stapel { $pile } von Spieler { $owner }: { $items }
said-player-takes-yours = Spieler { $player } nimmt deinen Stapel { $pile }: { $items }
said-player-takes-theirs = Spieler { $player } nimmt Stapel { $pile } von Spieler { $owner }: { $items }
said-you-place = du legst { $item } auf { $space }
said-player-places = Spieler { $player } legt { $item } auf { $space }
said-player-has-declared = Spieler { $player } hat einen Wettbewerb gewählt
said-you-declare = du wählst: { $contest }
said-player-declares = Spieler { $player } wählt: { $contest }
said-you-get-token = du bekommst den Startspieler-Marker, den niemand wollte
said-player-gets-token = Spieler { $player } bekommt den Startspieler-Marker, den niemand wollte
said-you-draw = du ziehst { $items }
said-player-draws = Spieler { $player } zieht { $items }
said-you-turn-up = du deckst auf: { $items }
said-player-turns-up = Spieler { $player } deckt auf: { $items }
said-you-get-points = du bekommst dafür { $points }
said-player-gets-points = Spieler { $player } bekommt dafür { $points }
said-with-token = { $items }, und den Startspieler-Marker
said-you-have = du hast { $items }
said-player-has = Spieler { $player } hat { $items }
said-you-discard = du legst ab: { $items } – kein Platz mehr
said-player-discards = Spieler { $player } legt ab: { $items } – kein Platz mehr
said-you-enter = du trittst an in: { $contest } – { $points }, { $all } insgesamt
said-player-enters = Spieler { $player } tritt an in: { $contest } – { $points }, { $all } insgesamt
said-round-you-first = { $day }, Runde { $round }: du fängst an
said-round-player-first = { $day }, Runde { $round }: Spieler { $player } fängt an
said-round-event = { $round }; Ereignis { $event }
said-waiting-stamps = die { $number } Marken, die noch zu legen sind, zählen noch nicht
said-waiting-stamp = die Marke, die noch zu legen ist, zählt noch nicht
said-brings-you = { $day } bringt dir { $points }, ohne die Markenwerte.
said-her-card-lists = Ihre Wertungskarte nennt den Wettbewerb { $kind }: { $points }.
said-events-of-round = { $day }: Ihre Stapel kommen vom Ereignis { $hers }, deine von { $mine }.
said-instruction = Die Anweisung: { $effect }.
said-gain-outside = Du bekommst, neben dem Tausch: { $items }.
said-gain = Du bekommst: { $items }.
said-her-tokens-large = Stapel { $pile }, { $n } { $n ->
        [one] Marker
       *[other] Marker
    }: { $items }, der große Stapel ({ $more }).
said-her-tokens = Stapel { $pile }, { $n } { $n ->
        [one] Marker
       *[other] Marker
    }: { $items }.
said-her-decision = Ihre Entscheidungskarte streicht { $n }: { $first } und { $second } bleiben.
said-she-takes = Pinzetta nimmt Stapel { $pile }: { $items }.
said-she-exchanges = Ihre eigenen Stapel haben { $first } und { $second } Marker: Sie tauscht { $items }.
said-she-keeps = Sie behält { $items }.
said-she-discards = Sie legt ab: { $items }.
said-you-place-on = Du legst { $item } auf { $space }.
said-her-pile = Ihr Stapel { $pile }: { $items }.
said-you-lay = du legst { $color } in Reihe { $row }, Spalte { $column }: fängt { $caught }, { $gain }, { $all } { $all ->
        [one] Punkt
       *[other] Punkte
    } insgesamt
said-you-lay-draw = du legst { $color } in Reihe { $row }, Spalte { $column }: fängt { $caught }, { $gain }, { $all } { $all ->
        [one] Punkt
       *[other] Punkte
    } insgesamt; du ziehst { $drawn }
said-lay-nothing = du legst { $color } in Reihe { $row }, Spalte { $column }: fängt nichts, { $gain }, { $all } { $all ->
        [one] Punkt
       *[other] Punkte
    } insgesamt
said-lay-nothing-draw = du legst { $color } in Reihe { $row }, Spalte { $column }: fängt nichts, { $gain }, { $all } { $all ->
        [one] Punkt
       *[other] Punkte
    } insgesamt; du ziehst { $drawn }
said-player-lays = Spieler { $player } legt { $color } in Reihe { $row }, Spalte { $column }: fängt { $caught }, { $gain }, { $all } { $all ->
        [one] Punkt
       *[other] Punkte
    } insgesamt
said-player-lays-nothing = Spieler { $player } legt { $color } in Reihe { $row }, Spalte { $column }: fängt nichts, { $gain }, { $all } { $all ->
        [one] Punkt
       *[other] Punkte
    } insgesamt
said-move-lay-nothing = { $color } { $row },{ $column }  fängt nichts, { $gain }
said-you-buy = du kaufst { $card } vom Markt mit { $pay }
said-you-buy-mine = du kaufst { $card } aus deinem Laden mit { $pay }
said-you-buy-theirs = du kaufst { $card } aus dem Laden des Gegners mit { $pay }
said-they-buy = dein Gegner kauft { $card } vom Markt mit { $pay }
said-they-buy-yours = dein Gegner kauft { $card } aus deinem Laden mit { $pay }
said-they-buy-theirs = dein Gegner kauft { $card } aus dem eigenen Laden mit { $pay }
said-you-end = du beendest deinen Zug
said-they-end = dein Gegner beendet seinen Zug
said-you-buy-nothing-shown = du kannst nichts kaufen: { $cards } werden gezeigt und abgelegt
said-you-buy-nothing-one = du kannst nichts kaufen: { $card } wird gezeigt und abgelegt
said-they-buy-nothing-shown = dein Gegner kann nichts kaufen: { $cards } werden gezeigt und abgelegt
said-they-buy-nothing-one = dein Gegner kann nichts kaufen: { $card } wird gezeigt und abgelegt
said-you-buy-nothing = du kannst nichts kaufen
said-you-buy-nothing-over = du kannst nichts kaufen, und dein Zug ist zu Ende
said-they-buy-nothing = dein Gegner kann nichts kaufen
said-they-buy-nothing-over = dein Gegner kann nichts kaufen, und der Zug ist zu Ende
said-new-in-market = neu auf dem Markt: { $cards }
said-new-in-your-shop = neu in deinem Laden: { $cards }
said-new-in-their-shop = neu im Laden des Gegners: { $cards }
said-you-draw-cards = du ziehst: { $cards }
said-excuse = die Excuse kommt: Im Nachziehstapel sind keine Marken mehr
said-shuffled = die Ablage wird zum neuen Nachziehstapel gemischt
said-game-ends = die Partie endet: { $why }
said-all-bought = alle Marken sind gekauft
said-unseen-move = Spieler { $player }: ein Zug, den ich nicht sehe
said-label-column = { $color }, Spalte { $column }
said-label-not-moved = { $color }, nicht bewegt
said-label-finale = Finale: { $contest }
said-label-exhibitor = Aussteller: { $contest }
said-label-contest = Wettbewerb: { $contest }
said-label-forever = Dauermarken
said-label-rare = seltene Marken
said-label-rare-values = Werte der seltenen Marken
said-label-values = Markenwerte
said-label-specialists = Fachleute
said-label-token = Startspieler-Marker
said-label-shows = Zeigephasen
said-label-show-cards = Wertungskarten
said-label-show-card = Wertungskarte, { $day }
said-label-before = Punkteleiste bisher
said-label-level = Stufe { $level }
said-label-intro = Einstieg, Stufe { $level }
said-label-box = Feld { $box }
said-label-box-of = Feld: { $what }
said-part-label-two-values = { $what }, { $one } und { $other }
said-part-label-of-others = andere { $what }
said-label-cards = Karten
said-label-stamps = Marken
said-label-small-squares = kleine Quadrate
said-label-large-squares = große Quadrate
said-label-short-rectangles = kurze Rechtecke
said-label-long-rectangles = lange Rechtecke
said-label-points = Punkte
said-label-kept = sicher behalten
said-label-kept-short = behalten
said-label-expected = erwartete Punkte
said-label-expected-short = erwartet
said-label-expected-later = erwartet, mit den nächsten Runden
said-label-gifts = Geschenke
said-label-look = was der Blick bringt
said-label-at-once = Punkte sofort
said-label-lead = erwarteter Vorsprung
said-label-bought-now = jetzt gekaufte Marken
said-label-perfect-corners = perfekte Ecken
said-label-event = Ereignis: { $effect }
said-assumed = Angenommen: { $what }
said-assumed-colors = { $stamps } im Spiel
said-assumed-track = { $points } Punkte unter den Spalten
said-assumed-deck = dein Exemplar ist unvollständig: { $tiles } sind erfunden, wie ohne es
said-assumed-entering = der Wettbewerb von { $names } ist nicht bekannt: Gezählt ist der mit den meisten Punkten
said-assumed-no-points = die Punkte von { $names } sind nicht bekannt: Der Endstand lässt sich nicht vergleichen
said-assumed-no-forever = Die Dauermarken der anderen sind nicht angegeben, und kein Gegner: Dauermarken zählen nichts, und nur dafür gilt der Beweis
said-assumed-forever = Die Dauermarken der anderen sind nicht angegeben, auch kein Album von { $names }: Gezählt wird mit { $n } Dauermarken, eine je Runde, und nur dafür gilt der Beweis
said-missing-shows = Runde { $round } läuft noch: Ihre Zeigephasen sind noch nicht gezählt
said-missing-shows-of = Runde { $round } läuft noch: Die Zeigephasen von { $names } sind noch nicht gezählt
said-missing-tie = was einen Gleichstand löst, ist nicht gezählt: Die Hand von { $name } fehlt
said-missing-boxes = ihre Felder sind nicht gezählt
said-missing-decision = ihre letzte Entscheidungskarte ist nicht gezählt
said-missing-show-cards = ihre Wertungskarten sind nicht alle gezählt
said-missing-faces = Bilder von ihr fehlen
said-missing-her-stamps = seltene Marken und Dauermarken, die sie am { $day } bekam, sind nicht gezählt
said-missing-album = { $name } fehlt: Niemand hat gesagt, was ins Album kam
said-missing-points = die Zeigephasen von { $name } sind nicht gezählt: Der Aussteller auf dem Tableau fehlt, oder was eine Karte brachte; ergänze mit Bearbeiten im Protokoll die Zeile „{ $line } points“ mit der Zahl auf der Punkteleiste
said-missing-my-points = meine Zeigephasen sind nicht gezählt: Was eine Karte brachte, fehlt; ergänze mit Bearbeiten im Protokoll die Zeile „{ $line } points“ mit der Zahl auf der Punkteleiste
said-missing-forever = Dauermarken von { $name } sind nicht gezählt: Die der anderen fehlen
said-wait-her = Pinzetta ist mit Wählen dran
said-wait-cuts = ich habe geteilt, und die Teilungen von { $names } fehlen noch
said-wait-entered = ich bin angetreten; noch nicht fertig: { $names }
said-wait-choose = { $name } ist mit Wählen dran
said-wait-collect = { $name } ist mit Sammeln dran
said-wait-turn = { $name } ist dran
said-wait-over-because = die Partie ist zu Ende ({ $why })
said-wait-face = { $item } ist noch verdeckt
said-wait-items = meine Stücke von Runde { $round } fehlen
said-wait-square = das Quadrat fehlt
said-wait-stamps = meine Marken fehlen
said-wait-market = noch nicht gesagt: die { $n } Karten, die auf den Markt kamen
said-wait-market-one = noch nicht gesagt: die Karte, die auf den Markt kam
said-wait-my-draw = noch nicht gesagt: was ich gezogen habe
said-wait-draw = noch nicht gesagt: was { $name } gezogen hat
said-part-line-market = „market“ und ihre Namen
said-part-line-draw = „{ $name } draw“ und die Namen
said-left-untold-cut = was in dieser Runde geteilt und gewählt wurde, fehlt
said-left-came-late = nach der ersten gelegten Marke kamen noch welche
said-left-several = mehrere Stücke auf einmal gesammelt: Ihre Reihenfolge fehlt
said-left-pool = die Auslage von Runde { $round } fehlt
said-left-piles = die Stapel von { $names } fehlen
said-left-look = { $look }: Ein Blick wird mit nichts verglichen
said-ask-event = Runde { $round }: was das Ereignis tut
said-ask-event-more-short = Runde { $round }: was das Ereignis noch tut
said-ask-pool = Runde { $round }: die Auslage
said-ask-collects = ich sammle
said-ask-player-collects = { $name } sammelt
said-ask-i-take = von wem ich einen Stapel nehme, und welchen
said-ask-player-takes = von wem { $name } einen Stapel nimmt, und welchen
said-ask-collected = was ich gesammelt habe
said-ask-my-cut = meine Teilung
said-ask-cut-of = die Teilung von { $name }
said-ask-contest-mine = in welchem Wettbewerb ich antrete
said-ask-contest-of = in welchem Wettbewerb { $name } antritt, Runde { $round }
said-ask-i-place = wohin ich lege
said-ask-player-places = wohin { $name } legt, Runde { $round }
said-ask-my-face = das Bild meiner Marke { $item }
said-ask-her-face = das Bild ihrer Marke { $item }, noch { $n }
said-ask-draws = die Marke, die eine Karte für mich zieht: { $stack }
said-ask-card-draws = die Marke, die meine Karte zieht: { $stack }; noch { $n }
said-ask-who-took = wer was genommen hat
said-ask-who-token = wer den Startspieler-Marker hat, den niemand wollte
said-ask-forever = wie viele Dauermarken { $name } am Ende hat
said-ask-her-forever = wie viele Dauermarken sie hat
said-ask-her-got = alles, was sie beim Tausch bekam
said-ask-i-got = alles, was ich vom Tausch habe
said-ask-instruction = die Anweisung meines Ereignisses
said-ask-my-items-short = meine Stücke
said-ask-her-piles = ihre zwei Stapel
said-ask-crossed = die durchgestrichenen Symbole ihrer Entscheidungskarte
said-ask-her-pile-1-2 = ich nehme ihren Stapel 1 oder 2
said-ask-her-tokens = ihre Marker für meine Stücke: { $tokens }
said-ask-show-points = die Punkte, die ihre Wertungskarte ({ $day }) für Stufe { $level } nennt
said-ask-boxes = wie viele Stücke in jedem Feld ihres Tableaus liegen
said-ask-last-decision = die Punkte ihrer letzten Entscheidungskarte
said-choice-her-pile = ihr Stapel { $pile }: { $items }
said-ask-square = die vier Marken des Quadrats, obere Reihe zuerst
said-ask-my-two = meine zwei Marken
said-ask-i-draw = die Marke, die ich ziehe
said-ask-i-lay = ich lege
said-ask-player-lays = { $name } legt
said-ask-i-lay-left = ich lege (Farbe, Reihe, Spalte; noch { $n } zu ziehen)
said-ask-player-lays-left = { $name } legt (Farbe, Reihe, Spalte; noch { $n } zu ziehen)
said-ask-i-buy = ich kaufe
said-ask-player-buys = { $name } kauft
said-ask-nothing-to-buy = nichts ist zu kaufen, oder Schluss
said-ask-market = die neue Karte auf dem Markt
said-ask-market-cards = die { $n } Karten des Marktes
said-ask-card-i-draw = die Karte, die ich ziehe, auch Marken
said-ask-cards-i-draw = die { $n } Karten, die ich ziehe, auch Marken
said-ask-seen = die Marken, die man sieht, wenn { $name } { $n } zieht
said-ask-hand-tie = die Hand von { $name }, die den Gleichstand löst
said-ask-game = das Spiel
said-ask-game-of = das Spiel: { $games }; Enter für { $usual }
said-ask-others = die anderen, im Uhrzeigersinn nach mir
said-ask-other = wer mitspielt
said-ask-first = wer anfängt
said-ask-starts-me = wer anfängt; Enter, wenn ich es bin
said-ask-starts = wer anfängt
said-ask-contest-number = Wettbewerb { $n } von { $all }
said-ask-finale = das Finale
said-ask-mat-of = der Aussteller auf dem Tableau von { $name }; Enter, wenn unbekannt
said-ask-mat = der Aussteller auf meinem Tableau
said-ask-level = ihre Stufe, 1 bis 3
said-ask-intro-short = Einstiegsmodus, ja oder nein
said-ask-mat-of-short = der Aussteller auf dem Tableau von { $name }
said-ask-pile-left-short = die Marken, die nach dem Austeilen im Stapel sind
said-ask-intro = Einstiegsmodus, ja oder nein; Enter für nein
said-ask-targets = die Größen, die ihr Tableau verlangt
said-ask-crossed-cards = die durchgestrichenen Symbole ihrer Entscheidungskarten
said-ask-track = die Punkte unter den Spalten
said-ask-pile-left = die Marken, die nach dem Austeilen im Stapel sind; Enter, wenn du sie nicht gezählt hast
said-fault-no-contest = Nimm erst einen Wettbewerb dazu: Ohne bringt nichts Punkte.
said-part-my = ich,
said-part-album = Album
said-part-place = zu legen
said-part-piles = Stapel
said-part-collection = Sammlung
said-part-pool = Auslage
said-part-contests = Wettbewerbe
said-part-opponent = Gegner
said-part-opponents = Gegner
said-part-entered = angetreten
said-part-exhibitors = Aussteller
said-part-tiles = Marken
said-part-mats = Tableaus
said-part-events = Ereignisse
said-part-hand = Hand
said-part-grid = Gitter
said-part-round = Runde
said-part-phase = Phase
said-part-line = Zeile
said-part-seed = Startzahl
said-part-players = Spieler
said-part-names = Namen
said-part-finale = Finale
said-part-market = Markt
said-part-shop = Laden
said-part-decisions = Entscheidungen
said-part-answers = Antworten
said-part-key = Schlüssel
said-part-text = Text
said-part-measure = Maß
said-part-action = Aktion
said-part-player = Spieler
said-part-number = Zahl
said-part-the-album = einer Marke im Album
said-part-in-the-pool = in der Auslage
said-part-in-my-collection = in meiner Sammlung
said-part-to-place = unter den Marken zum Legen
said-unknown-meant = { $what } { $word } gibt es nicht: Meinst du { $close }?
said-unknown-use = { $what } { $word } gibt es nicht, nur { $options }
said-unknown-value = Wert { $word } gibt es nicht: eine Zahl, oder „canceled“
said-may-be = { $what } { $word } kann mehreres sein ({ $options }): Schreib mehr davon
said-word-may-be = { $word } kann mehreres sein ({ $options }): Schreib mehr davon
said-item-may-be = { $word } kann mehreres sein ({ $options }): Schreib mehr davon, oder die Nummer
said-not-whole = { $what } { $word } ist keine ganze Zahl
said-not-whole-write = { $what } { $word } ist keine ganze Zahl: Schreib { $n }
said-not-between = { $what } { $word } liegt nicht zwischen { $low } und { $high }
said-value-not-between = { $word } liegt nicht zwischen { $low } und { $high }
said-stamp-missing = eine Marke fehlt: Schreib eine wie { $line }
said-stamp-face-down = { $stamp } ist verdeckt: Marken werden aufgedeckt, bevor man sie legt, schreib also das Bild
said-forever-too-much = { $words } ist zu viel: Eine Dauermarke heißt nur „forever“
said-forever-no-size = eine Dauermarke hat keine Größe: Schreib nur „forever“
said-forever-1x1 = eine Marke 1x1 ist eine Dauermarke: Schreib nur „forever“
said-no-cell = { $word } ist kein Feld: Schreib Spalte { $columns } und Reihe { $rows }, etwa { $cell }
said-off-album = { $word } liegt neben dem Album: Spalten { $columns }, Reihen { $rows }
said-leaves-album = { $stamp } ragt aus dem Album
said-move-leaves-album = { $stamp }: ragt aus dem Album
said-overlaps = { $stamp } überdeckt { $other } auf { $cell }
said-covered = { $stamp }: { $cell } ist schon belegt von { $other }
said-not-to-place = { $stamp }: gehört nicht zu den Marken, die ich legen muss
said-only-once = { $stamp }: Davon habe ich nur eine zu legen
said-only-times = { $stamp }: Davon habe ich nur { $n } zu legen
said-may-not-discard = { $stamp } darf man nicht ablegen: Auf { $cell } passt sie
said-too-many-tiles = { $n } Marken: Im Spiel sind nur { $all }
said-no-place = { $text } hat keinen Platz: { $fix }
said-no-size = die Größe { $word } gibt es nicht: Breite x Höhe ist { $sizes }
said-is-no-size-meant = { $word } ist keine Größe: Beginne mit { $sizes }, forever oder double, oder meinst du { $close }?
said-is-no-size = { $word } ist keine Größe: Beginne mit { $sizes }, forever oder double
said-double-size = eine Doppelmarke ist { $sizes }, nicht { $size }
said-double-halves = lass { $word } weg: Beide Hälften einer Doppelmarke sind 2x2
said-gold-is-rare = eine goldene Marke heißt „rare“, mit ihrem Wert: { $line }
said-color-missing = die Farbe fehlt: Es folgen Farbe, Thema, Wert, etwa { $line }
said-theme-missing = das Thema fehlt: Es folgen Farbe, Thema, Wert, etwa { $line }
said-color-swapped = { $word } ist ein Thema, wo die Farbe stehen sollte: Es folgen Farbe, Thema, Wert, etwa { $line }
said-theme-swapped = { $word } ist eine Farbe, wo das Thema stehen sollte: Es folgen Farbe, Thema, Wert, etwa { $line }
said-value-missing = der Wert fehlt: Schreib eine Zahl ans Ende
said-value-missing-or = der Wert fehlt: Schreib eine Zahl ans Ende, oder „canceled“
said-after-value = { $words } ist zu viel nach dem Wert
said-rare-canceled = eine seltene Marke hat einen Wert und ist nie gestempelt
said-contest-is = ein Wettbewerb ist <Maß> <Punkte>, etwa { $line }
said-contest-no-measure = { $word } hat kein Maß vor den Punkten, etwa { $line }
said-contest-needs = nach { $word } fehlt: { $options }
said-contest-too-much = { $word } nach { $before } ist zu viel
said-contest-not-points = { $word } nach { $before } ist keine Punktzahl
said-contest-no-points = { $word } hat keine Punkte: { $line }
said-points-not-between = die Punkte { $points } liegen nicht zwischen { $low } und { $high }
said-points-fall = die Punkte fallen von { $before } auf { $after }: Eine Tabelle fällt nie
said-table-open = der Tabelle { $text } fehlt die ] am Ende
said-contest-unknown = { $word } ist nicht unter den Wettbewerben: { $fix }
said-part-meant = Meinst du { $close }?
said-part-as-in-contests = Schreib es wie unter den Wettbewerben
said-no-contest-number = Wettbewerb { $n } gibt es nicht: Sie haben die Nummern 1 bis { $all }
said-entered-twice = { $contest } steht zweimal da: Jeder Wettbewerb nimmt nur ein Los
said-holds-ticket = { $contest } hat ihr Los schon: In jedem Wettbewerb tritt man einmal an
said-no-item = Stück { $n } gibt es nicht: { $listing }
said-no-item-collection = Stück { $n } gibt es nicht: Die Sammlung hat { $all }
said-item-times = Stück { $n } steht { $times }-mal darin
said-item-missing = Stück { $n } fehlt: { $item }
said-item-rare = Stück { $n } ist selten, und seltene Marken reserviert man nie: { $item }
said-pile-empty = ein Stapel ist leer: Jeder braucht mindestens ein Stück
said-pile-empty-has = ein Stapel ist leer: Jeder hat mindestens ein Stück
said-pile-empty-here = ein Stapel ist leer
said-reserved-number = { $n } Stücke sind reserviert: Es müssen { $allowed } sein
said-part-one-or-two = 1 oder 2
said-part-one-to = 1 bis { $most }
said-reserved-cards = { $n } reservierte Stücke sind keine Marken: höchstens { $most } dürfen es sein, und { $more } weitere nur als Marken
said-cut-is = eine Teilung ist die Reserve und zwei Stapel, etwa { $line }
said-cut-fewest = zum Teilen braucht es mindestens { $n } Stücke, eines je Stapel
said-cut-parts = { $parts }: Eine Teilung schreibt man { $how }
said-cut-uneven = gegen Pinzetta hat ein Stapel genau ein Stück mehr, beide gleich viele nur, wenn es anders nicht geht
said-two-piles = ein Stapel: Es sind zwei, oder keiner, nachdem einer genommen wurde
said-rare-reserved = eine seltene Marke ist reserviert, das ist nie erlaubt
said-not-there = { $word } ist nicht { $where }. Da liegt: { $listing }
said-none-there = { $where } liegt nichts
said-place-first = Leg erst deine Marken, dann tritt an: { $stamps } passt noch
said-write-place = sag, wohin eine Marke kommt, etwa 1@c4
said-which-stamp = welche Marke, und wohin? Zum Beispiel { $line }
said-token-twice = { $name } hat den Startspieler-Marker schon
said-one-token = der Startspieler-Marker ist schon weg: Es gibt nur einen
said-tokens = { $n } Startspieler-Marker: Es gibt nur einen
said-at-least = { $n } Einträge: mindestens { $least } nötig
said-at-most = { $n } Einträge: höchstens { $most } möglich
said-missing-add = fehlt: Ergänze { $line }
said-too-long = { $n } Zeichen: höchstens { $most } möglich
said-longer-than = länger als { $n } Zeichen
said-longer-no-record = länger als { $n } Zeichen: Das ist kein Protokoll
said-odd-character = { $character } gehört in keine Stellung: Nimm es heraus
said-deck-difference = { $here } { $what }, { $printed } in der Schachtel: { $n } fehlen
said-deck-too-many = { $here } { $what }, { $printed } in der Schachtel: { $n } zu viel
said-deck-finale = es fehlt, welche Art das Feld des Finales auf dem Plan hat: Wähle sie oben, sobald die Wettbewerbe eingegeben sind
said-deck-types = Arten von Wettbewerben
said-deck-tiles-small-square = Marken, kleine Quadrate
said-deck-tiles-large-square = Marken, große Quadrate
said-deck-tiles-short-rectangle = Marken, kurze Rechtecke
said-deck-tiles-long-rectangle = Marken, lange Rechtecke
said-deck-tiles-double = Doppelmarken
said-deck-tiles-forever = Dauermarken
said-deck-needs = { $players } Spieler brauchen { $needed } { $what }, da sind { $here }
said-deck-finale-unknown = { $name } ist hier keine Art von Wettbewerben: Es gibt { $names }
said-deck-event-items = bringt { $here } Stücke in die Auslage: { $needed } sind nötig, die eines Spielers
said-deck-tiles = in { $rounds } Runden können { $needed } nötig sein, da sind weniger
said-no-record-has = das ist kein Protokoll einer echten Partie
said-no-game-key = keine Partie hat diesen Schlüssel
said-no-game-key-removed = keine Partie hat diesen Schlüssel: Vielleicht wurde sie entfernt
said-game-file = die Datei dieser Partie lässt sich nicht lesen: { $why }
said-gone-on = die Partie ist weitergegangen: Sieh sie noch einmal an
said-at-a-table = das ist das Protokoll einer echten Partie: Öffne es beim Tisch
said-dealt = diese Partie hat Stockbook ausgeteilt, sie wird gegen den Computer gespielt
said-no-decision = da war keine Entscheidung von dir
said-nothing-to-undo = kein Zug zum Zurücknehmen: Seitdem waren andere dran, oder er hat Verborgenes gezeigt
said-nothing-to-take-back = nichts zum Zurücknehmen
said-game-has-ended = die Partie ist zu Ende
said-game-is-over = die Partie ist zu Ende
said-server-ends = der Server hört gleich auf
said-queue-full = die Schlange ist voll: { $n } Fragen warten; frag später noch einmal
said-yours-open = { $n } deiner { $what } laufen: Halte eine an, oder warte auf Antwort
said-address-open = { $n } Anfragen von deiner Adresse laufen: Warte auf Antwort
said-open-link = öffne den Link, den stockbook web gezeigt hat: Er enthält den Zugang
said-too-large = größer als 1 MB: Das ist keine Stellung
said-only-a-part = die Anfrage kam nur zum Teil an: Schick sie noch einmal
said-not-shipped = keine mitgelieferte Stellung heißt so
said-nothing-here = hier ist nichts
said-whole-from-to = schreib eine ganze Zahl von { $least } bis { $most }
said-games-kept = { $n } Partien sind aufgehoben: Entferne Dateien aus { $folder }
said-other-program = ein anderes Programm spielt diese Partie: Beende sie dort, und versuch es noch einmal
said-write-happened = schreib, was geschah
said-no-player = { $name } spielt hier nicht mit: { $fix }
said-no-name = { $name } ist hier kein Name: Schreib ein Wort, etwa { $line }
said-word-of-line = { $name } ist ein Wort des Protokolls: Nimm einen anderen Namen
said-name-twice = { $name } heißt schon jemand: Namen müssen sich unterscheiden
said-opponent-twice = { $name } heißt schon ein Gegner: Namen müssen sich unterscheiden
said-opponent-no-name = { $name } ist kein Name für einen Gegner
said-others-number = { $n } andere: 1 bis { $most } spielen mit mir
said-names-number = { $n } für { $players } Spieler: Schreib einen für jeden
said-turn-not = { $name } ist dran, nicht { $other }
said-turn-choose-not = { $name } ist mit Wählen dran, nicht { $other }
said-turn-select-not = { $name } ist mit Nehmen dran, nicht { $other }
said-has-cut = { $name } hat schon geteilt
said-has-chosen = { $name } hat schon gewählt
said-no-piles = jetzt liegen keine Stapel aus: erst, wenn alle geteilt haben
said-own-pile = { $name } nimmt einen Stapel von jemand anderem, nicht den eigenen
said-collect-over = das Sammeln ist vorbei: Lass es weg, oder beginn die nächste Runde mit ihrer Auslage
said-pool-empty = die Auslage ist leer: Schreib ihre Stücke, etwa { $line }
said-pool-large = { $n } Stücke: Eine Auslage hat weniger als { $most }
said-no-action = { $line } ist keine Aktion: { $fix }
said-no-record-line = Zeile { $n } gibt es nicht: Das Protokoll hat { $all }
said-no-stamp-to-place = keine Marke ist zu legen
said-no-stamps-to-lay = keine Marken, also nichts zu legen: Ergänze eine, etwa { $line }
said-no-stamps = keine Marken: Eine Partie beginnt mit vier
said-none-needed = keine: mindestens eine ist nötig
said-not-for-sale = { $card } steht nicht zum Verkauf
said-card-twice = { $card } ist schon da ({ $where }): Jede Karte gibt es einmal
said-no-card = keine Karte heißt { $word }: { $fix }
said-no-in-hand = in { $hand } ist keine Marke { $color }, da sind { $stamps }
said-part-card = Karte
said-part-effect = Wirkung
said-part-game = Spiel
said-part-level = Stufe
said-part-answer = Antwort
said-part-one-of = Es gibt { $options }
said-part-my-hand = meiner Hand
said-part-the-hand-of = der Hand von { $name }
said-part-color = Farbe
said-part-theme = Thema
said-part-value = Wert
said-part-filter = Filter
said-part-questions = Fragen
said-part-searches = Suchen
said-part-players-are = Es spielen { $names }
said-part-piles-of = in den Stapeln von { $name }
said-part-hand-of = in der Hand von { $name }
said-part-listed = { $where }: { $items }
said-part-parts = { $n } { $n ->
        [one] Teil
       *[other] Teile
    }
said-part-cut-written = { $line }, also die Reserve und zwei Stapel
said-part-action-fix = Schreib die Nummer des Spielers, ein Leerzeichen und die Aktion
said-part-place-fix = Schreib eine Marke, ihre Nummer oder ihren Anfang, und das Feld oben links, etwa { $line }
said-part-cell-fix = Schreib ihr Feld hinter ein @, etwa { $line }
said-see-these-cards = { $card } geht hier nicht: Diese Karten sehe ich
said-stamp-lies = auf Reihe { $row }, Spalte { $column } liegt schon { $color }
said-no-new-cards-next = für { $name } sind keine neuen Karten zu sagen: Als Nächstes kommt die Karte, die auf den Markt kam: { $how }
said-no-actions = keine Aktionen: Ergänze eine Zeile --- und darunter je Zeile eine
said-must-be = muss { $what } sein, nicht { $other }
said-part-a-text = ein Text in Anführungszeichen
said-part-a-number = eine ganze Zahl
said-part-a-list = eine Liste
said-part-a-table = eine Tabelle
said-no-contest-here = { $word } ist hier kein Wettbewerb: Da sind { $contests }
said-no-contest-there = Wettbewerb { $word } gibt es nicht: Da sind { $contests }
said-no-move = { $word } ist kein Zug: Schreib Farbe, Reihe und Spalte, etwa { $line }
said-which-face = { $word }: welches Bild? Zum Beispiel: { $line }
said-unseen-size = { $word }: Eine verdeckte Marke zeigt nur ihre Größe, etwa { $line }
said-items-least = { $n } Stücke: Schreib { $least } bis { $most } mit ; dazwischen, etwa { $line }
said-piles-two = { $n } Stapel: Schreib zwei mit einem Strich dazwischen: { $line }
said-stamps-four = { $n } Marken: Schreib alle vier, obere Reihe zuerst, etwa { $line }
said-still-to-place = { $item } muss noch gelegt werden: Auf { $cell } passt es
said-no-piles-more = von { $name } liegen keine Stapel mehr aus
said-has-items = { $name } hat schon { $n } Stücke, von { $all } in dieser Runde
said-first-tell-market = sag erst die { $n } Karten, die auf den Markt kamen: { $how }
said-first-tell-market-one = sag erst die Karte, die auf den Markt kam: { $how }
said-first-tell-draw = sag erst, was { $name } gezogen hat: { $how }
said-her-piles-told = ihre Stapel von Runde { $round } sind schon gesagt
said-item-named-twice = Stück { $n } steht zweimal da: { $item }
said-no-face-down = { $name } hat keine verdeckte Marke dieser Größe: { $item }
said-nothing-to-cut-yet = { $name } hat jetzt nichts zu teilen: Geteilt wird in der nächsten Runde
said-nothing-to-cut = { $name } hat jetzt nichts zu teilen: Geteilt wird, wenn alles gesammelt ist
said-hand-told = meine Hand ist schon gesagt: { $stamps }
said-items-told = meine Stücke von Runde { $round } sind schon gesagt: Die nächsten folgen nach ihrem Ende
said-no-decision-card = keine Entscheidungskarte hat { $n } durchgestrichene Symbole: Es gibt { $numbers }
said-no-new-cards = für { $name } sind keine neuen Karten zu sagen: Jetzt wird nichts gezogen
said-no-piles-yet = jetzt liegen keine Stapel aus: erst, wenn ich geteilt und sie gewählt hat
said-no-her-piles = von ihr liegen keine Stapel aus: Die Runde am { $day } ist getauscht
said-not-along = Reihe { $row }, Spalte { $column } liegt nicht an der Kante einer Marke
said-taken-place = Reihe { $row }, Spalte { $column } ist belegt
said-she-first = sie wählt zuerst: Schreib ihre Entscheidungskarte, etwa { $line }
said-in-show = gelegt und angetreten wird in der Zeigephase: { $said }
said-choose-over = das Wählen ist vorbei: Andere wählen nur weiter, wenn gesagt ist, wer den Startspieler-Marker hat
said-not-in-hand = { $card } ist nicht auf der Hand
said-pool-first = die Auslage steht vor allem anderen ihrer Runde: { $said }
said-round-ends-me = Runde { $round } endet, wenn ich angetreten bin
said-square-told = das Quadrat ist schon gesagt: Es liegt vor allem anderen da
said-no-player-number = Spieler { $n } gibt es nicht: Es sind { $all }
said-no-pool-to-look = keine Auslage zum Ansehen: Angesehen wird beim Sammeln
said-unknown-card = Karte { $word } gibt es nicht: Schreib ihren Namen, oder Rang und Farben wie { $line }
said-got-told = was { $name } in Runde { $round } bekam, ist schon gesagt
said-what-example = was? Zum Beispiel: { $line }
said-which-pile = welcher Stapel? Zum Beispiel: { $line }, oder ein Stück daraus
said-square-untold = das Quadrat fehlt: Schreib „square“ und seine vier Marken, etwa { $line }
said-no-new-cards-draw = für { $name } sind keine neuen Karten zu sagen: Als Nächstes kommt, was { $other } gezogen hat: { $how }
said-what-did = was hat { $name } getan? { $line }
said-write-buy = schreib „buy KARTE with KARTE, KARTE“ oder „end“
said-no-pile = Stapel { $word } gibt es nicht: Es gibt 1 und 2
said-this-link = { $host }: Dieser Server antwortet nur unter dem Link, den er gezeigt hat
said-id-in-use = schon vergeben: Eine Frage damit ist noch nicht beantwortet
said-no-folder = Partien lassen sich in { $folder } nicht aufheben: { $why }
said-room-for-others = von deiner Adresse wurden { $own } Partien begonnen, und nur für { $more } weitere ist Platz, für andere: Spiel eine von deinen weiter
said-choice-pile-1 = { $name } 1: { $items }
said-choice-pile-2 = { $name } 2: { $items }
