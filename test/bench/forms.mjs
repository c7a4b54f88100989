// How well values are read off forms with one or several filled-in reference documents of the same type.
// node test/bench/forms.mjs --data DIR [--references 5] [--once] [--draws 3] [--cache DIR] [--errors]
// [--confidence 0.5] [--reliability] [--part tune|held|all]   (needs a build)
// --once: only the value on the first reference is told, its place on the others is found.
// Each draw takes that many documents of each type as references and reads the registration number of the others.
// Pages are recognised from their pixels; --cache keeps what was recognised for the next run.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {referenceDocument} from '../../dist/engine/registration/reference-documents.js';
import {alignFields} from '../../dist/engine/registration/reference-fields.js';
import {zoneReader} from '../../dist/engine/registration/readings/recognise-region.js';
import {createPpOcr} from '../../dist/engine/recognise/ppocr/ppocr-engine.js';
import {readPages} from '../../dist/engine/read-pages.js';
import {cachedOcr} from './cached-ocr.mjs';
import {calibrationError, reliability} from './certainty.mjs';
import {shareWithInterval} from './interval.mjs';

const {values: options} = parseArgs({
  options: {
    data: {type: 'string'},
    cache: {type: 'string'},
    references: {type: 'string', default: '1'},
    draws: {type: 'string', default: '3'},
    errors: {type: 'boolean', default: false},
    once: {type: 'boolean', default: false},
    confidence: {type: 'string', default: '0.5'},
    reliability: {type: 'boolean', default: false},
    part: {type: 'string', default: 'all'},
  },
});
const field = 'registration_num';
const truth = JSON.parse(readFileSync(join(options.data, 'truth.json'), 'utf8'));
const ocr = cachedOcr(await createPpOcr(), options.cache);
const documents = [];
for (const [file, {form, fields}] of Object.entries(truth).sort(([a], [b]) => a.localeCompare(b))) {
  const value = fields[field]?.[0]?.replace(/\D/g, '');
  if (!value) continue;
  const pages = [];
  for await (const page of readPages(join(options.data, file), {textLayer: 'never', ocr})) pages.push(page);
  documents.push({file, form, value, pages});
}

const scores = new Map();
const certainty = [];
const started = performance.now();
let read = 0;
for (const form of new Set(documents.map((document) => document.form))) {
  const all = documents.filter((document) => document.form === form);
  for (let draw = 0; draw < Number(options.draws); draw++) {
    const references = pick(all, Number(options.references), draw);
    for (const [at, document] of all.entries()) {
      if (references.includes(document)) continue;
      const part = at < (all.length * 2) / 3 ? 'first two thirds' : 'last third';
      if (options.part === (part === 'last third' ? 'tune' : 'held')) continue;
      await judge(document, references, form, part);
      read++;
    }
  }
}
for (const [name, {right, wrong, open}] of [...scores].sort())
  console.log(
    `${name.padEnd(36)} right ${shareWithInterval(right, right + wrong + open)} of ${right + wrong + open}, ` +
      `precision ${shareWithInterval(right, right + wrong)}, open ${open}`,
  );
if (options.reliability)
  for (const part of ['first two thirds', 'last third']) {
    const values = certainty.filter((one) => one.part === part);
    if (!scores.has(part)) continue;
    const {right, wrong, open} = scores.get(part);
    console.log(`${part}, expected calibration error ${calibrationError(values).toFixed(3)}`);
    console.log(reliability(values, right + wrong + open).join('\n'));
  }
console.log(
  `${options.references} reference(s) per type, ${options.draws} draws; ` +
    `${((performance.now() - started) / read).toFixed(0)} ms per document after reading`,
);
await ocr.close();

async function judge(document, references, form, part) {
  const found = await readField(document, references);
  const isGiven = found !== undefined && found.value !== null;
  const isRight = isGiven && fold(found.value) === document.value;
  if (isGiven) certainty.push({confidence: found.confidence, right: isRight, part});
  const outcome =
    !isGiven || found.confidence < Number(options.confidence) ? 'open' : isRight ? 'right' : 'wrong';
  for (const name of ['all', part, `${form}, ${part}`]) {
    const score = scores.get(name) ?? {right: 0, wrong: 0, open: 0};
    scores.set(name, score);
    score[outcome]++;
  }
  if (options.errors && outcome !== 'right')
    console.log(
      `${document.file} is ${document.value}, ${outcome} ${found?.value ?? ''} ` +
        `${found ? `${found.confidence.toFixed(2)} by ${found.route} ` : ''}(by ${references.map((r) => `${r.file} ${r.value}`).join(', ')})`,
    );
}

async function readField(document, references) {
  const found = await alignFields({
    pages: document.pages,
    references: references.map(({pages}) => referenceDocument(pages)),
    fields: [
      {
        name: field,
        kind: 'VALUE',
        type: 'identifier',
        value: references[0].value,
        further: options.once
          ? undefined
          : references.slice(1).map(({value}, at) => ({reference: at + 2, value})),
      },
    ],
    readZone: zoneReader(() => Promise.resolve(ocr)),
    readLines: ocr.readLines,
  });
  return found.get(field);
}

function pick(all, count, draw) {
  const random = seeded(draw + 1);
  const order = all.map((document) => ({document, at: random()})).sort((a, b) => a.at - b.at);
  return order.slice(0, count).map(({document}) => document);
}

function seeded(seed) {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Letters and digits, as scores are counted. */
function fold(value) {
  return String(value ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
