// Registration forms with known answers, of the sets `any/fara` and `forms`, each document once, with its pages.
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {readPages} from '../../../dist/engine/read-pages.js';
import {datesOf} from '../any/score.mjs';

/** American forms. */
const monthFirst = true;

/** `[{file, form, registrant, fields: {name: {value, type}}, pages}]`; `folders`: {data, cache, ocr}. */
export async function formDocuments({data, cache, ocr}) {
  const listed = distinct([...ofFara(data), ...ofForms(data)]);
  const documents = [];
  for (const document of listed) documents.push({...document, pages: await pagesOf(document, {cache, ocr})});
  return documents;
}

function ofFara(data) {
  const {documents} = JSON.parse(readFileSync(join(data, 'any', 'fara', 'truth.json'), 'utf8'));
  return documents.map(({file, fields}) => ({
    set: 'fara',
    file,
    path: join(data, 'any', 'fara', file),
    form: ['Amendment', 'Dissemination', 'Short'].find((form) => file.includes(form)),
    fields: Object.fromEntries(
      Object.entries(fields)
        .filter(([, {value}]) => value !== null)
        .map(([name, {value, type}]) => [name, {value, type}]),
    ),
  }));
}

const named = {foreign_principle_name: 'foreign_principal'};
const types = {registration_num: 'code', file_date: 'date'};

function ofForms(data) {
  const truth = JSON.parse(readFileSync(join(data, 'forms', 'truth.json'), 'utf8'));
  return Object.entries(truth).map(([file, {form, fields}]) => ({
    set: 'forms',
    file,
    path: join(data, 'forms', file),
    form: form.split('-')[0],
    fields: Object.fromEntries(Object.entries(fields).flatMap(typedTruth)),
  }));
}

/** A date that no reader could tell from its truth is not asked. */
function typedTruth([name, [text]]) {
  const type = types[name] ?? 'text';
  const value = text
    .replace(/\((?:date|day) of signature\)/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (type !== 'date') return [[named[name] ?? name, {value, type}]];
  const [date] = datesOf(value, {monthFirst});
  return date === undefined ? [] : [[name, {value: date, type}]];
}

/** Files that are in both sets once, with the truth of the first. */
function distinct(documents) {
  const seen = new Set();
  return documents.filter(({path}) => {
    const hash = createHash('sha1').update(readFileSync(path)).digest('hex');
    return !seen.has(hash) && seen.add(hash);
  });
}

/** Words as kept from an earlier run, pictures from the file when they are asked for. */
async function pagesOf({set, file, path}, {cache, ocr}) {
  const kept = cache && join(cache, set, `${file}.json`);
  if (kept && existsSync(kept)) return pictured(JSON.parse(readFileSync(kept, 'utf8')), path);
  const pages = await collect(readPages(path, {textLayer: 'never', ocr}));
  if (kept) {
    mkdirSync(join(cache, set), {recursive: true});
    writeFileSync(kept, JSON.stringify(pages));
  }
  return pages;
}

/** Words of a page are those of its lines. */
function pictured(pages, path) {
  let read;
  const imageOf = async (at, view) => {
    read ??= collect(readPages(path, {textLayer: 'never', ocr: blind}));
    return (await read)[at].image(view);
  };
  return pages.map((page, at) => ({
    ...page,
    words: page.lines.flatMap(({words}) => words),
    image: (view) => imageOf(at, view),
  }));
}

async function collect(pages) {
  const all = [];
  for await (const page of pages) all.push(page);
  return all;
}

const blind = {
  name: 'blind',
  readPage: () => Promise.resolve({words: [], turns: 0, slope: 0}),
  readLines: () => Promise.resolve([]),
  close: () => Promise.resolve(),
};
