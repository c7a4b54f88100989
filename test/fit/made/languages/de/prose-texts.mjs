import {list, versions} from '../list.mjs';

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
  durations:
    list(`fünf (5) Tage|zehn (10) Werktage|vierzehn (14) Tage|zwei (2) Wochen|30 Tage|drei (3) Monate|12 Monate
    24 Monate|sechs Wochen|ein Jahr|sieben Tage|8 Tage|10 Tage|15 Werktage|21 Tage|45 Tage|60 Tage
    sechzig (60) Tage|90 Tage|vier Wochen|ein Monat|zwei Monate|3 Monate|sechs (6) Monate|9 Monate
    18 Monate|36 Monate|zwei Jahre|drei (3) Jahre|5 Jahre|zehn Wochen|ein halbes Jahr`),
  events:
    list(`Sommerfest|Jahreshauptversammlung|Tag der offenen Tür|Frühlingskonzert|Energie-Workshop|Buchvorstellung
    Weihnachtsfeier|Firmenjubiläum|Mitgliederversammlung|Weinprobe|Richtfest|Eröffnungsfeier
    Goldene Hochzeit|Klassentreffen|Erntedankfest|Vernissage|Benefizkonzert|Fachtagung Pflege
    Seminar Datenschutz|Lesung am Kamin|Produktvorstellung|Abschiedsfeier|Abiball|Maibaumaufstellen
    Preisverleihung`),
  /** Sentences that answer nothing. */
  asides: list(`Am {anyDate} hatte {anyPerson} uns dazu schon geschrieben.
Im Vorjahr waren es {anyMoney}, im Jahr davor {anyMoney}.
{anyPerson} und {anyPerson} wurden am {anyDate} unterrichtet.
Das gilt nicht für Beträge unter {anyMoney} und Zeiten von weniger als {anyDuration}.
{anyCompany} ist daran nicht gebunden.
Kopien gingen am {anyDate} an {anyPerson} und an {anyCompany} heraus.
Bis {anyDate} galten andere Regeln.
Bei {anyCompany} waren es nur {anyMoney} gewesen.
Das war mit {anyPerson} am Telefon so besprochen.
Bewahren Sie dieses Papier mindestens {anyDuration} auf.
Schäden von mehr als {anyMoney} sind binnen {anyDuration} zu melden.
Am {anyDate} war von {anyMoney} die Rede, was nicht stimmte.
Weder {anyPerson} noch {anyCompany} werden dadurch verpflichtet.
Eine Abschrift kostet {anyMoney} und ist bei {anyPerson} zu haben.
Die Regelung vom {anyDate} bleibt unberührt.`),
  prose: {
    'job-offer': versions(`
Guten Tag {recipient},
nach unserem Gespräch vom {anyDate} bieten wir Ihnen gern die Stelle als {jobTitle} bei {employer} an.
Die Tätigkeit beginnt am {employmentStart} in unserem Büro in {workplace}; Ihr Vorgesetzter ist {supervisor}.
Ihr Jahresgehalt beträgt {annualSalary}, zahlbar in zwölf Teilen; nach der Probezeit, sie dauert {probation}, wird es überprüft.
Die Arbeitszeit beträgt {weeklyHours} in der Woche, der Urlaub {vacationDays} im Jahr.
Das Arbeitsverhältnis kann mit einer Frist von {noticePeriod} gekündigt werden.
Bitte antworten Sie bis zum {answerDeadline}; Fragen beantwortet {contactPerson}.

Wir freuen uns, Ihnen, {recipient}, mitteilen zu können, dass {employer} Sie gern einstellen möchte, und zwar als {jobTitle}.
Einsatzort ist {workplace}, wo Sie {supervisor} unterstellt sind; Ihr erster Arbeitstag ist der {employmentStart}.
Für {weeklyHours} pro Woche erhalten Sie {annualSalary} brutto im Jahr, dazu {vacationDays} Urlaub.
Auf Probe arbeiten Sie {probation}, danach beträgt die Kündigungsfrist {noticePeriod}.
Wenn Sie das Angebot, das {anyPerson} am {anyDate} mit Ihnen besprach, annehmen möchten, schreiben Sie bis {answerDeadline} an {contactPerson}.

{recipient}, Ihr Gespräch mit {anyPerson} am {anyDate} hat uns überzeugt.
Ab {employmentStart} würden Sie bei {employer} als {jobTitle} arbeiten, mit {weeklyHours} in der Woche.
Vorgesehen sind ein Jahresgehalt von {annualSalary} (zuzüglich einer Prämie von höchstens {anyMoney} im ersten Jahr) und {vacationDays} bezahlter Urlaub.
In {workplace}, wo sich unser Büro befindet, wird {supervisor} Sie einarbeiten und führen.
Während der Probezeit, die {probation} dauert, kann jederzeit gekündigt werden; später beträgt die Frist {noticePeriod}.
Sagen Sie uns bitte spätestens am {answerDeadline} zu. Rückfragen richten Sie an {contactPerson}, Personalabteilung.
`),
    minutes: versions(`
Die Sitzung fand am {meetingDate} in {meetingPlace} statt und wurde von {chairperson} um {meetingStart} Uhr eröffnet.
{minuteTaker} führte das Protokoll; {anyPerson} und {anyPerson} waren entschuldigt.
Das Protokoll vom {anyDate} wurde ohne Änderung genehmigt.
{anyPerson} berichtete, dass bisher {anyMoney} ausgegeben wurden. Nach Aussprache wurde ein Betrag von {approvedSum} bewilligt.
{responsiblePerson} bereitet die Unterlagen bis zum {taskDeadline} vor.
Die nächste Sitzung ist am {nextMeeting}. Schluss der Sitzung war um {meetingEnd} Uhr.

Anwesend: {chairperson} (Vorsitz), {anyPerson}, {anyPerson} sowie {minuteTaker} (Protokoll).
Am {meetingDate} um {meetingStart} Uhr kamen die Mitglieder in {meetingPlace} zusammen.
Statt der beantragten {anyMoney} wurden, nachdem {anyPerson} gesprochen hatte, {approvedSum} bewilligt.
Mit den Angeboten, die bis {taskDeadline} vorliegen müssen, befasst sich {responsiblePerson}.
Da nichts weiter vorlag, wurde die Sitzung um {meetingEnd} Uhr geschlossen; die folgende findet am {nextMeeting} statt.

Niederschrift, verfasst von {minuteTaker}, über die Sitzung in {meetingPlace}, welche {chairperson} leitete.
Begonnen wurde am {meetingDate} pünktlich um {meetingStart} Uhr, wobei {anyPerson} fehlte.
Der Beschluss vom {anyDate} wird aufgehoben. Für den Umbau stehen nun {approvedSum} bereit, ferner wird über {anyMoney} später beraten.
Bis {taskDeadline}, so wurde vereinbart, holt {responsiblePerson} drei Angebote ein.
Man trifft sich wieder am {nextMeeting}. Ende: {meetingEnd} Uhr.
`),
    invitation: versions(`
{host} lädt Sie herzlich ein: {eventName}.
Wir freuen uns auf Sie am {eventDate} im Haus {venue}, Einlass ab {eventStart} Uhr.
Den Vortrag hält {speaker}, am Klavier begleitet {anyPerson}.
Der Eintritt kostet {admissionFee}, für Kinder {anyMoney}.
Bitte antworten Sie bis {answerDeadline} an {contactPerson}.

Zu unserem Fest, {eventName}, das am {eventDate} im Haus {venue} stattfindet, sind Sie und Ihre Familie eingeladen.
Die Türen öffnen sich um {eventStart} Uhr; zum Ausklang singt {anyPerson}.
Als Redner, den viele noch vom {anyDate} kennen, begrüßen wir {speaker}.
Für den Eintritt, in dem ein Imbiss enthalten ist, bitten wir um {admissionFee} je Person.
Zusagen nimmt bis {answerDeadline} gern {contactPerson} entgegen. Auf Ihr Kommen freut sich {host}, mit dem ganzen Vorstand.

{eventDate}, {eventStart} Uhr, {venue}: Bitte merken Sie sich diesen Termin vor!
{host} veranstaltet dann, mit Unterstützung von {anyCompany}, Folgendes: {eventName}.
Es spricht {speaker}, eingeführt von {anyPerson}.
Karten gibt es zu {admissionFee}, für Studierende zu {anyMoney}.
Geben Sie {contactPerson} bis zum {answerDeadline} Bescheid, ob Sie kommen.
`),
    reminder: versions(`
Guten Tag {recipient},
unsere Rechnung {invoiceNumber} vom {invoiceDate} war am {dueDate} fällig und ist noch nicht ganz bezahlt.
Von insgesamt {totalDue} gingen {lastPayment} am {lastPaymentDate} ein, offen sind damit noch {overdueAmount}.
Für diese Mahnung berechnen wir {reminderFee}.
Bitte zahlen Sie spätestens bis zum {paymentDeadline}; danach verlangen wir Verzugszinsen von {lateInterest} im Jahr.
Hat sich Ihre Zahlung mit diesem Schreiben gekreuzt, betrachten Sie es als erledigt. Es hilft Ihnen {contactPerson}.

{recipient}, nach unseren Büchern schulden Sie uns noch {overdueAmount}.
Das ist der Rest aus Rechnung Nr. {invoiceNumber}, die am {invoiceDate} über {totalDue} ausgestellt wurde und bis {dueDate} zu bezahlen war.
Am {lastPaymentDate} überwiesen Sie, wofür wir danken, {lastPayment}.
Leider müssen wir {reminderFee} für diesen Brief hinzurechnen.
Geht das Geld nicht bis {paymentDeadline} ein, so fallen Zinsen in Höhe von {lateInterest} jährlich an.
Ihr Konto betreut bei uns {contactPerson}. Am {anyDate} hatten wir Ihnen schon einmal geschrieben.

Vielleicht haben Sie es übersehen, {recipient}: Unsere Rechnung {invoiceNumber}, datiert auf den {invoiceDate}, hätte bis zum {dueDate} beglichen werden müssen.
Gebucht wurde bisher nur eine Zahlung von {lastPayment}, eingegangen am {lastPaymentDate}; von den {totalDue} stehen daher {overdueAmount} aus.
Überweisen Sie diese Summe, zuzüglich {reminderFee} Mahnkosten, bis {paymentDeadline}.
Andernfalls übergeben wir die Sache {anyCompany} und berechnen {lateInterest} Zinsen.
Sollten Sie in Raten zahlen wollen, hilft Ihnen {contactPerson} weiter.
`),
    terms: versions(`
Diese Bedingungen gelten für alle Bestellungen bei {supplier} ab dem {effectiveDate}.
Unbenutzte Ware kann binnen {returnPeriod} nach Erhalt zurückgesandt werden; der Preis wird binnen {anyDuration} erstattet.
Der Verkäufer gibt auf alle Geräte eine Garantie von {warrantyPeriod}, auf gebrauchte Ware {anyDuration}.
Der Versand kostet {shippingCost} je Bestellung; ab einem Bestellwert von {freeShippingFrom} wird frei geliefert.
Rechnungen sind zahlbar binnen {paymentTerm}. Bei Verzug werden Zinsen von {lateInterest} berechnet.
Gerichtsstand ist {courtPlace}, es gilt {governingLaw}.

Mit Wirkung vom {effectiveDate} verkauft {supplier} nur zu den folgenden Bedingungen; jene vom {anyDate} gelten nicht mehr.
Für die Zahlung der Rechnungen hat der Kunde, sofern nichts anderes vereinbart ist, {paymentTerm} Zeit; danach fallen {lateInterest} Zinsen jährlich an.
Bestellungen ab {freeShippingFrom} liefern wir frei Haus, bei kleineren kommen {shippingCost} für Porto hinzu.
Was nicht gefällt, darf der Kunde, solange die Verpackung unversehrt ist, zurückgeben; er hat dafür {returnPeriod} Zeit.
Zeigt sich während der Garantie, die {warrantyPeriod} dauert, ein Mangel, so wird kostenlos repariert; Ersatzteile halten wir {anyDuration} vor.
Anzuwenden ist {governingLaw}; geklagt wird ausschließlich in {courtPlace}.

{supplier} (im Folgenden Verkäufer) und der Kunde vereinbaren diese Bedingungen, in Kraft seit {effectiveDate}.
Versand: {shippingCost} je Sendung, entfällt jedoch ab einem Warenwert von {freeShippingFrom}.
Rückgabe: Der Kunde hat {returnPeriod} Zeit; das Geld wird nach {anyDuration} erstattet.
Gewährleistung: {warrantyPeriod} ab Lieferung, ausgenommen Verschleißteile.
Zahlung: ohne Abzug, Ziel {paymentTerm}. Rückstände werden mit {lateInterest} verzinst, je Mahnung fallen {anyMoney} an.
Recht und Gericht: {governingLaw}, Gerichtsstand {courtPlace}.
`),
    agreement: versions(`
Dieser Vertrag wird mit Wirkung vom {effectiveDate} zwischen {client} (Auftraggeberin) und {contractor} (Auftragnehmer) geschlossen.
Der Auftragnehmer erbringt die Leistungen laut Anlage und beginnt binnen {anyDuration} nach Unterschrift.
Die Vergütung beträgt {serviceFee} im Monat und ist binnen {paymentTerm} nach Rechnungsdatum fällig.
Der Vertrag läuft {contractTerm} und kann mit einer Frist von {noticePeriod} schriftlich gekündigt werden.
Die Haftung ist auf {liabilityCap} insgesamt und auf {anyMoney} je Fall begrenzt.
Gerichtsstand ist {courtPlace}; es gilt {governingLaw}.

{client}, vertreten durch {anyPerson} und im Folgenden Auftraggeber genannt, beauftragt hiermit {contractor}, im Folgenden Auftragnehmer genannt.
In Kraft tritt der Vertrag am {effectiveDate}; geschlossen wird er für {contractTerm}, sofern ihn nicht eine Seite vorher kündigt, wobei die Frist {noticePeriod} beträgt.
Als Honorar erhält der Auftragnehmer jeden Monat {serviceFee}, zahlbar {paymentTerm} nach Eingang seiner Rechnung.
Auslagen von mehr als {anyMoney} bedürfen der Zustimmung.
Für Schäden gleich welcher Art wird, außer bei Vorsatz, höchstens mit {liabilityCap} gehaftet.
Anwendbar ist {governingLaw}; Streitigkeiten gehören vor die Gerichte in {courtPlace}.

Die Unterzeichneten, nämlich {contractor} als Dienstleister und {client} als Kunde, sind sich einig wie folgt.
Beginn: Die Arbeiten werden ab {effectiveDate} geleistet, nachdem {anyPerson} die Pläne übergeben hat.
Dauer: {contractTerm}, Kündigungsfrist: {noticePeriod} zum Monatsende.
Preis: {serviceFee} monatlich, ein Vorschuss von {anyMoney} wird nicht geschuldet.
Fälligkeit: Rechnungen sind {paymentTerm} nach Zugang zu begleichen.
Haftung: insgesamt nicht mehr als {liabilityCap}, was auch immer der Grund sei.
Schlussbestimmung: Es gilt {governingLaw}, zuständig sind die Gerichte in {courtPlace}.
`),
  },
};
