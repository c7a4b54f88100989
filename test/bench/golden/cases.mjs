// Documents with a request and, where it is known, the truth: {set, id, pages: PATH, request, truth, settings}.
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {readPages} from '../../../dist/engine/read-pages.js';
import {anySet, knownSet, madeSet} from '../../fit/question-sets.mjs';
import {requestFor} from '../requests.mjs';

const [madeDocuments, madeSeed] = [60, 5];

const openSets = {
  fixtures: ({root}) => fixtures(join(root, 'fixtures')),
  made: () => madeSet({count: madeDocuments, seed: madeSeed}),
  ...Object.fromEntries(
    ['receipts', 'invoices', 'forms'].map((name) => [name, ({data, cache}) => knownSet(data, name, cache)]),
  ),
  ...Object.fromEntries(
    ['ad-buy', 'fara', 'funsd', 'nda', 'wildreceipt'].map((name) => [
      name,
      ({data, cache}) => anySet(data, name, cache),
    ]),
  ),
};

/** Cases of the chosen sets, or of all; their pages are read now. */
export async function goldenCases({sets = Object.keys(openSets), part, limit, ...places}) {
  const cases = [];
  for (const name of sets) {
    if (openSets[name] === undefined)
      throw new Error(`--set ${name} is unknown; known are ${Object.keys(openSets).join(', ')}`);
    const documents = partOf(openSets[name](places), name, part).slice(0, limit);
    for (const document of documents) cases.push(...(await casesOf(document, places.cache)));
  }
  return cases;
}

/** Fixtures and made documents are no measure: there is no part of them to keep. */
function partOf(documents, name, part) {
  const cut =
    name === 'fixtures' || name === 'made' ? documents.length : Math.ceil((documents.length * 2) / 3);
  const parts = {tune: documents.slice(0, cut), held: documents.slice(cut), all: documents};
  if (parts[part] === undefined) throw new Error(`--part is tune, held or all, not ${part}`);
  return parts[part];
}

async function casesOf(document, cache) {
  const {set, id, documentType, settings, questions, otherQuestions = []} = document;
  const folder = join(cache, set);
  const pages = join(folder, `${basename(id)}.json`);
  if (set === 'made' || !existsSync(pages)) {
    mkdirSync(folder, {recursive: true});
    writeFileSync(pages, JSON.stringify(await document.readPages()));
  }
  return [questions, otherQuestions]
    .filter((asked) => asked.length > 0)
    .map((asked) => ({
      set,
      id,
      pages,
      settings,
      request: {
        document_type: documentType,
        fields: asked.map(({judge, ...field}) => field),
      },
      truth: Object.fromEntries(asked.map(({name, judge}) => [name, judge])),
    }));
}

/** The fixtures with known values, invoices and receipts asked as their templates do, others by the names of fields. */
function fixtures(folder) {
  const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'));
  return Object.entries(expected).flatMap(([file, values]) => {
    if (values === null) return [];
    const id = file.replaceAll('/', '-');
    const {documentType, fields} = fixtureRequest(values);
    return {
      set: 'fixtures',
      id,
      documentType,
      settings: {metric: 'fields', monthFirst: false},
      questions: fields.map((field) => ({...field, judge: {value: values[field.name]}})),
      readPages: () => pagesOf(join(folder, file)),
    };
  });
}

function fixtureRequest(values) {
  const set = 'invoice_number' in values ? 'invoices' : 'company' in values ? 'receipts' : undefined;
  if (set === undefined) return {documentType: 'form', fields: Object.keys(values).map((name) => ({name}))};
  const [{document_type: documentType, fields}] = requestFor(set, false);
  return {documentType, fields};
}

async function pagesOf(path) {
  const pages = [];
  for await (const {image, ...page} of readPages(path)) pages.push(page);
  return pages;
}
