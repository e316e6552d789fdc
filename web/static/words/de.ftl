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
hint = Tipp
undo = Rückgängig
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
face-down = { $good }, verdeckt

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
word-buy = Kauf
word-pay = zahlt

## Games and their rules

game-stampswap = Tauschrausch
game-pinzetta = Pinzetta
game-stamps = STAMPS
game-stamp-albums = Stamp Albums
rules-stampswap =
    <p>Zwei bis fünf Sammler füllen ein Album mit 12 × 12 Feldern in drei Runden: Freitag, Samstag und Sonntag. Wer nach Sonntag die meisten Punkte hat, gewinnt.</p>
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
applied = Angewendet: { $said }
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
list-collection = Meine Sammlung
list-collection-of = Sachen von { $player }
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
points = { $points } Punkte
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
take-pile-of = Nimm Stapel { $number } von { $player }
too-short = Zu wenig Zeit, um zu sagen, was zu erwarten ist: mehr Sekunden helfen vielleicht
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

## Boards and pieces

## Play

## Table

## Reviews

## What the engine says
