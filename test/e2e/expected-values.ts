import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fixtures} from './docextract.js';

type Values = Record<string, unknown>;

/** What the fields of the receipt template are called in the invoice template. */
const invoiceFields: Readonly<Record<string, string>> = {
  company: 'seller_name',
  address: 'seller_address',
  date: 'issue_date',
  total: 'grand_total',
};

/**
 * Every header field that a run of the invoice template over `fixtures/scans` found otherwise than
 * `fixtures/expected.json` says: a line for each, with file, field and both values.
 */
export async function wrongHeaderFields(results: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const [name, values] of Object.entries(await expectedOfScans())) {
    const found = JSON.parse(await readFile(join(results, `${name}.json`), 'utf8')) as Values;
    for (const [field, value] of headerOf(values))
      if (found[field] !== value)
        wrong.push(`${name} ${field}: ${String(found[field])}, not ${String(value)}`);
  }
  return wrong;
}

/** By the names of the files within the folder; the one that cannot be read is left out. */
async function expectedOfScans(): Promise<Record<string, Values>> {
  const text = await readFile(join(fixtures, 'expected.json'), 'utf8');
  const all = Object.entries(JSON.parse(text) as Record<string, Values | null>);
  return Object.fromEntries(
    all.flatMap(([path, values]) =>
      path.startsWith('scans/') && values !== null ? [[path.slice('scans/'.length), values]] : [],
    ),
  );
}

function headerOf(values: Values): [string, unknown][] {
  return Object.entries(values)
    .filter(([field]) => field !== 'lines')
    .map(([field, value]) => [invoiceFields[field] ?? field, value]);
}
