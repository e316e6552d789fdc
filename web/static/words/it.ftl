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
add = Aggiungi
album = Album
answer = Risposta
apply = Applica
ask-for-best = Chiedi la mossa migliore.
best-move = Mossa migliore
finale = Finale
hint = Consiglio
keys = Tasti
line = riga
me = io
my-hand = La mia mano
my-puzzles = I miei enigmi
new-stamp = Nuovo francobollo
next = Avanti
nothing = niente
part-1 = Pila 1
part-2 = Pila 2
part-reserve = Riserva
phase-choose = Scelta
phase-collect = Raccolta
phase-cut = Divisione
phase-show = Esposizione
points-title = Punti
print = Stampa
redo = Ripeti
remove = Togli
round-1 = Venerdì
round-2 = Sabato
round-3 = Domenica
save = Salva
stop = Ferma
to-place = Da piazzare
total = totale
undo = Annulla

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
word-holes = buchi
word-group = gruppo
word-most = più frequente
word-sets = serie
word-count = ogni
word-color = colore
word-theme = tema
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
word-attendees = visitatori
word-buy = compra
word-first-player = primo giocatore
word-pay = paga
word-regions = zone vuote
word-second = secondo
word-size = formato
word-surrounded = circondati
word-up = scoperto

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

a-file = Un file…
about-as-good = quasi alla pari
add-contest = Aggiungi il concorso
add-event = Aggiungi l’evento
add-exhibitor = Aggiungi l’espositore
add-mat = Aggiungi la plancia
add-specialist = Aggiungi lo specialista
add-tile = Aggiungi la tessera
added = { $name }: aggiunto
added-to = { $name }: aggiunto a { $list }
adds-attendees = visitatori
adds-down = { $size }, coperto
adds-forever = francobolli perpetui
adds-to-pool = Che cosa aggiunge all’offerta
adds-up = { $size }, scoperto
all-puzzles = Tutti gli enigmi
an-exhibitor = Un espositore
and-then = { $first }, poi { $second }
answer-enters = { $proved ->
        [true] La soluzione ha { $points } punti, con il biglietto su { $contest }.
       *[other] La migliore trovata (non dimostrata) ha { $points } punti, con il biglietto su { $contest }.
    }
answer-has = { $proved ->
        [true] La soluzione ha { $points } punti.
       *[other] La migliore trovata (non dimostrata) ha { $points } punti.
    }
any-contest = qualsiasi
applied = Applicata: { $said }
ask-what-if = Quanto costa?
before-here = Prima, in questo browser
best = migliore
by-the-end = a fine partita
check = Verifica
check-result = Esito della verifica
close-palette = Chiudi la tavolozza
conflict = Ognuno di questi desideri è in conflitto:
contest-cards = Carte dei concorsi
contest-to-enter = biglietto su
contests-to-enter = Concorsi per il biglietto
deck = Mazzo
deck-box = nella scatola
deck-contest = Che cosa valuta la carta
deck-contest-type = Tipo, come il colore della carta
deck-entered = inseriti
deck-exhibitor = Che cosa valuta un espositore
deck-file-in-use = { $name } è in uso.
deck-forever = Francobolli perpetui
deck-has-contests = concorsi
deck-has-events = eventi
deck-has-exhibitors = espositori
deck-has-forever-tiles = francobolli perpetui
deck-has-large-square-tiles = quadrati grandi
deck-has-long-rectangle-tiles = rettangoli lunghi
deck-has-mats = plance
deck-has-short-rectangle-tiles = rettangoli corti
deck-has-small-square-tiles = quadrati piccoli
deck-has-specialists = specialisti
deck-has-types-of-contests = tipi di concorsi
deck-mat = Che cosa valuta l’espositore di una plancia
deck-missing = mancano
deck-name = Nome del mazzo
deck-note = Con un mazzo, i consigli pescano i francobolli non ancora visti dalla tua copia e sanno che cosa fanno le carte.
deck-numbers = Che cosa c’è nel mazzo
deck-of = { $here } di { $printed }
deck-tile = Una tessera della tua copia
discard-stamp = scarta { $stamp }
drop-file = o trascinalo sulla pagina
effect = Che cosa fa
effect-bonus = Che cosa fa: poi un concorso
effect-collect = Che cosa fa: poi quanti oggetti sceglie ogni giocatore, come 5
effect-collected = Che cosa fa: poi “draw” e un formato, o “forever”
effect-final = Che cosa fa: poi un concorso
effect-gift = Che cosa fa: poi i punti per ogni oggetto, come 1, o “value”
effect-reserve = Che cosa fa: poi quanti oggetti in più si riservano, come 1
effect-show = Che cosa fa: poi un concorso
effect-taken = Che cosa fa: poi “draw” e un formato, o “forever”
effect-value = Che cosa fa: poi un filtro o “exhibitor”, “specialist”, “first-player”, e i punti, come faded 1
empty-album = Album vuoto
empty-game = { $game } da zero
enter = biglietto su
event = Evento
event-name = Nome dell’evento
events = Eventi
every-stamp-lies = { $proved ->
        [true] Ogni francobollo è dove lo mette la soluzione.
       *[other] Ogni francobollo è dove lo mette la migliore trovata (non dimostrata).
    }
