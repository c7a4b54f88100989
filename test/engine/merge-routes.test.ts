import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {PDFDocument} from 'pdf-lib';
import {afterAll, beforeAll, expect, test} from 'vitest';
import type {ExtractionRequest} from '../../src/contract/extraction.js';
import {extract} from '../../src/engine/extract.js';
import {languageModelOf} from '../../src/engine/merge-routes.js';
import {facturX} from './einvoice/samples.js';
import {says, sends, startModelServer} from './llm/model-server.js';

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'routes-'));
  path = join(folder, 'invoice.pdf');
  await writeFile(path, await invoicePdf());
});
afterAll(() => rm(folder, {recursive: true}));

const request: ExtractionRequest = {
  document_type: 'invoice',
  fields: [
    {name: 'invoice_number'},
    {name: 'grand_total'},
    {name: 'iban'},
    {name: 'driver', type: 'name', prompt: 'who brought the goods'},
  ],
};

test('an attached invoice answers, also for what the page does not show', async () => {
  const {fields, pages} = await extract(path, request);
  expect(pages).toBe(1);
  expect(fields.invoice_number).toMatchObject({value: 'FA-2024-0117', route: 'attachment', page: 1});
  expect(fields.iban).toMatchObject({value: 'FR7630006000011234567890189', route: 'attachment'});
});

test('with attachments switched off only the page speaks', async () => {
  const {fields} = await extract(path, request, {attachments: 'never'});
  expect(fields.invoice_number?.route).not.toBe('attachment');
  expect(fields.iban).toEqual({value: null, confidence: 0, route: 'none'});
});

test('a language model answers what page and attachment do not, and only with what is printed', async () => {
  const server = await startModelServer([
    says({f1: {value: 'Jeanne Moreau', lines: ['1.3']}, f2: {value: 'nobody', lines: ['1.1']}}),
  ]);
  const fields = [...request.fields, {name: 'passenger', type: 'name' as const, prompt: 'who sat beside'}];
  const found = await extract(path, {...request, fields}, {languageModel: languageModelOf(server.settings)});
  await server.close();
  expect(JSON.stringify(server.requests[0]?.body)).not.toContain('invoice_number');
  expect(found.fields.driver).toMatchObject({value: 'Jeanne Moreau', route: 'llm', page: 1});
  expect(found.fields.passenger).toEqual({value: null, confidence: 0, route: 'none'});
  expect(found.warnings).toEqual([`The language model's answer for "passenger" does not stand on the page.`]);
});

test('a model that takes pictures gets each page as a JPEG', async () => {
  const server = await startModelServer([says('{}')], {vision: true});
  await extract(path, request, {languageModel: languageModelOf(server.settings)});
  await server.close();
  const [, question] = server.requests[0]!.body.messages;
  const [, picture] = question!.content as {image_url: {url: string}}[];
  const bytes = Buffer.from(picture!.image_url.url.replace('data:image/jpeg;base64,', ''), 'base64');
  expect([...bytes.subarray(0, 2)]).toEqual([0xff, 0xd8]);
});

test('a model that is broken costs a warning and no field', async () => {
  const server = await startModelServer([sends(500, {})], {retries: 0});
  const without = await extract(path, request);
  const found = await extract(path, request, {languageModel: languageModelOf(server.settings)});
  await server.close();
  expect(found.fields).toEqual(without.fields);
  expect(found.warnings).toEqual([
    expect.stringMatching(/^The language model at 127\.0\.0\.1:\d+ cannot answer now \(500\)/),
  ]);
});

async function invoicePdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([600, 400]);
  page.drawText('Facture no. FA-2024-0117', {x: 50, y: 350, size: 14});
  page.drawText('Net à payer 1 446,00 EUR', {x: 50, y: 300, size: 14});
  page.drawText('Livré en camion bleu par Jeanne Moreau', {x: 50, y: 250, size: 14});
  await pdf.attach(Buffer.from(facturX), 'factur-x.xml', {mimeType: 'text/xml'});
  return pdf.save();
}
