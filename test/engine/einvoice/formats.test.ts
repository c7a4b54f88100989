import {expect, test} from 'vitest';
import {parseEInvoice} from '../../../src/engine/einvoice/read-einvoice.js';
import {facturX, ublCreditNote, zugferd1} from './samples.js';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

test('a Factur-X invoice tells its header, its parties and its totals', async () => {
  const invoice = await parseEInvoice(utf8(facturX));
  expect(invoice?.facts).toEqual({
    invoice_number: 'FA-2024-0117',
    issue_date: '2024-03-05',
    due_date: '2024-04-04',
    delivery_date: '2024-03-01',
    currency: 'EUR',
    order_number: 'BC-88',
    customer_number: 'C-4711',
    seller: 'Menuiserie Lefèvre SARL',
    seller_address: '12 rue des Charpentiers, 69003 Lyon',
    vat_id: 'FR83404833048',
    tax_number: '123456',
    buyer: 'Atelier Durand',
    iban: 'FR7630006000011234567890189',
    tax_rate: '20',
    subtotal: '1205.00',
    net_total: '1205.00',
    tax_total: '241.00',
    grand_total: '1446.00',
    open_amount: '1446.00',
  });
});

test('a line tells article, description on one line, quantity, price and amount', async () => {
  const invoice = await parseEInvoice(utf8(facturX));
  expect(invoice?.lines).toEqual([
    {
      position: '1',
      article_number: 'C-12',
      description: 'Chêne massif & vernis',
      quantity: '10',
      unit: 'MTR',
      unit_price: '120.50',
      tax_rate: '20',
      line_amount: '1205.00',
    },
  ]);
});

test('a ZUGFeRD 1 invoice in Latin-1 is read, and lines that are only notes are left out', async () => {
  const invoice = await parseEInvoice(latin1(zugferd1));
  expect(invoice?.facts).toMatchObject({
    invoice_number: 'R-1001',
    issue_date: '2014-07-01',
    order_number: 'B-5',
    seller: 'Gärtnerei Grün',
    net_total: '10.00',
    grand_total: '10.70',
  });
  expect(invoice?.lines).toEqual([
    {description: 'Stiefmütterchen', quantity: '4', unit: 'C62', line_amount: '10.00'},
  ]);
});

test('a UBL credit note is read, the registered name before the trading name', async () => {
  const invoice = await parseEInvoice(utf8(ublCreditNote));
  expect(invoice?.facts).toEqual({
    invoice_number: 'CN-9',
    issue_date: '2024-11-02',
    due_date: '2024-12-02',
    currency: 'SEK',
    order_number: 'PO-3',
    seller: 'Skog & Såg AB',
    seller_address: 'Storgatan 1, 903 26 Umeå',
    vat_id: 'SE556677889901',
    buyer: 'Hus i Norr AB',
    net_total: '100.00',
    tax_total: '25.00',
    grand_total: '125.00',
    open_amount: '125.00',
  });
  expect(invoice?.lines).toEqual([
    {
      position: '1',
      description: 'Plank',
      quantity: '2',
      unit: 'H87',
      unit_price: '50.00',
      line_amount: '100.00',
    },
  ]);
});

test('the account of a direct debit stands in where nothing is to be paid to', async () => {
  const debit = facturX.replaceAll('PayeePartyCreditorFinancialAccount', 'PayerPartyDebtorFinancialAccount');
  expect((await parseEInvoice(utf8(debit)))?.facts.iban).toBe('FR7630006000011234567890189');
});

test('different tax rates leave the rate of the invoice open', async () => {
  const mixed = facturX.replace(
    '<ram:ApplicableTradeTax><ram:RateApplicablePercent>20<',
    '<ram:ApplicableTradeTax><ram:RateApplicablePercent>5.5</ram:RateApplicablePercent></ram:ApplicableTradeTax>$&',
  );
  expect((await parseEInvoice(utf8(mixed)))?.facts.tax_rate).toBeUndefined();
});

test('a date that does not exist and an amount that is none are left out', async () => {
  const broken = facturX
    .replace('>20240305<', '>20240230<')
    .replace('>1446.00</ram:Grand', '>a lot</ram:Grand');
  const facts = (await parseEInvoice(utf8(broken)))?.facts;
  expect(facts).not.toHaveProperty('issue_date');
  expect(facts).not.toHaveProperty('grand_total');
  expect(facts).toHaveProperty('open_amount', '1446.00');
});

test('orders, and XML about something else, are no invoices', async () => {
  const order = facturX.replaceAll('CrossIndustryInvoice', 'SCRDMCCBDACIOMessageStructure');
  expect(await parseEInvoice(utf8(order))).toBeUndefined();
  expect(await parseEInvoice(utf8('<note><to>you</to></note>'))).toBeUndefined();
});
