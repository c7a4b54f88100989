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
  firstNames: words(
    'Hans Ute Karl Sabine Jürgen Heike Lukas Anna Björn Käthe Emre Lena Otto Frieda Klaus Renate M.',
  ),
  lastNames: words(
    'Müller Schäfer Weiß Becker Hoffmann Köhler Yılmaz Lange Krüger Vogt Seidel Brandt Jäger Pohl Winkler',
  ),
  companyWords: list(
    'Nordlicht|Rheintal|Bergmann|Elbwerk|Sonnenhof|Schwarzwald|Hanse|Lindner|Adler|Stadtwerke|Technikhaus',
  ),
  legalForms: list('GmbH|AG|KG|GmbH & Co. KG|e.K.|OHG|Verlag|Werke|e.V.'),
  towns: words('Lübeck Ulm Görlitz Kassel Bonn Jena Trier Fürth Husum Wien Zürich Potsdam'),
  regions: ['Bayern', 'Hessen', 'Sachsen'],
  streets: list('Hauptstraße|Gartenweg|Lindenallee|Am Markt|Bahnhofstr.|Mühlenweg|Schulgasse|Ringstraße'),
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
  dateFormats: list('DD.MM.YYYY|DD.MM.YYYY|D.M.YYYY|DD.MM.YY|D. MMMM YYYY|YYYY-MM-DD'),
  group: '.',
  decimal: ',',
  moneyFormats: list('# €|# EUR|#|EUR #|€ #'),
  units: words('mm kg g cm Std. Tage Stück m²'),
  phones: list('09999 999999|0999/999999|+49 99 9999999|(0999) 99 99 99'),
  shortAnswers: list('keine|ja|nein|entfällt|X|s. Anlage|diverse|alle'),
  choices: [
    ['ja', 'nein'],
    ['männlich', 'weiblich', 'divers'],
    ['monatlich', 'jährlich'],
    ['ledig', 'verheiratet', 'geschieden'],
    ['neu', 'Verlängerung'],
  ],
};
