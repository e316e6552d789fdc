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
hint = Consiglio
undo = Annulla
redo = Ripeti
new-stamp = Nuovo francobollo
keys = Tasti
next = Avanti
done = Fine
back = Indietro
round-1 = Venerdì
round-2 = Sabato
round-3 = Domenica
phase-collect = Raccolta
phase-cut = Divisione
phase-choose = Scelta
phase-show = Esposizione
contests = Concorsi
searching = ricerca in corso
seconds-left = { $spent } s, al massimo altri { $left } s
seconds-over = { $spent } s, quasi finito
samples = { $number ->
    [one] 1 campione
    *[other] { $number } campioni
    }
larger = più grande: { $words }
copy-link = Copia il link
copy-text = Copia il testo
copied = Copiato
selected-to-copy = Selezionato: copialo da lì
share-link = Condividi il link
share-picture = Condividi l’immagine
only-here = Adesso solo questo computer raggiunge Stockbook. Per gli altri dispositivi della tua rete avvialo con
only-here-then = : il link avrà allora un codice per le loro fotocamere.
link-too-long = Questo link è troppo lungo per un codice QR: copialo.
code-alt = Codice QR del link
code-how = Inquadralo con la fotocamera di un altro dispositivo.
picture-later = L’immagine c’è quando la posizione è completa.
picture-alt = Immagine della posizione
picture-save = Salva l’immagine
reserve = riserva
pile = pila { $number }
pile-of = pila { $number } di { $player }
nothing = niente
add = Aggiungi
album = Album
answer = Risposta
apply = Applica
ask-for-best = Chiedi la mossa migliore.
best-move = Mossa migliore
finale = Finale
line = riga
me = io
my-hand = La mia mano
my-puzzles = I miei enigmi
part-1 = Pila 1
part-2 = Pila 2
part-reserve = Riserva
points-title = Punti
print = Stampa
remove = Togli
save = Salva
stop = Ferma
to-place = Da piazzare
total = totale
ok = OK
cancel = Annulla
share = Invia
edit = Modifica
remove-good = togli { $good }
choose-file = Un file
read-it = Leggi
table-palette = Tavolozza
empty = vuota
points-shown =
    { $number ->
        [1] { $shown } punto
       *[other] { $shown } punti
    }
you = tu
player-at = giocatore { $number }

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
word-buy = compra
word-pay = paga
word-first-player = primo giocatore
word-reserve = riserva
word-draw = pesca
word-gift = dono
word-look = guarda
word-taken = presa
word-collected = raccolta
word-face-up = scoperti
word-none = nessuno
word-nothing = niente
word-final = finale
word-bonus = bonus
word-attendees = visitatori
word-regions = zone vuote
word-second = secondo
word-size = formato
word-stamp = francobollo
word-surrounded = circondati
word-up = scoperto

## Games and their rules

game-stampswap = Stamp Swap
game-pinzetta = Pinzetta
game-stamps = STAMPS
game-stamp-albums = Stamp Albums
rules-stampswap =
    <p>Da due a cinque collezionisti riempiono un album di 12 × 12 spazi in tre round: venerdì, sabato e domenica. Vince chi ha più punti dopo la domenica.</p>
    <ol>
    <li><b>Raccolta.</b> Dal primo giocatore in senso orario, ognuno sceglie un pezzo alla volta dall’offerta, finché tutti ne hanno sei. Alcuni sono coperti: si vede la dimensione, non la figura.</li>
    <li><b>Divisione.</b> Tutti insieme mettono un pezzo nella riserva, mai un francobollo raro, e dividono gli altri in due pile.</li>
    <li><b>Scelta.</b> Chi ha il segnalino del primo giocatore prende una pila di qualcun altro. Chi la possedeva tiene l’altra pila e sceglie per prossimo, finché tutti hanno scelto.</li>
    <li><b>Esposizione.</b> I francobolli vanno nell’album, diritti, e non si spostano più. Quello che ci sta va messo. Poi si partecipa a un concorso con un biglietto, a ciascuno una volta sola in tutta la partita.</li>
    </ol>
    <p>Oltre al concorso, in ogni round rendono gli espositori, e il segnalino vale 2. Dopo la domenica il Finale rende a tutti senza biglietto; chi ha più francobolli perpetui prende 10, il secondo 6, il terzo 3; ogni specialista vale 2, e ogni francobollo il valore che porta stampato.</p>
    <p>Un doppio è un unico pezzo con due quadrati piccoli. Un francobollo raro non ha né colore né tema, uno annullato non ha valore. I concorsi contano, per esempio:</p>
    <ul>
    <li>angoli perfetti: i punti dell’album in cui si incontrano quattro francobolli;</li>
    <li>bordi completi: i lati dell’album senza spazi vuoti;</li>
    <li>gruppi: il gruppo più grande di francobolli simili che si toccano lungo i lati;</li>
    <li>serie: tutti e cinque i colori, o tutti e cinque i temi.</li>
    </ul>
    <p class="quiet">Come Stockbook legge quello che il regolamento lascia aperto: docs/rules.md, nella sua documentazione.</p>
rules-pinzetta =
    <p>Stamp Swap in solitario, contro Pinzetta, che segue una procedura. Tre round, e alla fine più punti di lei. L’album, i francobolli e i concorsi sono quelli di Stamp Swap.</p>
    <ol>
    <li><b>Raccolta.</b> Un evento distribuisce due pile a lei, e dei pezzi a me.</li>
    <li><b>Divisione.</b> Metto un pezzo nella riserva, mai un francobollo raro, e divido gli altri in due pile, di cui una ha esattamente un pezzo in più.</li>
    <li><b>Sceglie lei.</b> Conta dei gettoni: 4 per un francobollo raro, 1 per una carta o un francobollo perpetuo; per gli altri francobolli 1 se il valore è 2 o 3, e 2 per una dimensione richiesta dalla sua plancia; 1 in più per la pila più grande. Una carta pescata tra otto toglie gettoni alla pila che ne ha di più, e lei prende quella a cui ne restano di più.</li>
    <li><b>Scelgo io.</b> Se una delle sue pile è molto avanti, prima scambia due pezzi. Ne prendo una, e lei tiene l’altra.</li>
    <li><b>Esposizione.</b> Metto i miei francobolli e partecipo a un concorso. I suoi pezzi vanno sulla sua plancia, e una carta le fa contare un tipo di concorso: una volta il venerdì, due il sabato, tre la domenica.</li>
    </ol>
    <p>Alla fine una delle sue carte rende per tutto quello che c’è sulla sua plancia, e si confrontano i francobolli perpetui. Al livello 1 parte da 20 punti sotto, al livello 2 da 10, al livello 3 alla pari. Nella modalità introduttiva ha 110, 125 o 140 punti, e nient’altro.</p>
    <p class="quiet">Di più in docs/pinzetta.md e docs/rules.md, nella documentazione di Stockbook. I testi delle sue carte non li conosce: scrivi quelli della tua copia.</p>
rules-stamps =
    <p>Da due a quattro giocatori mettono francobolli di cinque colori su una griglia comune, e muovono un segnalino di ogni colore su un proprio tracciato.</p>
    <ol>
    <li><b>Inizio.</b> Quattro francobolli formano un quadrato, e ognuno ne ha due in mano.</li>
    <li><b>Mettere.</b> Nel mio turno metto uno dei miei due francobolli accanto a uno già sul tavolo, lato contro lato.</li>
    <li><b>Intrappolare.</b> Dal francobollo nuovo guardo nelle otto direzioni fino al prossimo del suo colore, senza vuoti in mezzo. Ogni francobollo tra i due è in trappola; i due agli estremi no.</li>
    <li><b>Muovere.</b> Per ogni francobollo in trappola il mio segnalino di quel colore avanza di una colonna verso destra.</li>
    <li><b>Pescare.</b> Poi pesco un francobollo. Quando sono finiti, si giocano quelli in mano.</li>
    </ol>
    <p>Alla fine un segnalino da solo nella sua colonna vale i punti scritti sotto. Più segnalini nella stessa colonna non valgono niente, e ogni segnalino che non si è mai mosso costa 3. Vince chi ha più punti; in caso di pareggio si divide.</p>
    <p>In due i francobolli con un sole restano nella scatola.</p>
    <p class="quiet">Dove le regole lasciano una domanda aperta, e le opzioni per quella: docs/stamps-game.md, nella documentazione di Stockbook.</p>
