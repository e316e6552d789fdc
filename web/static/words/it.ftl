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

## Boards and pieces

## Play

## Table

## Reviews

## What the engine says
