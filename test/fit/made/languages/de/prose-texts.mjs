import {list} from '../list.mjs';

/** Letters, contracts, minutes and invitations: `{key}` stands for the value of a concept, `{any...}` for one like it. */
export const proseTexts = {
  headings: {
    'job-offer': list('Stellenangebot|Einstellungszusage|Ihr Arbeitsvertrag'),
    minutes: list('Protokoll der Sitzung|Sitzungsprotokoll|Niederschrift'),
    invitation: list('Einladung|Herzliche Einladung'),
    reminder: list('Zahlungserinnerung|Mahnung|Zweite Mahnung'),
    terms: list('Allgemeine Geschäftsbedingungen|Liefer- und Zahlungsbedingungen'),
    agreement: list('Dienstleistungsvertrag|Beratervertrag|Rahmenvertrag'),
  },
  spans: {hours: 'Stunden', days: 'Tage'},
  durations: list(
    'fünf (5) Tage|zehn (10) Werktage|vierzehn (14) Tage|zwei (2) Wochen|30 Tage|drei (3) Monate|12 Monate|24 Monate|sechs Wochen|ein Jahr',
  ),
  events: list(
    'Sommerfest|Jahreshauptversammlung|Tag der offenen Tür|Frühlingskonzert|Energie-Workshop|Buchvorstellung',
  ),
  /** Sentences that answer nothing. */
  asides: list(`Am {anyDate} hatte {anyPerson} uns dazu schon geschrieben.
Im Vorjahr waren es {anyMoney}, im Jahr davor {anyMoney}.
{anyPerson} und {anyPerson} wurden am {anyDate} unterrichtet.
Das gilt nicht für Beträge unter {anyMoney} und Zeiten von weniger als {anyDuration}.
{anyCompany} ist daran nicht gebunden.`),
  prose: {
    'job-offer': list(`Guten Tag {recipient},
nach unserem Gespräch vom {anyDate} bieten wir Ihnen gern die Stelle als {jobTitle} bei {employer} an.
Die Tätigkeit beginnt am {employmentStart} in unserem Büro in {workplace}; Ihr Vorgesetzter ist {supervisor}.
Ihr Jahresgehalt beträgt {annualSalary}, zahlbar in zwölf Teilen; nach der Probezeit, sie dauert {probation}, wird es überprüft.
Die Arbeitszeit beträgt {weeklyHours} in der Woche, der Urlaub {vacationDays} im Jahr.
Das Arbeitsverhältnis kann mit einer Frist von {noticePeriod} gekündigt werden.
Bitte antworten Sie bis zum {answerDeadline}; Fragen beantwortet {contactPerson}.`),
    minutes:
      list(`Die Sitzung fand am {meetingDate} in {meetingPlace} statt und wurde von {chairperson} um {meetingStart} Uhr eröffnet.
{minuteTaker} führte das Protokoll; {anyPerson} und {anyPerson} waren entschuldigt.
Das Protokoll vom {anyDate} wurde ohne Änderung genehmigt.
{anyPerson} berichtete, dass bisher {anyMoney} ausgegeben wurden. Nach Aussprache wurde ein Betrag von {approvedSum} bewilligt.
{responsiblePerson} bereitet die Unterlagen bis zum {taskDeadline} vor.
Die nächste Sitzung ist am {nextMeeting}. Schluss der Sitzung war um {meetingEnd} Uhr.`),
    invitation: list(`{host} lädt Sie herzlich ein: {eventName}.
Wir freuen uns auf Sie am {eventDate} im Haus {venue}, Einlass ab {eventStart} Uhr.
Den Vortrag hält {speaker}, am Klavier begleitet {anyPerson}.
Der Eintritt kostet {admissionFee}, für Kinder {anyMoney}.
Bitte antworten Sie bis {answerDeadline} an {contactPerson}.`),
    reminder: list(`Guten Tag {recipient},
unsere Rechnung {invoiceNumber} vom {invoiceDate} war am {dueDate} fällig und ist noch nicht ganz bezahlt.
Von insgesamt {totalDue} gingen {lastPayment} am {lastPaymentDate} ein, offen sind damit noch {overdueAmount}.
Für diese Mahnung berechnen wir {reminderFee}.
Bitte zahlen Sie spätestens bis zum {paymentDeadline}; danach verlangen wir Verzugszinsen von {lateInterest} im Jahr.
Hat sich Ihre Zahlung mit diesem Schreiben gekreuzt, betrachten Sie es als erledigt. Es hilft Ihnen {contactPerson}.`),
    terms: list(`Diese Bedingungen gelten für alle Bestellungen bei {supplier} ab dem {effectiveDate}.
Unbenutzte Ware kann binnen {returnPeriod} nach Erhalt zurückgesandt werden; der Preis wird binnen {anyDuration} erstattet.
Der Verkäufer gibt auf alle Geräte eine Garantie von {warrantyPeriod}, auf gebrauchte Ware {anyDuration}.
Der Versand kostet {shippingCost} je Bestellung; ab einem Bestellwert von {freeShippingFrom} wird frei geliefert.
Rechnungen sind zahlbar binnen {paymentTerm}. Bei Verzug werden Zinsen von {lateInterest} berechnet.
Gerichtsstand ist {courtPlace}, es gilt {governingLaw}.`),
    agreement:
      list(`Dieser Vertrag wird mit Wirkung vom {effectiveDate} zwischen {client} (Auftraggeberin) und {contractor} (Auftragnehmer) geschlossen.
Der Auftragnehmer erbringt die Leistungen laut Anlage und beginnt binnen {anyDuration} nach Unterschrift.
Die Vergütung beträgt {serviceFee} im Monat und ist binnen {paymentTerm} nach Rechnungsdatum fällig.
Der Vertrag läuft {contractTerm} und kann mit einer Frist von {noticePeriod} schriftlich gekündigt werden.
Die Haftung ist auf {liabilityCap} insgesamt und auf {anyMoney} je Fall begrenzt.
Gerichtsstand ist {courtPlace}; es gilt {governingLaw}.`),
  },
};