rules-stamp-albums =
    <p>Due giocatori comprano francobolli con le carte che hanno in mano. Il mazzo è il Decktet esteso di 45 carte; quattordici sono i francobolli. Vince chi ha più punti in francobolli.</p>
    <ol>
    <li><b>Pescare.</b> Pesco fino ad avere cinque carte. I francobolli tra queste vanno nel mio negozio, scoperti.</li>
    <li><b>Comprare.</b> Compro dal mercato, dal mio negozio o da quello dell’avversario: almeno una carta, se posso, e quante ne voglio.</li>
    <li><b>Pagare.</b> Per una carta pagano quelle che hanno un seme in comune con lei. I loro ranghi devono arrivare al suo valore: da 2 a 9 come stampato, 10 per Pawn, Court e Crown. Un Ace non paga niente, ma presta il suo seme agli altri. Un francobollo non paga mai, e non si dà resto.</li>
    <li><b>Dove va.</b> Un francobollo va nel mio album. Ogni altra carta va nella mia mano, e può pagare subito. Il mercato si riempie di nuovo.</li>
    <li><b>A chi.</b> Quello che pago per una carta del negozio dell’avversario va nella sua mano.</li>
    </ol>
    <p>Una mano che non può comprare niente si mostra e si cambia, e il turno ricomincia.</p>
    <p>La partita finisce quando tutti i francobolli sono comprati, o quando nessuno dei due può comprarne altri. In caso di pareggio decidono le carte in mano.</p>
    <p class="quiet">Dove le regole lasciano una domanda aperta, e le opzioni per quella: docs/stamp-albums.md, nella documentazione di Stockbook.</p>

## Start, tour, puzzles, help

album-of-yours = Un tuo album
door-album = Disponi quello che hai sul tavolo, e chiedi.
door-play = Partite intere contro il computer, con consigli.
door-puzzles = Posizioni con una risposta da trovare.
door-reviews = Una partita finita, decisione per decisione.
door-table = Accanto a una partita vera: di’ che cosa succede, e ricevi consigli.
doors = Dove andare
example-ask = Qual è la mossa migliore?
example-name = esempio
example-question = Dove vanno questi { $number ->
    [0] sei
    *[other] { $number }
    } francobolli, e a quale concorso partecipo?
example-title = Domenica, l’ultimo round
go-on-with = Riprendi
hello = La mossa migliore nei giochi da tavolo sui francobolli, e quanto è sicura.
hello-games = Per { $games } e { $last }. Gira sul tuo computer, e non manda niente a nessuno.
help-parts = Regole di
how-game-goes = Come si gioca a { $game }
how-games-go = Come si gioca
key-album = All’album
key-arrows = Per gli album e gli elenchi
key-close = Chiudi una finestra
key-contests = Ai concorsi
key-enter = Prendi, metti giù, premi
key-help = Questi tasti
key-hint-field = Consiglio, anche da un campo
key-place = Ai francobolli da mettere
key-play = Gioca la mossa consigliata
key-put-back = Rimetti a posto quello che hai in mano
key-tab = Al pulsante successivo; con Maiusc indietro
key-typing = A scrivere un francobollo
keycap-arrows = Frecce
keycap-ctrl = Ctrl { $key }
keycap-enter = Invio
keycap-escape = Esc
letters-act = le lettere agiscono sulla pagina
level-easy = Facile
level-hard = Difficile
level-medium = Medio
open-file-or-link = Apri un file o un link…
own-puzzles = Fai enigmi dei tuoi errori:
own-puzzles-link = analizza una partita
own-puzzles-then = , e conserva una decisione come enigma.
puzzle-easy = facile { $number }
puzzle-hard = difficile { $number }
puzzle-medium = medio { $number }
puzzle-of-date = { $date }: { $puzzle }
puzzle-of-day = Enigma del giorno
puzzles-how = Dove vanno i francobolli? Ogni enigma ha una sola risposta che rende di più. Toccane uno e metti i suoi francobolli.
rules-of = Regole di { $game }
solve = Risolvilo
solve-again = Risolvilo di nuovo
solved-of = { $number } di { $all } risolti
stamps-to-place = Francobolli da mettere
tour-leave = Esci
tour-link = Un giro in quattro passi
tour-step = { $number } di { $all }
tour-title-1 = L’album
tour-title-2 = Che cosa rende
tour-title-3 = La mossa migliore
tour-title-4 = E poi
tour-words-1 = Qui c’è quello che hai. Tocca un francobollo, poi uno spazio; oppure trascinalo. “Nuovo francobollo” crea qualunque altro.
tour-words-2 = I concorsi sul tavolo. Un biglietto segna quelli a cui hai già partecipato. I punti si contano a ogni modifica.
tour-words-3 = “Consiglio” cerca. I francobolli appaiono nell’album al loro posto, e “Applica” li mette giù. Provalo subito.
tour-words-4 = Enigmi da risolvere, partite da giocare, un compagno al tavolo vero, analisi delle tue partite. “Regole” dice come funziona ogni gioco; “?” mostra i tasti.
with-solved = { $puzzle }, risolto

## The page with the album: model, actions, faults

advice-buy = compra { $card } con { $cards }
advice-buy-then = poi compra { $card } con { $cards }
advice-enter = partecipa: { $contest }
advice-enter-none = non partecipare a nessun concorso
and-then = { $first }, poi { $second }
answer-searching = Cerca
applied = Applicata: { $said }
as-good = Quasi altrettanto buono: { $names }.
behind-as-good-less = Quasi uguale: { $points } punti in meno alla fine, che i campioni non distinguono.
behind-as-good-more = Quasi uguale: { $points } punti in più alla fine, che i campioni non distinguono.
behind-best = { $points } punti in meno della migliore
behind-best-end = { $points } punti in meno della migliore alla fine
behind-more = { $points } punti in più della migliore trovata
behind-nothing = Buona quanto la migliore conosciuta.
behind-nothing-proved = Buona quanto la migliore.
behind-too-short = Troppo poco tempo per il confronto: con più secondi, forse.
buy = Compra { $cards }
buy-nothing = Non comprare niente
card-words = { $name }, { $rank } di { $suits }
card-words-stamp = { $name }, { $rank } di { $suits }, un francobollo
counted-game = Sicuri sono solo i miei pezzi. Dal vantaggio si toglie quello che ottengono gli altri, perciò può essere minore.
counted-round = Sicuro è quello che resta; atteso conta anche una pila che prendo.
cut-all-right = Ogni pezzo è dove lo mette la risposta.
cut-answer = È la migliore divisione conosciuta.
cut-as-good = Giusto, per quanto dicono i campioni: forse mancano { $points } punti.
cut-best = Giusto: non si conosce una divisione migliore.
cut-best-proved = Giusto: è la divisione migliore, dimostrato.
cut-few = Per dividere servono almeno tre pezzi.
cut-pile = Metti almeno un pezzo in ogni pila.
cut-rare = Un francobollo raro non può andare nella riserva.
cut-reserve = Metti un pezzo nella riserva.
cut-short = Non ancora: mancano circa { $points } punti.
cut-too-short = Il tempo era troppo poco per dirlo.
deck-in-use = Il mazzo è in uso.
end-leaves-out = Il valore alla fine non conta i francobolli ancora da arrivare: nessuna mossa lo cambia.
fits-not = { $stamp } non ci sta in { $cell }
fits-nowhere = { $stamp } non ci sta da nessuna parte nell’album
goes-to-pile = { $good } va nella pila { $number }.
goes-to-reserve = { $good } va nella riserva.
gone = il server non c’è più: Stockbook gira ancora sul suo computer? Niente è perso
impossible = Impossibile: { $reason }
link-damaged = questo link è danneggiato: ne manca una parte, fattelo mandare di nuovo
list-album-of = Album di { $player }
list-collection = La mia raccolta
list-collection-of = pezzi di { $player }
list-exhibitors-of = Espositori di { $player }
list-got = miei di sicuro
list-got-of = { $player }: di sicuro
list-her-pile = la sua pila { $number }
list-my-pile = la mia pila { $number }
list-pile-of = { $player }: pila { $number }
list-place = Da mettere
list-pool = Offerta
look-first = Guarda prima { $good }. Senza guardare: { $said }
look-first-worth = Guarda prima { $good }: { $points } punti in più. Senza guardare: { $said }
move-of-stamp = { $card } in riga { $row }, colonna { $column }
no-answer = nessuna risposta
no-faults = Nessun errore.
no-move = Nessuna mossa
no-record = Di questa partita non si può fare un verbale: { $reason }
no-room-for-deck = questo browser non ha spazio per tenerlo: dimentica analisi o enigmi tuoi, oppure salva il mazzo e apri il suo file
other-cuts = { $number ->
    [one] 1 altra divisione
    *[other] { $number } altre divisioni
    }
other-moves = { $number ->
    [one] 1 altra mossa
    *[other] { $number } altre mosse
    }
