// Documents of the layouts that a list names, each with its true values and its pages as they were recognised.
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {readPages} from '../../../dist/engine/read-pages.js';

/**
 * `[{name, set, documentType, fields, documents: [{file, pages, truth: {name: {value, type}}}]}]`; `folders`: {data, made,
 * cache, ocr}. Layouts of `made` are left out without it.
 */
export async function layoutDocuments({data, made, cache, ocr}) {
  const list = JSON.parse(readFileSync(join(import.meta.dirname, 'layouts.json'), 'utf8'));
  const layouts = [
    ...list.fara.map((layout) => faraLayout(layout, data)),
    ...(made ? list.made : []).map((name) => madeLayout(name, made)),
  ];
  for (const layout of layouts)
    for (const document of layout.documents)
      document.pages = await pagesOf(document.path, {
        kept:
          cache && join(cache, layout.set, layout.set === 'made' ? layout.name : '', `${document.file}.json`),
        ocr,
      });
  return layouts;
}

function faraLayout({name, files}, data) {
  const folder = join(data, 'any', 'fara');
  const {documents} = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8'));
  const own = documents.filter(({file}) => new RegExp(files).test(file));
  const prompts = new Map(
    own.flatMap(({fields}) => Object.entries(fields).map(([field, {prompt}]) => [field, prompt])),
  );
  return {
    name,
    set: 'fara',
    documentType: 'registration form',
    fields: [...prompts].map(([field, prompt]) => ({name: field, prompt})),
    documents: own.map(({file, fields}) => ({file, path: join(folder, file), truth: fields})),
  };
}

const types = {
  date_of_birth: 'date',
  valid_from: 'date',
  amount: 'amount',
  member_no: 'code',
  email: 'code',
  phone: 'code',
};

/** What a form asks is known by the names of its fields alone, as of a template that nobody has drawn. */
function madeLayout(name, made) {
  const folder = join(made, name);
  const {fields} = JSON.parse(readFileSync(join(folder, 'template.json'), 'utf8'));
  const truth = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => truth[file] !== undefined);
  return {
    name,
    set: 'made',
    documentType: 'form',
    fields: fields.map((field) => ({name: field.name, prompt: field.name.replaceAll('_', ' ')})),
    documents: files.map((file) => ({
      file,
      path: join(folder, file),
      truth: Object.fromEntries(
        Object.entries(truth[file]).map(([field, value]) => [field, {value, type: types[field] ?? 'text'}]),
      ),
    })),
  };
}

async function pagesOf(path, {kept, ocr}) {
  if (kept && existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')).map(withWordsOfLines);
  const pages = [];
  for await (const {image: _, ...page} of readPages(path, {ocr})) pages.push(page);
  if (kept) {
    mkdirSync(dirname(kept), {recursive: true});
    writeFileSync(kept, JSON.stringify(pages));
  }
  return pages;
}

/** The words of a page are those of its lines, as when it is read: what is said of a word is known by the word itself. */
function withWordsOfLines(page) {
  return {...page, words: page.lines.flatMap(({words}) => words)};
}
