import {describe, expect, test} from 'vitest';
import {answersTo} from './plain-requests.js';

describe('no value is', () => {
  test('a word that links a caption to what is not filled in', () => {
    const form = `
TELEGRAM FORM
RUN 12/3/2014  07:51 PM
Sent by: Ivo Marsh
Class of
`;
    expect(answersTo(form, ['Class', 'Sent by'], 'form')).toEqual([null, 'Ivo Marsh']);
  });

  test('the stamp of a print run, for what is counted or numbered', () => {
    const list = `
MONTHLY LIST
RUN 12/3/2014  07:51 PM
Depot: Hull
Account      Units
4410         12
4477          9
`;
    expect(answersTo(list, ['Number of drivers', 'Run number', 'Depot'], 'report')).toEqual([
      null,
      null,
      'Hull',
    ]);
  });

  test('what a sentence says something is in accordance with', () => {
    const terms = `
RENTAL TERMS
The deposit is returned in accordance with the
rules of the house. The rent is payable in
accordance with the schedule below.
Landlord: Oakfield Homes Ltd
`;
    expect(answersTo(terms, ['Deposit', 'Rent', 'Landlord'], 'lease')).toEqual([
      null,
      null,
      'Oakfield Homes Ltd',
    ]);
  });
});

describe('a label names no party', () => {
  test('where it stands beside or below the word for the buyer', () => {
    const invoice = `
Harbour Lane Print Ltd                              INVOICE
14 Harbour Lane, Bristol BS1 4QA
Customer No.   Order Date     Sales Rep
2207           12 March 2024  D. Orme

Total due      144.00
`;
    expect(answersTo(invoice, ['Customer', 'Name of the buyer', 'Seller'], 'invoice')).toEqual([
      null,
      null,
      'Harbour Lane Print Ltd',
    ]);
  });

  test('where its number stands below the word for the seller', () => {
    const order = `
PURCHASE ORDER 5518
Vendor            Ship To
Vendor No. 207    Attn: Stores
Terms             30 days
`;
    expect(answersTo(order, ['Vendor', 'Terms'], 'order')).toEqual([null, '30 days']);
  });
});