points-of = { $points } punti
points-and-end = { $points } punti adesso, { $expected } attesi alla fine
points-most = { $points } punti, al massimo { $most }
points-of-plan = { $points } punti, piano { $number }
points-too-short = { $points } punti adesso. { too-short }
puzzle-incomplete = Incompleto: ancora da mettere { $stamps }.
puzzle-put-first = Prima metti i francobolli nell’album.
puzzle-right = Giusto: è la risposta.
puzzle-short = Non ancora: mancano { $points } punti.
puzzle-wrong = Non ancora.
round-alone = Questo round da solo potrebbe dare { $best }: qui meno adesso vuol dire di più alla fine.
round-alone-most = Questo round da solo potrebbe dare { $best } o più, al massimo { $most }: qui meno adesso vuol dire di più alla fine.
rule-every = { $number ->
    [one] 1 punto
    *[other] { $number } punti
    } per ogni { $unit }.
rule-table = Per 0, 1, 2, … di questi, { $points } punti: { $unit }.
said-added = { $good } aggiunto: { $place }
said-put = { $stamp } messo in { $cell }
scored-contest = Concorso
scored-exhibitor = Espositore
scored-final = Specialista, ultima esposizione
scored-finale = Finale
scored-show = Specialista, ogni esposizione
select-good = Scegli { $good }
so-far = finora circa { $best } punti
so-far-most = finora { $best } punti, al massimo { $most }
so-far-proved = Massimo di questo round: { $best } punti. Ora tutta la partita
so-far-round = Prima questo round: finora { $best } punti
so-far-round-most = Prima questo round: finora { $best } punti, al massimo { $most }
stamp-at = { $stamp } in { $cell }
stopped-without = Fermato: ancora nessuna mossa
suit-knots = nodi
suit-leaves = foglie
suit-moons = lune
suit-suns = soli
suit-waves = onde
suit-wyrms = draghi
sure-expected = { $expected } punti attesi, { $sure } sicuri
sure-lead = { $sure } sicuri, vantaggio atteso { $expected }
sure-too-short = { $sure } sicuri. { too-short }
take-pile = Prendi la pila { $number }
take-pile-of = Prendi la pila { $number } di { $name }
too-short = Troppo poco tempo per dire che cosa aspettarsi.
turn-up = Scopri { $goods }, e aggiungi quello che mostra ai francobolli da mettere con “Nuovo francobollo”.
two-suits = { $first } e { $second }
unit-count = francobollo di questo tipo
unit-edges = bordo dell’album senza spazi vuoti
unit-group = francobollo del gruppo più grande
unit-holes = zona vuota di esattamente quella dimensione
unit-most = francobollo del colore o tema più frequente
unit-perfect-corners = punto in cui quattro francobolli si toccano con gli angoli
unit-regions = zona vuota di qualsiasi dimensione
unit-second = francobollo del secondo colore o tema più frequente
unit-sets = cinque francobolli con tutti e cinque i colori o temi
unit-surrounded = francobollo senza spazi vuoti accanto
value-between = { $value } (da { $low } a { $high })
value-least = { $value } (almeno { $low })
wish-empty = vuoto { $what }
wish-enter = partecipa: { $what }
wish-keep = tieni { $what }
wish-least = almeno { $what }
wish-leave = scarta { $what }
wish-put = { $what } in { $cell }
wish-reach = raggiungi { $what }
wish-reserve = riserva { $what }
with-cost = { $said }, i desideri costano { $cost }
with-no-cost = { $said }, i desideri non costano niente
with-proved = { $said }, dimostrato
with-stopped = { $said }, fermato

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
answer-enters = { $proved ->
        [true] La soluzione ha { $points } punti, con il biglietto su { $contest }.
       *[other] La migliore trovata (non dimostrata) ha { $points } punti, con il biglietto su { $contest }.
    }
answer-has = { $proved ->
        [true] La soluzione ha { $points } punti.
       *[other] La migliore trovata (non dimostrata) ha { $points } punti.
    }
any-contest = qualsiasi
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
hand-empty = Tocca o trascina un francobollo.
hand-keys = Con le frecce giri l’album, con Invio prendi e posi.
hand-next = Il prossimo francobollo va nel posto tratteggiato; toccane un altro.
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
puzzle-title-easy = Enigma facile { $number }
puzzle-title-hard = Enigma difficile { $number }
puzzle-title-medium = Enigma medio { $number }
puzzle-named = Enigma: { $title }
puzzles-easy = Enigmi facili
puzzles-hard = Enigmi difficili
puzzles-medium = Enigmi medi
range = da { $least } a { $most }
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
short-item = Basta in breve: 2x3 ?, 23bla2, d42gf1ys3, f.
short-stamp = Basta in breve: 23bla2, d42gf1ys3, f; @f8 dice dove, + lo mette tra quelli da piazzare.
show-the-best = Mostra la migliore
solved = risolto ✓
specialist-name = Nome dello specialista
specialists = Specialisti
sheet-cut = { $proved ->
        [true] Soluzione: { $answer }
       *[other] La migliore divisione conosciuta: { $answer }
    }
sheet-places = { $proved ->
        [true] Soluzione, con la casella in alto a sinistra: { $answer }
       *[other] La migliore trovata (non dimostrata), con la casella in alto a sinistra: { $answer }
    }
solve-lesson = Risolvi
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
wish-for-enter = Biglietto su
wish-for-keep = Mio di sicuro
wish-for-reserve = Riservato
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
back-to-mine = Torna al mio
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
cut-brings = { $sure } sicuri, { $expected } attesi
cut-leads = { $sure } sicuri, { $expected } di vantaggio attesi
discard = scarta
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
items-number = { $number ->
        [one] { $number } pezzo
       *[other] { $number } pezzi
    }
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
number-pad = cifre
next-number = avanti
delete-last = cancella l’ultima cifra
points-of-next = punti della prossima figura
pool-select = scegli { $good }
purchase = { $card } ({ $from }) con { $pay }
put = Posa
remove-named = togli { $name }
remove-player = Togli { $name }
second-of-double = Ora il secondo francobollo del doppio.
select = scegli
selections-left = Scelte che mi restano
shared-grid = Griglia comune
stamps-in-pile = Francobolli nella pila
take = Prendi
taken-percent = presa al { $percent }%
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
set-up-album = Prepara l’album
she-exchanges = Scambia { $first } e { $second } prima che tu scelga.
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

new-game = Nuova partita
game = Gioco
my-seat = Il mio posto
the-others = Gli altri
agent-greedy = medio · avido
agent-planner = forte · stratega
agent-quick = facile · rapido
agent-random = molto facile · a caso
agent-seconds = { $agent }, { $seconds } s
setting-level = livello
setting-intro = introduzione
more = Altro
game-link = Il link a questa partita, con cui continua un altro dispositivo
which-game = Quale gioco?
tell-first = Prima: { $question }
still-unseen = Dei francobolli della scatola non si sono ancora visti:
seed = Seme
any-seed = qualsiasi
begin = Inizia
my-games = Le mie partite
player-agent = giocatore { $number } ({ $agent })
begun = iniziata il { $date }
begun-over = iniziata il { $date }, finita
review-link = analizza
review = Analisi
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
cards-left = { $draw } carte da pescare, { $hand } in mano a { $player }
the-other-player = chi gioca con te
cards-shop-of = Negozio di { $player }
cards-album-of = Album di { $player }
pay-with = Paga { $card } con
payments = Pagamenti
payment-advised = (consigliato)
no-payment = Queste carte non bastano.
more-payments = Altri { $number } modi di pagare: tocca le carte della tua mano con cui paghi.
enter-it = Partecipa
enter-contest = partecipa: { $contest }
enter-this = Partecipa qui
my-exhibitor = il mio espositore
event-tag = evento
my-token = Ho il segnalino di primo giocatore.
points-on-track = { $points } punti sul segnapunti.
collect-how = Tocca ciò che prendi.
look = guarda
look-at = guarda { $good }
cut = Dividi
cut-is-advised = Questa divisione è consigliata: giocala così, o prima sposta qualcosa.
cut-how = Tocca un oggetto, poi dove va; oppure trascinalo.
cut-keys = Con la tastiera lo spostano r, 1 e 2.
pile-empty = Ogni pila vuole un oggetto.
cut-otherwise = Le regole vogliono un’altra divisione: vedi tutte le mosse.
the-piles = Le pile
my-piles = Le mie pile
mine-for-sure = Mio di sicuro
other-albums = Altri album
her-state =
    { $number ->
        [one] livello { $level }, { $number } francobollo perpetuo
       *[other] livello { $level }, { $number } francobolli perpetui
    }
