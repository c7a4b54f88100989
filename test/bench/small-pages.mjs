// How many words are read right on invented pages of 75 to 110 dots per inch, as a fax or a grey scan (needs a build).
// node test/bench/small-pages.mjs [--pages 12] [--seed 77] [--show errors]
// The truth is the text layer of the drawn PDF; pages are drawn at 200 dots per inch, made worse and then small.
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import sharp from 'sharp';
import {openOcr} from '../../dist/engine/recognise/open-ocr.js';
import {readPages} from '../../dist/engine/read-pages.js';
import {drawPdf} from '../fit/made/draw-pdf.mjs';
import {kindNames, writeDocument} from '../fit/made/make-documents.mjs';
import {Random} from '../fit/made/random.mjs';
import {compareWords, comparisons, f1, wordsOf} from './word-score.mjs';

const {values: options} = parseArgs({
  options: {
    pages: {type: 'string', default: '12'},
    seed: {type: 'string', default: '77'},
    show: {type: 'string'},
  },
});
const seed = Number(options.seed);
const sizes = [75, 90, 100, 110];
const languages = ['en', 'en', 'en', 'de', 'en', 'en', 'fr', 'es'];
const drawnAt = 200;

const ocr = await openOcr();
const folder = mkdtempSync(join(tmpdir(), 'small-pages-'));
const tallies = {};
for (let index = 0; index < Number(options.pages); index++) await measure(index);
for (const [name, tally] of Object.entries(tallies).sort())
  console.log(
    `${name.padEnd(8)} ${tally.truths} words, F1 ${f1(tally).toFixed(3)}, recall ${(tally.hits / tally.truths).toFixed(3)}`,
  );
rmSync(folder, {recursive: true});
await ocr.close();

async function measure(index) {
  const random = new Random(seed, index);
  const look = index % 8 < 4 ? 'fax' : 'grey';
  const dots = sizes[index % sizes.length];
  const path = join(folder, `${index}.pdf`);
  const made = {seed, index, languages: [languages[index % languages.length]], kinds: kindNames};
  writeFileSync(path, await drawPdf(writeDocument(made).writer));
  const [drawn] = await pagesOf(path, {});
  const picture = join(folder, `${index}.png`);
  await makeSmall(await drawn.image({scale: drawnAt / 72}), {picture, look, dots, random});
  const [read] = await pagesOf(picture, {ocr});
  const truth = {words: wordsOf(textOf(drawn)).filter((word) => /[\p{L}\p{N}]/u.test(word)), optional: []};
  const {hits, truths, missed, extra} = compareWords(truth, wordsOf(textOf(read)), comparisons.exact);
  for (const name of ['all', `${dots} dpi`, look]) add(name, {hits, truths, extra: extra.length});
  if (options.show === 'errors')
    console.log(
      `page ${index}, ${dots} dpi, ${look}\n  not read  ${missed.join('  ')}\n  read      ${extra.join('  ')}`,
    );
}

async function pagesOf(path, settings) {
  for await (const page of readPages(path, {maxPages: 1, ...settings})) return [page];
}

function textOf(page) {
  return page.lines.map((line) => line.text).join('\n');
}

function add(name, counts) {
  const tally = (tallies[name] ??= {hits: 0, truths: 0, extra: 0});
  for (const key of Object.keys(tally)) tally[key] += counts[key];
}

/** Turned a little, blurred, noisy; a fax is black and white before it is made small. */
async function makeSmall({data, width, height}, {picture, look, dots, random}) {
  const {data: grey, info} = await sharp(data, {raw: {width, height, channels: 3}})
    .greyscale()
    .toColourspace('b-w')
    .rotate(random.uniform(-0.3, 0.3), {background: '#fff'})
    .blur(random.uniform(0.5, 1.2))
    .raw()
    .toBuffer({resolveWithObject: true});
  const noise = look === 'fax' ? random.uniform(40, 80) : random.uniform(10, 25);
  const threshold = random.uniform(130, 200);
  for (let at = 0; at < grey.length; at++) {
    const level = grey[at] + (random.next() + random.next() - 1) * noise;
    grey[at] = look === 'grey' ? Math.min(255, Math.max(0, level)) : level > threshold ? 255 : 0;
  }
  const {channels} = info;
  await sharp(grey, {raw: {width: info.width, height: info.height, channels}})
    .resize(Math.round((info.width * dots) / drawnAt))
    .png()
    .toFile(picture);
}
