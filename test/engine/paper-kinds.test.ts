import {describe, expect, test} from 'vitest';
import {answersTo} from './plain-requests.js';

const delivery = `
Invoice 8812                               Ship to:
VAT number: GB 481 2290 17                 Oakfield Timber Yard
Shipped via: Northern Haulage              14 Mill Lane
cc: Tobias Renner                          Leeds LS9 8AB
VAT 20%        118.40
Total          710.40
`;

const seller = `
Larch & Finch Joinery Ltd
4 Canal Wharf, Hull HU1 2DA
VAT number GB 220 4410 93

Bill to:
Marlowe Theatre Trust
The Friars
Canterbury CT1 2AS

Invoice number: 2207     Date: 11 March 2024
Total due: £1,440.00
`;

const lease = `
RESIDENTIAL LEASE

This lease is made on 1 April 2022 between Gareth Pryce (the "Landlord") and Noor Haddad
(the "Tenant"). The Landlord lets to the Tenant the premises at 27 Quayside Walk, Cardiff
CF10 5AL, for a term of two years beginning on 15 April 2022. The rent is £985.00 per month.
This lease is governed by the laws of England and Wales.
`;

const report = `
RETAIL CONTACT REPORT
Store: 7 14.91
Date: 8/6/93                   City: Tulsa, Oklahoma
Manager: Lois Kemper           State: OK    ZIP: 74103
DIV. NAME / NO:  Export / 107
Item:   100 mm Filter
Findings:     The trial ran in twelve stores and was
              successful to date; a second wave is
              planned for the autumn.
`;

describe('the words of a request are followed', () => {
  test('a label that stands word for word is answered with what stands beside it', () => {
    const slip = `
Guest Name: Harriet Olafsen          Room: 214
Confirmation No. 07-2291             Arrival: 14/06/2023
`;
    expect(answersTo(slip, ['Guest Name', 'Confirmation No.'], 'booking')).toEqual([
      'Harriet Olafsen',
      '07-2291',
    ]);
  });

  test('two questions have an answer each', () => {
    const statement = `
Opening balance                     £1,204.55
Total paid in                       £2,310.00
Total paid out                      £1,877.12
`;
    expect(answersTo(statement, ['total paid in', 'total paid out'], 'bank statement')).toEqual([
      '2310.00',
      '1877.12',
    ]);
  });

  test('what papers of trade usually state does not win over other words', () => {
    expect(answersTo(delivery, ['Shipped via', 'cc', 'VAT number'], 'delivery note')).toEqual([
      'Northern Haulage',
      'Tobias Renner',
      'GB481229017',
    ]);
  });
});

