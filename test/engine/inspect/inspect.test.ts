import {copyFile, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import type {Box} from '../../../src/contract/fields.js';
import {picturePage, seePage, suggestFields, tryRequest} from '../../../src/engine/inspect/inspect.js';
import {makePdf} from '../making.js';

const fixture = (name: string) => join(import.meta.dirname, '../../../fixtures', name);
const invoice = fixture('scans/rechnung-bergmann.pdf');
const isFraction = ({left, top, right, bottom}: Box) =>
  left >= 0 && top >= 0 && left < right && top < bottom && right <= 1 && bottom <= 1;

test('a page of a PDF is seen with its words, labels and lines, all in fractions of the page', async () => {
  const page = await seePage({path: invoice, page: 1}, {});
  expect(page).toMatchObject({number: 1, source: 'text'});
  expect(page.width).toBeCloseTo(595, 0);
  const label = page.segments.find(({text}) => text.startsWith('Rechnungsnummer'));
  const value = page.segments.find(({text}) => text === 'RE-2024-10442');
  expect(label?.label).toBeGreaterThan(0.9);
  expect(value?.label).toBeLessThan(0.5);
  expect(page.lines.length).toBeGreaterThan(5);
  const boxes = [...page.words, ...page.segments].map(({box}) => box);
  expect([...boxes, ...page.lines].every(isFraction)).toBe(true);
});

test('check boxes of a scanned form are seen with what is ticked, and its picture is upright as they are', async () => {
  const place = {path: fixture('forms/registration-okafor.jpg'), page: 1};
  const seen = await seePage(place, {});
  expect(seen.source).toBe('ocr');
  const boxAt = (x: number, y: number) =>
    seen.check_boxes.find(({box}) => box.left < x && x < box.right && box.top < y && y < box.bottom);
  // Before "yes" and before "no".
  expect([boxAt(0.505, 0.598)?.ticked, boxAt(0.606, 0.598)?.ticked]).toEqual([false, true]);
  const picture = await sharp(await picturePage({...place, width: 700}, {})).metadata();
  expect(picture).toMatchObject({format: 'webp', width: 700});
  expect(picture.width / picture.height).toBeCloseTo(seen.width / seen.height, 2);
});

test('the last page of a document is read without those before it; one behind it is not found', async () => {
  const path = fixture('scans/fax-waterkant.tif');
  expect(await seePage({path, page: 2}, {})).toMatchObject({number: 2});
  await expect(seePage({path, page: 3}, {})).rejects.toMatchObject({code: 'not_found'});
  await expect(seePage({path: invoice, page: 9}, {})).rejects.toMatchObject({code: 'not_found'});
});

test('labels with a value are suggested as fields with telling names and types, once each', async () => {
  const fields = await suggestFields(invoice, {maxPages: 3});
  expect(fields).toContainEqual(
    expect.objectContaining({
      ...{name: 'rechnungsnummer', type: 'identifier', page: 1},
      ...{label: 'Rechnungsnummer', value: 'RE-2024-10442'},
    }),
  );
  expect(fields).toContainEqual(expect.objectContaining({name: 'rechnungsdatum', value: '2024-03-15'}));
  expect(new Set(fields.map(({name}) => name)).size).toBe(fields.length);
  expect(fields.every(({name}) => /^[\p{L}\p{N}_]{1,40}$/u.test(name))).toBe(true);
  expect(fields.every(({label_box, value_box}) => isFraction(label_box) && isFraction(value_box))).toBe(true);
});

test('numbers of the questions of a form are no part of the names suggested', async () => {
  const fields = await suggestFields(fixture('forms/registration-okafor.jpg'), {maxPages: 1});
  expect(fields).toContainEqual(
    expect.objectContaining({name: 'date_of_birth', label: '2. Date of birth', value: '1991-11-05'}),
  );
});

test('a request is tried on the first pages, and a warning says how many were left out', async () => {
  const request = {document_type: 'invoice', fields: [{name: 'factuurnummer'}]};
  const directory = await mkdtemp(join(tmpdir(), 'docextract-inspect-'));
  const path = join(directory, 'two-pages.pdf');
  const drawn = await makePdf((pdf) => {
    pdf.text('Factuurnummer: 20240356', 20, 20).addPage().text('Factuurnummer: 20240357', 20, 20);
  });
  await writeFile(path, drawn);
  const {fields, pages, warnings} = await tryRequest(path, request, {maxPages: 1});
  await rm(directory, {recursive: true});
  expect(fields.factuurnummer).toMatchObject({value: '20240356', page: 1});
  expect({pages, warnings}).toEqual({
    pages: 1,
    warnings: ['Only the first 1 of 2 pages were read.'],
  });
});

test('a page is forgotten with its file: another one under its path is read anew', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'docextract-inspect-'));
  const path = join(directory, 'sample');
  await copyFile(invoice, path);
  await seePage({path, page: 1}, {});
  await rm(path);
  await seePage({path: invoice, page: 1}, {});
  await copyFile(fixture('scans/north/invoice.pdf'), path);
  const {words} = await seePage({path, page: 1}, {});
  expect(words.some(({text}) => text === 'Fakturanummer')).toBe(true);
  await rm(directory, {recursive: true});
});
