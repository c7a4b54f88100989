import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import sharp from 'sharp';
import {afterAll, beforeAll, expect, test} from 'vitest';
import type {FieldSuggestion, PageAnalysis} from '../../../../src/contract/page-analysis.js';
import type {Extraction} from '../../../../src/contract/extraction.js';
import type {Sample} from '../../../../src/service/studio/contract/page.js';
import {bodyOf, form, type Harness, startHarness} from '../../harness.js';
import {signInAs, type StudioBrowser} from '../browser.js';
import {fixture, pdfOfPages, upload} from '../uploads.js';

let harness: Harness;
let admin: StudioBrowser;
let now = Date.now();
const clock = () => now;
beforeAll(async () => {
  harness = await startHarness({workers: {engine: undefined}, clock, open: {clock}});
  admin = await signInAs(harness, 'admin');
});
afterAll(() => harness.stop());

async function sampleOf(name: string, browser = admin): Promise<Sample> {
  const reply = await upload(browser, await fixture(name), name);
  expect(reply.status, await reply.clone().text()).toBe(200);
  return bodyOf(reply);
}

async function temporaryFiles(): Promise<string[]> {
  const all = await readdir(join(harness.dataDir, 'temporary'), {recursive: true, withFileTypes: true});
  return all.filter((entry) => entry.isFile()).map(({name}) => name);
}

const template = {
  ...{name: 'Invoice', alias: null, status: 'draft', document_type: 'invoice', references: []},
  ...{webhook: null, static_values: null, review: null},
};

test('an uploaded sample shows its pages, their picture and the fields it could have', async () => {
  const {id, name, pages, expires_at} = await sampleOf('scans/rechnung-bergmann.pdf');
  expect({name, pages}).toEqual({name: 'rechnung-bergmann.pdf', pages: 1});
  expect(Date.parse(expires_at) - now).toBe(3_600_000);
  const page = await bodyOf<PageAnalysis>(await admin.send(`/samples/${id}/pages/1`));
  expect(page).toMatchObject({number: 1, source: 'text'});
  expect(page.segments.some(({text, label}) => text.startsWith('Rechnungsnummer') && label > 0.9)).toBe(true);
  const picture = await admin.send(`/samples/${id}/pages/1/picture?width=500`);
  expect(picture.headers.get('cache-control')).toMatch(/^private, max-age=\d+$/);
  expect(picture.headers.get('content-type')).toBe('image/webp');
  expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({width: 500});
  const fields = await bodyOf<FieldSuggestion[]>(await admin.send(`/samples/${id}/suggestions`));
  expect(fields).toContainEqual(expect.objectContaining({name: 'rechnungsdatum', type: 'date'}));
});

test('a template that is not saved is tried on a sample, at no cost and with nothing kept', async () => {
  const {id} = await sampleOf('scans/rechnung-bergmann.pdf');
  const before = [await harness.storage.templates.list(), await harness.storage.census.take()];
  const edited_json = {
    fields: [
      {name: 'number', labels: ['Rechnungsnummer']},
      {name: 'x', kind: 'STATIC', value: '1'},
    ],
  };
  const json = {template: {...template, edited_json}};
  const reply = await admin.send(`/samples/${id}/try`, {method: 'POST', json});
  const {fields, pages} = await bodyOf<Extraction>(reply);
  expect(pages).toBe(1);
  expect(fields.number).toMatchObject({
    value: 'RE-2024-10442',
    page: 1,
    box: {left: expect.any(Number) as number},
  });
  expect(fields.x).toMatchObject({value: '1', route: 'static'});
  expect([await harness.storage.templates.list(), await harness.storage.census.take()]).toEqual(before);
});

test('a form is tried by its reference page, another sample, before the template is saved', async () => {
  const blank = await sampleOf('forms/registration-blank.pdf');
  const filled = await sampleOf('forms/registration-okafor.jpg');
  const page = await bodyOf<PageAnalysis>(await admin.send(`/samples/${blank.id}/pages/1`));
  const label = page.segments.find(({text}) => text.includes('Licence number'));
  const {left = 0, right = 0, bottom = 0} = label?.box ?? {};
  const value_box = {left, right: right + 0.2, top: bottom, bottom: bottom + 0.03};
  const field = {name: 'licence', kind: 'VALUE', page: 1, label_box: label?.box, value_box};
  const json = {
    template: {...template, edited_json: {fields: [field]}, references: [{sample: blank.id}]},
  };
  const reply = await admin.send(`/samples/${filled.id}/try`, {method: 'POST', json});
  const {fields} = await bodyOf<Extraction>(reply);
  expect(fields.licence).toMatchObject({value: 'SK-451077'});
});

