// How many plain requests about papers of any kind the engine answers right (needs a build).
// node test/bench/any.mjs --data DIR [--set NAME]… [--part tune|held|all] [--cache DIR] [--show errors] [--by-field]
// DIR holds one folder a set, each with documents and truth.json. --part: the last third of a set, by file name, is held
// out of tuning. --cache keeps what was read, so that a second run is about answering alone. --answers FILE writes them.
// --at-once N: requests of N questions each; all of a document in one request otherwise.
import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {extractFromPages} from '../../dist/engine/extract.js';
import {judge} from './any/score.mjs';
import {resampled} from './any/resample.mjs';
import {pagesOf, partOf, readTruth, setsIn} from './any/sets.mjs';

const {values: options} = parseArgs({
  options: {
    data: {type: 'string'},
    set: {type: 'string', multiple: true},
    part: {type: 'string', default: 'all'},
    cache: {type: 'string'},
    show: {type: 'string'},
    answers: {type: 'string'},
    'by-field': {type: 'boolean', default: false},
    confidence: {type: 'string', default: '0.5'},
    'at-once': {type: 'string'},
  },
});
if (options.data === undefined) throw new Error('--data DIR is missing: the folder with one folder a set');

for (const set of options.set ?? setsIn(options.data)) await measure(set);

async function measure(set) {
  const {truth, settings} = readTruth(options.data, set);
  const documents = partOf(truth.documents, options.part);
  const rows = [];
  const answers = {};
  for (const document of documents) {
    const pages = await pagesOf(options, set, document.file);
    const fields = answersTo(document, pages);
    answers[document.file] = Object.fromEntries(
      Object.entries(fields).map(([name, {value}]) => [name, value]),
    );
    for (const [name, field] of Object.entries(document.fields))
      rows.push(rowOf({document, name, field, answer: fields[name], settings}));
  }
  if (options.answers) writeFileSync(options.answers, JSON.stringify(answers));
  print(set, documents, rows, settings);
}

/** The answers to all questions about a document, so many of them a request as `--at-once` says. */
function answersTo({document_type, fields}, pages) {
  const asked = Object.entries(fields).map(([name, {prompt}]) => ({name, prompt}));
  const size = Number(options['at-once'] ?? asked.length);
  const answers = {};
  for (let at = 0; at < asked.length; at += size) {
    const request = {document_type, fields: asked.slice(at, at + size)};
    const settings = {minConfidence: Number(options.confidence)};
    Object.assign(answers, extractFromPages(pages, request, settings).fields);
  }
  return answers;
}

function rowOf({document, name, field, answer, settings}) {
  const isEmpty = answer.value === null || (Array.isArray(answer.value) && answer.value.length === 0);
  const canBe = field.value !== null;
  const verdict = canBe && !isEmpty ? judge(field, answer.value, settings) : {score: 0, right: false};
  if (options.show === 'errors' && (canBe ? !verdict.right : !isEmpty))
    console.log(
      `${isEmpty ? 'empty' : 'WRONG'} ${document.file} ${name} ${JSON.stringify(field.prompt)}: ${JSON.stringify(answer.value)} ≠ ${JSON.stringify(field.value)} (${answer.confidence} ${answer.route})`,
    );
  return {file: document.file, name, canBe, isGiven: !isEmpty, ...verdict, confidence: answer.confidence};
}

function print(set, documents, rows, {metric}) {
  console.log(`${set}: ${documents.length} documents (${options.part}), ${lineOf(rows, metric, true)}`);
  if (!options['by-field']) return;
  for (const name of new Set(rows.map((row) => row.name)))
    console.log(
      `  ${name.padEnd(22)} ${lineOf(
        rows.filter((row) => row.name === name),
        metric,
      )}`,
    );
}

function lineOf(rows, metric, withIntervals = false) {
  const figures = figuresOf(rows);
  const names =
    metric === 'anls'
      ? ['anls', 'right', 'precision', 'answered', 'false']
      : ['right', 'precision', 'answered', 'false'];
  const ranges = withIntervals ? resampled(rows, figuresOf) : {};
  const counts = `${rows.filter(({canBe}) => canBe).length} questions, ${rows.filter(({canBe}) => !canBe).length} unanswerable`;
  const shown = names.map(
    (name) =>
      `${name} ${share(figures[name])}${ranges[name] ? ` (${ranges[name].map(share).join('–')})` : ''}`,
  );
  return `${counts}: ${shown.join(', ')}${withIntervals ? `, calibration error ${figures.calibration.toFixed(3)}` : ''}`;
}

function figuresOf(rows) {
  const asked = rows.filter(({canBe}) => canBe);
  const given = asked.filter(({isGiven}) => isGiven);
  const right = asked.filter((row) => row.right).length;
  const unanswerable = rows.filter(({canBe}) => !canBe);
  return {
    anls: mean(asked.map(({score}) => score)),
    right: right / Math.max(1, asked.length),
    precision: right / Math.max(1, given.length),
    answered: given.length / Math.max(1, asked.length),
    false: unanswerable.filter(({isGiven}) => isGiven).length / Math.max(1, unanswerable.length),
    calibration: calibrationError(rows.filter(({isGiven}) => isGiven)),
  };
}

/** Expected calibration error over ten bins of confidence. */
function calibrationError(given) {
  let error = 0;
  for (let bin = 0; bin < 10; bin++) {
    const inside = given.filter(({confidence}) => Math.min(9, Math.floor(confidence * 10)) === bin);
    if (inside.length === 0) continue;
    const gap = mean(inside.map(({confidence}) => confidence)) - mean(inside.map((row) => Number(row.right)));
    error += (inside.length / given.length) * Math.abs(gap);
  }
  return error;
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function share(value) {
  return value.toFixed(3).replace(/^0(?=\.)/, '');
}
