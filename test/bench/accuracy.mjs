// How many fields the engine gets right on documents with known answers (needs a build).
// node test/bench/accuracy.mjs --data DIR [--part tune|held|all] [--agent] [--cache DIR] [--show errors|all] [--document NAME]
// DIR holds the documents and truth.json, file name to values. --part: the last third, by name, is held out of tuning.
// --agent asks by free text in English, German and French instead of by the fields of a template.
// --cache keeps what was read, so that a second run is about finding the fields alone.
// --reliability prints how often values of each confidence are right, and what other thresholds would give.
// --scanned reads PDFs from scans made of them: rendered, turned, blurred, noisy, packed as JPEG.
// --report DIR writes DIR/index.html: every page with its words, the candidates of each field, what was chosen and why
// it is wrong.
import {parseArgs} from 'node:util';
import {extractFromPages} from '../../dist/engine/extract.js';
import {calibrationError, coverageAt, reliability} from './certainty.mjs';
import {openCorpus, readerOf} from './corpus.mjs';
import {shareWithInterval} from './interval.mjs';
import {judge, judgeRows} from './judge.mjs';
import {requestFor} from './requests.mjs';

const {values: options} = parseArgs({
  options: {
    data: {type: 'string'},
    part: {type: 'string', default: 'all'},
    agent: {type: 'boolean', default: false},
    cache: {type: 'string'},
    show: {type: 'string'},
    document: {type: 'string'},
    confidence: {type: 'string'},
    reliability: {type: 'boolean', default: false},
    report: {type: 'string'},
    scanned: {type: 'boolean', default: false},
  },
});

const corpus = openCorpus(options.data);
const {set} = corpus;
const chosen = options.document ? [options.document] : corpus.partOf(options.part);
const requests = requestFor(set, options.agent);
const settings = options.confidence === undefined ? {} : {minConfidence: Number(options.confidence)};
const reader = readerOf(corpus, {
  cache: options.cache,
  pictures: options.report !== undefined,
  scanned: options.scanned,
});
const report = options.report && (await openedReport());
const scores = new Map();
const certainty = [];
const spent = {finding: 0, pages: 0};

for (const name of chosen) {
  const pages = await reader.pagesOf(name);
  const request = requests[corpus.names.indexOf(name) % requests.length];
  const started = performance.now();
  const extraction = extractFromPages(pages, request, settings);
  spent.finding += performance.now() - started;
  spent.pages += pages.length;
  const truth = corpus.truthOf(name);
  for (const [field, wanted] of Object.entries(truth)) count(name, field, wanted, extraction.fields[field]);
  await report?.add({name, pages, request, extraction, truth});
}
print();
if (report) {
  const {path, counts} = await report.finish();
  console.log(
    `report: ${path}\n${counts.map(([words, count]) => `  ${String(count).padStart(4)} ${words}`).join('\n')}`,
  );
}
await reader.close();

async function openedReport() {
  const {openReport} = await import('./report/write-report.mjs');
  const title = `${set}, ${options.document ?? options.part}, ${options.agent ? 'free-text prompts' : 'template'}`;
  return openReport(options.report, {title, minConfidence: settings.minConfidence ?? 0.5});
}

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
    `expected calibration error ${calibrationError(certainty).toFixed(3)}, coverage at 98 % precision ${coverageAt(0.98, certainty).toFixed(3)}`,
  );
  console.log(
    `95 % intervals: recall ${shareWithInterval(header.fuzzy, header.truths)}, precision ${shareWithInterval(header.fuzzy, header.given)}`,
  );
  if (options.reliability) console.log(reliability(certainty, header.truths).join('\n'));
  const read = reader.spent;
  const reading = read.pages > 0 ? `${(read.ms / 1e3 / read.pages).toFixed(2)} s` : 'from the cache';
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
