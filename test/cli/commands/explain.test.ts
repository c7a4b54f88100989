import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import type {FieldExplanation} from '../../../src/engine/explain.js';
import {folderOf} from '../../batch/bench.js';
import {makePdf} from '../../engine/making.js';
import {run} from '../fake-io.js';

/** `explain`, through `main`, with the real engine. */

const invoice = fileURLToPath(new URL('../../../fixtures/scans/rechnung-bergmann.pdf', import.meta.url));
const prompts = ['--prompt', 'total=total to pay', '--prompt', 'colour=the colour of the car'];

async function explain(...argv: string[]) {
  const cwd = await folderOf();
  return run(['explain', ...argv], {cwd, env: {HOME: cwd}});
}

test('each field tells what was asked, what was weighed, and what spoke for the value it has', async () => {
  const {exitCode, stdout} = await explain(invoice, '--document-type', 'invoice', ...prompts, '--json');
  expect(exitCode).toBe(0);
  const {fields} = JSON.parse(stdout) as {fields: FieldExplanation[]};
  expect(fields).toMatchObject([
    {field: 'total', asked: {prompt: 'total to pay', type: 'money'}, answer: {value: '670.19', page: 1}},
    {field: 'colour', answer: {value: null}},
  ]);
  const [total, colour] = fields;
  const [best, ...others] = total!.candidates;
  expect(best).toMatchObject({value: '670.19', outcome: 'chosen', label: 'Gesamt'});
  expect(best!.probability).toBe(total!.answer.confidence);
  expect(best!.reasons).toContainEqual({
    what: 'the words of its label',
    without: expect.any(Number) as number,
  });
  for (const {without} of best!.reasons) expect(Math.abs(best!.probability - without)).toBeGreaterThan(0.01);
  for (const other of others) expect(other.probability).toBeLessThanOrEqual(best!.probability);
  expect(total!.weighed).toBeGreaterThan(total!.candidates.length);
  expect(colour!.candidates.map(({outcome}) => outcome)).not.toContain('chosen');
});

test('a file that is not there, and a folder, are told with what to do', async () => {
  const missing = await explain('nothere.pdf', '-t', 'invoice');
  expect(missing.exitCode).toBe(13);
  expect(missing.stderr).toMatch(
    /nothere\.pdf cannot be read: there is no such file\nhint: +check the spelling/,
  );
  const folder = await explain('.', '-t', 'invoice');
  expect(folder.exitCode).toBe(13);
  expect(folder.stderr).toMatch(/cannot be read: it is a folder\nhint: +name a file in it/);
});

/** Few words, as every value is weighed anew without each of its reasons. */
function drawInvoice(pdf: PDFKit.PDFDocument): void {
  const row = (y: number, ...cells: string[]) =>
    cells.forEach((cell, column) => pdf.text(cell, 20 + column * 70, y));
  pdf.fontSize(10).text('Bergmann Bürobedarf GmbH', 20, 20).text('Rechnung', 20, 40);
  pdf.text('Rechnungsnummer: RE-2024-10442', 20, 60).text('Rechnungsdatum: 15.03.2024', 20, 76);
  row(100, 'Bezeichnung', 'Menge', 'Einzelpreis', 'Betrag');
  row(116, 'Ordner', '10', '2,50', '25,00');
  row(132, 'Stifte', '4', '1,20', '4,80');
  pdf.text('Gesamtbetrag 29,80 EUR', 160, 156);
}

test('for people it is text, by template as well, and says what found the rest', async () => {
  const cwd = await folderOf({'bill.pdf': await makePdf(drawInvoice, {size: [320, 200], margin: 10})});
  const {exitCode, stdout} = await run(['explain', 'bill.pdf', '-t', 'invoice'], {cwd, env: {HOME: cwd}});
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(
    /^invoice_number: RE-2024-10442 \(\d\d %, page 1\)\n {2}asked for "the number of the invoice", as /,
  );
  expect(stdout).toMatch(/^ {2}✓ {1,3}\d\d %  RE-2024-10442\n.*beside "Rechnungsnummer:", found by /m);
  expect(stdout).toMatch(
    /^lines: 2 entries \(.*\); found by a table or a list\n.*\n {2}no single value was weighed/m,
  );
});

test('on a narrow terminal lines wrap between words, their indent kept', async () => {
  const cwd = await folderOf();
  const world = {cwd, env: {HOME: cwd}, isTTY: true, columns: 40};
  const argv = ['explain', invoice, '--document-type', 'invoice', ...prompts];
  const lines = (await run(argv, world)).stdout.trimEnd().split('\n');
  expect(lines.filter((line) => line.length > 40)).toEqual([]);
  expect(lines[1]).toMatch(/^ {2}asked for "total to pay", as money,$/);
  expect(lines[2]).toMatch(/^ {4}\S/);
});

test.each([
  [[invoice], 2, 'nothing is asked for\nhint:  name a template with --template, a field with --prompt'],
  [[invoice, '-t', 'nothing'], 10, 'There is no template nothing\n'],
  [['none.pdf', '--document-type', 'x', ...prompts], 13, 'none.pdf'],
])('%j is refused', async (argv, exitCode, words) => {
  const refused = await explain(...argv);
  expect(refused).toMatchObject({exitCode, stdout: ''});
  expect(refused.stderr).toContain(words);
});

test('an answer to a question for yes or no that is left out for a guess is not told as chosen', async () => {
  const pdf = await makePdf((page) =>
    page
      .fontSize(9)
      .text(
        'Dogs may rest on the stage. The boathouse key is for all, included in the fee of 180.00.',
        10,
        20,
      ),
  );
  const folder = await folderOf({'club.pdf': pdf});
  const {stdout} = await run(
    [
      'explain',
      'club.pdf',
      '--document-type',
      'letter',
      '--prompt',
      'key=Is the key part of the fee?',
      '--json',
    ],
    {cwd: folder, env: {HOME: folder}},
  );
  const [key] = (JSON.parse(stdout) as {fields: FieldExplanation[]}).fields;
  const [best] = key!.candidates;
  expect(best!.probability).toBeGreaterThan(0.5);
  expect(best!.probability).toBeLessThan(0.65);
  expect(key!.answer.value).toBe(null);
  expect(best!.outcome).toBe('unsure');
});
