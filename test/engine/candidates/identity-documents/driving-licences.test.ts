import {expect, test} from 'vitest';
import {answerFields as findFields} from '../../../../src/engine/pipeline.js';
import {pageOf} from '../../../helpers/page-of.js';

const licence = `
KÖRKORT NORDMARK

1. HÄGGKVIST
2. TUVA ELVIRA
3. 22.12.1998 ÖSTHAMMAR
4a. 14.08.2024 4b. 13.08.2034
4c. VÄGVERKET
5. NM 884 107 22
9. AM/B/BE`;

const fields = [
  {name: 'surname', prompt: 'efternamn'},
  {name: 'given_names', prompt: 'förnamn'},
  {name: 'born', prompt: 'date of birth'},
  {name: 'place', prompt: 'place of birth'},
  {name: 'issued', prompt: 'date of issue', type: 'date' as const},
  {name: 'expires', prompt: 'expiry date'},
  {name: 'number', prompt: 'passport number'},
];

function read(page: string): Record<string, unknown> {
  const found = findFields([pageOf(page)], {fields, minConfidence: 0.5});
  return Object.fromEntries([...found].map(([name, {value}]) => [name, value]));
}

test('a driving licence is read by the numbers of its entries, in whatever language it is', () => {
  expect(read(licence)).toEqual({
    surname: 'HÄGGKVIST',
    given_names: 'TUVA ELVIRA',
    born: '1998-12-22',
    place: 'ÖSTHAMMAR',
    issued: '2024-08-14',
    expires: '2034-08-13',
    number: 'NM 884 107 22',
  });
});

test('numbered lines of other papers are not', () => {
  expect(read(licence.replace('4a.', '4.').replace('4b.', 'to'))).toMatchObject({
    surname: null,
    given_names: null,
    place: null,
  });
});
