// How well every field of a form is read off with one or several filled-in documents of its revision as references.
// node test/bench/reference-fields.mjs --data DIR [--references 1] [--draws 2] [--part tune|held|all] [--boxes value|all|none]
// [--cache DIR] [--ocr-cache DIR] [--confidence 0.5] [--errors] [--rows FILE]   (needs a build)
// DIR holds `any/fara` and `forms`. In each draw other documents of the same revision are the references; the place of a
// field is that of its true value among the words of the first one, and a field that was not recognised there is not
// asked. --boxes: whether the template holds the box of the value, that of its label too, or the value alone.
// --without-pictures: nothing is looked at again in the pictures of the pages, which is the most of the time.
// Documents of every third registrant are held out. --cache keeps pages, --ocr-cache what was recognised of parts of them.
import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {preferReference} from '../../dist/engine/read-by-reference.js';
import {extractFromPages} from '../../dist/engine/extract.js';
import {createPpOcr} from '../../dist/engine/recognise/ppocr/ppocr-engine.js';
import {judge} from './any/score.mjs';
import {cachedOcr} from './cached-ocr.mjs';
import {calibrationError} from './certainty.mjs';
import {shareWithInterval} from './interval.mjs';
import {drawn, withParts} from './references/draw-references.mjs';
import {formDocuments} from './references/form-documents.mjs';
import {withRevisions} from './references/form-revisions.mjs';
import {byReferences} from './references/by-references.mjs';
import {templateOf} from './references/template.mjs';

const {values: options} = parseArgs({
  options: {
    data: {type: 'string'},
    cache: {type: 'string'},
    'ocr-cache': {type: 'string'},
    references: {type: 'string', default: '1'},
    draws: {type: 'string', default: '2'},
    part: {type: 'string', default: 'all'},
    boxes: {type: 'string', default: 'value'},
    confidence: {type: 'string', default: '0.5'},
    errors: {type: 'boolean', default: false},
    rows: {type: 'string'},
    'without-pictures': {type: 'boolean', default: false},
  },
});
const settings = {metric: 'fields', monthFirst: true};
const minimum = Number(options.confidence);
const ocr = cachedOcr(await createPpOcr(), options['ocr-cache']);
const all = withParts(withRevisions(await formDocuments({data: options.data, cache: options.cache, ocr})));
if (options['without-pictures']) for (const {pages} of all) for (const page of pages) delete page.image;
const rows = [];
const started = performance.now();
for (const document of all) {
  if (options.part !== 'all' && document.part !== options.part) continue;
  for (let draw = 0; draw < Number(options.draws); draw++) {
    const references = drawn(document, all, {count: Number(options.references), draw});
    if (references.length > 0) await measure(document, references);
  }
}
report();
if (options.rows) writeFileSync(options.rows, JSON.stringify(rows));
await ocr.close();

async function measure(document, references) {
  const fields = templateOf(Object.keys(document.fields), references, options.boxes);
  const request = {document_type: 'registration form', fields};
  const aligned = await byReferences(
    document.pages,
    references,
    request,
    options['without-pictures'] ? undefined : ocr,
  );
  const searched = extractFromPages(document.pages, request, {minConfidence: minimum}).fields;
  for (const field of fields) {
    const {name} = field;
    const answer = preferReference(aligned.get(name), searched[name], minimum);
    const isGiven = answer.value !== null && answer.confidence >= minimum;
    const isRight = (one) => one?.value != null && judge(document.fields[name], one.value, settings).right;
    const row = {
      file: document.file,
      revision: document.revision,
      part: document.part,
      references: references.map(({file}) => file),
      name,
      truth: document.fields[name].value,
      sample: field.value,
      outcome: isGiven ? (isRight(answer) ? 'right' : 'wrong') : 'open',
      answer,
      aligned: aligned.get(name) && {...aligned.get(name), right: isRight(aligned.get(name))},
      searched: {...searched[name], right: isRight(searched[name])},
    };
    rows.push(row);
    if (options.errors && row.outcome !== 'right') console.log(described(row));
  }
}

function described({outcome, file, name, answer, truth, sample, references, aligned, searched}) {
  const said = (one) =>
    one ? `${JSON.stringify(one.value)} ${one.confidence.toFixed(2)} ${one.route}` : 'none';
  return `${outcome} ${file.slice(0, 30)} ${name}: ${JSON.stringify(answer.value)} ≠ ${JSON.stringify(truth)} | aligned ${said(aligned)} | searched ${said(searched)} | by ${references[0].slice(0, 24)} ${JSON.stringify(sample)}`;
}

function report() {
  const lines = new Map();
  const add = (name, row) => lines.set(name, [...(lines.get(name) ?? []), row]);
  for (const row of rows) {
    add(`1 all`, row);
    add(`2 ${row.part}`, row);
    add(`3 ${row.name}, ${row.part}`, row);
    add(`4 ${row.revision}, ${row.part}`, row);
    if (options.part === 'all') add(`5 ${row.name}`, row);
  }
  for (const [name, of] of [...lines].sort(([a], [b]) => a.localeCompare(b))) console.log(lineOf(name, of));
  console.log(
    `${options.references} reference(s), ${options.draws} draws; ` +
      `${((performance.now() - started) / rows.length).toFixed(0)} ms a field`,
  );
}

function lineOf(name, of) {
  const count = (outcome) => of.filter((row) => row.outcome === outcome).length;
  const [right, wrong] = [count('right'), count('wrong')];
  const given = of.filter(({outcome}) => outcome !== 'open');
  const error = calibrationError(
    given.map(({answer, outcome}) => ({confidence: answer.confidence, right: outcome === 'right'})),
  );
  return (
    `${name.slice(2).padEnd(34)} right ${shareWithInterval(right, of.length)} of ${of.length}, ` +
    `precision ${shareWithInterval(right, right + wrong)}, calibration error ${error.toFixed(3)}`
  );
}
