// How many fields the engine gets right on documents with known answers (needs a build).
// node test/bench/accuracy.mjs --data DIR [--part tune|held|all] [--agent] [--cache DIR] [--show errors|all] [--document NAME]
// DIR holds the documents and truth.json, file name to values. --part: the last third, by name, is held out of tuning.
// --agent asks by free text in English, German and French instead of by the fields of a template.
// --cache keeps what was read, so that a second run is about finding the fields alone.
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {extractFromPages} from '../../dist/engine/extract.js';
import {readPages} from '../../dist/engine/read-pages.js';
import {judge, judgeRows} from './judge.mjs';
import {requestFor, setOf} from './requests.mjs';

const {values: options} = parseArgs({
  options: {
    data: {type: 'string'},
    part: {type: 'string', default: 'all'},
    agent: {type: 'boolean', default: false},
    cache: {type: 'string'},
    show: {type: 'string'},
    document: {type: 'string'},
    confidence: {type: 'string'},
  },
});
if (options.data === undefined)
  throw new Error('--data DIR is missing: the folder with the documents and truth.json');

const truth = JSON.parse(readFileSync(join(options.data, 'truth.json'), 'utf8'));
const set = setOf(truth);
const names = Object.keys(truth).sort();
const cut = Math.ceil((names.length * 2) / 3);
const parts = {tune: names.slice(0, cut), held: names.slice(cut), all: names};
const chosen = options.document ? [options.document] : parts[options.part];
if (chosen === undefined) throw new Error(`--part is tune, held or all, not ${options.part}`);

const request = requestFor(set, options.agent);
const settings = options.confidence === undefined ? {} : {minConfidence: Number(options.confidence)};
const scores = new Map();
const certainty = [];
const spent = {reading: 0, finding: 0, pages: 0, read: 0};

for (const name of chosen) {
  const pages = await pagesOf(name);
  const started = performance.now();
  const extraction = extractFromPages(pages, request[names.indexOf(name) % request.length], settings);
  spent.finding += performance.now() - started;
  spent.pages += pages.length;
  for (const [field, wanted] of Object.entries(truth[name].fields ?? truth[name]))
    count(name, field, wanted, extraction.fields[field]);
}
print();

function count(name, field, wanted, found) {
  if (found === undefined) return;
  const score = scores.get(field) ?? {truths: 0, given: 0, exact: 0, fuzzy: 0, right: 0, loose: 0};
  scores.set(field, score);
  if (field === 'lines') return countRows(name, score, wanted, found);
  const given = found.value !== null && found.value !== '';
  if (wanted === null || wanted === '' || (Array.isArray(wanted) && wanted.length === 0)) {
    // Not in the truth does not mean not on the paper: neither right nor wrong.
    if (options.show === 'all') console.log(`${name} ${field}: extra ${JSON.stringify(found.value)}`);
    return;
  }
  const verdict = judge(field, wanted, found.value);
  score.truths++;
  if (given) score.given++;
  if (given) certainty.push({confidence: found.confidence, right: verdict.fuzzy});
  if (verdict.exact) score.exact++;
  if (verdict.fuzzy) score.fuzzy++;
  if (options.show === 'all' || (options.show === 'errors' && !verdict.exact))
    console.log(
      `${verdict.exact ? 'ok   ' : verdict.fuzzy ? 'near ' : given ? 'WRONG' : 'empty'} ${name} ${field}: ${JSON.stringify(found.value)} ≠ ${JSON.stringify(wanted)}  (${found.confidence} ${found.route}, raw ${JSON.stringify(found.raw)})`,
    );
}

function countRows(name, score, wanted, found) {
  if (wanted.length === 0) return;
  const verdict = judgeRows(wanted, found.value);
  score.truths += verdict.truths;
  score.given += verdict.given;
  score.exact += verdict.exact;
  score.fuzzy += verdict.fuzzy;
  if (options.show && verdict.fuzzy < Math.max(verdict.truths, verdict.given))
    console.log(
      `ROWS  ${name} ${verdict.fuzzy} of ${verdict.truths}, given ${verdict.given}\n      found  ${JSON.stringify(found.value)}\n      wanted ${JSON.stringify(wanted)}`,
    );
}

