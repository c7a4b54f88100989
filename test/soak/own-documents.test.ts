import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {similarity} from '../../src/engine/values/similarity.js';
import {docextract, fixtures, freshHome} from '../e2e/docextract.js';

/** Field, and how an accountant of each country might ask for it. */
const prompts: Record<string, Record<string, string>> = {
  en: {
    invoice_number: 'the number of the bill',
    issue_date: 'when was it issued',
    seller_name: 'who issued the invoice',
    buyer_name: 'who has to pay',
    currency: 'currency as ISO code',
    net_total: 'total before tax',
    tax_total: 'how much tax is charged',
    grand_total: 'the total the customer has to pay, including tax',
  },
  de: {
    invoice_number: 'Rechnungsnummer',
    issue_date: 'Wann wurde die Rechnung ausgestellt?',
    due_date: 'bis wann muss bezahlt werden',
    seller_name: 'Name des Lieferanten',
    buyer_name: 'wer muss zahlen',
    currency: 'Währung',
    iban: 'auf welches Konto soll überwiesen werden',
    net_total: 'Summe ohne Mehrwertsteuer',
    tax_total: 'Summe der MwSt.',
    grand_total: 'zu zahlender Betrag',
  },
  fr: {
    invoice_number: 'numéro de la facture',
    issue_date: "date d'émission",
    due_date: 'date limite de paiement',
    seller_name: 'nom du fournisseur',
    buyer_name: 'société facturée',
    currency: 'devise',
    iban: 'compte bancaire pour le virement',
    net_total: 'montant hors taxes',
    tax_total: 'montant de la TVA',
    grand_total: 'montant TTC',
  },
  es: {
    invoice_number: 'número de factura',
    issue_date: 'fecha de emisión',
    seller_name: 'nombre del proveedor',
    buyer_name: 'quién tiene que pagar',
    currency: 'moneda',
    net_total: 'base imponible',
    tax_total: 'cuota de IVA',
    grand_total: 'total a pagar',
  },
  it: {
    invoice_number: 'numero fattura',
    issue_date: 'data di emissione',
    seller_name: 'fornitore',
    buyer_name: 'chi deve pagare',
    currency: 'valuta',
    net_total: 'totale senza IVA',
    tax_total: 'importo IVA',
    grand_total: 'totale da pagare',
  },
};

/** Ten documents by the language they are asked in; half of them have text, half are scans and photographs. */
const documents: Record<string, string> = {
  'Harbour Lane Print INV-2024-0187.pdf': 'en',
  'rechnung-bergmann.pdf': 'de',
  'facture-F24-0311.pdf': 'fr',
  'faktura-lisowski.pdf': 'en',
  'south/invoice.pdf': 'fr',
  'factura-almazan.pdf': 'es',
  'fattura-valverde.pdf': 'it',
  'scan0007.pdf': 'en',
  'IMG_2041.jpg': 'en',
  'fax-waterkant.tif': 'de',
};

type Values = Record<string, unknown>;

let expected: Record<string, Values>;
beforeAll(async () => {
  expected = JSON.parse(await readFile(join(fixtures, 'expected.json'), 'utf8')) as Record<string, Values>;
});

test('process finds every field of ten documents by a template', async () => {
  const {home, env} = await freshHome();
  const template = join(home, 'template.json');
  const fields = Object.keys(prompts.de!).map((name) => ({name}));
  await writeFile(template, JSON.stringify({name: 'invoices', document_type: 'invoice', fields}));
  const created = await docextract(['templates', 'create', template, '-q'], {env});
  expect(created.exitCode).toBe(0);
  const found = await run(['process', '-t', created.stdout.trim()], Object.keys(documents), env);
  expect(found.flatMap(([name, values]) => wrongOf(name, values))).toEqual([]);
});

test('agent finds every field of ten documents by prompts in five languages', async () => {
  const {env} = await freshHome();
  const wrong: string[] = [];
  for (const [language, asked] of Object.entries(prompts)) {
    const names = Object.keys(documents).filter((name) => documents[name] === language);
    const said = Object.entries(asked).flatMap(([field, prompt]) => ['--prompt', `${field}=${prompt}`]);
    const found = await run(['agent', '--document-type', 'invoice', ...said], names, env);
    wrong.push(...found.flatMap(([name, values]) => wrongOf(name, values)));
  }
  expect(wrong).toEqual([]);
});

test('process finds quantity and amount of every line of ten documents by the invoice template', async () => {
  const {env} = await freshHome();
  const found = await run(['process', '-t', 'invoice'], Object.keys(documents), env);
  for (const [name, values] of found)
    expect(amountsOf(values.lines), name).toEqual(amountsOf(expected[`scans/${name}`]!.lines));
});

function amountsOf(lines: unknown): unknown[] {
  return (lines as {quantity: string; amount: string}[]).map(({quantity, amount}) => [quantity, amount]);
}

/** One run for each document, as two have the same name. */
async function run(
  argv: string[],
  names: string[],
  env: Record<string, string>,
): Promise<[string, Values][]> {
  const found: [string, Values][] = [];
  for (const name of names) {
    const {stdout, stderr, exitCode} = await docextract(
      [...argv, join(fixtures, 'scans', name), '--json', '-q'],
      {env},
    );
    expect(exitCode, stderr).toBe(0);
    found.push([name, (JSON.parse(stdout) as {document_data: Values}).document_data]);
  }
  expect(found).toHaveLength(names.length);
  return found;
}

/** Names as printed but for what recognition does to an accent; everything else to the letter. */
function wrongOf(name: string, found: Values): string[] {
  const wanted = expected[`scans/${name}`]!;
  return Object.entries(found)
    .filter(([field, value]) => !isRight(field, value, wanted[field] ?? null))
    .map(([field, value]) => `${name} ${field}: ${String(value)}, not ${String(wanted[field])}`);
}

function isRight(field: string, value: unknown, wanted: unknown): boolean {
  if (typeof value !== 'string' || typeof wanted !== 'string' || !field.endsWith('_name'))
    return value === wanted;
  return similarity(value.toLowerCase(), wanted.toLowerCase()) >= 0.85;
}
