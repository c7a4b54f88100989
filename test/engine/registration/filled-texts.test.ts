import {expect, test} from 'vitest';
import type {ExtractedField} from '../../../src/contract/extraction.js';
import type {Field} from '../../../src/contract/fields.js';
import type {Page} from '../../../src/engine/page.js';
import {referenceDocument} from '../../../src/engine/registration/reference-documents.js';
import {alignFields} from '../../../src/engine/registration/reference-fields.js';
import {form, pageOf, type Print} from './printed-form.js';

/** The form with what was filled in; a text of several lines at its place, line under line. */
function filled(texts: Record<string, string[]>, prints = form): Page {
  return pageOf([...prints, ...writing(texts)]);
}

function writing(texts: Record<string, string[]>): Print[] {
  return Object.entries(texts).flatMap(([name, lines]) =>
    lines.map((text, at) => ({text, x: places[name]![0], y: places[name]![1] + 22 * at})),
  );
}

const places: Record<string, [number, number]> = {
  owner: [100, 232],
  permit: [660, 232],
  vessel: [100, 332],
  address: [100, 430],
  signer: [100, 1110],
  signed: [630, 1110],
};

async function read(
  fields: Record<string, string>,
  reference: Page[],
  pages: Page[],
): Promise<Record<string, ExtractedField | undefined>> {
  const types: Record<string, Field['type']> = {permit: 'identifier', signed: 'date'};
  const asked = Object.entries(fields).map(([name, value]): Field => ({
    name,
    kind: 'VALUE',
    type: types[name] ?? 'text',
    value,
  }));
  return Object.fromEntries(
    await alignFields({pages, references: [referenceDocument(reference)], fields: asked}),
  );
}

test('a name of two lines is read whole where the reference has one line', async () => {
  const reference = filled({owner: ['Clara Whitlock'], permit: ['2619']});
  const document = filled({owner: ['Trustees of the late', 'Tobias Fennimore'], permit: ['430']});
  const {owner} = await read({owner: 'Clara Whitlock'}, [reference], [document]);
  expect(owner?.value).toBe('Trustees of the late Tobias Fennimore');
});

test('a name of one line is read alone where the reference has two lines', async () => {
  const reference = filled({owner: ['Trustees of the late', 'Tobias Fennimore'], permit: ['2619']});
  const document = filled({owner: ['Clara Whitlock'], permit: ['430']});
  const box = {left: 0.09, top: 228 / 1400, right: 0.3, bottom: 274 / 1400};
  const field: Field = {name: 'owner', kind: 'VALUE', type: 'text', value_box: box};
  const found = await alignFields({
    pages: [document],
    references: [referenceDocument([reference])],
    fields: [field],
  });
  expect(found.get('owner')?.value).toBe('Clara Whitlock');
});

test('a name over a title are two fields', async () => {
  const reference = filled({signer: ['Clara Whitlock', 'Managing Director']});
  const document = filled({signer: ['Tobias Fennimore', 'Harbour Pilot']});
  const found = await read({name: 'Clara Whitlock', title: 'Managing Director'}, [reference], [document]);
  expect(found.name?.value).toBe('Tobias Fennimore');
  expect(found.title?.value).toBe('Harbour Pilot');
});

test('a name and a title in one line are two fields too, also when only one is asked for', async () => {
  const reference = filled({signer: ['Clara Whitlock', 'Managing Director']});
  const document = filled({signer: ['Tobias Fennimore, Harbour Pilot']});
  const both = await read({name: 'Clara Whitlock', title: 'Managing Director'}, [reference], [document]);
  expect(both.name?.value).toBe('Tobias Fennimore');
  expect(both.title?.value).toBe('Harbour Pilot');
  const {title} = await read({title: 'Managing Director'}, [reference], [document]);
  expect(title?.value).toBe('Harbour Pilot');
});

test('a field whose section is on the next page of the document is read there', async () => {
  const reference = filled({owner: ['Clara Whitlock'], signer: ['Ada Lind'], signed: ['3 May 1987']});
  const first = filled(
    {owner: ['Tobias Fennimore']},
    form.filter(({y}) => y < 800),
  );
  const rest = [
    ...form.filter(({y}) => y > 800),
    ...writing({signer: ['Jonas Berg'], signed: ['21 August 1991']}),
  ];
  const second = {...pageOf(rest.map((print) => ({...print, y: print.y - 780}))), number: 2};
  const fields = {owner: 'Clara Whitlock', signer: 'Ada Lind', signed: '3 May 1987'};
  const found = await read(fields, [reference], [first, second]);
  expect(found.owner).toMatchObject({value: 'Tobias Fennimore', page: 1});
  expect(found.signer).toMatchObject({value: 'Jonas Berg', page: 2});
  expect(found.signed).toMatchObject({value: '1991-08-21', page: 2});
});

test('a date is read however it is written', async () => {
  const reference = filled({signed: ['3 May 1987'], owner: ['Clara Whitlock']});
  const document = filled({signed: ['21/08/91'], owner: ['Tobias Fennimore']});
  const {signed} = await read({signed: '3 May 1987'}, [reference], [document]);
  expect(signed?.value).toBe('1991-08-21');
});

test('print of the form that was moved to the value is no part of it', async () => {
  const reference = filled({vessel: ['Kittiwake'], owner: ['Clara Whitlock']});
  const moved = form.map((print) =>
    print.text.startsWith('3. Vessel') ? {...print, x: 112, y: 312} : print,
  );
  const document = filled({vessel: ['Grey Plover'], owner: ['Tobias Fennimore']}, moved);
  const {vessel} = await read({vessel: 'Kittiwake'}, [reference], [document]);
  expect(vessel?.value).toBe('Grey Plover');
});

test('writing that was hardly recognised is not given for sure', async () => {
  const reference = filled({owner: ['Clara Whitlock'], permit: ['2619']});
  const page = filled({owner: ['Teb as Fnrimue'], permit: ['430']});
  const scrawl = new Set(['Teb', 'as', 'Fnrimue']);
  const lines = page.lines.map((line) => ({
    ...line,
    words: line.words.map((word) => (scrawl.has(word.text) ? {...word, confidence: 0.6} : word)),
  }));
  const document = {...page, lines, words: lines.flatMap(({words}) => words)};
  const {owner, permit} = await read({owner: 'Clara Whitlock', permit: '2619'}, [reference], [document]);
  expect(owner?.confidence ?? 0).toBeLessThan(0.5);
  expect(permit?.value).toBe('430');
});

test('a line drawn between two texts parts them', async () => {
  const reference = filled({signer: ['Clara Whitlock'], owner: ['Ada Lind']});
  const document = filled({signer: ['Tobias Fennimore', 'Witness: Jonas Berg'], owner: ['Ada Lind']});
  const drawn = {horizontal: [{left: 80, top: 1128, right: 400, bottom: 1129}], vertical: []};
  const {signer} = await read({signer: 'Clara Whitlock'}, [reference], [{...document, drawn}]);
  expect(signer?.value).toBe('Tobias Fennimore');
});
