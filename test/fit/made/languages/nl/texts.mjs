import {list} from '../list.mjs';

export const texts = {
  headings: {
    payslip: list('Loonstrook|Salarisspecificatie'),
    'bank-statement': list('Rekeningafschrift|Afschrift'),
    certificate: list('Certificaat|Getuigschrift|Diploma'),
    lease: list('Huurovereenkomst|Huurcontract'),
    report: list('Laboratoriumuitslag|Onderzoeksrapport'),
    ticket: list('Vervoerbewijs|E-ticket|Reisbevestiging'),
    bill: list('Factuur|Jaarrekening energie'),
    order: list('Order|Opdrachtbevestiging'),
    registration: list('Aanvraag tot inschrijving|Registratieformulier'),
    letter: list('Brief|Mededeling'),
  },
  documentTypes: list('loonstrook|afschrift|certificaat|contract|rapport|factuur|formulier|brief'),
  columns: {
    current: list('Deze periode|Bedrag'),
    yearToDate: list('Cumulatief|Jaartotaal'),
    description: list('Omschrijving|Component'),
    date: list('Datum|Boekdatum'),
    amount: list('Bedrag|Totaal'),
    balance: list('Saldo'),
    quantity: list('Aantal'),
    price: list('Prijs|Stukprijs'),
    test: list('Bepaling|Parameter'),
    result: list('Uitslag|Waarde'),
    unit: list('Eenheid'),
    range: list('Referentiewaarden|Grenzen'),
  },
  firstDay: list('eerste dag ({label})|{label}: van|begin ({label})'),
  lastDay: list('laatste dag ({label})|{label}: tot|einde ({label})'),
  tests: list('Hemoglobine|Glucose|Kreatinine|Cholesterol|Calcium|IJzer|Nitraat|Troebelheid|Geleidbaarheid'),
  items: list('Betaalautomaat|Overboeking|Incasso|Geldopname|Rente|Kosten|Terugbetaling|Vaste kosten'),
  jobs: list('Medewerker|Ingenieur|Verkoopleider|Monteur|Secretaresse|Directeur|Vennoot|Penningmeester'),
  subjects: list('EHBO|Boekhouden|Lassen|Projectleiding|Voedselveiligheid|Gegevensbescherming'),
  laws: list('Nederlands recht|Belgisch recht'),
  terms: list('drie maanden|30 dagen|een maand|zes weken'),
  yesNo: ['ja', 'nee'],
  statements: list(
    'Ik ga akkoord met de voorwaarden|Stuur mij nieuws per e-mail|Nieuw adres|Huisdieren aanwezig',
  ),
  to: list('-|tot|t/m'),
  lease:
    list(`Deze overeenkomst is gesloten op {signatureDate} tussen {landlord}, hierna te noemen Verhuurder, en {tenant}, hierna te noemen Huurder.
    Verhuurder verhuurt de woning aan het adres {propertyAddress}.
    De huur gaat in op {leaseStart} en eindigt op {leaseEnd}.
    De huurprijs bedraagt {rent} per maand, vooruit te betalen.
    Huurder betaalt een waarborgsom van {deposit}.
    De opzegtermijn bedraagt {noticePeriod}.
    Op deze overeenkomst is {governingLaw} van toepassing.`),
  certificate:
    list(`Hierbij wordt verklaard dat {holderName}, geboren op {birthDate} te {birthPlace}, de opleiding {course} heeft afgerond met het cijfer {grade}.
    Dit bewijs is geldig tot {expiryDate}.`),
  letter: list(`Beste {recipient},
    dank u voor uw brief. Uw bestelling heeft nummer {orderNumber}.
    Wij verzoeken u het bedrag van {totalDue} te betalen voor {dueDate}.
    Met vragen kunt u terecht bij {contactPerson}.
    Met vriendelijke groet`),
};
