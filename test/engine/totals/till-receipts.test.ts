import {expect, test} from 'vitest';
import {findFields} from '../../../src/engine/concept-search/find-fields.js';
import {pageOf} from '../../helpers/page-of.js';

function read(text: string, ...names: string[]) {
  const fields = names.map((name) => ({name}));
  const found = findFields([pageOf(text, 1, 'ocr')], {paperKind: 'receipt', fields, minConfidence: 0.5});
  return Object.fromEntries([...found].map(([name, field]) => [name, field.value]));
}

test('a name goes on with the legal form that stands alone below it, also when its first half is one', () => {
  const text = `
Feinkost Kranich GmbH &
Co. KG
Am Hafen 60
40999 Musterstadt
SUMME EUR 12,80`;
  expect(read(text, 'company')).toEqual({company: 'Feinkost Kranich GmbH & Co. KG'});
});

test('a line that begins with a leading legal form begins a name', () => {
  const text = `
Aoxo4s
PERNIAGAAN ZHENG HUI
JM0325956-V
NO.59 JALAN PERMAS 9/5
81750 JOHOR BAHRU`;
  expect(read(text, 'company')).toEqual({company: 'PERNIAGAAN ZHENG HUI'});
});

test('a telephone number below the address is no part of it', () => {
  const text = `
Molen Drukwerk B.V.
Molenweg 88
2099 Antwerpen
T 046/523 13 66
TOTAAL 9,60`;
  expect(read(text, 'address')).toEqual({address: 'Molenweg 88 2099 Antwerpen'});
});

test('the time is the one beside the date, and no opening hours', () => {
  const text = `
Corner Kettle
Open daily 9:00 - 21:30
Tea            3.10
TOTAL          3.10
05/03/2024 18:24:06   Till 4`;
  expect(read(text, 'time', 'date')).toEqual({time: '18:24:06', date: '2024-03-05'});
});

test('the tax is told by the figures of its summary, and the rows of several rates are added up', () => {
  const text = `
Fräulein Anders
Brot              3,10 B
Seife             5,95 A
Zu zahlen         9,05
Typ      Netto     St.     Brutto
A 19%     5,00     0,95     5,95
B 7%      2,90     0,20     3,10`;
  expect(read(text, 'tax', 'total')).toEqual({tax: '1.15', total: '9.05'});
});

test('a rate whose percent sign was misread still tells which amount is the tax', () => {
  const text = `
KEDAI ABC SDN BHD
Fried rice             453.43
TOTAL               RM 453.43
MASTER                 453.43
GST Summary  Amount   Tax(RM)
SR 68        427.76     25.67`;
  expect(read(text, 'tax')).toEqual({tax: '25.67'});
});

test('a service charge is no tax, though it is a share of the total', () => {
  const text = `
KEDAI ABC
Fried rice        100.00
Svr Chg 10%        10.00
TOTAL             110.00`;
  expect(read(text, 'tax', 'total')).toEqual({tax: null, total: '110.00'});
});

test('what is left after discount, tax and rounding is the total, and what was there before is not', () => {
  const text = `
KEDAI ABC SDN BHD
Fried rice          72.91
Paint brush        179.94
Gross Amt          252.85
Total Discount     -25.29
Add GST 6%          13.65
ROUNDING            -0.01
TOTAL SALES        241.20
MYDEBIT            241.20`;
  expect(read(text, 'total')).toEqual({total: '241.20'});
});

test('the label of a total may be broken over two lines, with its amount below', () => {
  const text = `
KEDAI ABC SDN BHD
Fried rice                    100.00
Pens                          501.09
Total Sales (Inclusive
of GST)
                              601.09
Payment                       620.00
Balance                        18.91`;
  expect(read(text, 'total')).toEqual({total: '601.09'});
});

test('a total whose point was not recognised is found among amounts with cents', () => {
  const text = `
THREE STOOGES
Guinness      150.00
SUB TOTAL     150.00
SVC 10%        15.00
GST 6%          9.90
NET TOTAL     17490
CASH          200.00
CHANGE         25.10`;
  expect(read(text, 'total')).toEqual({total: '174.90'});
});

test.each([
  ['FİŞ NO: 27306174', '27306174'],
  ['Nr wydr. 123456', '123456'],
  ['Kvittonr: 4711', '4711'],
  ['Check # 5514', '5514'],
  ['Bon-Nr.: 99120', '99120'],
])('the number of a receipt is found: %s', (line, number) => {
  const text = `
Corner Kettle
${line}
TOTAL 8,00`;
  expect(read(text, 'receipt_number')).toEqual({receipt_number: number});
});

test('below the name an address is found though its postal code was misread, but no item with its price', () => {
  const facts = ['Masen Snickeri AB', 'Hamnplan 125,411 99 G6teborg', 'Tel 0785 646724', 'TOTAL 85,00'];
  expect(read(facts.join('\n'), 'address')).toEqual({address: 'Hamnplan 125,411 99 Goteborg'});
  const items = ['Masen Snickeri AB', 'Kaffe 125 g 8,50', 'Tel 0785 646724', 'TOTAL 85,00'];
  expect(read(items.join('\n'), 'address')).toEqual({address: null});
});

test('an amount that nothing calls or proves to be the total is not taken for it, though it is the only one', () => {
  expect(read('Corner Kettle\n12 Mill Street\nTea 3.10\nThank you', 'total')).toEqual({total: null});
});
