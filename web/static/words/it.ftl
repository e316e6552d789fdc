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
face-down = { $good }, coperto
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
points = Punti
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
one-and-other = { $one } e { $other }
letter-red = r
letter-blue = b
letter-yellow = g
letter-green = ve
letter-purple = vi
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
word-buy = compra
word-pay = paga
word-first-player = primo giocatore

## Games and their rules

game-stampswap = Stamp Swap
game-pinzetta = Pinzetta
game-stamps = STAMPS
game-stamp-albums = Stamp Albums
rules-stampswap =
    <p>Da due a cinque collezionisti riempiono un album di 12 × 12 spazi in tre round: venerdì, sabato e domenica. Vince chi ha più punti dopo la domenica.</p>
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
tour-leave = Esci dal giro
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
applied = Applicato: { $said }
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
list-collection = La mia raccolta
list-collection-of = pezzi di { $player }
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
points = { $points } punti
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
take-pile-of = Prendi la pila { $number } di { $player }
too-short = Troppo poco tempo per dire che cosa aspettarsi: con più secondi, forse
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
album-of-yours = un tuo album
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
applied = Applicata: { $move }
as-good = quasi alla pari
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
deck-in-use = { $name } è in uso.
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
effect-collected = Che cosa fa: poi “draw” e una dimensione, o “forever”
effect-final = Che cosa fa: poi un concorso
effect-gift = Che cosa fa: poi i punti per ogni oggetto, come 1, o “value”
effect-reserve = Che cosa fa: poi quanti oggetti in più si riservano, come 1
effect-show = Che cosa fa: poi un concorso
effect-taken = Che cosa fa: poi “draw” e una dimensione, o “forever”
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
impossible = impossibile
impossible-for = Impossibile: { $reason }
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
no-item-yet = { $typed }: non ancora un oggetto; scrivi in inglese dimensione, colore, tema e valore, come 2x3 blue animals 2, 2x3 ? per un dorso, o una carta
no-stamp-yet = { $typed }: non ancora un francobollo; scrivi in inglese dimensione, colore, tema e valore, come 2x3 blue animals 2
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
puzzle-easy = Enigma facile { $number }
puzzle-hard = Enigma difficile { $number }
puzzle-medium = Enigma medio { $number }
puzzle-named = Enigma: { $title }
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
share = Condividi
short-item = Basta in breve: 23bla2, d42gf1ys3, f, 2x3 ?.
short-stamp = Basta in breve: 23bla2, d42gf1ys3, f; @f8 dice dove, + lo mette tra quelli da piazzare.
show-the-best = Mostra la migliore
solve = Risolvi
solved = risolto ✓
specialist-name = Nome dello specialista
specialists = Specialisti
stamp-at = { $stamp } in { $at }
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
use-no-deck = Senza mazzo
values-count = Contano anche i valori dei francobolli.
values-count-one-answer = Contano anche i valori dei francobolli. Una sola soluzione rende di più; i francobolli uguali si possono scambiare.
what-if = E se…
what-pays = Che cosa paga
why-not-mine = Perché non la mia?
wish-alone = ognuno da solo
wish-costs = costa
wish-enter = Biglietto su
wish-keep = Mio di sicuro
wish-reserve = Riservato
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
choice-size = Dimensione
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
face-down = coperto
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
her-sizes = Dimensioni che chiede
lead = vantaggio
lead-expected = vantaggio atteso
mark-buy = compra
mark-pay = paga
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
purchase = { $card } ({ $from }) con { $pay }
put = Posa
remove-named = togli { $name }
remove-player = Togli { $name }
reserve = riserva
second-of-double = Ora il secondo francobollo del doppio.
select = scegli
select-good = scegli { $good }
selections-left = Scelte che mi restano
shared-grid = Griglia comune
stamps-in-pile = Francobolli nella pila
take = Prendi
take-pile-of = Prendi la pila { $number } di { $name }
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
to-part-1 = alla Pila 1
to-part-2 = alla Pila 2
to-part-reserve = alla Riserva
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
review = analizza
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
take-pile-of = Prendi la pila { $number } di { $name }
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
