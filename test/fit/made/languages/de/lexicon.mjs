import {list, words} from '../list.mjs';

export const lexicon = {
  code: 'de',
  formLabels:
    list(`Name|Vorname|Nachname|Datum|Geburtsdatum|Anschrift|Straße|PLZ|Ort|Land|Telefon|Telefon-Nr.|Fax|E-Mail
    Konto-Nr.|Kunde|Kunden-Nr.|Rechnungs-Nr.|Auftrags-Nr.|Bestellnummer|Ihr Zeichen|Unser Zeichen|Betreff|An|Von|Firma
    Abteilung|Stellung|Vorgesetzter|Unterschrift|Genehmigt von|Erstellt von|Eingegangen am|Fällig am|Beginn|Ende|Gültig bis
    Zeitraum|Betrag|Gesamtbetrag|Saldo|Einzelpreis|Menge|Rabatt|Steuer|Netto|Brutto|Währung|Bank|Bezeichnung|Bemerkungen
    Anmerkung|Grund|Zweck|Ergebnis|Probe Nr.|Charge|Serien-Nr.|Typ|Marke|Klasse|Gewicht|Länge|Breite|Höhe|Temperatur|Farbe
    Größe|Standort|Lager|Fahrzeug|Fahrer|Ansprechpartner|Seitenzahl|Uhrzeit|Stunden|Projekt|Projekt-Nr.|Kosten|Mitarbeiter
    Personal-Nr.|Geschlecht|Familienstand|Beruf|Arbeitgeber|Schule|Jahr|Patient|Arzt|Versicherung|Aktenzeichen|Gericht
    Steuernummer|Zeuge|Mieter|Vermieter|Miete|Kaution|Zähler-Nr.|Zählerstand|Verbrauch|Lieferant|Hersteller|Käufer
    Lieferanschrift|Zahlungsbedingungen|Liefertermin|Sonstiges|Art des Antrags|Name und Anschrift des Arbeitgebers
    Ort und Datum der Ausstellung|Seit wann wohnen Sie unter dieser Anschrift`),
  joiners: [' / ', ' und ', ' oder ', ' & '],
  firstNames:
    list(`Hans|Ute|Karl|Sabine|Jürgen|Heike|Lukas|Anna|Björn|Käthe|Emre|Lena|Otto|Frieda|Klaus|Renate|M.|Maria
    Josef|Franz|Elisabeth|Michael|Stefan|Petra|Andreas|Katharina|Sebastian|Maximilian|Leonie|Mia|Jonas
    Fatma|Mehmet|Ayşe|Agnieszka|Piotr|Svetlana|Igor|Giuseppe|Dragana|Ivan|Amir|Yasmin|Thi Mai|Beat|Urs
    Regula|Reto|Alois|Hannelore|Karl-Heinz|Anna-Lena|Jörg|Günther|Dr. Eva|R.|H. J.|Wolfgang|Ulrike`),
  lastNames:
    list(`Müller|Schäfer|Weiß|Becker|Hoffmann|Köhler|Yılmaz|Lange|Krüger|Vogt|Seidel|Brandt|Jäger|Pohl|Winkler
    Schmidt|Schneider|Fischer|Meyer|Maier|Wagner|Huber|Gruber|Bauer|Steiner|Moser|Zimmermann
    Schulze-Bergmann|von der Heide|van Dyck|Özdemir|Kaya|Demir|Nowak|Kowalczyk|Petrović|Jovanović
    Hrubesch|Novotny|Popov|Schwarz|Groß|Weißgerber|Bühler|Keller|Frei|Brunner|Zürcher|Aebischer|Nguyen
    Al-Hassan|Rossi|Peeters|Thiele|Lehmann|Kühn`),
  companyWords:
    list(`Nordlicht|Rheintal|Bergmann|Elbwerk|Sonnenhof|Schwarzwald|Hanse|Lindner|Adler|Stadtwerke|Technikhaus
    Alpen|Donau|Weser|Westfalen|Bavaria|Helvetia|Tirol|Nordsee|Kaiser|Merkur|Phönix|Globus|Union|Zentral
    Stern|Eiche|Linde|Falke|Krone|Schmid|Gebrüder Maier|Isar|Moselland|Märkische|Bodensee|Harz|Taunus
    Edelweiß|Morgenstern|Neumann|Steinbach|Altstadt|Blaues Haus`),
  legalForms:
    list(`GmbH|AG|KG|GmbH & Co. KG|e.K.|OHG|Verlag|Werke|e.V.|mbH|Ges.m.b.H.|UG (haftungsbeschränkt)|eG|Stiftung
    & Söhne|& Co.|Bank|Versicherung|Klinikum|Universität|Akademie|Institut|Labor|Handels GmbH|Logistik
    Energie AG|Genossenschaft|SE|Sàrl|Gruppe|Bau GmbH|Kanzlei|Hausverwaltung|Technik`),
  towns:
    list(`Lübeck|Ulm|Görlitz|Kassel|Bonn|Jena|Trier|Fürth|Husum|Wien|Zürich|Potsdam|Hamburg|München|Köln|Leipzig
    Dresden|Bremen|Erfurt|Freiburg|Heidelberg|Münster|Aachen|Rostock|Bamberg|Passau|Konstanz|Graz|Linz
    Salzburg|Innsbruck|Klagenfurt|Bern|Basel|Luzern|St. Gallen|Chur|Vaduz|Bad Homburg|Frankfurt am Main
    Halle (Saale)|Garmisch-Partenkirchen`),
  regions:
    list(`Bayern|Hessen|Sachsen|Tirol|Steiermark|Thurgau|Baden-Württemberg|Niedersachsen|Brandenburg|Saarland
    Kärnten|Aargau`),
  streets:
    list(`Hauptstraße|Gartenweg|Lindenallee|Am Markt|Bahnhofstr.|Mühlenweg|Schulgasse|Ringstraße|Bergstraße
    Schillerstr.|Goetheplatz|Am Bahndamm|Dorfstraße|Kirchweg|Im Winkel|An der Mühle|Kaiserallee|Neuer Weg
    Marktplatz|Landstrasse|Seefeldstrasse|Mariahilfer Straße|Waldstr.|Friedrichring|Alte Gasse
    Zum Sportplatz|Rosenstieg|Ludwigstraße|Breite Straße|Obere Hauptstr.`),
  street: '{street} {number}',
  zip: '99999',
  townLine: '{zip} {town}',
  words:
    words(`der die das und in zu den mit von für auf ist im dem nicht ein eine als auch es an werden aus er hat dass
    sie nach wird bei einer um am sind noch wie einem über einen so zum haben nur oder aber vor zur bis mehr durch wurde
    Bericht Muster Prüfung Auftrag Anlage Ergebnis Wasser Papier Menge Preis Fläche Lieferung Kunde Termin Unterlagen
    Verfahren neue weitere gesamte geprüft bestellt erhalten folgende`),
  months: words('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
  shortMonths: words('Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'),
  dateFormats:
    list(`DD.MM.YYYY|DD.MM.YYYY|D.M.YYYY|DD.MM.YY|D. MMMM YYYY|YYYY-MM-DD|D.M.YY|DD. MMMM YYYY|D. MMM YYYY
    DD-MM-YYYY`),
  group: '.',
  decimal: ',',
  moneyFormats: list('# €|# EUR|#|EUR #|€ #|EUR #|CHF #|Fr. #|€ #'),
  units: list('mm|kg|g|cm|Std.|Tage|Stück|m²|t|ml|l|km|Min.|Pack.|Kisten|mg|°C|Pkt.|kWh'),
  phones:
    list(`09999 999999|0999/999999|+49 99 9999999|(0999) 99 99 99|0999 9999999|09999/99999-99|+49 (0)99 99999999
    +43 9 9999999|+43 999 99 99 99|+41 99 999 99 99|099 999 99 99|0999-99999|09 99 / 99 99 99`),
  shortAnswers:
    list(`keine|ja|nein|entfällt|X|s. Anlage|diverse|alle|k. A.|unbekannt|siehe oben|offen|folgt|beide|nie|dito
    teilweise|wie bisher|n. v.|angefügt`),
  choices: [
    ['ja', 'nein'],
    ['männlich', 'weiblich', 'divers'],
    ['monatlich', 'jährlich'],
    ['ledig', 'verheiratet', 'geschieden'],
    ['neu', 'Verlängerung'],
  ],
};