exhibitors = Espositori
files = File
finale-type = Tipo del Finale
find = Cerca
first-player-token = primo giocatore
forever-of-others = Perpetui degli altri
forget-named = dimentica { $name }
full = pieno
game-over = La partita è finita.
game-over-points = { $points ->
        [one] La partita è finita: { $points } punto.
       *[other] La partita è finita: { $points } punti.
    }
goal-game = Tutta la partita
goal-now = Questo turno
goals = Punti da cercare
goes-to = Va in
hand-empty = Tocca o trascina un francobollo; con le frecce giri l’album, con Invio prendi e posi.
hand-next = Il prossimo francobollo va nel posto tratteggiato; toccane un altro.
impossible = Impossibile: { $reason }
in-hand = in mano: scegli la casella per l’angolo in alto a sinistra
is-it-right = È giusto?
keep-both-piles = Tieni entrambe le pile
keep-later = , per dopo: { $contests }
kind = Tipo
lesson = { $phase ->
        [cut] una divisione
       *[other] un album
    }, { $points } sprecati{ $proved ->
        [true] , dimostrato
       *[other] { "" }
    }{ $solved ->
        [true] , risolto ✓
       *[other] { "" }
    }
limits = { $plans ->
        [1] il piano migliore
       *[other] { $plans } piani
    }, al massimo { $seconds } secondi
link-to-position = Link a questa posizione
mats = Plance dei giocatori
mine = la mia
mine-and-best = La mia e la migliore
next-step = Avanti: { $step }
no-contest = nessun concorso
no-deck-now = Nessun mazzo in uso.
no-event = nessuno
no-free-place = nessun posto libero
no-item-yet = { $typed }: non ancora un oggetto; scrivi in inglese formato, colore, tema e valore, come 2x3 blue animals 2, 2x3 ? per un dorso, o una carta
no-stamp-yet = { $typed }: non ancora un francobollo; scrivi in inglese formato, colore, tema e valore, come 2x3 blue animals 2
no-wishes = Nessun desiderio
not-known = ignoto
not-said = non indicato
on-at-table = Continua al tavolo
on-the-album = sull’album
one-item = Un oggetto
one-stamp = Un francobollo
open = Apri
open-deck = Apri un mazzo…
open-position = Apri una posizione
paint-empty = Lascia vuote delle caselle
palette = Tavolozza dei nuovi francobolli
phase = Fase
piles-on-offer = Le tue pile sono ancora in offerta: di’ quale viene presa.
pinned = Fissi: { $stamps }
pins = Un francobollo che posi da “Da piazzare” resta fissato lì.
plan-as-good = piano { $number }: { $points }, quasi alla pari
plan-number = piano { $number }: { $points }
plans = Piani
players = Giocatori
points-at-least = Punti almeno
points-by-line = { $points ->
        [one] il suo { $points } punto, riga per riga
       *[other] i suoi { $points } punti, riga per riga
    }
