// How fast the engine reads, beside the tesseract program on the same pages in the same run, both on all cores.
// node test/bench/engine.mjs [--data DIR] [--from N] [--pages N] [--processes N]   (needs a build; DIR holds receipts/ and invoices/)
import {execFile, fork} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs, promisify} from 'node:util';
import {fileURLToPath} from 'node:url';
import {dataFolder} from './data-folder.mjs';

const {values: options} = parseArgs({
  options: {
    data: {type: 'string'},
    from: {type: 'string', default: '100'},
    pages: {type: 'string', default: '50'},
    processes: {type: 'string', default: String(availableParallelism())},
  },
});
const data = dataFolder(options.data);
const run = promisify(execFile);
const processes = Number(options.processes);
/** Segmentation modes of tesseract worth trying on receipts: automatic, one column, one block, scattered text. */
const modes = ['3', '4', '6', '11'];
const modeSample = 8;
/** The two take turns, so that what else the machine does slows both alike. */
const turn = 10;

const from = Number(options.from);
const receipts = filesOf('receipts').slice(from, from + Number(options.pages));
const truth = JSON.parse(readFileSync(join(data, 'receipts', 'truth.json'), 'utf8'));

const readers = Array.from({length: processes}, () => openReader());
await inParallel(receipts.slice(0, processes), (file, lane) => readers[lane].read(file));
const mode = (await hasTesseract()) ? await bestMode(receipts.slice(0, modeSample)) : undefined;
const [ours, theirs] = [newTally(), newTally()];
for (let start = 0; start < receipts.length; start += turn) {
  const part = receipts.slice(start, start + turn);
  await measure(ours, part, (file, lane) => readers[lane].read(file));
  if (mode) await measure(theirs, part, (file) => tesseract(file, mode));
}
const peak = await Promise.all(readers.map((reader) => reader.close()));

console.log(`${receipts.length} receipts from number ${from}, ${processes} processes`);
report('docextract', ours);
if (mode) {
  report(`tesseract --psm ${mode}`, theirs);
  console.log(
    `docextract reads ${(theirs.seconds / ours.seconds).toFixed(2)} times as many pages per second as tesseract`,
  );
} else console.log('tesseract is not installed: nothing to compare with (apt-get install tesseract-ocr)');
const sum = peak.reduce((total, one) => total + one, 0);
console.log(`peak memory of the pool ${sum} MB (${peak.join(' + ')})`);
await reportInvoices();

function filesOf(set) {
  const folder = join(data, set);
  const files = readdirSync(folder).filter((file) => /\.(jpe?g|png|pdf)$/i.test(file));
  return files.sort().map((file) => join(folder, file));
}

function openReader() {
  const child = fork(fileURLToPath(new URL('engine-reader.mjs', import.meta.url)));
  const ask = (message) => new Promise((resolve) => child.once('message', resolve).send(message));
  return {
    read: (path) => ask({path}),
    close: async () => {
      const {peakMegabytes} = await ask({});
      child.disconnect();
      return peakMegabytes;
    },
  };
}

/** Works off the files in as many lanes as there are processes. */
async function inParallel(files, work) {
  const waiting = [...files];
  const lane = async (number) => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await work(file, number);
  };
  await Promise.all(Array.from({length: processes}, (_, number) => lane(number)));
}

function newTally() {
  return {seconds: 0, cpu: 0, pages: 0, found: 0, tokens: 0, stages: {}};
}

async function measure(tally, files, read) {
  const started = performance.now();
  await inParallel(files, async (file, lane) => {
    const {text, cpu, pages = 1, stages = {}} = await read(file, lane);
    for (const [stage, seconds] of Object.entries(stages))
      tally.stages[stage] = (tally.stages[stage] ?? 0) + seconds;
    tally.cpu += cpu;
    tally.pages += pages;
    count(tally, file, text);
  });
  tally.seconds += (performance.now() - started) / 1000;
}

function count(tally, file, text) {
  const read = new Set(tokensOf(text));
  const wanted = Object.values(truth[file.split('/').at(-1)] ?? {}).flatMap(tokensOf);
  tally.tokens += wanted.length;
  tally.found += wanted.filter((token) => read.has(token)).length;
}

function tokensOf(text) {
  const parts = String(text).split(/[^\p{L}\p{N}.]+/u);
  return parts.map((part) => part.toLowerCase().replaceAll('.', '')).filter((part) => part !== '');
}

async function hasTesseract() {
  return run('tesseract', ['--version']).then(
    () => true,
    () => false,
  );
}

async function tesseract(file, psm) {
  const env = {...process.env, OMP_THREAD_LIMIT: '1'};
  const timed = `TIMEFORMAT=%U+%S; time tesseract "$0" stdout --psm ${psm} 2>/dev/null`;
  const {stdout, stderr} = await run('bash', ['-c', timed, file], {env, cwd: tmpdir(), maxBuffer: 1e8});
  const cpu = stderr
    .trim()
    .split('+')
    .reduce((total, seconds) => total + Number(seconds), 0);
  return {text: stdout, cpu};
}

async function bestMode(files) {
  const tallies = [];
  for (const psm of modes) {
    const tally = newTally();
    await measure(tally, files, (file) => tesseract(file, psm));
    tallies.push({psm, share: tally.found / tally.tokens});
  }
  return tallies.sort((a, b) => b.share - a.share)[0].psm;
}

function report(name, {seconds, cpu, pages, found, tokens, stages}) {
  console.log(
    `${name.padEnd(20)} ${(pages / seconds).toFixed(2)} pages/s, ${(cpu / pages).toFixed(2)} CPU s/page, ` +
      `tokens of true values read ${(found / tokens).toFixed(3)}`,
  );
  const byStage = Object.entries(stages).map(
    ([stage, taken]) => `${stage} ${(taken / pages).toFixed(2)} (${Math.round((100 * taken) / cpu)} %)`,
  );
  if (byStage.length > 0) console.log(`  CPU s/page by stage: ${byStage.join('; ')}`);
}

/** In one process, by CPU time, after one document to warm up. */
async function reportInvoices() {
  const [first, ...files] = filesOf('invoices');
  const reader = openReader();
  await reader.read(first);
  let [pages, cpu] = [0, 0];
  for (const file of files) {
    const read = await reader.read(file);
    pages += read.pages;
    cpu += read.cpu;
  }
  const megabytes = await reader.close();
  console.log(
    `${files.length} born-digital invoices, ${pages} pages: ${(pages / cpu).toFixed(1)} pages/s and core, peak ${megabytes} MB`,
  );
}
