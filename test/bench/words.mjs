// How many words are read right, beside the tesseract program on the same pages (needs a build).
// node test/bench/words.mjs --data DIR --truth DIR [--part first|second|all] [--show errors] [--no-tesseract]
// --data has pictures or PDFs, --truth for some or all of them a transcript of the same name that ends in .txt, written
// as word-score.mjs says. --part takes every other transcript, so that what one half taught can be measured on the other.
import {execFile} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {join, parse} from 'node:path';
import {parseArgs, promisify} from 'node:util';
import {openOcr} from '../../dist/engine/recognise/open-ocr.js';
import {layoutText} from '../../dist/engine/layout-text.js';
import {readPages} from '../../dist/engine/read-pages.js';
import {compareWords, comparisons, editDistance, f1, parseTranscript, wordsOf} from './word-score.mjs';

const {values: options} = parseArgs({
  allowNegative: true,
  options: {
    data: {type: 'string'},
    truth: {type: 'string'},
    part: {type: 'string', default: 'all'},
    show: {type: 'string'},
    tesseract: {type: 'boolean', default: true},
  },
});
if (!options.data || !options.truth)
  throw new Error('--data DIR (pictures or PDFs) and --truth DIR (transcripts) are both needed.');
const run = promisify(execFile);
/** Segmentation modes of tesseract worth trying: automatic, one column, one block. */
const modes = ['3', '4', '6'];

const pages = transcribed();
const ocr = await openOcr();
await report('docextract', ours);
await ocr.close();
if (options.tesseract && (await hasTesseract()))
  for (const mode of modes) await report(`tesseract --psm ${mode}`, (path) => tesseract(path, mode));

function transcribed() {
  const files = readdirSync(options.data);
  const all = readdirSync(options.truth)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => {
      const file = files.find((other) => parse(other).name === parse(name).name);
      if (file === undefined) throw new Error(`${options.data} has no document for the transcript ${name}.`);
      const transcript = parseTranscript(readFileSync(join(options.truth, name), 'utf8'));
      return {name: file, path: join(options.data, file), transcript};
    });
  const chosen = {first: (_, at) => at % 2 === 0, second: (_, at) => at % 2 === 1, all: () => true};
  if (!chosen[options.part]) throw new Error(`--part is first, second or all, not ${options.part}.`);
  return all.filter(chosen[options.part]);
}

async function ours(path) {
  const texts = [];
  for await (const page of readPages(path, {textLayer: 'never', ocr})) texts.push(layoutText(page));
  return texts.join('\n');
}

async function tesseract(path, mode) {
  const {stdout} = await run('tesseract', [path, 'stdout', '--psm', mode], {maxBuffer: 1e8});
  return stdout;
}

async function hasTesseract() {
  return run('tesseract', ['--version']).then(
    () => true,
    () => false,
  );
}

async function report(reader, read) {
  const tallies = Object.fromEntries(
    Object.keys(comparisons).map((key) => [key, {hits: 0, truths: 0, extra: 0}]),
  );
  const characters = {wrong: 0, all: 0};
  for (const {name, path, transcript} of pages) {
    const found = wordsOf(await read(path));
    for (const [key, fold] of Object.entries(comparisons))
      add(tallies[key], key, compareWords(transcript, found, fold), name);
    characters.wrong += editDistance(transcript.words, found);
    characters.all += transcript.words.join(' ').length;
  }
  const {exact, loose} = tallies;
  console.log(
    `${reader}: ${pages.length} pages, ${exact.truths} words; F1 ${f1(exact).toFixed(3)} ` +
      `(recall ${share(exact.hits, exact.truths)}, precision ${share(exact.hits, exact.hits + exact.extra)}), ` +
      `without case and punctuation ${f1(loose).toFixed(3)}; ` +
      `character error rate ${share(characters.wrong, characters.all)}`,
  );
}

function add(tally, key, {hits, truths, missed, extra}, name) {
  tally.hits += hits;
  tally.truths += truths;
  tally.extra += extra.length;
  if (options.show === 'errors' && key === 'exact')
    console.log(
      `${name}: ${hits} of ${truths}\n  not read  ${missed.join('  ')}\n  read      ${extra.join('  ')}`,
    );
}

function share(part, whole) {
  return (part / Math.max(1, whole)).toFixed(3);
}
