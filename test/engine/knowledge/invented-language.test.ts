import {appendFile, cp, mkdir, symlink, writeFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {ModuleKind, ScriptTarget, transpile} from 'typescript';
import {expect, test} from 'vitest';
import type {Extraction, ExtractionRequest} from '../../../src/contract/extraction.js';
import type {Page} from '../../../src/engine/page.js';
import {pageOfText} from '../../helpers/page-of-text.js';
import {inFolder} from '../making.js';

const root = resolve(import.meta.dirname, '../../..');

/** A language nobody speaks, as the recipe of CONTRIBUTING has it: one folder and one line of the index. */
const language = `
import type {Language} from '../language.js';
import {listed} from '../sections/label-words.js';

export const qq: Language = {
  labels: listed({
    invoice_number: 'Zulbrikten, Zulbrik nom',
    issue_date: 'Zulbrikdag, Vandag',
    due_date: 'Payvandag',
    seller: 'Merkanto',
    buyer: 'Klientelo',
    net_total: 'Puro summek',
    tax_total: 'Skatumo',
    grand_total: 'Tuto summek',
  }),
  senses: {number: 'nom', date: 'vandag', invoice: 'zulbrik*', amount: 'summek', net: 'puro', tax: 'skatumo'},
  fillers: 'la lo',
  dates: {
    months: ['unomo', 'duomo', 'triomo', 'kvaromo', 'kvinomo', 'sesomo', 'sepomo', 'okomo', 'novomo', 'dekomo', 'unkomo', 'dunkomo'],
    first: 'day',
    decimal: ',',
  },
  parties: {legalForms: 'gzk'},
  papers: {titles: 'zulbrik', taxNames: 'skatumo', kinds: {trade: 'zulbrik'}},
};
`;

const paper = `
Zulbrik

Merkanto: Vrenko Talbek GZK
Klientelo: Morla Distin GZK

Zulbrikten: QX-20417
Zulbrikdag: 7. okomo 2024
Payvandag: 21. okomo 2024

Puro summek          1.200,00
Skatumo 20 %           240,00
Tuto summek          1.440,00 EUR
`;

const request: ExtractionRequest = {
  document_type: 'invoice',
  fields: [
    ...['invoice_number', 'issue_date', 'due_date', 'seller', 'net_total', 'tax_total', 'grand_total'].map(
      (name) => ({name}),
    ),
    {name: 'deadline', prompt: 'Payvandag'},
  ],
};

/** Reads with what the sources in a folder were compiled to. */
async function valuesBy(folder: string): Promise<Record<string, unknown>> {
  const {extractFromPages} = (await import(/* @vite-ignore */ join(folder, 'dist/engine/extract.js'))) as {
    extractFromPages: (
      pages: Page[],
      request: ExtractionRequest,
      options: {minConfidence: number},
    ) => Extraction;
  };
  // A due date by its own label alone is less sure than it should be.
  const {fields} = extractFromPages([pageOfText(paper.split('\n'))], request, {minConfidence: 0.4});
  return Object.fromEntries(Object.entries(fields).map(([name, {value}]) => [name, value]));
}

test('a folder and a line of the index teach the engine a language', async () => {
  await inFolder(async (folder) => {
    for (const floor of ['dist/engine', 'dist/contract'])
      await cp(join(root, floor), join(folder, floor), {recursive: true});
    await cp(join(root, 'package.json'), join(folder, 'package.json'));
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    const languages = join(folder, 'dist/engine/knowledge/languages');
    await mkdir(join(languages, 'qq'));
    const options = {target: ScriptTarget.ES2023, module: ModuleKind.ESNext};
    await writeFile(join(languages, 'qq/index.js'), transpile(language, options));
    await appendFile(join(languages, 'index.js'), "export {qq} from './qq/index.js';\n");
    expect(await valuesBy(folder)).toEqual({
      invoice_number: 'QX-20417',
      issue_date: '2024-08-07',
      due_date: '2024-08-21',
      seller: 'Vrenko Talbek GZK',
      net_total: '1200.00',
      tax_total: '240.00',
      grand_total: '1440.00',
      deadline: '2024-08-21',
    });
  });
});

test('without it the same paper tells no date and no number', async () => {
  const values = await valuesBy(root);
  expect(values).toMatchObject({invoice_number: null, issue_date: null, due_date: null});
});
