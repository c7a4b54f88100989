import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join, relative, resolve} from 'node:path';
import {expect, test} from 'vitest';
import {z} from 'zod';
import {kindOf, kindOfName} from '../src/contract/documents.js';
import {TemplateFile} from '../src/contract/templates.js';

const home = resolve(import.meta.dirname, '../fixtures');
const folders = ['scans', 'forms', 'kinds'];
const documents = folders.flatMap(filesBelow);

const Line = z.strictObject({
  description: z.string(),
  quantity: z.string(),
  unit_price: z.string(),
  amount: z.string(),
});
const isoDate = z.iso.date();
const decimal = z.string().regex(/^\d+\.\d\d$/);
const Invoice = z.strictObject({
  invoice_number: z.string(),
  issue_date: isoDate,
  due_date: isoDate.nullable(),
  seller_name: z.string(),
  buyer_name: z.string(),
  currency: z.string().length(3),
  iban: z.string().nullable(),
  net_total: decimal,
  tax_total: decimal,
  grand_total: decimal,
  lines: z.array(Line),
});
const Expected = z.record(z.string(), z.record(z.string(), z.unknown()).nullable());
const expected = Expected.parse(JSON.parse(read('expected.json').toString()));
const invoices = Object.values(expected).flatMap((values) =>
  values !== null && 'invoice_number' in values ? [Invoice.parse(values)] : [],
);

test('every fixture has a row in the README, and every row a fixture', () => {
  const rows = [
    ...read('README.md')
      .toString()
      .matchAll(/^\| `([^`]+)` +\|/gm),
  ].map((match) => match[1]);
  expect(rows.toSorted()).toEqual([...documents, 'expected.json'].toSorted());
});

test('a row says what, source, licence and purpose', () => {
  const rows = read('README.md')
    .toString()
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const bare = rows.filter(
    (row) =>
      row
        .split('|')
        .slice(1, -1)
        .some((cell) => cell.trim() === '') || row.split('|').length !== 7,
  );
  expect(bare).toEqual([]);
});

test('values are expected of existing files, and of all but blanks and templates', () => {
  const withoutValues = documents.filter((path) => !Object.hasOwn(expected, path));
  expect(withoutValues.toSorted()).toEqual([
    'forms/registration-blank.pdf',
    'forms/registration-blank.png',
    'forms/registration-template.json',
  ]);
  expect(Object.keys(expected).filter((path) => !documents.includes(path))).toEqual([]);
});

test('each document is by its first bytes what its name says', () => {
  const scans = documents.filter((path) => !path.endsWith('.json'));
  const liars = scans.filter(
    (path) => kindOf(read(path)) !== kindOfName(path) || kindOf(read(path)) === undefined,
  );
  expect(liars).toEqual([]);
  expect(new Set(filesBelow('kinds').map((path) => kindOf(read(path)))).size).toBe(7);
});

test('exactly one scan cannot be read', () => {
  const unreadable = Object.keys(expected).filter((path) => expected[path] === null);
  expect(unreadable).toEqual(['scans/damaged.pdf']);
  expect(read('scans/damaged.pdf').includes('%%EOF')).toBe(false);
});

test('two scans share a name and nothing else', () => {
  expect(read('scans/north/invoice.pdf').equals(read('scans/south/invoice.pdf'))).toBe(false);
});

test('the expected figures of an invoice agree: quantity by price, lines and net, net and tax and total', () => {
  expect(invoices.length).toBeGreaterThanOrEqual(10);
  for (const invoice of invoices) {
    const amounts = invoice.lines.map((line) => cents(line.amount));
    expect(amounts).toEqual(
      invoice.lines.map((line) => Math.round(Number(line.quantity) * cents(line.unit_price))),
    );
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(cents(invoice.net_total));
    expect(cents(invoice.net_total) + cents(invoice.tax_total)).toBe(cents(invoice.grand_total));
  }
});

test('every expected IBAN has the right check digits', () => {
  const wrong = invoices.filter(({iban}) => iban !== null && remainderOf(iban) !== 1n).map(({iban}) => iban);
  expect(wrong).toEqual([]);
});

test('the template of the form is one, and its reference stands beside it', () => {
  const path = 'forms/registration-template.json';
  const template = TemplateFile.parse(JSON.parse(read(path).toString()));
  const kinds = new Set(template.edited_json.fields.map((field) => field.kind));
  expect(kinds).toEqual(new Set(['STATIC', 'VALUE', 'RECTANGLE', 'PROMPT']));
  const references = template.reference_images?.map((reference) => join(dirname(path), reference));
  expect(references).toEqual(['forms/registration-blank.png']);
  const names = template.edited_json.fields.map((field) => field.name).toSorted();
  const filled = Object.keys(expected).filter((name) => name.startsWith('forms/'));
  for (const name of filled) expect(Object.keys(expected[name]!).toSorted()).toEqual(names);
});

function filesBelow(folder: string): string[] {
  return readdirSync(join(home, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(home, join(entry.parentPath, entry.name)));
}

function read(path: string): Buffer {
  return readFileSync(join(home, path));
}

function cents(amount: string): number {
  return Math.round(Number(amount) * 100);
}

/** ISO 13616: the first four characters move to the end, letters count from 10; the number modulo 97 is 1. */
function remainderOf(iban: string): bigint {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((character) => String(parseInt(character, 36)));
  return BigInt(digits.join('')) % 97n;
}
