import {describe, expect, test} from 'vitest';
import {parseConceptQuery} from '../../../../src/engine/query/meaning/concept-query.js';

describe('a description in any of the languages is understood', () => {
  test.each([
    ['the total the customer has to pay, including tax', 'grand_total'],
    ['montant TTC', 'grand_total'],
    ['Gesamtbetrag inklusive Mehrwertsteuer', 'grand_total'],
    ['importe total a pagar', 'grand_total'],
    ['totale da pagare', 'grand_total'],
    ['kwota do zapłaty brutto', 'grand_total'],
    ['total amount before tax', 'net_total'],
    ['montant total hors taxes', 'net_total'],
    ['Nettobetrag der Rechnung', 'net_total'],
    ['total VAT amount', 'tax_total'],
    ['Steuerbetrag insgesamt', 'tax_total'],
    ['Wie lautet die Rechnungsnummer?', 'invoice_number'],
    ['numéro de la facture', 'invoice_number'],
    ['número de la factura', 'invoice_number'],
    ['factuurnummer', 'invoice_number'],
    ['fatura numarası', 'invoice_number'],
    ['date of purchase', 'issue_date'],
    ['Rechnungsdatum', 'issue_date'],
    ['fakturadatum', 'issue_date'],
    ['date when the payment is due', 'due_date'],
    ["date d'échéance", 'due_date'],
    ['Name des Lieferanten', 'seller'],
    ['name of the company that issued the invoice', 'seller'],
    ["nom de l'acheteur", 'buyer'],
    ['Name des Käufers', 'buyer'],
    ['IBAN of the seller', 'iban'],
    ['Währung der Rechnung', 'currency'],
    ['who has to pay', 'buyer'],
    ['wer muss zahlen', 'buyer'],
    ['Who gets the money?', 'seller'],
    ['bank account to transfer to', 'iban'],
    ['na jakie konto trzeba przelać pieniądze', 'iban'],
    ['bis wann muss bezahlt werden', 'due_date'],
    ['ne zamana kadar ödenmeli', 'due_date'],
    ['vervaldatum', 'due_date'],
    ['numero cliente', 'customer_number'],
    ['ordernummer', 'order_number'],
    ['net à payer', 'grand_total'],
    ['Ile musi zapłacić klient?', 'grand_total'],
    ['Hur mycket ska kunden betala?', 'grand_total'],
    ['Summe der MwSt.', 'tax_total'],
    ['fatura adresi', 'buyer_address'],
    ['W jakiej walucie jest faktura?', 'currency'],
    ['numero del documento', 'invoice_number'],
    ['number of the passport', 'document_number'],
    ['total', 'grand_total'],
    ["The vendor's legal name. Do not include the address.", 'seller'],
    ['Total amount in EUR as a decimal number without currency symbol', 'grand_total'],
    ['Bitte den Gesamtbetrag der Rechnung inkl. MwSt. als Zahl ohne Währungszeichen ausgeben', 'grand_total'],
    ['Invoice date in ISO format (YYYY-MM-DD)', 'issue_date'],
    ['Extract the invoice number, usually located at the top right of the page.', 'invoice_number'],
    ['Full postal address of the seller including street, city and postal code', 'seller_address'],
    ['VAT identification number of the supplier, starts with country code', 'vat_id'],
    ['IBAN of the payee, without spaces', 'iban'],
    ['number of the parcel for tracking', 'tracking_number'],
  ])('"%s" asks for %s', (prompt, concept) => {
    expect(parseConceptQuery({name: 'a', prompt}, 'invoice').concept).toBe(concept);
  });
});

test('names of fields are understood however they are written', () => {
  for (const name of ['invoice_number', 'invoiceNumber', 'Invoice-Number', 'Invoice No'])
    expect(parseConceptQuery({name}, 'invoice').concept).toBe('invoice_number');
});

test('what nobody knows is looked for by its own words, with the type they tell', () => {
  expect(parseConceptQuery({name: 'patient', prompt: 'patient name'}, 'form')).toMatchObject({type: 'name'});
  const accident = parseConceptQuery({name: 'accident', prompt: 'date of accident'}, 'form');
  expect(accident.concept).toBeUndefined();
  expect(accident.type).toBe('date');
  expect(accident.labels).toContain('date of accident');
});

test('on a passport the number is that of the passport', () => {
  expect(parseConceptQuery({name: 'document number'}, 'passport').concept).toBe('document_number');
});