points-column = punti
position = Posizione
position-as-text = La posizione come testo, che ogni comando legge
positions = Posizioni
put-back = Rimetti
puzzle-named = Enigma: { $title }
puzzle-title-easy = Enigma facile { $number }
puzzle-title-hard = Enigma difficile { $number }
puzzle-title-medium = Enigma medio { $number }
puzzles-easy = Enigmi facili
puzzles-hard = Enigmi difficili
puzzles-medium = Enigmi medi
range = da { $least } a { $most }
read-it = Leggi
record-of-game = Verbale della partita
removal = Tolto
removed = { $name }: tolto
removed-it = Tolto: { $name }
round = Turno
same-samples = { $number ->
        [one] Entrambe con lo stesso campione dei francobolli che verranno.
       *[other] Entrambe con gli stessi { $number } campioni dei francobolli che verranno.
    }
save-as-file = Salva come file
save-deck = Salva il mazzo
save-named = salva { $name }
score-track = Segnapunti
seconds = Secondi
share = Invia
short-item = Basta in breve: 23bla2, d42gf1ys3, f, 2x3 ?.
short-stamp = Basta in breve: 23bla2, d42gf1ys3, f; @f8 dice dove, + lo mette tra quelli da piazzare.
show-the-best = Mostra la migliore
solve-lesson = Risolvi
solved = risolto ✓
specialist-name = Nome dello specialista
specialists = Specialisti
stamp-at = { $stamp } in { $cell }
stamp-goes = { $proved ->
        [true] { $stamp } va in { $at } nella soluzione.
       *[other] { $stamp } va in { $at } nella migliore trovata (non dimostrata).
    }
stamps-to-discard = Francobolli da scartare
take-off = Leva
task-contest = Dove vanno i francobolli perché rendano di più?
task-contests = Dove vanno i francobolli perché questa Esposizione renda di più? Il biglietto va sul concorso che paga di più.
task-cut = Qual è la divisione migliore? A ogni modifica vedi quanto resta di sicuro e quanto ti puoi aspettare.
text-or-link = Una posizione come testo (TOML o JSON), o un link
the-answer = La soluzione
the-plan = Il piano
the-text = il testo
this-round = questo turno
tiles = Tessere
to = in
to-those-to-place = da piazzare
type = Scrivi
type-item = Scrivi un oggetto
type-stamp = Scrivi un francobollo
typed-there = Invio: { $text }, { $where }
undo-removing = Annulla la rimozione
units = unità
units-at-least = Unità almeno
untitled-album = un tuo album
use-no-deck = Senza mazzo
values-count = Contano anche i valori dei francobolli.
values-count-one-answer = Contano anche i valori dei francobolli. Una sola soluzione rende di più; i francobolli uguali si possono scambiare.
what-if = E se…
what-pays = Che cosa paga
whatif-enter = Biglietto su
whatif-keep = Mio di sicuro
whatif-reserve = Riservato
why-not-mine = Perché non la mia?
wish-alone = ognuno da solo
wish-costs = costa
wish-impossible = impossibile
wishes = Desideri
written-as = scritto in
your-deck = Il tuo mazzo

## Boards and pieces

add-player = Aggiungi un giocatore
add-to = Aggiungi a { $list }
add-to-place = Aggiungi a “Da piazzare”
advised = consigliati:
album-in-one-line = Album, in una riga
album-of = { $number ->
        [one] album di { $name }: { $number } tessera
       *[other] album di { $name }: { $number } tessere
    }
