import {list} from '../list.mjs';

export const texts = {
  headings: {
    payslip: list('Gehaltsabrechnung|Lohnabrechnung|Entgeltabrechnung'),
    'bank-statement': list('Kontoauszug|Auszug'),
    certificate: list('Urkunde|Zertifikat|Bescheinigung'),
    lease: list('Mietvertrag|Wohnungsmietvertrag'),
    report: list('Laborbefund|Prüfbericht|Befundbericht'),
    ticket: list('Fahrkarte|Online-Ticket|Reisebestätigung'),
    bill: list('Rechnung|Stromrechnung|Jahresabrechnung'),
    order: list('Auftrag|Auftragsbestätigung|Werbeauftrag'),
    registration: list('Antrag auf Eintragung|Anmeldung zum Register'),
    letter: list('Schreiben|Mitteilung'),
  },
  documentTypes: list('Gehaltsabrechnung|Kontoauszug|Zertifikat|Vertrag|Bericht|Rechnung|Formular|Brief'),
  columns: {
    current: list('Monat|Betrag|Laufend'),
    yearToDate: list('Jahr kumuliert|Jahressumme|kumuliert'),
    description: list('Bezeichnung|Text|Lohnart'),
    date: list('Datum|Buchung|Wert'),
    amount: list('Betrag|Umsatz'),
    balance: list('Saldo|Kontostand'),
    quantity: list('Menge|Anzahl'),
    price: list('Einzelpreis|Preis'),
    test: list('Untersuchung|Parameter|Analyse'),
    result: list('Ergebnis|Messwert'),
    unit: list('Einheit'),
    range: list('Referenzbereich|Normbereich|Grenzwert'),
  },
  firstDay: list('erster Tag ({label})|{label}: von|Beginn: {label}'),
  lastDay: list('letzter Tag ({label})|{label}: bis|Ende: {label}'),
  tests: list(
    'Hämoglobin|Glukose|Kreatinin|Cholesterin|Kalzium|Eisen|Nitrat|Trübung|Leitfähigkeit|Harnsäure',
  ),
  items: list(
    'Kartenzahlung|Überweisung|Dauerauftrag|Lastschrift|Barauszahlung|Zinsen|Gebühr|Gutschrift|Grundpreis',
  ),
  jobs: list(
    'Sachbearbeiter|Ingenieurin|Leiter Verkauf|Techniker|Sekretärin|Geschäftsführer|Prokurist|Fahrer',
  ),
  subjects: list('Erste Hilfe|Buchhaltung|Schweißen|Projektleitung|Lebensmittelhygiene|Datenschutz'),
  laws: list('deutsches Recht|österreichisches Recht|schweizerisches Recht'),
  terms: list('drei Monate|30 Tage|vier Wochen|sechs Monate'),
  yesNo: ['ja', 'nein'],
  statements: list('Ich stimme den Bedingungen zu|Nachrichten per E-Mail|Haustiere vorhanden|Neue Anschrift'),
  to: list('-|bis|–'),
  lease:
    list(`Zwischen {landlord}, nachfolgend Vermieter genannt, und {tenant}, nachfolgend Mieter genannt, wird am {signatureDate} dieser Vertrag geschlossen.
    Vermietet wird die Wohnung {propertyAddress}.
    Das Mietverhältnis beginnt am {leaseStart} und endet am {leaseEnd}, ohne dass es einer Kündigung bedarf.
    Die Miete beträgt monatlich {rent} und ist im Voraus zu zahlen.
    Der Mieter leistet eine Kaution in Höhe von {deposit}.
    Die Kündigungsfrist beträgt {noticePeriod}.
    Für diesen Vertrag gilt {governingLaw}.`),
  certificate:
    list(`Hiermit wird bestätigt, dass {holderName}, geboren am {birthDate} in {birthPlace}, den Lehrgang {course} mit der Note {grade} abgeschlossen hat.
    Diese Bescheinigung gilt bis {expiryDate}.`),
  letter: list(`Guten Tag {recipient},
    vielen Dank für Ihr Schreiben. Ihren Auftrag führen wir unter der Nummer {orderNumber}.
    Bitte überweisen Sie den Betrag von {totalDue} bis zum {dueDate}.
    Fragen beantwortet Ihnen gern {contactPerson}.
    Mit freundlichen Grüßen`),
};
