// Fits how likely a text is right that was read where a reference document has it, and writes it to src/engine/models.
// node test/fit/fit-reference.mjs --data DIR [--cache DIR] [--draws 2] [--keep]   (needs a build)
// DIR holds `any/fara` and `forms`; documents of every third registrant are left out. --keep: only says the figures.
import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {localeOf} from '../../dist/engine/page-view/number-and-date-locale.js';
import {referenceDocument} from '../../dist/engine/registration/reference-documents.js';
import {alignFields} from '../../dist/engine/registration/reference-fields.js';
import {createPpOcr} from '../../dist/engine/recognise/ppocr/ppocr-engine.js';
import {judge} from '../bench/any/score.mjs';
import {drawn, withParts} from '../bench/references/draw-references.mjs';
import {formDocuments} from '../bench/references/form-documents.mjs';
import {withRevisions} from '../bench/references/form-revisions.mjs';
import {templateOf} from '../bench/references/template.mjs';

const {values: options} = parseArgs({
  options: {
    data: {type: 'string'},
    cache: {type: 'string'},
    draws: {type: 'string', default: '2'},
    keep: {type: 'boolean', default: false},
  },
});
const names = ['score', 'legibility', 'weakestWord'];
/** Few examples: weights stay small that they do not need. */
const ridge = 0.02;

const ocr = await createPpOcr();
const documents = withParts(
  withRevisions(await formDocuments({data: options.data, cache: options.cache, ocr})),
);
await ocr.close();
const examples = [];
for (const document of documents.filter(({part}) => part === 'tune'))
  for (let draw = 0; draw < Number(options.draws); draw++)
    examples.push(...(await examplesOf(document, drawn(document, documents, {count: 1, draw}))));
const weights = logistic(examples);
const figures = `${examples.length} readings, ${examples.filter(({right}) => right).length} right, mean likelihood ${likelihood(examples, weights).toFixed(3)}`;
console.log(figures, weights);
if (!options.keep) write(weights, figures);

/** Texts as they were read, without a second look at the picture. */
async function examplesOf({pages, fields}, [reference]) {
  if (!reference) return [];
  const seen = new Map();
  const wanted = templateOf(Object.keys(fields), [reference], 'value').map((field) => ({
    ...field,
    type: field.type ?? 'text',
  }));
  const found = await alignFields({
    pages: pages.map((page) => ({...page, image: undefined})),
    references: [referenceDocument(reference.pages)],
    fields: wanted,
    numberLocale: localeOf(pages),
    observe: (name, signals) => seen.set(name, signals),
  });
  return wanted
    .filter(({name, type}) => type === 'text' && seen.has(name) && found.get(name).value !== null)
    .map(({name}) => ({
      ...seen.get(name),
      right: judge(fields[name], found.get(name).value, {metric: 'fields', monthFirst: true}).right,
    }));
}

/** Newton's method on the penalised likelihood. */
function logistic(rows) {
  let weights = [0, 0, 0, 0];
  for (let step = 0; step < 30; step++) {
    const gradient = weights.map((weight, at) => (at === 0 ? 0 : -ridge * weight));
    const hessian = weights.map((_, i) => weights.map((__, j) => (i === j ? (i === 0 ? 1e-6 : ridge) : 0)));
    for (const row of rows) {
      const x = inputsOf(row);
      const p = probability(x, weights);
      x.forEach((value, i) => {
        gradient[i] += value * (Number(row.right) - p);
        x.forEach((other, j) => (hessian[i][j] += value * other * p * (1 - p)));
      });
    }
    const move = solved(hessian, gradient);
    weights = weights.map((weight, at) => weight + move[at]);
  }
  return weights.map((weight) => Math.round(weight * 100) / 100);
}

function inputsOf(row) {
  return [1, ...names.map((name) => row[name])];
}

function probability(inputs, weights) {
  return 1 / (1 + Math.exp(-inputs.reduce((sum, value, at) => sum + value * weights[at], 0)));
}

function likelihood(rows, weights) {
  const logs = rows.map((row) => {
    const p = probability(inputsOf(row), weights);
    return Math.log(row.right ? p : 1 - p);
  });
  return Math.exp(logs.reduce((sum, log) => sum + log, 0) / rows.length);
}

/** Gauss–Jordan elimination. */
function solved(matrix, vector) {
  const rows = matrix.map((row, at) => [...row, vector[at]]);
  rows.forEach((row, at) => {
    const pivot = row[at];
    for (let column = at; column <= rows.length; column++) row[column] /= pivot;
    for (const other of rows) {
      if (other === row) continue;
      const factor = other[at];
      for (let column = at; column <= rows.length; column++) other[column] -= factor * row[column];
    }
  });
  return rows.map((row) => row.at(-1));
}

function write([intercept, ...rest], said) {
  const held = names.map((name, at) => `${name}: ${rest[at]}`).join(', ');
  writeFileSync(
    new URL('../../src/engine/models/reference-readings.ts', import.meta.url),
    `// Written by \`node test/fit/fit-reference.mjs\`; not to be edited.

/** Logistic weights: whether a text read where a reference document has a field is its value. */
export const referenceReadings = {
  card: {
    purpose: 'whether a text read by a reference is the value of its field',
    fittedOn: 'registration forms, two thirds of the registrants',
    command: 'node test/fit/fit-reference.mjs --data DIR',
    figures: '${said}',
  },
  weights: {intercept: ${intercept}, ${held}},
};
`,
  );
}
