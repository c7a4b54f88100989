import {expect, test} from 'vitest';
import type {Field} from '../../../src/contract/fields.js';
import {referenceDocument} from '../../../src/engine/registration/reference-documents.js';
import {alignFields} from '../../../src/engine/registration/reference-fields.js';
import type {Transform} from '../../../src/engine/registration/geometry/transform.js';
import {filledBy, form, owners, pageOf, shiftedDown, smudged, type Print} from './printed-form.js';

const [reference, applicant] = owners;
const fields: Field[] = [
  {name: 'form', kind: 'STATIC', value: 'M-4'},
  {name: 'permit', kind: 'VALUE', type: 'identifier', value: reference.permit},
  {name: 'owner', kind: 'VALUE', type: 'name', value: reference.name},
  {name: 'vessel', kind: 'RECTANGLE', type: 'text', value_box: box(80, 324, 580, 352)},
  {name: 'address', kind: 'RECTANGLE', type: 'address', value_box: box(80, 420, 580, 530)},
  {name: 'signed', kind: 'VALUE', type: 'date', value: reference.signed},
  {name: 'insurance', kind: 'RECTANGLE', type: 'text', value_box: box(600, 762, 950, 800)},
  {name: 'remarks', kind: 'PROMPT', prompt: 'anything said about the engine'},
];
const expected = {
  form: 'M-4',
  permit: applicant.permit,
  owner: applicant.name,
  vessel: applicant.vessel,
  address: applicant.address.join(' '),
  signed: '1991-08-21',
  insurance: null,
};

/** Fractions of the page of 1,000 × 1,400 units. */
function box(left: number, top: number, right: number, bottom: number): Field['value_box'] {
  return {left: left / 1000, top: top / 1400, right: right / 1000, bottom: bottom / 1400};
}

async function read(
  prints: Print[],
  how: Parameters<typeof pageOf>[1] = {},
  references = [[pageOf(filled(reference))]],
) {
  const found = await alignFields({
    pages: [pageOf(prints, how)],
    references: references.map(referenceDocument),
    fields,
  });
  return Object.fromEntries([...found].map(([name, {value}]) => [name, value]));
}

function filled(owner: (typeof owners)[0]): Print[] {
  return [...form, ...filledBy(owner)];
}

function turnedBy(degrees: number, scale = 1): Transform {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)];
  const [x, y] = [500 - 500 * cos + 700 * sin, 700 - 500 * sin - 700 * cos];
  return [cos, -sin, x, sin, cos, y, 0, 0, 1];
}

test('each kind of field is read off a copy of the form that lies straight', async () => {
  expect(await read(filled(applicant))).toEqual(expected);
});

test.each([-5, -2, 2, 5])('a copy turned by %i degrees reads the same', async (degrees) => {
  expect(await read(filled(applicant), {transform: turnedBy(degrees)})).toEqual(expected);
});

test.each([0.5, 0.75, 1.5])('a copy at %f times the size reads the same', async (scale) => {
  expect(await read(filled(applicant), {transform: turnedBy(1, scale)})).toEqual(expected);
});

test('a copy photographed at an angle reads the same', async () => {
  const tilt: Transform = [1, 0.02, 10, -0.01, 1, 30, 0.00006, 0.00003, 1];
  expect(await read(filled(applicant), {transform: tilt})).toEqual(expected);
});

test('misread and stained print does not move the fields', async () => {
  const misread = (text: string, at: number) => (isPrinted(text) ? smudged(text, at) : text);
  const values = await read(filled(applicant), {transform: turnedBy(1.5), misread});
  expect(values).toMatchObject({permit: '430', owner: applicant.name, vessel: applicant.vessel});
});

test('a section that another edition prints lower is read where it is', async () => {
  const lower = shiftedDown(filled(applicant), 290, 110);
  expect(await read(lower)).toEqual(expected);
});

test('a page of another form decides nothing but the constant', async () => {
  const letter = [
    {text: 'Dear Sir or Madam, thank you for your enquiry of last week.', x: 80, y: 200},
    {text: 'We have shipped 4711 boxes of apples on the ninth of this month.', x: 80, y: 230},
    {text: 'Yours faithfully, the orchard', x: 80, y: 300},
  ];
  expect(await read(letter)).toEqual({form: 'M-4'});
});

test('of several revisions the one that fits decides, and places are carried to revisions nobody annotated', async () => {
  const other = shiftedDown(filled(reference), 190, 260).map((print) => ({...print, x: print.x * 0.8 + 60}));
  const document = shiftedDown(filled(applicant), 190, 260).map((print) => ({
    ...print,
    x: print.x * 0.8 + 60,
  }));
  const values = await read(document, {}, [[pageOf(filled(reference))], [pageOf(other)]]);
  expect(values).toMatchObject({permit: '430', owner: applicant.name, signed: '1991-08-21'});
});

test('a value equal to the one on the reference is still a value', async () => {
  const same = {...applicant, permit: reference.permit};
  expect(await read([...form, ...filledBy(same)])).toMatchObject({permit: reference.permit});
});

test('the page of the document that matches is read, and said', async () => {
  const cover = pageOf([{text: 'Fax cover sheet, three pages to follow, permit 9999', x: 80, y: 200}]);
  const second = {...pageOf(filled(applicant)), number: 2};
  const found = await alignFields({
    pages: [cover, second],
    references: [referenceDocument([pageOf(filled(reference))])],
    fields,
  });
  expect(found.get('permit')).toMatchObject({
    value: '430',
    page: 2,
    route: 'zone',
    raw: '430',
    source: 'ocr',
  });
  const {left, top} = found.get('permit')!.box!;
  expect(left).toBeCloseTo(0.66, 2);
  expect(top).toBeCloseTo(230 / 1400, 2);
});

test('a text that is not of the type of the field leaves it open', async () => {
  const found = await alignFields({
    pages: [pageOf(filled({...applicant, signed: 'see over'}))],
    references: [referenceDocument([pageOf(filled(reference))])],
    fields,
  });
  expect(found.has('signed')).toBe(false);
  expect(found.has('permit')).toBe(true);
});

function isPrinted(text: string): boolean {
  return form.some((print) => print.text.split(' ').includes(text));
}
