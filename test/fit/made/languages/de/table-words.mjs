import {list} from '../list.mjs';

/** Words of papers with captions, tables and sections. */
export const tableWords = {
  headings: {
    'vehicle-registration': list('Zulassungsbescheinigung|Fahrzeugschein'),
    'boarding-pass': list('Bordkarte|Einsteigekarte'),
    'parcel-label': list('Versandetikett|Paketschein'),
    'customs-declaration': list('Zollinhaltserklärung|Zollerklärung'),
    'insurance-policy': list('Versicherungsschein|Police'),
    'civil-record': list('Geburtsurkunde|Auszug aus dem Register'),
    'delivery-note': list('Lieferschein|Warenbegleitschein'),
    'salary-statement': list('Entgeltnachweis|Bezügemitteilung'),
    timesheet: list('Stundenzettel|Arbeitszeitnachweis'),
    'school-report': list('Zeugnis|Schulzeugnis'),
    'tax-assessment': list('Steuerbescheid|Bescheid über Einkommensteuer'),
    'hotel-folio': list('Hotelrechnung|Gästerechnung'),
    'expense-report': list('Reisekostenabrechnung|Spesenabrechnung'),
    'utility-bill': list('Ihre Stromrechnung|Gasrechnung|Verbrauchsabrechnung'),
    'repair-bill': list('Werkstattrechnung|Reparaturrechnung'),
    'order-form': list('Bestellformular|Kundendaten|Antrag'),
  },
  columns: {
    start: list('Beginn|Von|Kommen'),
    finish: list('Ende|Bis|Gehen'),
    pause: list('Pause'),
    hours: list('Stunden|Std.'),
    effort: list('Mitarbeit'),
    homework: list('Hausaufgaben'),
    mark: list('Note|Leistung'),
    remark: list('Bemerkung|Anmerkung'),
    lastYear: list('Vorjahr|Letztes Jahr'),
    thisYear: list('Dieses Jahr|Laufendes Jahr'),
    charge: list('Belastung|Soll'),
    credit: list('Gutschrift|Haben'),
    receipt: list('Beleg-Nr.|Beleg'),
    employee: list('Arbeitnehmer|AN-Anteil'),
    employer: list('Arbeitgeber|AG-Anteil'),
  },
  fuels:
    list(`Benzin|Diesel|Elektro|Hybrid|Erdgas|Super|Super bleifrei|Benzin / Elektro|Plug-in-Hybrid|Wasserstoff
    Autogas|Bioethanol|Elektrisch|Gas`),
  colours:
    list(`rot|dunkelblau|silber|schwarz|weiß|grün|blau|grau|hellgrau|metallicgrün|beige|braun|gelb|orange|violett
    bordeaux|perlweiß|gold|türkis|anthrazit|mehrfarbig`),
  classes:
    list(`Economy|Business|1. Klasse|2. Klasse|Premium Economy|First|Erste Klasse|Zweite Klasse|Touristenklasse
    Liegewagen|Schlafwagen|Economy Light|Y`),
  goods:
    list(`Bücher|Baumwollhemden|Ersatzteile|Fliesen|Gebrauchte Kleidung|Kaffee|Maschinenteile|Lederschuhe|Laptop
    Laborproben|Holzmöbel|Tee|Spielzeug|Olivenöl|Damenkleider|Gartengeräte|Uhren|Glaswaren|Dokumente
    Fahrrad|Kosmetik|Musikinstrument|Mobiltelefone|Stahlschrauben|Farben`),
  countries:
    list(`Portugal|Indien|Kanada|Norwegen|Vietnam|Kenia|Deutschland|Österreich|Schweiz|Italien|Polen|Türkei
    Brasilien|Mexiko|China|Japan|Nigeria|Südafrika|Australien|Spanien|Frankreich|Ukraine|Syrien|Kroatien
    Griechenland|Niederlande`),
  schoolSubjects:
    list(`Deutsch|Mathematik|Biologie|Geschichte|Erdkunde|Kunst|Musik|Sport|Englisch|Französisch|Latein|Physik
    Chemie|Religion|Ethik|Informatik|Werken|Sozialkunde|Sachunterricht|Wirtschaft|Spanisch
    Darstellendes Spiel|Turnen|Handarbeit`),
  days: list('Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag'),
  expenses:
    list(`Hotel|Taxi|Fahrkarte|Mittagessen|Bewirtung|Parken|Tagungsgebühr|Frühstück|Flug|Mietwagen|Benzin|Bus|Maut
    Internet|Teamessen|Trinkgeld|Visum|Impfung|Kopien|Wäsche|U-Bahn|Gepäckgebühr|Reiseversicherung
    Gastgeschenk|Fähre`),
  remarks:
    list(`gut|sehr gut|befriedigend|ausreichend|mangelhaft|wechselnd|fleißig|schwätzt zu viel|hat sich verbessert
    braucht Hilfe|bestanden|nicht beurteilt|teilgenommen|mit Erfolg|unaufmerksam|hervorragend
    stets bemüht|Hausaufgaben fehlen`),
  stays:
    list(`Logis|Minibar|Frühstück|Parkplatz|Wäsche|Kurtaxe|Restaurant|Telefon|Zustellbett|Halbpension|Spa|Bar
    Zimmerservice|WLAN|Abendessen|Flughafentransfer|Hund|Zeitung|Massage|Tagungsraum|Reinigung|Safe|Sauna
    Späte Abreise`),
  /** Headings of parts that hold the same fields each. */
  sections: {
    billing: list('Rechnungsanschrift|Rechnung an'),
    shipping: list('Lieferanschrift|Lieferung an'),
    sender: list('Absender|Versand von'),
    receiver: list('Empfänger|Versand an'),
    applicant: list('Antragsteller/in|Erste Person'),
    partner: list('Ehepartner|Zweite Person'),
  },
  partFields: {
    name: list('Name|Vor- und Zuname'),
    street: list('Straße|Straße und Nr.'),
    zip: list('PLZ|Postleitzahl'),
    city: list('Ort|Wohnort|Stadt'),
    phone: list('Telefon|Telefonnummer|Tel.'),
    email: list('E-Mail|E-Mail-Adresse'),
  },
  /** How a field of a part is asked for. */
  partPhrasings: list('{section} {field}|{field} ({section})|{section}: {field}|{field}, {section}'),
};