function print() {
  console.log(
    `${set}: ${chosen.length} documents (${options.document ?? options.part}), ${options.agent ? 'free-text prompts' : 'template'}${options.confidence ? `, confidence ${options.confidence}` : ''}`,
  );
  console.log(`${'field'.padEnd(18)} truths exact fuzzy | precision recall (fuzzy)`);
  const header = {truths: 0, given: 0, exact: 0, fuzzy: 0};
  for (const [field, score] of scores) {
    console.log(row(field, score));
    if (field !== 'lines') for (const key of Object.keys(header)) header[key] += score[key];
  }
  console.log(row('all fields', header));
  const lines = scores.get('lines');
  if (lines) console.log(`lines F1: exact ${f1(lines, 'exact')}, fuzzy ${f1(lines, 'fuzzy')}`);
  console.log(
    `expected calibration error ${calibrationError().toFixed(3)}, coverage at 98 % precision ${coverageAt(0.98).toFixed(3)}`,
  );
  const reading = spent.read > 0 ? `${(spent.reading / 1e3 / spent.read).toFixed(2)} s` : 'from the cache';
  console.log(
    `per page: reading ${reading}, finding ${(spent.finding / 1e3 / spent.pages).toFixed(4)} s; ${spent.pages} pages`,
  );
}

function row(field, {truths, given, exact, fuzzy}) {
  const share = (part, whole) => (whole === 0 ? ' –  ' : (part / whole).toFixed(3));
  return `${field.padEnd(18)} ${String(truths).padStart(6)} ${share(exact, truths)} ${share(fuzzy, truths)} | ${share(fuzzy, given)} ${share(fuzzy, truths)}`;
}

function f1({truths, given}, hits) {
  const right = scores.get('lines')[hits];
  return truths + given === 0 ? '–' : ((2 * right) / (truths + given)).toFixed(3);
}

/** Mean distance between how sure the engine says it is and how often it is right, over ten bins. */
function calibrationError() {
  let sum = 0;
  for (let bin = 0; bin < 10; bin++) {
    const inside = certainty.filter(({confidence}) => Math.min(9, Math.floor(confidence * 10)) === bin);
    if (inside.length === 0) continue;
    const mean = inside.reduce((total, {confidence}) => total + confidence, 0) / inside.length;
    sum += Math.abs(mean - inside.filter(({right}) => right).length / inside.length) * inside.length;
  }
  return certainty.length === 0 ? 0 : sum / certainty.length;
}

/** The largest share of the values, surest first, of which so many are right. */
function coverageAt(precision) {
  const sorted = [...certainty].sort((a, b) => b.confidence - a.confidence);
  let right = 0;
  let covered = 0;
  sorted.forEach((one, index) => {
    if (one.right) right++;
    if (right / (index + 1) >= precision) covered = index + 1;
  });
  return sorted.length === 0 ? 0 : covered / sorted.length;
}

/** Forms carry hidden text that no reader sees: they are read off their pixels. */
async function pagesOf(name) {
  const textLayer = set === 'forms' ? 'never' : 'auto';
  const key = createHash('sha256')
    .update(readFileSync(join(options.data, name)))
    .update(textLayer)
    .digest('hex');
  const kept = options.cache && join(options.cache, `${key.slice(0, 24)}.json`);
  if (kept && existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
  const started = performance.now();
  const pages = [];
  for await (const {image, ...page} of readPages(join(options.data, name), {textLayer})) pages.push(page);
  spent.reading += performance.now() - started;
  spent.read += pages.length;
  if (kept) {
    mkdirSync(options.cache, {recursive: true});
    writeFileSync(kept, JSON.stringify(pages));
  }
  return pages;
}
