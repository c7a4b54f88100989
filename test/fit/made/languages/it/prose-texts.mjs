import {list} from '../list.mjs';

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
  durations: list(
    'cinque (5) giorni|dieci (10) giorni lavorativi|quattordici (14) giorni|due (2) settimane|30 giorni|tre (3) mesi|12 mesi|24 mesi|sei settimane|un anno',
  ),
  events: list(
    "Festa d'estate|Assemblea generale|Porte aperte|Concerto di primavera|Seminario sull'energia|Presentazione del libro",
  ),
  /** Sentences that answer nothing. */
  asides: list(`Il {anyDate} {anyPerson} ci aveva già scritto in merito.
L'anno scorso l'importo era di {anyMoney}, l'anno prima di {anyMoney}.
{anyPerson} e {anyPerson} sono stati informati il {anyDate}.
Ciò non vale per somme sotto {anyMoney} o per meno di {anyDuration}.
{anyCompany} non è vincolata da questo.`),
  prose: {
    'job-offer': list(`Gentile {recipient},
dopo il nostro colloquio del {anyDate} siamo lieti di offrirLe il posto di {jobTitle} presso {employer}.
Il rapporto di lavoro comincia il {employmentStart} nella nostra sede di {workplace}; Lei risponderà a {supervisor}.
La retribuzione annua è di {annualSalary}, in dodici rate; dopo il periodo di prova di {probation} sarà rivista.
L'orario è di {weeklyHours} alla settimana e le ferie sono di {vacationDays} all'anno.
Ciascuna parte può recedere con un preavviso di {noticePeriod}.
La preghiamo di rispondere entro il {answerDeadline}; per domande è a disposizione {contactPerson}.`),
    minutes:
      list(`La riunione si è tenuta il {meetingDate} a {meetingPlace} ed è stata aperta da {chairperson} alle {meetingStart}.
Il verbale è stato redatto da {minuteTaker}; assenti giustificati {anyPerson} e {anyPerson}.
Il verbale del {anyDate} è stato approvato senza modifiche.
{anyPerson} ha riferito che finora sono stati spesi {anyMoney}. Dopo discussione è stato approvato un importo di {approvedSum}.
{responsiblePerson} preparerà i documenti entro il {taskDeadline}.
La prossima riunione si terrà il {nextMeeting}. La seduta è stata chiusa alle {meetingEnd}.`),
    invitation: list(`{host} ha il piacere di invitarvi: {eventName}.
L'appuntamento è per il {eventDate} presso {venue}; apertura porte alle {eventStart}.
Il discorso sarà tenuto da {speaker}, al pianoforte {anyPerson}.
L'ingresso costa {admissionFee} a persona, per i bambini {anyMoney}.
Si prega di rispondere entro il {answerDeadline} a {contactPerson}.`),
    reminder: list(`Gentile {recipient},
la nostra fattura {invoiceNumber} del {invoiceDate} scadeva il {dueDate} e non è stata pagata per intero.
Del totale di {totalDue} abbiamo ricevuto {lastPayment} il {lastPaymentDate}; restano da pagare {overdueAmount}.
Per questo sollecito addebitiamo {reminderFee}.
La preghiamo di pagare non oltre il {paymentDeadline}; dopo calcoleremo interessi del {lateInterest} all'anno.
Se il pagamento si è incrociato con questa lettera, la consideri nulla. Per domande: {contactPerson}.`),
    terms: list(`Queste condizioni valgono per tutti gli ordini fatti a {supplier} dal {effectiveDate}.
La merce non usata può essere restituita entro {returnPeriod} dal ricevimento; il prezzo è rimborsato entro {anyDuration}.
Il venditore dà una garanzia di {warrantyPeriod} su tutti gli apparecchi, di {anyDuration} sull'usato.
La spedizione costa {shippingCost} per ordine; da {freeShippingFrom} la consegna è gratuita.
Le fatture si pagano entro {paymentTerm}. In caso di ritardo si calcolano interessi del {lateInterest}.
Il foro competente è quello di {courtPlace}; si applica {governingLaw}.`),
    agreement:
      list(`Il presente contratto è stipulato con effetto dal {effectiveDate} tra {client} (il Committente) e {contractor} (il Fornitore).
Il Fornitore presta i servizi descritti in allegato e comincia entro {anyDuration} dalla firma.
Il Committente paga un compenso di {serviceFee} al mese entro {paymentTerm} dalla data della fattura.
Il contratto dura {contractTerm} e può essere disdetto per iscritto con preavviso di {noticePeriod}.
La responsabilità è limitata a {liabilityCap} in totale e a {anyMoney} per evento.
È competente il foro di {courtPlace}; si applica {governingLaw}.`),
  },
};