test('a page of a PDF with 300 pages is shown without reading those before it; trying it reads the first 20', async () => {
  const reply = await upload(admin, pdfOfPages(300), 'long.pdf');
  const {id, pages} = await bodyOf<Sample>(reply);
  expect(pages).toBe(300);
  const last = await bodyOf<PageAnalysis>(await admin.send(`/samples/${id}/pages/300`));
  expect(last.words.map(({text}) => text).join(' ')).toBe('Page number: 300');
  const json = {template: {...template, edited_json: {fields: [{name: 'number', labels: ['Page number']}]}}};
  const tried = await bodyOf<Extraction>(await admin.send(`/samples/${id}/try`, {method: 'POST', json}));
  expect(tried).toMatchObject({
    pages: 20,
    warnings: ['Only the first 20 of 300 pages were read.'],
  });
});

test('what is no document is refused with its name and what to do, and nothing of it stays', async () => {
  const before = await temporaryFiles();
  const refused = async (file: Buffer<ArrayBuffer>, name: string) => {
    const reply = await upload(admin, file, name);
    return [reply.status, await bodyOf(reply)];
  };
  expect(await refused(Buffer.from('<script>alert(1)</script>'), '<b>.html')).toMatchObject([
    415,
    {code: 'unsupported_kind', message: '<b>.html is neither a PDF nor an image.'},
  ]);
  expect(await refused(await fixture('scans/damaged.pdf'), 'damaged.pdf')).toMatchObject([
    422,
    {code: 'unreadable_document', message: expect.stringMatching(/^damaged\.pdf /) as string},
  ]);
  const none = await admin.send('/samples', {method: 'POST', body: form({})});
  expect(none.status).toBe(400);
  const two = new FormData();
  two.append('file', new Blob([pdfOfPages(1)]), 'a.pdf');
  two.append('file', new Blob([pdfOfPages(1)]), 'b.pdf');
  expect((await admin.send('/samples', {method: 'POST', body: two})).status).toBe(400);
  expect(await temporaryFiles()).toEqual(before);
});

test('a page that is not there is not found', async () => {
  const {id} = await sampleOf('scans/rechnung-bergmann.pdf');
  for (const page of ['2', '0', '-1', '1e3', 'one'])
    expect([page, (await admin.send(`/samples/${id}/pages/${page}`)).status]).toEqual([page, 404]);
  const reply = await admin.send(`/samples/${id}/pages/2`);
  expect((await bodyOf(reply)).message).toBe('rechnung-bergmann.pdf has no page 2.');
});

test('a sample is seen by its session alone, and deleted when that ends', async () => {
  const other = await signInAs(harness, 'admin');
  const before = await temporaryFiles();
  const {id} = await sampleOf('kinds/delivery-note.png', other);
  expect((await admin.send(`/samples/${id}/pages/1`)).status).toBe(404);
  expect(await temporaryFiles()).toHaveLength(before.length + 1);
  await other.send('/session', {method: 'DELETE'});
  expect(await temporaryFiles()).toEqual(before);
});

test('of one session the oldest sample makes room for the next', async () => {
  const other = await signInAs(harness, 'admin');
  const first = await bodyOf<Sample>(await upload(other, pdfOfPages(1), 'first.pdf'));
  const before = await temporaryFiles();
  for (let count = 1; count <= 20; count++) await upload(other, pdfOfPages(1), `${count}.pdf`);
  expect((await other.send(`/samples/${first.id}/pages/1`)).status).toBe(404);
  expect(await temporaryFiles()).toHaveLength(before.length + 19);
  await other.send('/session', {method: 'DELETE'});
});

test('a reviewer may not upload samples', async () => {
  const reviewer = await signInAs(harness, 'reviewer');
  expect((await upload(reviewer, pdfOfPages(1), 'a.pdf')).status).toBe(403);
});

test('after an hour a sample is gone', async () => {
  const {id} = await sampleOf('kinds/delivery-note.png');
  now += 3_600_000;
  const reply = await admin.send(`/samples/${id}/pages/1`);
  expect([reply.status, await bodyOf(reply)]).toMatchObject([404, {code: 'not_found'}]);
});