album-space = { $name } { $tile }
apply-move = Applica la mossa { $number }
as-usual = i soliti
asking = chiedo…
back = Indietro
best-cuts = Divisioni migliori
best-moves = Mosse migliori
best-purchases = Acquisti migliori
buy-and-pay = compra, e paga con
card-at = { $card } in riga { $row }, colonna { $column }
cards = Carte
cards-album = Il mio album
cards-bought = Comprate in questo turno
cards-discard = Scarti
cards-hand = La mia mano
cards-market = Mercato
cards-shop = Il mio negozio
cards-their-album = Album altrui
cards-their-hand = Carte nell’altra mano
cards-their-known = Carte altrui che conosco
cards-their-shop = Negozio altrui
cards-to-draw = Carte nel mazzo
change = cambia
choice-size = Formato
choice-value = Valore
color-and-theme = Colore e tema
color-to-put = Colore da posare
contest = concorso
contest-of = { $contest } di
contest-points-help = Punti: un numero per unità, o una tabella: sets color 0 8 18
contests = Concorsi
cut-brings = { $sure } sicuri, { $expected } attesi
cut-help = Trascina un oggetto, o toccalo e poi tocca una pila; da tastiera lo spostano r, 1 e 2.
cut-leads = { $sure } sicuri, { $expected } di vantaggio attesi
discard = scarta
empty = vuota
enter-her-piles = Inserisci le sue pile
excuse-seen = l’Excuse è comparso
expected = attesi
expected-points = punti attesi
face-down = { $good }, coperto
for-sure = sicuri
from-market = mercato
from-opponent = negozio altrui
from-shop = il mio negozio
gain = guadagno
has-chosen = ha scelto
her-crossed = Simboli barrati delle sue carte
her-forever = I suoi perpetui
her-level = Livello
her-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
her-sizes = Formati che chiede
lead = vantaggio
lead-expected = vantaggio atteso
lies-face-down = coperto
move = mossa
my-cut = La mia divisione
name = Nome
new = nuova
next-comes-here = Il prossimo va qui
no-such-contest = { $typed }: nessun concorso così, o troppo breve per capirlo
none-to-place = Nessuno. Anche un francobollo trascinato qui dall’album aspetta qui.
of-me = me
other-players = Gli altri
painted-space = { $name } { $tile }, da lasciare vuota
pictures = Figure
pieces = Pedine
pieces-of = { $color } di { $name }
pile-was-taken = { $pile }: è stata presa
piles = pile
piles-title = Pile
place-advised = riga { $row }, colonna { $column }: { $there }, mossa { $number }: { $card }
place-of-grid = riga { $row }, colonna { $column }: { $there }
player = giocatore
player-number = giocatore { $number }
points-of-next = punti della prossima figura
pool-select = scegli { $good }
purchase = { $card } ({ $from }) con { $pay }
put = Posa
remove-named = togli { $name }
remove-player = Togli { $name }
reserve = riserva
second-of-double = Ora il secondo francobollo del doppio.
select = scegli
selections-left = Scelte che mi restano
shared-grid = Griglia comune
stamps-in-pile = Francobolli nella pila
take = Prendi
take-pile-of = Prendi la pila { $number } di { $player }
taken-percent = presa al { $percent } %
the-finale = il Finale
the-pool = L’offerta
ticket = biglietto
ticket-on = biglietto su { $contest }
tickets = { $number ->
        [one] { $number } biglietto
       *[other] { $number } biglietti
    }
tickets-album-unknown = { $number ->
        [one] { $number } biglietto, album ignoto
       *[other] { $number } biglietti, album ignoto
    }
tickets-on = Biglietti su
to-part-1 = in pila 1
to-part-2 = in pila 2
to-part-reserve = in riserva
track = { $points ->
        [one] { $pieces }: { $points } punto
       *[other] { $pieces }: { $points } punti
    }
track-printed = Punti sotto le colonne
typed-contest = Invio: { $contest }
units-points = unità, punti
value = valore
was-taken = È stata presa
what-to-add = che cosa aggiungere

## Play

## Table

## Reviews

## What the engine says
