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
undo = Annulla
hint = Consiglio
stop = Ferma
ok = OK
done = Fatto
cancel = Annulla
back = Indietro
save = Salva
share = Condividi
edit = Modifica
remove = Togli
remove-good = togli { $good }
choose-file = Un file
read-it = Leggi
answer = Risposta
ask-for-best = Chiedi la mossa migliore.
contests = Concorsi
finale = Finale
table-palette = Tavolozza
to-place = Da piazzare
empty = vuota
part-reserve = Riserva
part-1 = Pila 1
part-2 = Pila 2
points-shown =
    { $number ->
        [1] { $shown } punto
       *[other] { $shown } punti
    }
points-title = Punti
total = totale
round-1 = Venerdì
round-2 = Sabato
round-3 = Domenica
you = tu
me = io
player-at = Giocatore { $number }
phase-cut = Divisione

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

new-game = Nuova partita
game = Gioco
players = Giocatori
my-seat = Il mio posto
the-others = Gli altri
agent-greedy = avido
agent-planner = stratega
agent-quick = rapido
agent-random = a caso
agent-seconds = { $agent }, { $seconds } s
setting-level = livello
setting-intro = introduzione
seed = Seme
any-seed = qualsiasi
begin = Inizia
my-games = Le mie partite
player-agent = Giocatore { $number } ({ $agent })
begun = iniziata il { $date }
begun-over = iniziata il { $date }, finita
review-link = analizza
review-game = analizza { $game }
forget = dimentica { $what }
undo-move = Riprendi la mia ultima mossa (u)
turn = Turno
your-turn = Tocca a te: { $question }
others-play = Gli altri giocano
earlier-moment = Un momento precedente
game-is-over = La partita è finita
advice = Consiglio
no-advice = Nessun consiglio ora
play-it = Gioca così
what-is-advised = Che cosa è consigliato
search-longer = Cerca per { $seconds } secondi
hint-seconds = Secondi per consiglio
all-moves = Tutte le mosse
all-of-moves = Tutte le { $number } mosse
what-happened = Che cosa è successo
speed-at-once = subito
speed-fast = in fretta
speed-slow = con calma
skip = Salta
moments = Momenti
moment-of = Momento { $number } di { $all }
earlier = Prima
later = Dopo
play-on = Continua da qui
back-to-game = Torna alla partita
lay-at = { $color } in riga { $row }, colonna { $column }
step-reserve = Riserva
step-1 = Pila 1
step-2 = Pila 2
the-table = Il tavolo
the-table-seen = Il tavolo come lo vedo io
no-picture = Nessuna immagine di questo momento: leggi che cosa è successo.
hand = Mano
left-to-draw = { $number } ancora da pescare
at-place = riga { $row }, colonna { $column }: { $said }
lay = metti { $stamp }
lay-advised = metti { $stamp }, consigliato
laid-last = { $stamp }, messo per ultimo
it-fits = { $stamp } ci sta
does-not-fit = { $stamp } non ci sta in { $space }: le caselle per l’angolo in alto a sinistra sono segnate
cards = Carte
cards-left = { $draw } carte da pescare, { $hand } in mano a { $player }
the-other-player = chi gioca con te
cards-shop-of = Negozio di { $player }
cards-album-of = Album di { $player }
cards-market = Mercato
cards-shop = Il mio negozio
cards-album = Il mio album
cards-bought = Comprate in questo turno
cards-hand = La mia mano
pay-with = Paga { $card } con
payments = Pagamenti
payment-advised = (consigliato)
no-payment = Queste carte non bastano.
more-payments = Altri { $number } modi di pagare: tocca le carte della tua mano con cui paghi.
enter-it = Partecipa
enter-contest = partecipa: { $contest }
enter-this = partecipa qui
no-contest = nessun concorso
my-exhibitor = il mio espositore
event-tag = evento
my-token = Ho il segnalino di primo giocatore.
points-on-track = { $points } punti sul segnapunti.
phase-collect = Raccolta
the-pool = L’offerta
list-pool = Offerta
collect-how = Tocca ciò che prendi.
pool-select = prendi { $good }
look = guarda
look-at = guarda { $good }
list-collection = La mia raccolta
cut = Dividi
cut-is-advised = Questa divisione è consigliata: giocala così, o prima sposta qualcosa.
cut-how = Tocca un oggetto, poi dove va; oppure trascinalo. Con la tastiera lo spostano r, 1 e 2.
to-part-reserve = in riserva
to-part-1 = in pila 1
to-part-2 = in pila 2
pile-empty = Ogni pila vuole un oggetto.
cut-otherwise = Le regole vogliono un’altra divisione: vedi tutte le mosse.
phase-choose = Scelta
the-piles = Le pile
pile-of = pila { $number } di { $player }
take-pile-of = Prendi la pila { $number } di { $player }
take = Prendi
my-piles = Le mie pile
list-my-pile = la mia pila { $number }
mine-for-sure = Mio di sicuro
other-albums = Altri album
her-state =
    { $number ->
        [one] livello { $level }, { $number } francobollo perpetuo
       *[other] livello { $level }, { $number } francobolli perpetui
    }