asks-for = cerca: { $size }
how-she-takes = Come prende una pila
her-tokens = In ogni pila conta 2 gettoni per un francobollo dei formati che cerca, 4 per uno raro scoperto, 1 per un valore di 2 o 3, per un francobollo perpetuo o per un visitatore, e 1 per la pila più grande. Una sua carta ne cancella alcuni nella pila che ne ha di più; prende quella a cui ne restano di più.
still-to-come = Dei francobolli della demo devono ancora uscire:
of-a-size = { $number } × { $size }
stamps =
    { $number ->
        [one] { $number } francobollo
       *[other] { $number } francobolli
    }
number-in-hand = { $number } in mano
starter = primo giocatore
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
if-over-now = Se finisse ora

## Reviews

cards-my-hand = La mia mano
cards-my-shop = Il mio negozio
class-best = migliore
class-blunder = svista
class-good = buona
class-inaccuracy = imprecisa
class-mistake = errore
course = L’andamento
course-after = dopo la decisione
course-as-table = L’andamento in tabella
course-autoplay = Riproduci
course-back = ‹ Indietro
course-decision = Decisione
course-lead = Vantaggio atteso alla fine, dalla decisione { $first } alla { $last }; dopo l’ultima: { $ends }
course-none = nessuna scelta
course-on = Avanti ›
course-ring = un cerchio: un errore o una svista
course-steps = Passi
course-table = Andamento
decision-best = La migliore
decision-buy = Acquisto
decision-choose = Scelta
decision-collect = Raccolta
decision-cut = Divisione
decision-lay = Mossa
decision-move = La mossa
decision-place = Esposizione
decision-with-loss = { $decision }: { $lost }
decisions = Decisioni
decisions-all = Tutte, in ordine
decisions-costliest = Le più care prima
decisions-none = Finora non è stato regalato niente.
decisions-order = Ordine
decisions-unclear = incerto: più secondi possono chiarire
given-away = { $points } regalati
given-away-nothing = niente regalato
item-collect = prendi
item-look = guarda
learn = Impara dai miei errori
learn-again = Riprova
learn-as-good = Giusto: buona come la migliore, per quanto dicono i campioni.
learn-looking = Cerco mosse tra cui scegliere…
learn-missed = Quelle sbagliate tornano domani.
learn-move = Mossa { $number }
learn-moves = Mosse
learn-next = Avanti
learn-no-position = Il server non dà questa posizione.
learn-none-today = Oggi nessuna; la prossima torna il { $day }.
learn-number = { $number }{ $inaccuracies ->
        [0] { "" }
       *[other] , imprecise comprese
    }
learn-played = È quella giocata: { $points } punti in meno della migliore.
learn-right = Giusto: è la migliore.
learn-right-of = { $score } su { $number } giuste.
learn-score = Risultato
learn-show-best = Mostra la migliore
learn-skip = Salta
learn-take = Prendi
learn-today = Oggi ne tornano { $number } sbagliate.
learn-unknown = Non è la migliore; di quanto, non si sa.
learn-verdict = Verdetto
learn-well-done = Ben fatto.
learn-what = Che cosa faresti?
learn-which = { $at } di { $number }: { $title }, { $decision }
learn-wrong = Non è la migliore: circa { $points } punti in meno.
left-out = Escluse
left-out-line = riga { $line }: { $reason }
lesson-kept = Tenuto come tuo enigma: c’erano { $points } punti da prendere.
lesson-looking = Cerco la risposta…
lesson-make = Fanne un enigma
lesson-no-better-cut = Non si conosce una divisione migliore.
lesson-no-room = Questo browser non ha spazio: dimentica altri enigmi o analisi.
lesson-not-proved = In { $seconds } secondi nessuna risposta è stata provata: niente enigma.
lesson-nothing-placed = Qui non è stato messo niente.
lesson-solve = Risolvi l’enigma
lesson-well-placed = In questa fase Esposizione i francobolli stanno nel modo migliore: si è perso sul concorso, o nei turni successivi.
review-a-game = Analizza una partita
review-album-before = album come prima
review-album-with = album con { $move }
review-all = Tutte le { $number } decisioni analizzate
review-and-the-best = { $move }, la migliore
review-as-text = Un verbale come testo
review-best-move = La mossa migliore
review-done = { $done } decisioni su { $number } analizzate
review-drop = o trascinalo sulla pagina
review-enters = si iscrive a: { $contest }
review-enters-none = non si iscrive a nessun concorso
review-everybody = tutti
review-file = Un file…
review-file-label = Un file
review-first = Analizzo la prima decisione
review-forget = dimentica { $title }
review-go-on = Continua
review-grid-with = griglia comune con { $move }
review-mine = io
review-move-of = La mossa di { $player }
review-my-collection = La mia collezione
review-my-games = Le mie partite
review-my-move = La mia mossa
review-my-puzzles = I miei enigmi
review-my-reviews = Le mie analisi
review-no-record = Non è il verbale di una partita: ne ha uno una riga --- tra l’intestazione e le mosse
review-not-over = La partita non è ancora finita: ciò che è nascosto resta nascosto
review-not-yet = Non ancora analizzata
review-offered = pila { $number }{ $taken ->
        [true] , presa
       *[false] { "" }
    }
review-offered-by = { $name }, pila { $number }{ $taken ->
        [true] , presa
       *[false] { "" }
    }
review-on-album = Nella pagina dell’album
review-pile = Pila { $number }
review-play-on = Continua da qui
review-pool = Banco
review-progress = Avanzamento
review-read = Leggi
review-reserve = Riserva
review-save-html = Salva come HTML
review-save-record = Salva il verbale
review-seconds = Secondi per ognuna
review-stop = Ferma
review-sums = Somme
review-title = { $title }, decisione { $n }
review-to-game = Alla partita
review-to-place = Da mettere
review-told = Messaggio
review-what = Il verbale di una partita giocata qui, nel terminale o a un tavolo vero: ogni decisione accanto alla migliore.
review-when = { $time }, { $number } { $number ->
        [one] decisione
       *[other] decisioni
    }
review-whose = Decisioni di
reviewing = analisi in corso
sums-best = la migliore
sums-move = la mossa
totals = Punti regalati
totals-classes = Classi
totals-decisions = Decisioni
totals-each = Per decisione
totals-player = Giocatore
totals-points = Punti
totals-tables = Tabelle delle somme

## What the engine says

said-part-nothing = niente
said-part-no-contest = nessun concorso
said-friday = Venerdì
said-saturday = Sabato
said-sunday = Domenica
said-on-friday = Venerdì: { $said }
said-on-saturday = Sabato: { $said }
said-on-sunday = Domenica: { $said }
said-points = { $n } { $n ->
        [one] punto
       *[other] punti
    }
said-points-more = +{ $n } { $n ->
        [one] punto
       *[other] punti
    }
