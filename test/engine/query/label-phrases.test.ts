import {describe, expect, test} from 'vitest';
import {askedGroups, labelPhrasesOf} from '../../../src/engine/query/label-phrases.js';

/** Labels of a request, given as its prompt or, with underscores, as the name of a field. */
function textsFor(request: string): string[] {
  const isName = /^\w+$/.test(request);
  const labels = labelPhrasesOf(askedGroups(isName ? {name: request} : {name: 'field_1', prompt: request}));
  return labels.map(({text}) => text);
}

const asked: [request: string, printed: string[], other?: string[]][] = [
  ['advertiser', ['Advertiser', 'Client Name', 'Sponsor']],
  ['Which company advertises?', ['Advertiser', 'Client']],
  ['contract number (order or invoice number)', ['Contract No.', 'Order Number', 'Invoice No.']],
  ['First day of the flight', ['Flight Start Date', 'Schedule Dates'], ['Flight End']],
  ['last day of the flight', ['Flight End Date', 'Schedule Dates'], ['Flight Start']],
  ['Gross amount of the order', ['Total Gross Amount', 'Gross Total'], ['Net Amount']],
  ['agency_commission', ['Commission Amount', 'Agency Comm.']],
  ['stationName', ['Station', 'Call Letters']],
  ['registration_number', ['Registration No.', 'Reg. No.'], ['License Plate No.']],
  ['Registration number of the registrant', ['Registration No.']],
  ['vehicle registration number', ['License Plate', 'Vehicle Reg. No.'], ['Registrant No.']],
  ['Name of the registrant', ['Name of Registrant', 'Registrant']],
  ['Who signed the form?', ['Name and Title', 'Print Name', 'Signed By'], ['Date Signed']],
  ['Title of the person who signs', ['Title', 'Position'], ['Print Name']],
  ['When was the statement filed?', ['Date Filed', 'Filing Date']],
  ['Name of the foreign principal', ['Foreign Principal'], ['Principal of School']],
  ['policy number', ['Policy No.'], ['Account Number', 'Account No.']],
  ['account number', ['Acct. No.', 'A/C No.'], ['Policy No.']],
  ['Total paid in', ['Total Credits', 'Money In'], ['Total Debits', 'Money Out', 'Amount Paid']],
  ['Total paid out', ['Total Debits', 'Money Out'], ['Total Credits', 'Money In', 'Amount Paid']],
  ['D.O.B.', ['Date of Birth', 'D.O.B.']],
  ['When was the child born?', ['Date of Birth']],
  ['P.O. number', ['Purchase Order No.']],
  ['Acct #', ['Account Number']],
  ['Qty', ['Quantity']],
  ['Tel. no.', ['Telephone Number', 'Phone Number'], ['Fax']],
  ['employee number', ['Employee No.', 'Staff No.'], ['Employee Name']],
  ['How many pages does the fax have?', ['No. of Pages'], ['Fax Number']],
  ['Number of guests', ['Guests', 'Adults'], ['Guest Name']],
  ['net_pay', ['Net Pay', 'Take Home Pay'], ['Gross Pay']],
  ['What is the monthly rent?', ['Monthly Rent', 'Rent']],
  ['Find the name of the tenant on this lease.', ['Tenant', 'Lessee'], ['Landlord']],
  ['current meter reading', ['Present Reading'], ['Previous Reading']],
  ['previous meter reading', ['Prior Reading'], ['Present Reading']],
  ['check-in date', ['Check In', 'Arrival Date'], ['Check-out']],
  ['Who took the minutes?', ['Minutes Taken By'], ['Chair']],
  ['date the sample was collected', ['Collection Date', 'Date Sampled'], ['Report Date']],
  ['bill of lading number', ['B/L No.', 'Bill of Lading No.']],
  ['port of discharge', ['Port of Discharge', 'POD'], ['Port of Loading']],
  ['Shipped via', ['Ship Via', 'Carrier'], ['Ship To']],
  ['cc', ['Copy To'], ['Account Number']],
  ['total', ['Grand Total', 'Amount Due'], ['Subtotal']],
  ['Name des Mieters', ['Mieter', 'Tenant'], ['Vermieter']],
  ['Wer ist der Vermieter?', ['Vermieter', 'Landlord'], ['Mieter']],
  ['Anzahl der Seiten', ['Seitenzahl'], ['Fax']],
  ['Número de póliza', ['Nº de póliza'], ['Número de cuenta']],
  ['¿Quién es el arrendador?', ['Arrendador', 'Landlord'], ['Arrendatario']],
  ['Data di scadenza', ['Da pagare entro', 'Scadenza'], ['Data fattura']],
  ['Nome do inquilino', ['Inquilino', 'Locatário'], ['Senhorio']],
  ['Naam van de huurder', ['Huurder', 'Tenant'], ['Verhuurder']],
  ['aantal nachten', ['Overnachtingen']],
  ['Numer rejestracyjny pojazdu', ['Nr rej.'], ['Numer VIN']],
  ['Hyresgästens namn', ['Hyresgäst'], ['Hyresvärd']],
  ['Kiracının adı', ['Kiracı', 'Tenant'], ['Kiraya Veren']],
  ['Sözleşme numarası', ['Sözleşme No'], ['Fatura No']],
  ['Neuer Zählerstand', ['Zählerstand neu'], ['Zählerstand alt']],
  ['Numéro de contrat', ['N° de contrat'], ['N° de facture']],
  ["Quelle est la date d'échéance de la facture ?", ["Date d'échéance"], ['Date de facture']],
  ['Subtotal before tax', [], ['Grand Total']],
  ['Social security number of the employee', [], ['Employee No.', 'Employee Number']],
];

describe('a request is answered with what papers print', () => {
  test.each(asked)('%s', (request, printed, other = []) => {
    const texts = textsFor(request);
    expect(texts).toEqual(expect.arrayContaining(printed));
    expect(texts.filter((text) => other.includes(text))).toEqual([]);
  });
});

test('a request that says more than a group is not answered with its labels', () => {
  for (const request of ['fax number of the second bank', 'date of birth of the guarantor', 'tax on sugar'])
    expect(textsFor(request)).toEqual([]);
});

test('a name with fewer words than the prompt does not widen it', () => {
  const labels = labelPhrasesOf(
    askedGroups({name: 'registration_number', prompt: 'Vehicle registration number'}),
  );
  expect(labels.map(({text}) => text)).not.toContain('Registrant No.');
});

test('the labels of the nearest wording come first, those for many things are weak', () => {
  const labels = labelPhrasesOf(askedGroups({name: 'number', prompt: 'contract number (invoice number)'}));
  expect(labels[0]).toMatchObject({text: 'Contract Number', isWeak: false, specificity: 1});
  expect(labels.find(({text}) => text === 'Contract #')).toMatchObject({isWeak: true});
  expect(labels.length).toBeLessThanOrEqual(60);
});
