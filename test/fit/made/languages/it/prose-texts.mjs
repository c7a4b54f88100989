import {list, versions} from '../list.mjs';

/** Letters, contracts, minutes and invitations: `{key}` stands for the value of a concept, `{any...}` for one like it. */
export const proseTexts = {
  headings: {
    'job-offer': list('Offerta di lavoro|Proposta di assunzione|Lettera di assunzione'),
    minutes: list('Verbale della riunione|Verbale di seduta'),
    invitation: list('Invito|Siete invitati'),
    reminder: list('Sollecito di pagamento|Secondo sollecito'),
    terms: list('Condizioni generali di vendita|Condizioni generali'),
    agreement: list('Contratto di servizi|Contratto di consulenza|Accordo quadro'),
  },
  spans: {hours: 'ore', days: 'giorni'},
  durations:
    list(`cinque (5) giorni|dieci (10) giorni lavorativi|quattordici (14) giorni|due (2) settimane|30 giorni
    tre (3) mesi|12 mesi|24 mesi|sei settimane|un anno|sette giorni|otto (8) giorni|10 giorni
    15 giorni lavorativi|21 giorni|quarantacinque (45) giorni|60 giorni|90 giorni|quattro settimane
    un mese|due mesi|3 mesi|sei (6) mesi|9 mesi|18 mesi|36 mesi|due anni|tre (3) anni|5 anni
    dieci settimane|un semestre`),
  events: list(`Festa d'estate|Assemblea generale|Porte aperte|Concerto di primavera|Seminario sull'energia
    Presentazione del libro|Cena di Natale|Assemblea dei soci|Degustazione di vini|Inaugurazione
    Nozze d'oro|Ritrovo degli ex alunni|Mostra di pittura|Concerto di beneficenza|Giornata di studio
    Seminario sulla privacy|Serata di poesia|Presentazione del prodotto|Festa di addio
    Sagra della castagna|Premiazione|Gala di solidarietà|Fiera della scienza|Convegno di sanità
    Festa patronale`),
  /** Sentences that answer nothing. */
  asides: list(`Il {anyDate} {anyPerson} ci aveva già scritto in merito.
L'anno scorso l'importo era di {anyMoney}, l'anno prima di {anyMoney}.
{anyPerson} e {anyPerson} sono stati informati il {anyDate}.
Ciò non vale per somme sotto {anyMoney} o per meno di {anyDuration}.
{anyCompany} non è vincolata da questo.
Copie furono mandate il {anyDate} a {anyPerson} e a {anyCompany} pure.
Fino al {anyDate} valevano altre regole.
Nel caso di {anyCompany} furono solo {anyMoney} in tutto.
Così si era parlato al telefono con {anyPerson} prima.
Conservi questo foglio almeno {anyDuration}.
I danni di più di {anyMoney} vanno segnalati entro {anyDuration}.
Il {anyDate} si era parlato di {anyMoney}, per errore.
Né {anyPerson} né {anyCompany} ne sono obbligati.
Una copia costa {anyMoney} e si chiede a {anyPerson}.
La regola del {anyDate} resta com'è.`),
  prose: {
    'job-offer': versions(`
Gentile {recipient},
dopo il nostro colloquio del {anyDate} siamo lieti di offrirLe il posto di {jobTitle} presso {employer}.
Il rapporto di lavoro comincia il {employmentStart} nella nostra sede di {workplace}; Lei risponderà a {supervisor}.
La retribuzione annua è di {annualSalary}, in dodici rate; dopo il periodo di prova di {probation} sarà rivista.
L'orario è di {weeklyHours} alla settimana e le ferie sono di {vacationDays} all'anno.
Ciascuna parte può recedere con un preavviso di {noticePeriod}.
La preghiamo di rispondere entro il {answerDeadline}; per domande è a disposizione {contactPerson}.

Siamo lieti di confermarLe, {recipient}, che {employer} desidera assumerLa come {jobTitle}.
Il posto è a {workplace}, dove {supervisor} sarà il Suo responsabile; comincerà il {employmentStart}.
Per {weeklyHours} alla settimana percepirà {annualSalary} lordi all'anno e avrà {vacationDays} di ferie.
Sarà in prova per {probation}; dopo, il preavviso, da entrambe le parti, sarà di {noticePeriod}.
Se l'offerta, di cui {anyPerson} Le ha parlato il {anyDate}, Le conviene, scriva entro il {answerDeadline} a {contactPerson}.

{recipient}, il Suo colloquio del {anyDate} con {anyPerson} ci ha convinti.
A partire dal {employmentStart} lavorerebbe presso {employer}: posto di {jobTitle}, {weeklyHours} settimanali.
Lo stipendio annuo, fissato in {annualSalary}, potrà essere integrato il primo anno da un premio di al massimo {anyMoney}.
Le ferie saranno di {vacationDays} all'anno. Il Suo superiore, {supervisor}, La aspetta a {workplace}, dove abbiamo l'ufficio.
Durante la prova, che dura {probation}, ciascuno può ritirarsi; più tardi bisogna avvisare con {noticePeriod} di anticipo.
L'offerta decade senza una Sua risposta il {answerDeadline} al più tardi. Le domande vanno poste a {contactPerson}, del personale.
`),
    minutes: versions(`
La riunione si è tenuta il {meetingDate} a {meetingPlace} ed è stata aperta da {chairperson} alle {meetingStart}.
Il verbale è stato redatto da {minuteTaker}; assenti giustificati {anyPerson} e {anyPerson}.
Il verbale del {anyDate} è stato approvato senza modifiche.
{anyPerson} ha riferito che finora sono stati spesi {anyMoney}. Dopo discussione è stato approvato un importo di {approvedSum}.
{responsiblePerson} preparerà i documenti entro il {taskDeadline}.
La prossima riunione si terrà il {nextMeeting}. La seduta è stata chiusa alle {meetingEnd}.

Presenti: {chairperson} (presidenza), {anyPerson}, {anyPerson} e {minuteTaker} (verbale).
Il {meetingDate}, alle {meetingStart}, i membri si sono ritrovati a {meetingPlace}.
Invece dei {anyMoney} richiesti, e sentito il parere di {anyPerson}, sono stati concessi {approvedSum}.
Spetta a {responsiblePerson} consegnare, entro e non oltre il {taskDeadline}, una relazione scritta.
Non essendovi altro, la seduta è terminata alle {meetingEnd}; la successiva si terrà il {nextMeeting}.

Verbale, redatto da {minuteTaker}, della seduta avuta a {meetingPlace} sotto la presidenza di {chairperson}.
Si è cominciato alle {meetingStart} in punto, questo {meetingDate}, assente {anyPerson}.
È annullato quanto deciso il {anyDate}: per i lavori ci sono ora {approvedSum}, di altri {anyMoney} si parlerà in seguito.
Entro il {taskDeadline}, come convenuto, {responsiblePerson} chiederà tre preventivi.
Prossimo incontro: {nextMeeting}. Fine della seduta: {meetingEnd}.
`),
    invitation: versions(`
{host} ha il piacere di invitarvi: {eventName}.
L'appuntamento è per il {eventDate} presso {venue}; apertura porte alle {eventStart}.
Il discorso sarà tenuto da {speaker}, al pianoforte {anyPerson}.
L'ingresso costa {admissionFee} a persona, per i bambini {anyMoney}.
Si prega di rispondere entro il {answerDeadline} a {contactPerson}.

Lei e la Sua famiglia siete invitati alla nostra manifestazione: {eventName}, che si terrà il {eventDate} presso {venue}.
Si potrà entrare dalle {eventStart}; alla fine canterà {anyPerson}.
La conferenza, attesa fin dal {anyDate}, sarà tenuta da {speaker}.
Per l'ingresso, che comprende un rinfresco, si chiedono {admissionFee} a persona.
Le iscrizioni le riceve, fino al {answerDeadline}, {contactPerson}. Vi aspetta {host}, con tutto il direttivo.

{eventDate}, {eventStart}, {venue}: segni questa data!
Per l'occasione, {eventName}, Lei è ospite di {host}, con l'aiuto di {anyCompany}.
Prenderà la parola {speaker}, presentazione di {anyPerson}.
Biglietti a {admissionFee}, studenti solo {anyMoney}.
Dica a {contactPerson}, entro il {answerDeadline}, se verrà.
`),
    reminder: versions(`
Gentile {recipient},
la nostra fattura {invoiceNumber} del {invoiceDate} scadeva il {dueDate} e non è stata pagata per intero.
Del totale di {totalDue} abbiamo ricevuto {lastPayment} il {lastPaymentDate}; restano da pagare {overdueAmount}.
Per questo sollecito addebitiamo {reminderFee}.
La preghiamo di pagare non oltre il {paymentDeadline}; dopo calcoleremo interessi del {lateInterest} all'anno.
Se il pagamento si è incrociato con questa lettera, la consideri nulla. Per domande: {contactPerson}.

{recipient}, secondo i nostri libri Lei ci deve ancora {overdueAmount}.
È quanto resta della fattura n. {invoiceNumber}, emessa il {invoiceDate} per {totalDue} e pagabile fino al {dueDate}.
Il {lastPaymentDate} Lei ci ha versato, e La ringraziamo, {lastPayment}.
Con rammarico vi aggiungiamo {reminderFee} per la presente lettera.
Senza denaro Suo entro il {paymentDeadline}, saranno dovuti interessi del {lateInterest} annuo.
Il Suo conto è seguito da {contactPerson}, a cui può chiedere. Le avevamo già scritto il {anyDate}.

Forse Le è sfuggita, {recipient}: la nostra fattura {invoiceNumber}, con data {invoiceDate}, andava saldata entro il {dueDate}.
È arrivato un solo pagamento, di {lastPayment}, il {lastPaymentDate}; dei {totalDue} mancano dunque {overdueAmount}.
Versi questa somma, più {reminderFee} di spese, il {paymentDeadline} al più tardi.
Altrimenti la pratica passerà a {anyCompany} e si applicherà un tasso del {lateInterest} annuo.
Se preferisce pagare a rate, ne parli con {contactPerson}.
`),
    terms: versions(`
Queste condizioni valgono per tutti gli ordini fatti a {supplier} dal {effectiveDate}.
La merce non usata può essere restituita entro {returnPeriod} dal ricevimento; il prezzo è rimborsato entro {anyDuration}.
Il venditore dà una garanzia di {warrantyPeriod} su tutti gli apparecchi, di {anyDuration} sull'usato.
La spedizione costa {shippingCost} per ordine; da {freeShippingFrom} la consegna è gratuita.
Le fatture si pagano entro {paymentTerm}. In caso di ritardo si calcolano interessi del {lateInterest}.
Il foro competente è quello di {courtPlace}; si applica {governingLaw}.

Con effetto dal {effectiveDate}, {supplier} vende soltanto alle condizioni che seguono; quelle del {anyDate} non valgono più.
Per saldare la fattura il cliente ha, salvo altri accordi, {paymentTerm}; poi è dovuto un interesse del {lateInterest} annuo.
Gli ordini di almeno {freeShippingFrom} sono consegnati senza spese; agli altri si aggiungono {shippingCost} di trasporto.
Ciò che non piace si può rendere, finché l'imballo è intatto, entro {returnPeriod} dalla consegna.
Se appare un difetto durante la garanzia, la cui durata è di {warrantyPeriod}, si ripara senza spesa; i ricambi restano per {anyDuration}.
Vale {governingLaw}; le cause si portano davanti ai giudici di {courtPlace}.

{supplier} (di seguito il Venditore) e il cliente sono legati da queste condizioni, in vigore dal {effectiveDate}.
Trasporto: {shippingCost} a spedizione, che non si paga da {freeShippingFrom} di acquisto.
Resi: il cliente ha {returnPeriod} per decidere; il denaro torna dopo {anyDuration}.
Garanzia: {warrantyPeriod} dalla consegna, tranne le parti soggette a usura.
Pagamento: senza sconto, a {paymentTerm}. Sugli arretrati corre un {lateInterest} di interesse e ogni sollecito costa {anyMoney}.
Diritto e foro: {governingLaw}, giudici di {courtPlace}.
`),
    agreement: versions(`
Il presente contratto è stipulato con effetto dal {effectiveDate} tra {client} (il Committente) e {contractor} (il Fornitore).
Il Fornitore presta i servizi descritti in allegato e comincia entro {anyDuration} dalla firma.
Il Committente paga un compenso di {serviceFee} al mese entro {paymentTerm} dalla data della fattura.
Il contratto dura {contractTerm} e può essere disdetto per iscritto con preavviso di {noticePeriod}.
La responsabilità è limitata a {liabilityCap} in totale e a {anyMoney} per evento.
È competente il foro di {courtPlace}; si applica {governingLaw}.

Tra i sottoscritti, {client}, con {anyPerson} come rappresentante e di seguito il Committente, e {contractor}, di seguito il Prestatore, si conviene quanto segue.
Il contratto entra in vigore il {effectiveDate}; è fatto per {contractTerm}, a meno che una parte non lo disdica prima con {noticePeriod} di anticipo.
In cambio il Prestatore riceve ogni mese {serviceFee}, pagabili {paymentTerm} dopo l'arrivo della sua fattura.
Le spese di più di {anyMoney} richiedono un permesso.
Per danni, salvo dolo, non si risponde di più di {liabilityCap}.
Si applica {governingLaw}; le liti vanno ai tribunali di {courtPlace}.

{contractor}, prestatore, si obbliga a eseguire per {client}, suo committente, i lavori dell'allegato A.
Inizio: i lavori sono dovuti dal {effectiveDate}, ricevuti i disegni da {anyPerson}.
Durata: {contractTerm}, con facoltà di recedere avvisando {noticePeriod} prima.
Prezzo: {serviceFee} al mese; nessun anticipo, in particolare di {anyMoney}, è dovuto.
Pagamento: {paymentTerm} dopo ogni fattura.
Responsabilità: in tutto {liabilityCap} al massimo, quale che sia la causa.
Diritto e foro: {governingLaw}, tribunali di {courtPlace}.
`),
  },
};