said-part-you = tu
said-part-player-number = giocatore { $n }
said-part-and-two = { $one } e { $other }
said-face-down = { $stack }, coperto
said-small-square = quadrato piccolo
said-large-square = quadrato grande
said-short-rectangle = rettangolo corto
said-long-rectangle = rettangolo lungo
said-first-player = segnalino primo giocatore
said-ask-select = quale pezzo, ancora { $n } da prendere
said-ask-cut = la tua divisione
said-ask-pile = quale pila
said-ask-her-pile = quale delle sue pile
said-ask-place = dove vanno i tuoi francobolli
said-ask-contest = il tuo concorso
said-ask-lay = quale francobollo, e dove
said-ask-first-purchase = il tuo primo acquisto
said-ask-next-purchase = il prossimo acquisto, o fine
said-ask-move = la tua mossa
said-move-reserve = riserva: { $reserve }; pila 1: { $first }; pila 2: { $second }
said-move-place-at = metti { $item } in { $space }
said-move-place-on = metti { $item } in { $space }
said-move-enter = iscriviti a: { $contest }
said-move-enter-none = non iscriverti a nessun concorso
said-move-enter-none-short = non iscriverti a nessun concorso
said-move-collect = prendi { $item }
said-move-look = guarda: { $item }
said-move-take = prendi la pila { $pile } del giocatore { $player }: { $items }
said-move-take-short = prendi la pila { $pile }
said-move-take-from = prendi la pila { $pile } di { $name }
said-move-take-hers = prendi la pila { $pile }: { $items }
said-move-lay = { $color } { $row },{ $column }  cattura { $caught }, { $gain }
said-move-buy = compra { $card } dal mercato con { $pay }
said-move-buy-mine = compra { $card } dal tuo negozio con { $pay }
said-move-buy-theirs = compra { $card } dal negozio dell’avversario con { $pay }
said-move-buy-at-table = compra { $card } con { $pay }
said-move-end = fine
said-move-end-over = fine (il turno è finito)
said-move-end-nothing = fine (non si può comprare niente)
said-you-select = prendi { $item }
said-player-selects = il giocatore { $player } prende { $item }
said-you-look = guardi il pezzo { $number }, { $item }
said-player-looks = il giocatore { $player } guarda il pezzo { $number }, { $item }
said-you-cut = dividi: riserva { $reserve }; pila 1: { $first }; pila 2: { $second }
said-player-has-cut = il giocatore { $player } ha diviso
said-player-reserves = il giocatore { $player } tiene in riserva { $reserve }; pila 1: { $first }; pila 2: { $second }
said-you-take-theirs = prendi la pila { $pile } del giocatore { $owner }: { $items }
said-player-takes-yours = il giocatore { $player } prende la tua pila { $pile }: { $items }
said-player-takes-theirs = il giocatore { $player } prende la pila { $pile } del giocatore { $owner }: { $items }
said-you-place = metti { $item } in { $space }
said-player-places = il giocatore { $player } mette { $item } in { $space }
said-player-has-declared = il giocatore { $player } ha scelto un concorso
said-you-declare = scegli: { $contest }
said-player-declares = il giocatore { $player } sceglie: { $contest }
said-you-get-token = ricevi il segnalino primo giocatore, che nessuno ha preso
said-player-gets-token = il giocatore { $player } riceve il segnalino primo giocatore, che nessuno ha preso
said-you-draw = peschi { $items }
said-player-draws = il giocatore { $player } pesca { $items }
said-you-turn-up = scopri { $items }
said-player-turns-up = il giocatore { $player } scopre { $items }
said-you-get-points = ricevi per questo { $points }
said-player-gets-points = il giocatore { $player } riceve per questo { $points }
said-with-token = { $items }, e il segnalino primo giocatore
said-you-have = hai { $items }
said-player-has = il giocatore { $player } ha { $items }
said-you-discard = scarti { $items }: non c’è più posto
said-player-discards = il giocatore { $player } scarta { $items }: non c’è più posto
said-you-enter = ti iscrivi a: { $contest } – { $points }, { $all } in tutto
said-player-enters = il giocatore { $player } si iscrive a: { $contest } – { $points }, { $all } in tutto
said-round-you-first = { $day }, turno { $round }: cominci tu
said-round-player-first = { $day }, turno { $round }: comincia il giocatore { $player }
said-round-event = { $round }; evento { $event }
said-waiting-stamps = i { $number } francobolli ancora da piazzare non contano
said-waiting-stamp = il francobollo ancora da piazzare non conta
said-brings-you = { $day } ti porta { $points }, senza i valori dei francobolli.
said-her-card-lists = La sua carta punteggio indica il concorso { $kind }: { $points }.
said-events-of-round = { $day }: le sue pile vengono dall’evento { $hers }, le tue da { $mine }.
said-instruction = L’istruzione: { $effect }.
said-gain-outside = Ricevi, fuori dallo scambio: { $items }.
said-gain = Ricevi: { $items }.
said-her-tokens-large = Pila { $pile }, { $n } { $n ->
        [one] segnalino
       *[other] segnalini
    }: { $items }, la pila grande ({ $more }).
said-her-tokens = Pila { $pile }, { $n } { $n ->
        [one] segnalino
       *[other] segnalini
    }: { $items }.
said-her-decision = La sua carta decisione ne cancella { $n }: restano { $first } e { $second }.
said-she-takes = Pinzetta prende la pila { $pile }: { $items }.
said-she-exchanges = Le sue pile hanno { $first } e { $second } segnalini: scambia { $items }.
said-she-keeps = Tiene { $items }.
said-she-discards = Scarta { $items }.
said-you-place-on = Metti { $item } in { $space }.
said-her-pile = La sua pila { $pile }: { $items }.
said-you-lay = metti { $color } in riga { $row }, colonna { $column }: cattura { $caught }, { $gain }, { $all } { $all ->
        [one] punto
       *[other] punti
    } in tutto
said-you-lay-draw = metti { $color } in riga { $row }, colonna { $column }: cattura { $caught }, { $gain }, { $all } { $all ->
        [one] punto
       *[other] punti
    } in tutto; peschi { $drawn }
said-lay-nothing = metti { $color } in riga { $row }, colonna { $column }: non cattura niente, { $gain }, { $all } { $all ->
        [one] punto
       *[other] punti
    } in tutto
said-lay-nothing-draw = metti { $color } in riga { $row }, colonna { $column }: non cattura niente, { $gain }, { $all } { $all ->
        [one] punto
       *[other] punti
    } in tutto; peschi { $drawn }
said-player-lays = il giocatore { $player } mette { $color } in riga { $row }, colonna { $column }: cattura { $caught }, { $gain }, { $all } { $all ->
        [one] punto
       *[other] punti
    } in tutto
said-player-lays-nothing = il giocatore { $player } mette { $color } in riga { $row }, colonna { $column }: non cattura niente, { $gain }, { $all } { $all ->
        [one] punto
       *[other] punti
    } in tutto
