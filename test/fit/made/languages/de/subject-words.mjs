import {list} from '../list.mjs';

/** Überschriften und Werte von Papieren nach Gebieten. */
export const subjectWords = {
  headings: {
    referral: list('Überweisung|Überweisungsschein|Arztbrief'),
    'discharge-letter': list('Entlassungsbrief|Arztbrief|Entlassbericht'),
    prescription: list('Rezept|Privatrezept|Verordnung'),
    enrolment: list('Immatrikulationsbescheinigung|Studienbescheinigung|Semesterbescheinigung'),
    'parking-fine': list('Verwarnung|Bußgeldbescheid|Verwarnung mit Verwarnungsgeld'),
    'insurance-claim': list('Ihr Schaden|Schadenregulierung|Abrechnung Ihres Schadens'),
    'loan-agreement': list('Darlehensvertrag|Kreditvertrag|Ratenkredit'),
    'donation-receipt': list('Zuwendungsbestätigung|Spendenbescheinigung|Spendenquittung'),
    'telecom-bill': list('Ihre Mobilfunkrechnung|Telefonrechnung|Rechnung'),
    quotation: list('Angebot|Kostenvoranschlag|Offerte'),
    'purchase-order': list('Bestellung|Auftrag|Einkaufsbestellung'),
    'hotel-booking': list('Buchungsbestätigung|Reservierungsbestätigung|Ihre Buchung'),
  },
  columns: {
    dose: list('Dosis|Stärke'),
    frequency: list('Einnahme|Häufigkeit'),
    minutes: list('Minuten|Einheiten'),
  },
  lists: {
    titles: list('Dr.|Dr. med.|Prof. Dr.|Dr. med.'),
    floors: list('{1-9}. OG|c/o {company}|Haus {1-9}|Gebäude {1-20}'),
    hospital: list(
      'Klinikum {town}|St.-{surname}-Krankenhaus|Praxis Dr. {surname}|Universitätsklinik {town}',
    ),
    diagnosis: list(
      'Akute Sinusitis|Diabetes mellitus Typ 2|Fraktur des linken Handgelenks|Vorhofflimmern|Eisenmangelanämie|Bandscheibenvorfall L4/5|Migräne ohne Aura|Gallensteine',
    ),
    allergies: list('Penicillin|keine bekannt|Nüsse, Latex|Jod|Gräserpollen|Bienenstiche'),
    ward: list('Station {1-9}|Station {1-9}B|Kardiologie|Chirurgie {1-4}|Innere Medizin|Orthopädie'),
    procedure: list(
      'Arthroskopie des rechten Knies|Blinddarmentfernung|Herzkatheter|Entfernung der Gallenblase|Gips am linken Handgelenk|Hüftprothese',
    ),
    medicine: list('Amoxicillin|Ibuprofen|Metformin|Ramipril|Salbutamol Spray|Pantoprazol|L-Thyroxin'),
    drugs: list('Amoxicillin|Ibuprofen|Metformin|Ramipril|Bisoprolol|Pantoprazol|L-Thyroxin|Simvastatin'),
    dosage: list(
      '1-0-1|{1-2} Tabletten zweimal täglich nach dem Essen|alle {4-8} Stunden eine Kapsel|{1-3} mal täglich dünn auftragen|{5-20} Tropfen zur Nacht|bei Bedarf 2 Hübe',
    ),
    packSize: list('{10-100} Tabletten|{20-60} St.|1 x {10-100} ml|N{1-3}, {20-100} Stück'),
    reasonForReferral: list(
      'Schmerzen im rechten Knie seit {2-9} Monaten, vor allem auf Treppen|Unklarer Gewichtsverlust von {4-9} kg seit {month}|Herzklopfen in Ruhe, bitte abklären|Hörverlust links nach einem Infekt',
    ),
    medication: list(
      'Ramipril {5-10} mg und Metformin {500-850} mg morgens|Ibuprofen {400-600} mg bei Schmerzen|keine|L-Thyroxin {50-125} µg täglich, Vitamin D wöchentlich',
    ),
    urgency: list('Routine|Dringend|Notfall|Innerhalb von zwei Wochen'),
    university: list(
      'Universität {town}|Hochschule {town}|Technische Universität {town}|{surname}-Universität',
    ),
    degreeProgramme: list(
      'Informatik|Maschinenbau|Kunstgeschichte|Betriebswirtschaft|Pflegewissenschaft|Meeresbiologie|Architektur',
    ),
    faculty: list(
      'Philosophische Fakultät|Ingenieurwissenschaften|Naturwissenschaften|Jura|Medizin|Wirtschaft',
    ),
    intendedDegree: list('Bachelor of Science|Master of Arts|Staatsexamen|M.Sc.|Promotion|B.Eng.'),
    semester: list('Wintersemester {year}/{nextYear}|Sommersemester {year}|WS {year}/{nextYear}|SoSe {year}'),
    studyMode: list('Vollzeit|Teilzeit|Fernstudium'),
    offence: list(
      'Parken ohne gültigen Parkschein|Parken im absoluten Haltverbot|Parken auf dem Gehweg|Überschreiten der Parkzeit um {10-60} Minuten|Halten an einer Bushaltestelle',
    ),
    lossDescription: list(
      'Wasser kam nach einem Rohrbruch durch die Decke|Ein Auto fuhr beim Zurücksetzen gegen den Zaun|Das Fahrrad wurde aus dem Keller gestohlen|Hagel beschädigte das Dach und {2-9} Fenster',
    ),
    loanTerm: list('{12-96} Monate|{2-30} Jahre|{12-72} Monatsraten'),
    collateral: list(
      'Grundschuld auf dem Haus|Sicherungsübereignung des Fahrzeugs|Bürgschaft von {person}|keine|Abtretung des Gehalts',
    ),
    charity: list(
      'Tafel {town} e. V.|Kinderhilfe {word}|Freunde des Stadtwalds {town}|Hospiz {town}|{surname}-Stiftung',
    ),
    donationPurpose: list('Schule in {town}|Bäume pflanzen|Hilfe nach dem Hochwasser|Tierheim|Neue Orgel'),
    donationKind: list('Geldzuwendung|Sachzuwendung|Verzicht auf Erstattung'),
    tariff: list('Mobil {5-30} GB|Familie Plus|Flat {word}|Business L|Telefon & Surf M'),
    calls: list('Gespräche ins Ausland|Gespräche in Mobilnetze|SMS|Daten im Ausland|Auskunft|Mailbox'),
    deliveryTime: list('{1-12} Wochen|{3-20} Werktage nach Auftrag|ab Lager|ca. {2-8} Wochen'),
    hotelName: list('Hotel {word}|Grand Hotel {town}|Gasthof {surname}|Parkhotel {town}|Pension {surname}'),
    roomType: list('Doppelzimmer|Einzelzimmer zum Hof|Zweibettzimmer mit Balkon|Familienzimmer|Junior Suite'),
    board: list('Nur Übernachtung|Frühstück|Halbpension|Vollpension'),
  },
};
