import {list, versions} from '../list.mjs';

export const texts = {
  headings: {
    payslip: list(`Gehaltsabrechnung|Lohnabrechnung|Entgeltabrechnung|Lohnzettel|Gehaltszettel|Lohnausweis
    Abrechnung der Brutto-Netto-Bezüge`),
    'bank-statement': list('Kontoauszug|Auszug|Ihr Kontoauszug|Kontoübersicht|Umsatzübersicht|Saldomeldung'),
    certificate: list(
      'Urkunde|Zertifikat|Bescheinigung|Teilnahmebescheinigung|Diplom|Zeugnis|Kursbestätigung',
    ),
    lease: list(
      'Mietvertrag|Wohnungsmietvertrag|Mietvertrag über Wohnraum|Bestandvertrag|Mietvereinbarung|Wohnungsmiete',
    ),
    report: list('Laborbefund|Prüfbericht|Befundbericht|Befund|Analysenbericht|Untersuchungsbericht'),
    ticket: list('Fahrkarte|Online-Ticket|Reisebestätigung|Ihre Reise|Buchungsbestätigung|Reiseplan'),
    bill: list('Rechnung|Stromrechnung|Jahresabrechnung|Wasserrechnung|Ihre Rechnung|Faktura|Honorarnote'),
    order: list('Auftrag|Auftragsbestätigung|Werbeauftrag|Bestellung|Buchungsauftrag|Insertionsauftrag'),
    registration: list(
      'Antrag auf Eintragung|Anmeldung zum Register|Anmeldeformular|Registeranmeldung|Meldung',
    ),
    letter: list('Schreiben|Mitteilung|Brief|Information|Unser Schreiben an Sie'),
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
  tests:
    list(`Hämoglobin|Glukose|Kreatinin|Cholesterin|Kalzium|Eisen|Nitrat|Trübung|Leitfähigkeit|Harnsäure|Natrium
    Kalium|Harnstoff|Bilirubin|Triglyzeride|Vitamin D|Ferritin|Thrombozyten|Leukozyten|Erythrozyten
    Magnesium|Zink|Chlorid|Sulfat|Ammonium|Blei|Kupfer|Gesamthärte|Sauerstoff|TSH|CRP|Albumin
    Gesamteiweiß|Coliforme Keime`),
  items:
    list(`Kartenzahlung|Überweisung|Dauerauftrag|Lastschrift|Barauszahlung|Zinsen|Gebühr|Gutschrift|Grundpreis
    Gehalt|Scheck|Geldautomat|Kontoführung|Darlehensrate|Miete|Versicherung|Strom|Einkauf|Handy
    Sollzinsen|Bareinzahlung|Dividende|Abonnement|Arbeitszeit|Material|Montage|Anfahrt|Spots vormittags
    Spots Hauptsendezeit|Lieferung|Kindergeld|Steuererstattung`),
  jobs: list(`Sachbearbeiter|Ingenieurin|Leiter Verkauf|Techniker|Sekretärin|Geschäftsführer|Prokurist|Fahrer
    Buchhalterin|Softwareentwickler|Bauleiter|Elektriker|Vorstand|Geschäftsführerin|Prokuristin
    Marketingleiterin|Krankenpfleger|Apothekerin|Koch|Kellnerin|Verkäufer|Lehrerin|Lagerist
    Maschinenführer|Schlosser|Wissenschaftlicher Mitarbeiter|Assistentin der Geschäftsleitung|Notar
    Hausmeister|Kassenwart|Obmann|Filialleiter|Projektleiterin|Datenanalyst|Referent|Disponent`),
  subjects:
    list(`Erste Hilfe|Buchhaltung|Schweißen|Projektleitung|Lebensmittelhygiene|Datenschutz|Staplerfahren
    Brandschutz|Arbeitssicherheit|Deutsch als Fremdsprache|Webentwicklung|Altenpflege|Elektroinstallation
    Rhetorik|Buchführung II|Tabellenkalkulation|Qualitätsmanagement|Verhandlungsführung|Fotografie
    Kinderbetreuung|Gabelstaplerschein|Lohnabrechnung|Rettungsschwimmen|Konfliktlösung`),
  laws: list(`deutsches Recht|österreichisches Recht|schweizerisches Recht|das Recht der Bundesrepublik Deutschland
    Schweizer Recht|das Recht der Republik Österreich|liechtensteinisches Recht|luxemburgisches Recht
    das Recht des Landes Bayern|italienisches Recht|niederländisches Recht|französisches Recht`),
  terms:
    list(`drei Monate|30 Tage|vier Wochen|sechs Monate|ein Monat|zwei Monate|zwei Wochen|60 Tage|90 Tage|14 Tage
    sechs Wochen|drei (3) Monate|vierzehn Tage|ein Jahr`),
  yesNo: ['ja', 'nein'],
  statements: list(`Ich stimme den Bedingungen zu|Nachrichten per E-Mail|Haustiere vorhanden|Neue Anschrift
    Ich habe die Regeln gelesen|Sind Sie berufstätig|Haben Sie Kinder|Erstantrag
    Ich brauche eine Quittung|Ist dies eine Berichtigung|Unterlagen beigefügt|Bitte rufen Sie zurück
    Rauchen Sie|Parkplatz nötig|Wurden Sie schon einmal registriert`),
  to: list('-|bis|–'),
  lease: versions(`
Zwischen {landlord}, nachfolgend Vermieter genannt, und {tenant}, nachfolgend Mieter genannt, wird am {signatureDate} dieser Vertrag geschlossen.
Vermietet wird die Wohnung {propertyAddress}.
Das Mietverhältnis beginnt am {leaseStart} und endet am {leaseEnd}, ohne dass es einer Kündigung bedarf.
Die Miete beträgt monatlich {rent} und ist im Voraus zu zahlen.
Der Mieter leistet eine Kaution in Höhe von {deposit}.
Die Kündigungsfrist beträgt {noticePeriod}.
Für diesen Vertrag gilt {governingLaw}.

Mit diesem Vertrag überlässt {landlord} (Vermieter) die Räume {propertyAddress}, und zwar an {tenant} (Mieter).
Vermietet wird für die Zeit vom {leaseStart} bis zum {leaseEnd}, sofern nicht verlängert wird.
Zu zahlen sind je Monat {rent}, daneben für Heizung geschätzte {anyMoney}.
Vor der Übergabe der Schlüssel hinterlegt der Mieter {deposit} als Sicherheit, die er {anyDuration} nach dem Auszug zurückerhält.
Will eine Seite den Vertrag vorher beenden, so muss sie kündigen; die Frist dafür beträgt {noticePeriod}.
Unterschrieben am {signatureDate}; es gilt {governingLaw}.

{tenant}, künftig der Mieter, mietet von {landlord}, künftig der Vermieter, folgende Wohnung: {propertyAddress}.
Einziehen kann der Mieter am {leaseStart}, geräumt sein müssen alle Zimmer am {leaseEnd}.
Mietzins: {rent} monatlich, im Voraus. Kaution: {deposit}, zahlbar vor dem Einzug.
Kündigung durch jede der beiden Seiten: {noticePeriod}, schriftlich.
Die Parteien, die dieses Papier am {signatureDate} unterzeichnet haben, unterwerfen den Vertrag folgendem Recht: {governingLaw}.
`),
  certificate: versions(`
Hiermit wird bestätigt, dass {holderName}, geboren am {birthDate} in {birthPlace}, den Lehrgang {course} mit der Note {grade} abgeschlossen hat.
Diese Bescheinigung gilt bis {expiryDate}.

Den Lehrgang {course} hat, wie wir hiermit bestätigen, von Anfang bis Ende {holderName} besucht, geboren in {birthPlace} am {birthDate}.
Die Prüfung, abgelegt vor {anyPerson}, ergab das Resultat {grade}. Nach dem {expiryDate} verliert das Papier seine Gültigkeit.

{holderName}, Geburtsdatum {birthDate}, gebürtig aus {birthPlace}, nahm an unserer Schulung teil: {course}, beendet am {anyDate}.
Die Leistung wurde mit {grade} bewertet. Sofern sie nicht verlängert wird, läuft die Bescheinigung am {expiryDate} ab.
`),
  letter: versions(`
Guten Tag {recipient},
vielen Dank für Ihr Schreiben. Ihren Auftrag führen wir unter der Nummer {orderNumber}.
Bitte überweisen Sie den Betrag von {totalDue} bis zum {dueDate}.
Fragen beantwortet Ihnen gern {contactPerson}.
Mit freundlichen Grüßen

Sehr geehrte Damen und Herren, insbesondere {recipient},
gern bestätigen wir Ihre Bestellung vom {anyDate}, die bei uns als Nr. {orderNumber} geführt und von {anyPerson} bearbeitet wird.
Der Preis beträgt {totalDue}, zu zahlen bis {dueDate}.
Für alle weiteren Fragen ist {contactPerson} für Sie da.
Hochachtungsvoll

Zu Händen von {recipient}
Zu Ihrem Auftrag {orderNumber} fehlt uns noch eine Zahlung.
Da bis {dueDate} der Betrag von {totalDue}, darin {anyMoney} Steuer, bei uns eingehen muss, bitten wir Sie, das zu prüfen.
Bin ich nicht da, fragen Sie nach {contactPerson}.
Mit besten Grüßen
`),
};