said-move-lay-nothing = { $color } { $row },{ $column }  non cattura niente, { $gain }
said-you-buy = compri { $card } dal mercato con { $pay }
said-you-buy-mine = compri { $card } dal tuo negozio con { $pay }
said-you-buy-theirs = compri { $card } dal negozio dell’avversario con { $pay }
said-they-buy = l’avversario compra { $card } dal mercato con { $pay }
said-they-buy-yours = l’avversario compra { $card } dal tuo negozio con { $pay }
said-they-buy-theirs = l’avversario compra { $card } dal suo negozio con { $pay }
said-you-end = finisci il turno
said-they-end = l’avversario finisce il turno
said-you-buy-nothing-shown = non puoi comprare niente: { $cards } vengono mostrate e scartate
said-you-buy-nothing-one = non puoi comprare niente: { $card } viene mostrata e scartata
said-they-buy-nothing-shown = l’avversario non può comprare niente: { $cards } vengono mostrate e scartate
said-they-buy-nothing-one = l’avversario non può comprare niente: { $card } viene mostrata e scartata
said-you-buy-nothing = non puoi comprare niente
said-you-buy-nothing-over = non puoi comprare niente, e il turno è finito
said-they-buy-nothing = l’avversario non può comprare niente
said-they-buy-nothing-over = l’avversario non può comprare niente, e il turno è finito
said-new-in-market = nuovo nel mercato: { $cards }
said-new-in-your-shop = nuovo nel tuo negozio: { $cards }
said-new-in-their-shop = nuovo nel negozio dell’avversario: { $cards }
said-you-draw-cards = peschi: { $cards }
said-excuse = esce la Excuse: nel mazzo non ci sono più francobolli
said-shuffled = gli scarti vengono mescolati in un nuovo mazzo
said-game-ends = la partita finisce: { $why }
said-all-bought = tutti i francobolli sono comprati
said-unseen-move = giocatore { $player }: una mossa che non vedo
said-label-column = { $color }, colonna { $column }
said-label-not-moved = { $color }, non mosso
said-label-finale = finale: { $contest }
said-label-exhibitor = espositore: { $contest }
said-label-contest = concorso: { $contest }
said-label-forever = francobolli perpetui
said-label-rare = francobolli rari
said-label-rare-values = valori dei francobolli rari
said-label-values = valori dei francobolli
said-label-specialists = specialisti
said-label-token = segnalino primo giocatore
said-label-shows = fasi Esposizione
said-label-show-cards = carte punteggio
said-label-show-card = carta punteggio, { $day }
said-label-before = punteggio finora
said-label-level = livello { $level }
said-label-intro = introduzione, livello { $level }
said-label-box = casella { $box }
said-label-box-of = casella: { $what }
said-part-label-two-values = { $what }, { $one } e { $other }
said-part-label-of-others = altri { $what }
said-label-cards = carte
said-label-stamps = francobolli
said-label-small-squares = quadrati piccoli
said-label-large-squares = quadrati grandi
said-label-short-rectangles = rettangoli corti
said-label-long-rectangles = rettangoli lunghi
said-label-points = punti
said-label-kept = tenuto di sicuro
said-label-kept-short = tenuto
said-label-expected = punti attesi
said-label-expected-short = attesi
said-label-expected-later = attesi con i turni successivi
said-label-gifts = doni
said-label-look = quanto porta lo sguardo
said-label-at-once = punti subito
said-label-lead = vantaggio atteso
said-label-bought-now = francobolli comprati ora
said-label-perfect-corners = angoli perfetti
said-label-event = evento: { $effect }
said-assumed = Si presume: { $what }
said-assumed-colors = { $stamps } in gioco
said-assumed-track = { $points } punti sotto le colonne
said-assumed-deck = la copia è incompleta: { $tiles } sono inventati, come senza
said-assumed-entering = il concorso di { $names } non è noto: vale quello che paga di più
said-assumed-no-points = i punti di { $names } non sono noti: nessun totale finale è confrontabile
said-assumed-no-forever = I francobolli perpetui degli altri non sono indicati, e nessun avversario: non contano, e la prova vale solo per questo
said-assumed-forever = I francobolli perpetui degli altri non sono indicati, né l’album di { $names }: si contano { $n } perpetui, uno per turno, e la prova vale solo per questo
said-missing-shows = il turno { $round } continua: le sue fasi Esposizione non sono ancora contate
said-missing-shows-of = il turno { $round } continua: le fasi Esposizione di { $names } non sono ancora contate
said-missing-tie = lo spareggio non è contato: manca la mano di { $name }
said-missing-boxes = le sue caselle non sono contate
said-missing-decision = la sua ultima carta decisione non è contata
said-missing-show-cards = le sue carte punteggio non sono tutte contate
said-missing-faces = mancano facce delle sue
said-missing-her-stamps = i rari e i perpetui che ha ricevuto di { $day } non sono contati
said-missing-album = { $name } è escluso: nessuno ha detto che cosa è finito nell’album
said-missing-points = le fasi Esposizione di { $name } non sono contate: manca l’espositore sulla plancia, o quanto ha pagato una carta; con Modifica aggiungi al verbale la riga “{ $line } points” con il numero sul segnapunti
said-missing-my-points = le mie fasi Esposizione non sono contate: manca quanto ha pagato una carta; con Modifica aggiungi al verbale la riga “{ $line } points” con il numero sul segnapunti
said-missing-forever = i perpetui di { $name } non sono contati: mancano quelli degli altri
said-wait-her = tocca a Pinzetta scegliere
said-wait-cuts = ho diviso, e mancano le divisioni di { $names }
said-wait-entered = mi sono iscritto; non hanno finito: { $names }
said-wait-choose = tocca a { $name } scegliere
said-wait-collect = tocca a { $name } raccogliere
said-wait-turn = tocca a { $name }
said-wait-over-because = la partita è finita ({ $why })
said-wait-face = { $item } è ancora coperto
said-wait-items = mancano i miei pezzi del turno { $round }
said-wait-square = manca il quadrato
said-wait-stamps = mancano i miei francobolli
said-wait-market = non ancora detto: le { $n } carte arrivate nel mercato
said-wait-market-one = non ancora detto: la carta arrivata nel mercato
said-wait-my-draw = non ancora detto: che cosa ho pescato
said-wait-draw = non ancora detto: che cosa ha pescato { $name }
said-part-line-market = “market” e i loro nomi
said-part-line-draw = “{ $name } draw” e i nomi
said-left-untold-cut = manca che cosa è stato diviso e scelto in questo turno
said-left-came-late = dopo il primo francobollo messo ne sono arrivati altri
said-left-several = più pezzi raccolti insieme: manca l’ordine
said-left-pool = manca il banco del turno { $round }
said-left-piles = mancano le pile di { $names }
said-left-look = { $look }: uno sguardo non si confronta con niente
said-ask-event = turno { $round }: che cosa fa l’evento
said-ask-event-more-short = turno { $round }: che altro fa l’evento
said-ask-pool = turno { $round }: il banco
said-ask-collects = io raccolgo
said-ask-player-collects = { $name } raccoglie
said-ask-i-take = di chi prendo una pila, e quale
said-ask-player-takes = di chi { $name } prende una pila, e quale
said-ask-collected = che cosa ho raccolto
said-ask-my-cut = la mia divisione
said-ask-cut-of = la divisione di { $name }
said-ask-contest-mine = il concorso a cui mi iscrivo
said-ask-contest-of = il concorso a cui si iscrive { $name }, turno { $round }
said-ask-i-place = dove metto
said-ask-player-places = dove mette { $name }, turno { $round }
said-ask-my-face = la faccia del mio { $item }
said-ask-her-face = la faccia del suo { $item }, ancora { $n }
said-ask-draws = il francobollo che una carta pesca per me: { $stack }
said-ask-card-draws = il francobollo che pesca la mia carta: { $stack }; ancora { $n }
said-ask-who-took = chi ha preso che cosa
said-ask-who-token = chi ha il segnalino primo giocatore che nessuno ha preso
said-ask-forever = quanti francobolli perpetui ha { $name } alla fine
said-ask-her-forever = quanti francobolli perpetui ha lei
said-ask-her-got = tutto ciò che lei ha ricevuto dallo scambio
said-ask-i-got = tutto ciò che ho dallo scambio
said-ask-instruction = l’istruzione del mio evento
said-ask-my-items-short = i miei pezzi
said-ask-her-piles = le sue due pile
said-ask-crossed = i simboli barrati della sua carta decisione
said-ask-her-pile-1-2 = prendo la sua pila 1 o 2
said-ask-her-tokens = i suoi segnalini per i miei pezzi: { $tokens }
said-ask-show-points = i punti della sua carta punteggio ({ $day }) per il livello { $level }
said-ask-boxes = quanti pezzi ci sono in ogni casella della sua plancia
said-ask-last-decision = i punti della sua ultima carta decisione
said-choice-her-pile = la sua pila { $pile }: { $items }
said-ask-square = i quattro francobolli del quadrato, prima la riga in alto
said-ask-my-two = i miei due francobolli
said-ask-i-draw = il francobollo che pesco
said-ask-i-lay = io metto
said-ask-player-lays = { $name } mette
said-ask-i-lay-left = io metto (colore, riga, colonna; ancora { $n } da pescare)
said-ask-player-lays-left = { $name } mette (colore, riga, colonna; ancora { $n } da pescare)
said-ask-i-buy = io compro
said-ask-player-buys = { $name } compra
said-ask-nothing-to-buy = non si può comprare niente, o fine
said-ask-market = la nuova carta nel mercato
said-ask-market-cards = le { $n } carte del mercato
said-ask-card-i-draw = la carta che pesco, anche francobolli
said-ask-cards-i-draw = le { $n } carte che pesco, anche francobolli
said-ask-seen = i francobolli che si vedono quando { $name } ne pesca { $n }
said-ask-hand-tie = la mano di { $name }, che decide lo spareggio
said-ask-game = il gioco
said-ask-game-of = il gioco: { $games }; Invio per { $usual }
said-ask-others = gli altri, in senso orario dopo di me
said-ask-other = l’altro giocatore
said-ask-first = chi comincia
said-ask-starts-me = chi comincia; Invio se sono io
said-ask-starts = chi comincia
said-ask-contest-number = concorso { $n } di { $all }
said-ask-finale = il finale
said-ask-mat-of = l’espositore sulla plancia di { $name }; Invio se non si sa
said-ask-mat = l’espositore sulla mia plancia
said-ask-level = il suo livello, da 1 a 3
said-ask-intro-short = modalità introduttiva, sì o no
said-ask-mat-of-short = l’espositore sulla plancia di { $name }
said-ask-pile-left-short = i francobolli rimasti da pescare dopo la distribuzione
said-ask-intro = modalità introduttiva, sì o no; Invio per no
said-ask-targets = le dimensioni che chiede la sua plancia
said-ask-crossed-cards = i simboli barrati delle sue carte decisione
said-ask-track = i punti sotto le colonne
said-ask-pile-left = i francobolli rimasti da pescare dopo la distribuzione; Invio se non li hai contati
said-fault-no-contest = Aggiungi prima un concorso: senza, niente fa punti.
said-part-my = io,
said-part-album = album
said-part-place = da mettere
said-part-piles = pile
said-part-collection = collezione
said-part-pool = banco
said-part-contests = concorsi
said-part-opponent = avversario
said-part-opponents = avversari
said-part-entered = iscrizioni
said-part-exhibitors = espositori
said-part-tiles = francobolli
said-part-mats = plance
said-part-events = eventi
said-part-hand = mano
said-part-grid = griglia
said-part-round = turno
said-part-phase = fase
said-part-line = riga
said-part-seed = seme
said-part-players = giocatori
said-part-names = nomi
said-part-finale = finale
said-part-market = mercato
said-part-shop = negozio
said-part-decisions = decisioni
said-part-answers = risposte
said-part-key = chiave
said-part-text = testo
said-part-measure = misura
said-part-action = azione
said-part-player = giocatore
said-part-number = numero
said-part-the-album = un francobollo dell’album
said-part-in-the-pool = nel banco
said-part-in-my-collection = nella mia collezione
said-part-to-place = tra i francobolli da mettere
said-unknown-meant = { $what } { $word } non esiste: intendevi { $close }?
said-unknown-use = { $what } { $word } non esiste, solo { $options }
said-unknown-value = il valore { $word } non esiste: un numero, o “canceled”
said-may-be = { $what } { $word } può essere { $options }: scrivine di più
said-word-may-be = { $word } può essere { $options }: scrivine di più
said-item-may-be = { $word } può essere { $options }: scrivine di più, o il numero
said-not-whole = { $what } { $word } non è un numero intero
said-not-whole-write = { $what } { $word } non è un numero intero: scrivi { $n }
said-not-between = { $what } { $word } non è tra { $low } e { $high }
said-value-not-between = { $word } non è tra { $low } e { $high }
said-stamp-missing = manca un francobollo: scrivine uno come { $line }
said-stamp-face-down = { $stamp } è coperto: i francobolli si scoprono prima di metterli, scrivi la faccia
said-forever-too-much = { $words } è di troppo: un francobollo perpetuo è solo “forever”
said-forever-no-size = un francobollo perpetuo non ha dimensione: scrivi solo “forever”
said-forever-1x1 = un francobollo 1x1 è perpetuo: scrivi solo “forever”
said-no-cell = { $word } non è una casella: scrivi colonna { $columns } e riga { $rows }, per esempio { $cell }
said-off-album = { $word } è fuori dall’album: colonne { $columns }, righe { $rows }
said-leaves-album = { $stamp } esce dall’album
said-move-leaves-album = { $stamp }: esce dall’album
said-overlaps = { $stamp } copre { $other } in { $cell }
said-covered = { $stamp }: { $cell } è già occupata da { $other }
said-not-to-place = { $stamp }: non è tra i francobolli che devo mettere
said-only-once = { $stamp }: ne ho solo uno da mettere
said-only-times = { $stamp }: ne ho solo { $n } da mettere
said-may-not-discard = { $stamp } non si può scartare: entra in { $cell }
said-too-many-tiles = { $n } francobolli: nel gioco sono solo { $all }
said-no-place = { $text } non ha posto: { $fix }
said-no-size = la dimensione { $word } non esiste: larghezza x altezza è { $sizes }
said-is-no-size-meant = { $word } non è una dimensione: comincia con { $sizes }, forever o double, o intendevi { $close }?
said-is-no-size = { $word } non è una dimensione: comincia con { $sizes }, forever o double
said-double-size = un doppio è { $sizes }, non { $size }
said-double-halves = togli { $word }: le due metà di un doppio sono 2x2
said-gold-is-rare = un francobollo d’oro si scrive “rare”, con il valore: { $line }
said-color-missing = manca il colore: l’ordine è colore, tema, valore, per esempio { $line }
said-theme-missing = manca il tema: l’ordine è colore, tema, valore, per esempio { $line }
said-color-swapped = { $word } è un tema al posto del colore: l’ordine è colore, tema, valore, per esempio { $line }
said-theme-swapped = { $word } è un colore al posto del tema: l’ordine è colore, tema, valore, per esempio { $line }
said-value-missing = manca il valore: scrivi un numero alla fine
said-value-missing-or = manca il valore: scrivi un numero alla fine, o “canceled”
said-after-value = { $words } è di troppo dopo il valore
said-rare-canceled = un francobollo raro ha un valore e non è mai annullato
said-contest-is = un concorso è <misura> <punti>, per esempio { $line }
said-contest-no-measure = { $word } non ha una misura prima dei punti, per esempio { $line }
said-contest-needs = dopo { $word } manca: { $options }
said-contest-too-much = { $word } dopo { $before } è di troppo
said-contest-not-points = { $word } dopo { $before } non è un numero di punti
said-contest-no-points = { $word } non ha punti: { $line }
said-points-not-between = i punti { $points } non sono tra { $low } e { $high }
said-points-fall = i punti scendono da { $before } a { $after }: una tabella non scende mai
said-table-open = alla tabella { $text } manca la ] finale
said-contest-unknown = { $word } non è tra i concorsi: { $fix }
said-part-meant = intendevi { $close }?
said-part-as-in-contests = scrivilo come tra i concorsi
said-no-contest-number = il concorso { $n } non esiste: hanno i numeri da 1 a { $all }
said-entered-twice = { $contest } c’è due volte: ogni concorso accetta un solo biglietto
said-holds-ticket = { $contest } ha già il loro biglietto: a un concorso ci si iscrive una volta
said-no-item = il pezzo { $n } non esiste: { $listing }
said-no-item-collection = il pezzo { $n } non esiste: la collezione ne ha { $all }
said-item-times = il pezzo { $n } c’è { $times } volte
said-item-missing = manca il pezzo { $n }: { $item }
said-item-rare = il pezzo { $n } è raro, e un raro non va mai in riserva: { $item }
said-pile-empty = una pila è vuota: ognuna ha bisogno di almeno un pezzo
said-pile-empty-has = una pila è vuota: ognuna ha almeno un pezzo
said-pile-empty-here = una pila è vuota
said-reserved-number = { $n } pezzi in riserva: devono essere { $allowed }
said-part-one-or-two = 1 o 2
said-part-one-to = da 1 a { $most }
said-reserved-cards = { $n } pezzi in riserva non sono francobolli: al massimo { $most }, e altri { $more } solo se francobolli
said-cut-is = una divisione è la riserva e due pile, per esempio { $line }
said-cut-fewest = per dividere servono almeno { $n } pezzi, uno per pila
said-cut-parts = { $parts }: una divisione si scrive { $how }
said-cut-uneven = contro Pinzetta una pila ha esattamente un pezzo in più, e lo stesso numero solo se non si può altrimenti
said-two-piles = una pila: sono due, o nessuna dopo che una è stata presa
said-rare-reserved = un francobollo raro è in riserva, e non è mai permesso
said-not-there = { $word } non è { $where }. C’è: { $listing }
said-none-there = non c’è niente { $where }
said-place-first = metti i francobolli prima di iscriverti: { $stamps } entra ancora
said-write-place = scrivi dove va un francobollo, per esempio 1@c4
said-which-stamp = quale francobollo, e dove? Per esempio { $line }
said-token-twice = { $name } ha già il segnalino primo giocatore
said-one-token = il segnalino primo giocatore è già preso: ce n’è uno solo
said-tokens = { $n } segnalini primo giocatore: ce n’è uno solo
said-at-least = { $n } voci: ne serve almeno { $least }
said-at-most = { $n } voci: al massimo { $most }
said-missing-add = manca: aggiungi { $line }
said-too-long = { $n } caratteri: al massimo { $most }
said-longer-than = più lungo di { $n } caratteri
said-longer-no-record = più lungo di { $n } caratteri: non è un verbale
said-odd-character = { $character } non va in una posizione: toglilo
said-deck-difference = { $here } { $what }, { $printed } nella scatola: ne mancano { $n }
said-deck-too-many = { $here } { $what }, { $printed } nella scatola: { $n } di troppo
said-deck-finale = manca il tipo che ha lo spazio del finale sul tabellone: sceglilo sopra, una volta inseriti i concorsi
said-deck-types = tipi di concorso
said-deck-tiles-small-square = francobolli, quadrati piccoli
said-deck-tiles-large-square = francobolli, quadrati grandi
said-deck-tiles-short-rectangle = francobolli, rettangoli corti
said-deck-tiles-long-rectangle = francobolli, rettangoli lunghi
said-deck-tiles-double = doppi
said-deck-tiles-forever = francobolli perpetui
said-deck-needs = per { $players } giocatori servono { $needed } { $what }, e ce ne sono { $here }
said-deck-finale-unknown = { $name } qui non è un tipo di concorso: ci sono { $names }
said-deck-event-items = porta { $here } pezzi al banco: ne servono { $needed }, quelli di un giocatore
said-deck-tiles = in { $rounds } turni ne possono servire { $needed }, e ce ne sono meno
said-no-record-has = non è il verbale di una partita vera
said-no-game-key = nessuna partita ha questa chiave
said-no-game-key-removed = nessuna partita ha questa chiave: forse è stata rimossa
said-game-file = il file di questa partita non si può leggere: { $why }
said-gone-on = la partita è andata avanti: riguardala
said-at-a-table = è il verbale di una partita vera: aprilo al tavolo
said-dealt = questa partita è stata distribuita da Stockbook, e si gioca contro il computer
said-no-decision = lì non c’era una tua decisione
said-nothing-to-undo = nessuna mossa da annullare: poi altri hanno giocato, o ha mostrato cose nascoste
said-nothing-to-take-back = niente da annullare
said-game-has-ended = la partita è finita
said-game-is-over = la partita è finita
said-server-ends = il server sta per chiudere
said-queue-full = la coda è piena: { $n } domande in attesa; riprova più tardi
said-yours-open = { $n } delle tue { $what } sono aperte: fermane una, o aspetta una risposta
said-address-open = { $n } richieste dal tuo indirizzo sono aperte: aspetta una risposta
said-open-link = apri il link mostrato da stockbook web: contiene l’accesso
said-too-large = più di 1 MB: non è una posizione
said-only-a-part = la richiesta è arrivata solo in parte: rimandala
said-not-shipped = nessuna posizione fornita ha questo nome
said-nothing-here = qui non c’è niente
said-whole-from-to = scrivi un numero intero da { $least } a { $most }
said-games-kept = { $n } partite conservate: togli file da { $folder }
said-other-program = un altro programma gioca questa partita: chiudila lì, e riprova
said-write-happened = scrivi che cosa è successo
said-no-player = { $name } non gioca qui: { $fix }
said-no-name = { $name } qui non è un nome: scrivi una parola, per esempio { $line }
said-word-of-line = { $name } è una parola del verbale: scrivi un altro nome
said-name-twice = { $name } è già il nome di un altro: i nomi devono essere diversi
said-opponent-twice = { $name } è già il nome di un avversario: i nomi devono essere diversi
said-opponent-no-name = { $name } non è un nome per un avversario
said-others-number = { $n } altri: con me giocano da 1 a { $most }
said-names-number = { $n } per { $players } giocatori: scrivine uno per ciascuno
said-turn-not = tocca a { $name }, non a { $other }
said-turn-choose-not = tocca a { $name } scegliere, non a { $other }
said-turn-select-not = tocca a { $name } prendere, non a { $other }
said-has-cut = { $name } ha già diviso
said-has-chosen = { $name } ha già scelto
said-no-piles = ora non ci sono pile: ci sono dopo la divisione di tutti
said-own-pile = { $name } prende la pila di un altro, non la propria
said-collect-over = la raccolta è finita: toglilo, o comincia il turno dopo con il suo banco
said-pool-empty = il banco è vuoto: scrivi i suoi pezzi, per esempio { $line }
said-pool-large = { $n } pezzi: un banco ne ha meno di { $most }
said-no-action = { $line } non è un’azione: { $fix }
said-no-record-line = la riga { $n } non esiste: il verbale ne ha { $all }
said-no-stamp-to-place = non c’è nessun francobollo da mettere
said-no-stamps-to-lay = nessun francobollo, niente da mettere: aggiungine uno, per esempio { $line }
said-no-stamps = nessun francobollo: una partita comincia con quattro
said-none-needed = nessuno: ne serve almeno uno
said-not-for-sale = { $card } non è in vendita
said-card-twice = { $card } c’è già ({ $where }): ogni carta esiste una volta
said-no-card = nessuna carta è { $word }: { $fix }
said-no-in-hand = nessun francobollo { $color }: { $hand } ha { $stamps }
said-part-card = carta
said-part-effect = effetto
said-part-game = gioco
said-part-level = livello
said-part-answer = risposta
said-part-one-of = ci sono { $options }
said-part-my-hand = la mia mano
said-part-the-hand-of = la mano di { $name }
said-part-color = colore
said-part-theme = tema
said-part-value = valore
said-part-filter = filtro
said-part-questions = domande
said-part-searches = ricerche
said-part-players-are = giocano { $names }
said-part-piles-of = nelle pile di { $name }
said-part-hand-of = nella mano di { $name }
said-part-listed = { $where }: { $items }
said-part-parts = { $n } { $n ->
        [one] parte
       *[other] parti
    }