asks-for = cerca: { $size }
how-she-takes = come prende una pila
her-tokens = In ogni pila conta 2 gettoni per un francobollo dei formati che cerca, 4 per uno raro scoperto, 1 per un valore di 2 o 3, per un francobollo perpetuo o per un visitatore, e 1 per la pila più grande. Una sua carta ne cancella alcuni nella pila che ne ha di più; prende quella a cui ne restano di più.
still-to-come = Dei francobolli della demo devono ancora uscire:
of-a-size = { $number } × { $size }
stamps =
    { $number ->
        [one] { $number } francobollo
       *[other] { $number } francobolli
    }
number-in-hand = { $number } in mano
tickets =
    { $number ->
        [one] { $number } biglietto
       *[other] { $number } biglietti
    }
first-player = primo giocatore
strength-of = Forza di { $player }
wins =
    { $number ->
        [one] Vince { $names }
       *[other] Vincono insieme { $names }
    }
you-win = hai vinto
score-sheet = Foglio dei punti
review-it = Analizza
save-record = Salva il verbale
review-note = L’analisi dice che cosa ha sprecato ogni decisione.

## Table

new-table = Nuova partita a un tavolo vero
question = Domanda
your-answer = La tua risposta
not-known = ignoto
answer-yes = sì
answer-no = no
leave-out = Tralascia
go-on-with-record = Oppure continua da un verbale, aperto o incollato
type-it = Scrivi
something-else = È successo altro
answers = Risposte
its-face = La sua faccia:
without-face = Senza la faccia
places-how = Tocca un francobollo, poi la casella del suo angolo in alto a sinistra; alla fine il concorso.
pile-mine-with = la mia pila { $number }: { $goods }
her-pile-with = la sua pila { $number }: { $goods }
pile-of-with = pila { $number } di { $player }: { $goods }
items = Oggetti
item = Oggetto
told-before = Già detti
next-face-down = il prossimo è coperto
typed = scritto
to-do-now = Ora al tavolo fai così
to-do = Da fare
done-now = È fatto
the-record = Il verbale
record-as-text = Il verbale come testo
save-note = Il file salvato si può riaprire qui.
table-link = Il link con cui un altro dispositivo continua a questo tavolo
go-to = vai a { $place }
go-to-line = vai alla riga { $line }
line-waits = Una riga del verbale va ancora corretta: correggila, o lascia il verbale com’era.
line-impossible = Una riga non è più possibile: correggi anche quella. Fino ad allora il verbale resta com’era.
leave-record = Lascialo com’era
mend-line = Correggi questa riga
line-before = Una riga prima
this-line = Questa riga
add-before = Aggiungi prima
the-album-of = L’album di { $player }
first-place = Al primo posto: { $names }
if-over-now = Se finisse ora

## Reviews

## What the engine says
