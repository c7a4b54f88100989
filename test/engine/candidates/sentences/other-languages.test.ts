import {expect, test} from 'vitest';
import {answer, prose, type Request} from './prose.js';

const german = prose(
  `MIETVERTRAG
   Zwischen Herrn Joachim Wendland, wohnhaft Lindenweg 14, 70193 Stuttgart, nachfolgend Vermieter genannt, und Frau Selma Aydin, geboren am 3. Juni 1990, nachfolgend Mieterin genannt, wird folgender Vertrag geschlossen:
   § 1 Mietsache. Vermietet wird die Wohnung im Hause Rosenstraße 8, 72070 Tübingen, bestehend aus drei Zimmern, Küche und Bad.
   § 2 Mietzeit. Das Mietverhältnis beginnt am 1. Oktober 2023 und wird auf die Dauer von vier Jahren fest abgeschlossen. Es endet am 30. September 2027.
   § 3 Miete. Die Miete beträgt monatlich 890,00 EUR. Die Vorauszahlung auf die Betriebskosten beträgt 160,00 EUR.
   § 4 Kaution. Der Mieter zahlt eine Kaution in Höhe von 2.670,00 EUR.
   § 5 Kündigung. Die Kündigungsfrist beträgt drei Monate zum Monatsende. Es gilt deutsches Recht. Gerichtsstand ist Tübingen.`,
);

test.each<[string | Request, string]>([
  ['Wer ist der Vermieter?', 'Joachim Wendland'],
  ['Name der Mieterin', 'Selma Aydin'],
  ['Adresse der Wohnung', 'Rosenstraße 8, 72070 Tübingen'],
  ['Anschrift des Vermieters', 'Lindenweg 14, 70193 Stuttgart'],
  ['Mietbeginn', '2023-10-01'],
  ['Wann endet der Vertrag?', '2027-09-30'],
  ['Laufzeit', 'vier Jahren'],
  ['Miete pro Monat', '890.00'],
  ['Kaution', '2670.00'],
  ['Kündigungsfrist', 'drei Monate'],
  ['Anwendbares Recht', 'deutsches Recht'],
  ['Gerichtsstand', 'Tübingen'],
  ['Who is the landlord?', 'Joachim Wendland'],
  ['Monthly rent', '890.00'],
])('a German lease answers %j', (request, value) => {
  expect(answer(german, request)).toBe(value);
});

test.each<string | Request>(['Gehalt', 'Zinssatz', 'Versicherungssumme', 'Probezeit', 'Wer ist der Käufer?'])(
  'a German lease does not answer %j',
  (request) => {
    expect(answer(german, request)).toBeUndefined();
  },
);

const french = prose(
  `CONTRAT DE LOCATION
   Entre les soussignés : Madame Hélène Roussel, demeurant au 5 rue des Tanneurs, 69005 Lyon, ci-après dénommée le bailleur, et Monsieur Karim Belaïd, demeurant au 18 avenue Foch, 38000 Grenoble, ci-après dénommé le locataire, il a été convenu ce qui suit.
   Article 1. Le bailleur loue au locataire un logement situé au 22 rue Sainte-Claire, 38000 Grenoble, comprenant deux pièces.
   Article 2. Le bail est consenti pour une durée de trois ans et prend effet le 1er septembre 2022 pour se terminer le 31 août 2025.
   Article 3. Le loyer mensuel est fixé à 640,00 € hors charges. Le locataire verse un dépôt de garantie de 1 280,00 €.
   Article 4. Le locataire peut résilier le bail avec un préavis de deux mois. Le présent contrat est soumis au droit français.
   Fait à Grenoble, le 20 août 2022`,
);

test.each<[string | Request, string]>([
  ['Qui est le bailleur ?', 'Hélène Roussel'],
  ['Nom du locataire', 'Karim Belaïd'],
  ['Adresse du logement', '22 rue Sainte-Claire, 38000 Grenoble'],
  ["Date de prise d'effet", '2022-09-01'],
  ['Date de fin du bail', '2025-08-31'],
  ['Durée du bail', 'trois ans'],
  ['Loyer mensuel', '640.00'],
  ['Dépôt de garantie', '1280.00'],
  ['Préavis', 'deux mois'],
  ['Droit applicable', 'droit français'],
  ['Date de signature', '2022-08-20'],
])('a French lease answers %j', (request, value) => {
  expect(answer(french, request)).toBe(value);
});

test.each<string | Request>(['Salaire brut', "Taux d'intérêt", "Période d'essai", "Prime d'assurance"])(
  'a French lease does not answer %j',
  (request) => {
    expect(answer(french, request)).toBeUndefined();
  },
);

test.each<[string, string, string | Request, string]>([
  [
    'Spanish',
    'De una parte, Don Álvaro Quesada, con domicilio en Calle Olmo 12, 28012 Madrid, en adelante el arrendador. La renta mensual será de 750,00 €. El contrato comienza el 1 de marzo de 2024.',
    'Renta mensual',
    '750.00',
  ],
  [
    'Spanish',
    'De una parte, Don Álvaro Quesada, con domicilio en Calle Olmo 12, 28012 Madrid, en adelante el arrendador. La renta mensual será de 750,00 €. El contrato comienza el 1 de marzo de 2024.',
    'Fecha de inicio del contrato',
    '2024-03-01',
  ],
  [
    'Italian',
    'Il contratto ha una durata di quattro anni e scade il 31 maggio 2027. Il canone mensile è di 820,00 €.',
    'Durata del contratto',
    'quattro anni',
  ],
  [
    'Dutch',
    'De huurovereenkomst gaat in op 1 juli 2023. De waarborgsom bedraagt € 1.900,00 en de opzegtermijn bedraagt één maand.',
    'Ingangsdatum',
    '2023-07-01',
  ],
  [
    'Portuguese',
    'O contrato tem início em 1 de abril de 2024 e termina em 31 de março de 2029. A renda mensal é de 700,00 €.',
    'Data de fim',
    '2029-03-31',
  ],
  [
    'Swedish',
    'Hyran är 8 400 kr per månad. Uppsägningstiden är tre månader. Avtalet gäller från och med den 1 maj 2024.',
    'Uppsägningstid',
    'tre månader',
  ],
])('%s, "%s": %j', (_language, text, request, value) => {
  expect(answer(prose(text), request)).toBe(value);
});