said-part-cut-written = { $line }, cioè la riserva e due pile
said-part-action-fix = scrivi il numero del giocatore, uno spazio e l’azione
said-part-place-fix = scrivi un francobollo, il suo numero o come comincia, e la casella in alto a sinistra, per esempio { $line }
said-part-cell-fix = scrivi la sua casella dopo una @, per esempio { $line }
said-see-these-cards = { $card } qui non è possibile: queste carte le vedo
said-stamp-lies = in riga { $row }, colonna { $column } c’è già { $color }
said-no-new-cards-next = per { $name } non ci sono carte nuove da dire: prima viene la carta arrivata nel mercato: { $how }
said-no-actions = nessuna azione: aggiungi una riga --- e, sotto, una per riga
said-must-be = deve essere { $what }, non { $other }
said-part-a-text = un testo tra virgolette
said-part-a-number = un numero intero
said-part-a-list = una lista
said-part-a-table = una tabella
said-no-contest-here = { $word } qui non è un concorso: ci sono { $contests }
said-no-contest-there = il concorso { $word } non esiste: ci sono { $contests }
said-no-move = { $word } non è una mossa: scrivi colore, riga e colonna, per esempio { $line }
said-which-face = { $word }: quale faccia? Per esempio: { $line }
said-unseen-size = { $word }: un francobollo non visto mostra solo la dimensione, per esempio { $line }
said-items-least = { $n } pezzi: scrivine da { $least } a { $most } separati da ;, per esempio { $line }
said-piles-two = { $n } pile: scrivine due separate da una barra: { $line }
said-stamps-four = { $n } francobolli: scrivine quattro, prima la riga in alto, per esempio { $line }
said-still-to-place = { $item } è ancora da mettere: entra in { $cell }
said-no-piles-more = { $name } non ha più pile in offerta
said-has-items = { $name } ha già { $n } pezzi, su { $all } in questo turno
said-first-tell-market = prima di’ le { $n } carte arrivate nel mercato: { $how }
said-first-tell-market-one = prima di’ la carta arrivata nel mercato: { $how }
said-first-tell-draw = prima di’ che cosa ha pescato { $name }: { $how }
said-her-piles-told = le sue pile del turno { $round } sono già dette
said-item-named-twice = il pezzo { $n } c’è due volte: { $item }
said-no-face-down = { $name } non ha francobolli coperti di questa dimensione: { $item }
said-nothing-to-cut-yet = { $name } ora non ha niente da dividere: si divide nel prossimo turno
said-nothing-to-cut = { $name } ora non ha niente da dividere: si divide quando tutto è raccolto
said-hand-told = la mia mano è già detta: { $stamps }
said-items-told = i miei pezzi del turno { $round } sono già detti: i prossimi seguono alla fine
said-no-decision-card = nessuna carta decisione ha { $n } simboli barrati: ci sono { $numbers }
said-no-new-cards = per { $name } non ci sono carte nuove da dire: ora non si pesca
said-no-piles-yet = ora non ci sono pile: ci sono dopo la mia divisione e la sua scelta
said-no-her-piles = ora non ci sono sue pile: il turno di { $day } è già scambiato
said-not-along = riga { $row }, colonna { $column } non è lungo il bordo di un francobollo
said-taken-place = riga { $row }, colonna { $column } è occupata
said-she-first = sceglie prima lei: scrivi la sua carta decisione, per esempio { $line }
said-in-show = si mette e ci si iscrive nella fase Esposizione: { $said }
said-choose-over = le scelte sono finite: gli altri continuano solo se si dice chi ha il segnalino primo giocatore
said-not-in-hand = { $card } non è in mano
said-pool-first = il banco viene prima di tutto il resto del turno: { $said }
said-round-ends-me = il turno { $round } finisce quando mi sono iscritto
said-square-told = il quadrato è già detto: è lì prima di tutto il resto
said-no-player-number = il giocatore { $n } non esiste: sono { $all }
said-no-pool-to-look = nessun banco da guardare: si guarda durante la raccolta
said-unknown-card = la carta { $word } non esiste: scrivi il nome, o rango e semi come { $line }
said-got-told = ciò che { $name } ha ricevuto nel turno { $round } è già detto
said-what-example = che cosa? Per esempio: { $line }
said-which-pile = quale pila? Per esempio: { $line }, o un pezzo che contiene
said-square-untold = manca il quadrato: scrivi “square” e i suoi quattro francobolli, per esempio { $line }
said-no-new-cards-draw = per { $name } non ci sono carte nuove da dire: prima viene che cosa ha pescato { $other }: { $how }
said-what-did = che cosa ha fatto { $name }? { $line }
said-write-buy = scrivi “buy CARTA with CARTA, CARTA” o “end”
said-no-pile = la pila { $word } non esiste: ci sono 1 e 2
said-this-link = { $host }: questo server risponde solo al link che ha mostrato
said-id-in-use = già in uso: una domanda così non ha ancora risposta
said-no-folder = le partite non si possono conservare in { $folder }: { $why }
said-room-for-others = dal tuo indirizzo sono state cominciate { $own } partite, e c’è posto solo per altre { $more }, degli altri: continua una delle tue
said-choice-pile-1 = { $name } 1: { $items }
said-choice-pile-2 = { $name } 2: { $items }
