// Documents with questions and known answers, one shape for all sets: {set, id, documentType, settings, readPages(),
// questions: [{name, prompt, type?, judge: {value, type}}], otherQuestions, templateQuestions: the same}.
import {readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {linesOf} from '../../dist/engine/group-words-into-lines.js';
import {parseQueries} from '../../dist/engine/query/parse-query.js';
import {readPages} from '../../dist/engine/read-pages.js';
import {invoice} from '../../dist/service/templates/invoice.js';
import {keptPages} from '../bench/kept-pages.mjs';
import {promptsFor} from './known-prompts.mjs';
import {makeDocuments} from './made/make-documents.mjs';

/** The first two thirds of a set, by file name; the rest is never fitted on. */
export function tunedPart(documents) {
  return documents.slice(0, Math.ceil((documents.length * 2) / 3));
}

export function madeSet(settings) {
  return [...makeDocuments({...settings, typeOf: typeOfLabel()})].map((document, at) => ({
    set: 'made',
    id: document.id,
    kind: document.kind,
    documentType: document.documentType,
    settings: {metric: 'anls', monthFirst: false},
    readPages: () => document.pages.map((page) => readable(page, at % 2 === 0)),
    questions: document.questions.map(({name, prompt, type, value, origin, concept}, number) => ({
      origin,
      concept,
      name: /^field_\d+$/.test(name) ? `q${number}` : `${name}_${number}`,
      prompt,
      type,
      judge: {value},
    })),
  }));
}

/** The type of value the engine reads from the words of a label. */
function typeOfLabel() {
  const known = new Map();
  return (label) => {
    if (!known.has(label)) known.set(label, parseQueries([{name: 'field', prompt: label}])[0].type);
    return known.get(label);
  };
}

/** Every other document without its drawn lines: not every reader finds them. */
function readable(page, isDrawn) {
  const drawn = isDrawn ? page.drawn : {horizontal: [], vertical: []};
  return {...page, drawn, lines: linesOf(page.words)};
}

/** A set of DIR/any: every question in both of its wordings, each wording a request of its own. */
export function anySet(folder, name, cache) {
  const truth = JSON.parse(readFileSync(join(folder, 'any', name, 'truth.json'), 'utf8'));
  const settings = {metric: truth.metric, monthFirst: truth.date_order === 'mdy'};
  const sorted = [...truth.documents].sort((a, b) => (a.file < b.file ? -1 : 1));
  return sorted.map((document) => {
    const fields = Object.entries(document.fields);
    const asked = (wording) =>
      fields
        .filter(([, field]) => field[wording] !== undefined)
        .map(([field, truthOf]) => ({name: field, prompt: truthOf[wording], judge: truthOf}));
    return {
      set: name,
      id: document.file,
      documentType: document.document_type,
      settings,
      readPages: () => pagesOf(join(folder, 'any', name, document.file), {cache: cache && join(cache, name)}),
      questions: asked('prompt'),
      otherQuestions: asked('other_prompt'),
    };
  });
}

/** The fields of the template that comes with docextract, tables apart; those without a known answer are asked along. */
const templates = {invoices: invoice.edited_json.fields.filter(({type}) => type !== 'table')};

/** Receipts, invoices or forms of DIR, asked in several languages in turn, and by the names and types of a template. */
export function knownSet(folder, name, cache) {
  const truth = JSON.parse(readFileSync(join(folder, name, 'truth.json'), 'utf8'));
  const {documentType, wordings, kinds, types} = promptsFor(name);
  return Object.keys(truth)
    .sort()
    .map((file, at) => {
      const values = truth[file].fields ?? truth[file];
      const questions = Object.entries(wordings[at % wordings.length]).flatMap(([field, prompt]) =>
        questionOf(field, prompt, values[field], kinds[field], name),
      );
      return {
        set: name,
        id: file,
        documentType,
        settings: {metric: 'fields', monthFirst: name === 'forms'},
        readPages: () =>
          pagesOf(join(folder, name, file), {
            cache: cache && join(cache, name),
            textLayer: name === 'forms' ? 'never' : 'auto',
          }),
        questions,
        otherQuestions: Object.entries(types).flatMap(([field, type]) =>
          questionOf(field, undefined, values[field], kinds[field], name).map((one) => ({...one, type})),
        ),
        templateQuestions: (templates[name] ?? []).map(({name: field, prompt, type}) => {
          const [known] = questionOf(field, prompt, values[field], kinds[field], name);
          return {name: field, prompt, type, judge: known?.judge};
        }),
      };
    });
}

/** What the truth of a form leaves out may stand on it all the same; what that of an invoice says is missing, is. */
function questionOf(name, prompt, value, type = 'text', set) {
  if (value === undefined || (value === null && set !== 'invoices')) return [];
  const wanted = Array.isArray(value) ? value.map((text) => text.replaceAll('\n', ' ')) : value;
  return [{name, prompt, judge: {value: wanted, type}}];
}

function pagesOf(path, {cache, textLayer = 'auto'}) {
  return keptPages(cache && join(cache, `${basename(path)}.json`), () => readPages(path, {textLayer}));
}
