import {parseConcepts} from '../parse-concepts.mjs';

/** Facts of letters, contracts, minutes and invitations. */
export const proseConcepts = parseConcepts(`
employmentStart = Eintrittsdatum|Arbeitsbeginn|Beginn der Tätigkeit > Tag, an dem die Arbeit beginnt > Wann fängt die Stelle an?
annualSalary = Jahresgehalt|Gehalt|Bruttojahresgehalt > Bezahlung im Jahr > Wie viel wird im Jahr gezahlt?
weeklyHours = Wochenarbeitszeit|Arbeitszeit|Wochenstunden > Stunden, die je Woche zu leisten sind > Wie viele Stunden sind je Woche zu arbeiten?
vacationDays = Urlaub|Urlaubstage|Jahresurlaub > freie Tage im Jahr > Wie viele Urlaubstage gibt es?
probation = Probezeit|Dauer der Probezeit > Zeit zur Erprobung > Wie lange dauert die Probezeit?
supervisor = Vorgesetzte/r|Berichtet an|Führungskraft > Chef der neuen Kraft > Wem ist die Stelle unterstellt?
answerDeadline = Antwort bis|Rückmeldung bis|u. A. w. g. bis > letzter Tag für eine Antwort > Bis wann wird eine Antwort erwartet?
workplace = Arbeitsort|Dienstsitz|Einsatzort > Stadt, in der gearbeitet wird > Wo wird gearbeitet?
meetingDate = Sitzungsdatum|Sitzung am|Datum der Sitzung > Tag der Zusammenkunft > Wann war die Sitzung?
meetingStart = Sitzungsbeginn|Beginn der Sitzung|Eröffnung > Uhrzeit, zu der die Sitzung anfing > Um wie viel Uhr begann die Sitzung?
meetingEnd = Sitzungsende|Ende der Sitzung|Schluss > Uhrzeit, zu der die Sitzung schloss > Um wie viel Uhr endete die Sitzung?
meetingPlace = Sitzungsort|Ort der Sitzung|Tagungsort > Stadt, in der getagt wurde > Wo fand die Sitzung statt?
chairperson = Vorsitz|Sitzungsleitung|Vorsitzende/r > wer die Sitzung leitete > Wer leitete die Sitzung?
minuteTaker = Protokoll|Protokollführung|Schriftführer/in > wer das Protokoll schrieb > Wer führte das Protokoll?
nextMeeting = Nächste Sitzung|Nächster Termin > Tag des nächsten Treffens > Wann trifft man sich wieder?
approvedSum = Bewilligter Betrag|Genehmigte Mittel > Geld, das bewilligt wurde > Wie viel Geld wurde bewilligt?
responsiblePerson = Verantwortlich|Zuständig|Erledigung durch > wer die Aufgabe übernimmt > Wer kümmert sich um die Aufgabe?
taskDeadline = Zu erledigen bis|Termin|Frist für die Aufgabe > letzter Tag für die Aufgabe > Bis wann ist die Aufgabe zu erledigen?
eventName = Veranstaltung|Anlass > wozu eingeladen wird > Was wird gefeiert oder veranstaltet?
eventDate = Datum der Veranstaltung|Wann|Veranstaltungstag > Tag des Fests > An welchem Tag ist die Veranstaltung?
eventStart = Einlass|Beginn um|Anfang > Uhrzeit der Veranstaltung > Um wie viel Uhr beginnt die Veranstaltung?
venue = Veranstaltungsort|Wo|Ort der Feier > Stätte der Veranstaltung > Wo findet die Veranstaltung statt?
host = Gastgeber|Veranstalter|Ausrichter > wer einlädt > Wer lädt ein?
admissionFee = Eintritt|Teilnahmegebühr|Unkostenbeitrag > Preis der Teilnahme > Was kostet die Teilnahme?
speaker = Referent/in|Vortrag von|Festredner > wer den Vortrag hält > Wer spricht?
overdueAmount = Offener Betrag|Rückstand|Ausstehend > noch nicht bezahlte Summe > Wie viel ist noch offen?
reminderFee = Mahngebühr|Mahnkosten|Bearbeitungsgebühr > Kosten dieser Mahnung > Was kostet die Mahnung?
paymentDeadline = Neue Zahlungsfrist|Zahlung spätestens|Letzte Frist > Tag, an dem das Geld da sein muss > Bis wann kann man noch zahlen?
lastPayment = Zahlungseingang|Letzte Zahlung|Bereits gezahlt > schon bezahlte Summe > Wie viel wurde vorher gezahlt?
lastPaymentDate = Zahlung eingegangen am|Datum der letzten Zahlung > Tag des letzten Geldeingangs > Wann kam die letzte Zahlung?
returnPeriod = Rückgabefrist|Widerrufsfrist|Rückgaberecht > Zeit, Ware zurückzuschicken > Wie lange kann Ware zurückgegeben werden?
warrantyPeriod = Garantie|Gewährleistung|Garantiezeit > Zeit, in der für Mängel gehaftet wird > Wie lange gilt die Garantie?
shippingCost = Versandkosten|Versand|Porto > Kosten der Zusendung > Was kostet die Lieferung?
freeShippingFrom = Versandfrei ab|Portofrei ab > Bestellwert für Lieferung ohne Kosten > Ab welchem Betrag ist die Lieferung frei?
lateInterest = Verzugszinsen|Verzugszinssatz > Prozente bei später Zahlung > Welcher Zinssatz gilt bei Verzug?
courtPlace = Gerichtsstand|Zuständiges Gericht > Stadt, deren Gerichte entscheiden > Welche Stadt ist Gerichtsstand?
client = Auftraggeberin|Kunde|Besteller > wer die Leistung bestellt > Wer bestellt die Leistung?
contractor = Auftragnehmer|Dienstleister|Berater > wer die Arbeit ausführt > Wer erbringt die Leistung?
serviceFee = Vergütung|Honorar|Monatliche Vergütung > Preis der Leistung > Was kostet die Leistung?
paymentTerm = Zahlungsziel|Zahlungsfrist|Zahlbar innerhalb von > Zeit zum Bezahlen > In welcher Zeit sind Rechnungen zu zahlen?
contractTerm = Vertragsdauer|Dauer|Vertragslaufzeit > wie lange der Vertrag läuft > Wie lange gilt der Vertrag?
effectiveDate = Inkrafttreten|Gültig ab|Vertragsbeginn > Tag, an dem der Vertrag wirksam wird > Ab welchem Tag gilt der Vertrag?
liabilityCap = Haftungsgrenze|Haftungshöchstbetrag|Haftung bis > höchster Schadenersatz > Bis zu welcher Summe wird gehaftet?
`);