describe('values are whole', () => {
  test('a text with a number in it is not cut to the number', () => {
    expect(answersTo(report, ['DIV. NAME / NO'], 'form')).toEqual(['Export / 107']);
  });

  test('an answer of several lines is taken to its end', () => {
    expect(answersTo(report, ['Findings'], 'report')).toEqual([
      'The trial ran in twelve stores and was successful to date; a second wave is planned for the autumn.',
    ]);
  });

  test('both ends of a range answer their question', () => {
    const order = `
WKDR-TV                                   ORDER CONFIRMATION
Advertiser: Rivera for Senate             Order #: 4402917
Agency: Northlight Media                  Flight Dates: 12/30/19 - 03/29/20
`;
    const prompts = ['first day of the flight', 'last day of the flight'];
    expect(answersTo(order, prompts, 'advertising order')).toEqual(['2019-12-30', '2020-03-29']);
  });

  test('the order of a range tells how its paper writes dates', () => {
    const order = `
Station KLMN                              ORDER
Schedule Dates   01/06/20 - 02/02/20
Order date       03/04/20
`;
    const prompts = ['first day of the schedule', 'last day of the schedule', 'Order date'];
    expect(answersTo(order, prompts, 'order')).toEqual(['2020-01-06', '2020-02-02', '2020-03-04']);
  });

  test('the last day of a range is no answer for its first day', () => {
    const plan = `
Campaign Dates:        1 - 14 June 2021
Agency:                Northlight Media
`;
    const [first, last] = answersTo(plan, ['first day of the campaign', 'last day of the campaign'], 'plan');
    expect(last).toBe('2021-06-14');
    expect(first).not.toBe('2021-06-14');
  });

  test('numbers keep the marks of their groups, and a moment its time', () => {
    const sheet = `
Circulation:   475,592
Item:          40 mm Bracket
Received:      14 May 2019 16:20
`;
    expect(answersTo(sheet, ['Circulation', 'Item', 'Received'], 'form')).toEqual([
      '475,592',
      '40 mm Bracket',
      '14 May 2019 16:20',
    ]);
  });

  test('a date is read as its paper writes dates, and a number with a point is no date', () => {
    expect(answersTo(report, ['Date', 'Store'], 'form')).toEqual(['1993-08-06', '7 14.91']);
  });

  test('a dash before an amount is no sign', () => {
    const bill = `
Northern Power plc
Bill date 3 February 2024
Dual Fuel - £1972 a year
`;
    expect(answersTo(bill, ['Cost of dual fuel'], 'utility bill')).toEqual(['1972.00']);
  });

  test('a sign close to its number is kept', () => {
    const sheet = `
Storage temperature:    -18 °C
Balance:                -£45.10
Adjustment              -12.50
Discount                £5.00
`;
    expect(answersTo(sheet, ['Storage temperature', 'Balance', 'Adjustment', 'Discount'], 'sheet')).toEqual([
      '-18 °C',
      '-45.10',
      '-12.50',
      '5.00',
    ]);
  });

  test('words are not mended into others', () => {
    const receipt = `
Roma Corner
1 PIZZA MARGHERITA        9.80
1 Water                   2.20
Chef: Piza Romano
TOTAL                    12.00
`;
    expect(answersTo(receipt, ['Chef', 'Total'], 'receipt')).toEqual(['Piza Romano', '12.00']);
  });
});

describe('parties and addresses', () => {
  test('seller and buyer are told apart', () => {
    expect(answersTo(seller, ['Seller', 'Name of the buyer'], 'invoice')).toEqual([
      'Larch & Finch Joinery Ltd',
      'Marlowe Theatre Trust',
    ]);
  });

  test.each([
    ['Street of the seller', '4 Canal Wharf'],
    ['Seller city', 'Hull'],
    ["seller's ZIP code", 'HU1 2DA'],
    ['Town of the buyer', 'Canterbury'],
    ['Postcode of the buyer', 'CT1 2AS'],
    ['Straße des Verkäufers', '4 Canal Wharf'],
  ])('%s is a part of an address', (prompt, value) => {
    expect(answersTo(seller, [prompt], 'invoice')).toEqual([value]);
  });

  test('parts of an address with labels of their own are answered by them', () => {
    expect(answersTo(report, ['City', 'ZIP', 'State'], 'form')).toEqual(['Tulsa, Oklahoma', '74103', 'OK']);
  });

  test('sentences answer for parties, rent and law', () => {
    const prompts = ['Landlord', 'Who is the tenant?', 'Monthly rent', 'Governing law'];
    expect(answersTo(lease, prompts, 'lease')).toEqual([
      'Gareth Pryce',
      'Noor Haddad',
      '985.00',
      'England and Wales',
    ]);
  });
});

describe('nothing is answered where the paper does not say it', () => {
  test('labels, little words and stamps are no values', () => {
    const letter = `
Subscriber details / Nom de l'abonné
RUN 12/3/2014  07:51 PM
in accordance with the terms below
Tariff: Standard Plus
`;
    const prompts = ['Name of the subscriber', 'Number of pages', 'Tariff'];
    expect(answersTo(letter, prompts, 'letter')).toEqual([null, null, 'Standard Plus']);
  });

  test('a total is not computed from cash and change', () => {
    const receipt = `
Corner Kiosk
Newspaper                 2.50
Juice                     1.80
Cash                     10.00
Change                    5.70
`;
    expect(answersTo(receipt, ['Total', 'Change'], 'receipt')).toEqual([null, '5.70']);
  });

  test('another number does not answer for a kindred one', () => {
    const letter = `
Harbour Insurance Brokers
Claim number: HC-20391
Driver: Rhea Sandoval
`;
    const prompts = ['Policy number', 'Vehicle registration number', 'Claim number'];
    expect(answersTo(letter, prompts, 'insurance letter')).toEqual([null, null, 'HC-20391']);
  });
});
