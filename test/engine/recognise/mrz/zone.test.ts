import {expect, test} from 'vitest';
import {extractFromPages} from '../../../../src/engine/extract.js';
import {identity} from '../../../../src/service/templates/identity.js';
import {readBytes} from '../../making.js';
import {degrade, drawZone, zoneOf} from './zones.js';

test.each([
  ['TD1', 'clean, at 300 dots per inch', {dotsPerInch: 300}, {}],
  ['TD1', 'small and compressed', {dotsPerInch: 150, font: 'Courier-Bold'}, {quality: 40}],
  ['TD2', 'askew', {dotsPerInch: 200}, {degrees: 2}],
  ['TD3', 'askew and grainy', {dotsPerInch: 200}, {degrees: -3, grain: 40}],
  ['TD3', 'large, grainy and compressed', {dotsPerInch: 300, font: 'Courier'}, {grain: 30, quality: 35}],
] as const)('every character of a zone of the size %s is read: %s', async (size, _, print, damage) => {
  const lines = zoneOf(size);
  const picture = await degrade(await drawZone(lines, print), damage);
  const [page] = await readBytes('card.jpg', picture);
  expect(page!.lines.map((line) => line.text)).toEqual(expect.arrayContaining(lines));
  expect(page!.lines[0]!.text).toBe('Signature of the holder');
  const {document_type, edited_json} = identity;
  const {fields} = extractFromPages([page!], {document_type, fields: edited_json.fields});
  expect(Object.fromEntries(Object.entries(fields).map(([name, {value}]) => [name, value]))).toEqual({
    document_number: 'K5C57OUC1',
    surname: 'Santos E Silva',
    given_names: 'Anna William',
    nationality: 'PRT',
    birth_date: '1986-06-05',
    sex: 'F',
    expiry_date: '2030-08-19',
    issuing_country: 'IRL',
  });
  expect(Object.values(fields).every(({route}) => route === 'mrz')).toBe(true);
});
