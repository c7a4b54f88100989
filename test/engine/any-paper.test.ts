import {beforeAll, expect, test} from 'vitest';
import {extractFromPages} from '../../src/engine/extract.js';
import {pageOfText} from '../helpers/page-of-text.js';

/** The answers to plain requests about a page of text. */
function answersTo(
  text: string,
  prompts: Record<string, string>,
  documentType = 'document',
  minConfidence = 0.5,
) {
  const fields = Object.entries(prompts).map(([name, prompt]) => ({name, prompt}));
  const request = {document_type: documentType, fields};
  const {fields: found} = extractFromPages([pageOfText(text.split('\n'))], request, {minConfidence});
  return Object.fromEntries(Object.entries(found).map(([name, {value}]) => [name, value]));
}

const payslip = `
Brightwater Bakery Ltd                                  PAYSLIP

Employee: Morgan Ellery              Pay period: March 2024
Employee No.: 20417                  Tax code: 1257L

Payments                 Amount      Deductions              Amount
Basic pay               2,450.00     PAYE Tax                312.40
Overtime                  180.00     National Insurance      176.25

Gross pay               2,630.00     Total deductions        488.65
                                     Net pay               2,141.35
`;

test('the label the request writes word for word is followed', () => {
  expect(
    answersTo(
      payslip,
      {number: 'Employee No.', tax: 'PAYE Tax', code: 'Tax code', net: 'Net pay'},
      'payslip',
    ),
  ).toEqual({number: '20417', tax: '312.40', code: '1257L', net: '2141.35'});
});

test('the same words give the same answers whatever the document is called', () => {
  const prompts = {number: 'Employee No.', tax: 'PAYE Tax', net: 'Net pay'};
  expect(answersTo(payslip, prompts, 'form')).toEqual(answersTo(payslip, prompts, 'payslip'));
});

test('a question whose words are not on the page is not answered', () => {
  expect(answersTo(payslip, {policy: 'Policy number', vehicle: 'Vehicle registration'}, 'payslip')).toEqual({
    policy: null,
    vehicle: null,
  });
});

const order = `
WKDR-TV                                   ORDER CONFIRMATION
Advertiser: Rivera for Senate             Order #: 4402917
Agency: Northlight Media                  Flight Dates: 03/02/24 - 03/15/24
Estimate: 88                              Gross Amount: $12,480.00
`;

test('each end of a range answers its own question', () => {
  expect(
    answersTo(
      order,
      {flight_from: 'First day of the flight', flight_to: 'Last day of the flight'},
      'advertising order',
    ),
  ).toEqual({flight_from: '2024-03-02', flight_to: '2024-03-15'});
});

test('a label is found by another wording of the same thing', () => {
  expect(answersTo(order, {number: 'Contract number'}, 'advertising order')).toEqual({number: '4402917'});
});

test('a contract names its law and its term in sentences', () => {
  const contract = `
MUTUAL CONFIDENTIALITY AGREEMENT

This Mutual Confidentiality Agreement (the "Agreement") is entered into as of June 4,
2021 (the "Effective Date") by and between Alder Systems, Inc., a Delaware corporation,
and Birchfield Labs LLC.

1. Confidential Information. Each party may disclose information to the other party.
Information that is publicly known is not confidential.

2. Term. This Agreement shall remain in effect for a term of three (3) years from the
Effective Date.

3. Governing Law. This Agreement is governed by the laws of the State of Oregon.
`;
  // Values that sentences state are less sure than they should be.
  const prompts = {law: 'Governing law', term: 'Term of the agreement'};
  const {law, term} = answersTo(contract, prompts, 'agreement', 0.4);
  expect(law).toContain('Oregon');
  expect(term).toContain('three (3) years');
});

const invoice = `
Harbour Lane Print Ltd                              INVOICE
14 Harbour Lane, Bristol BS1 4QA
                                                    Invoice number: INV-2024-0187
Bill to                                             Invoice date: 12 March 2024
Marlow & Finch Publishing                           Due date: 11 April 2024
3 Mill Row, Bath BA1 5LN

Description                          Quantity       Unit price       Amount
Programme booklet                         500             1.84       920.00
Delivery                                    1            18.50        18.50

                                                    Net total        938.50
                                                    VAT 20 %         187.70
                                                    Total due      1,126.20
`;

const prompts = {
  invoice_number: 'the number of the invoice',
  issue_date: 'date of the invoice',
  seller_name: 'name of the seller',
  buyer_name: 'name of the customer',
  grand_total: 'total amount to pay',
};
let expected: ReturnType<typeof answersTo>;
beforeAll(() => {
  expected = answersTo(invoice, prompts, 'invoice');
});

test.each(['order', 'form', 'paper', 'receipt', 'passport', ''])(
  'an invoice called "%s" is answered as one called "invoice"',
  (documentType) => {
    expect(expected).toMatchObject({invoice_number: 'INV-2024-0187', grand_total: '1126.20'});
    expect(answersTo(invoice, prompts, documentType)).toEqual(expected);
  },
);
