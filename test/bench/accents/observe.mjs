// What the recogniser sees of letters with accents and without, on scans made for it (needs a build).
// node test/bench/accents/observe.mjs --out FILE [--pages 200] [--seed 1] [--fonts DIR,DIR] [--only REGEXP]
// Writes FILE.f32, a row for each character (the logarithm of the probability of each class of the basis), and FILE.json,
// of each row what was read, what is printed and what stands beside it. What was not read at all is "": the row is one of
// the steps where it might have been.
import {writeFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {rasterise, rasterOf} from '../../../fixtures/make/raster.mjs';
import {jpeg} from '../../../fixtures/make/formats.mjs';
import {randomFrom} from '../../../fixtures/make/random.mjs';
import {copy, scan} from '../../../fixtures/make/scan.mjs';
import sharp from 'sharp';
import {basis} from '../../../dist/engine/recognise/correction/accents/basis.js';
import {decode} from '../../../dist/engine/recognise/ppocr/ctc-decoder.js';
import {loadModels} from '../../../dist/engine/recognise/ppocr/load-models.js';
import {readView} from '../../../dist/engine/recognise/ppocr/read-page-view.js';
import {inferLines} from '../../../dist/engine/recognise/ppocr/line-inference.js';
import {viewOf} from '../../../dist/engine/recognise/ppocr/recognised-view.js';
import {between, chance} from '../synthesise/draw.mjs';
import {align} from './align.mjs';
import {findFonts, inventPage} from './pages.mjs';

const {values: options} = parseArgs({
  options: {
    out: {type: 'string'},
    pages: {type: 'string', default: '200'},
    seed: {type: 'string', default: '1'},
    fonts: {type: 'string', default: 'node_modules/dejavu-fonts-ttf,node_modules/@expo-google-fonts/lato'},
    only: {type: 'string', default: '.'},
  },
});
if (options.out === undefined) throw new Error('say where to: --out FILE');
/** So many of the plain letters and of the empty steps are kept: there are more than enough. */
const keptPlain = 0.4;
const keptEmpty = 0.03;

const random = randomFrom(Number(options.seed));
const fonts = findFonts(options.fonts.split(','), new RegExp(options.only));
const models = await loadModels({threads: 1});
const classes = [...basis].map((symbol) => models.alphabet.symbols.indexOf(symbol));
const [rows, labels] = [[], []];
for (let page = 0; page < Number(options.pages); page++) {
  await observePage(await inventPage(random, fonts), page);
  if (page % 20 === 19) console.error(`${page + 1} pages, ${rows.length} rows`);
}
await writeFile(`${options.out}.f32`, Buffer.concat(rows.map((row) => Buffer.from(row.buffer))));
await writeFile(`${options.out}.json`, JSON.stringify(labels));
process.exit(0);

async function observePage({pdf, lines, language}, page) {
  const view = await viewOf(models, await pictured(pdf), 0);
  await readView(models, view);
  for (const {crop} of view.lines) {
    const [seen] = await inferLines(models, [crop.raster]);
    const read = decode(seen, models.alphabet, 'latin');
    const found =
      read.length < 2
        ? undefined
        : printedOf(
            read.map(({text}) => text),
            lines,
          );
    if (found) observeLine(seen, read, {...found, page, language, width: crop.raster.width});
  }
}

async function pictured(pdf) {
  const [page] = await rasterise(pdf, between(random, 120, 240));
  const kind = random();
  const seed = between(random, 1, 1e9);
  const skew = (random() - 0.5) * 2.4;
  if (kind < 0.1) return page;
  if (kind < 0.2) return asRead(await copy(page, {seed, skew, noise: between(random, 8, 30)}));
  const look = {
    seed,
    skew,
    noise: between(random, 1, 14),
    blur: 0.3 + random() * 0.9,
    paper: between(random, 215, 252),
    grey: chance(random, 0.6),
  };
  return asRead(await jpeg(await scan(page, look), between(random, 36, 88)));
}

async function asRead(picture) {
  const image = Buffer.isBuffer(picture)
    ? sharp(picture)
    : sharp(picture.data, {raw: {width: picture.width, height: picture.height, channels: picture.channels}});
  return rasterOf(image);
}

function printedOf(read, lines) {
  const fits = lines
    .map((line) => [...line.replaceAll(' ', '')])
    .filter((line) => line.length >= read.length * 0.6)
    .map((line) => ({line, ...align(read, line)}));
  const best = fits.sort((one, other) => one.cost - other.cost)[0];
  return best && best.cost <= 0.3 * read.length + 0.5 ? best : undefined;
}

function observeLine(seen, read, {line, pairs, from, to, dropped, page, language, width}) {
  const around = (at) => [read[at - 1]?.text ?? '', read[at + 1]?.text ?? ''];
  read.forEach(({text, step}, at) => {
    const printed = line[pairs.get(at)];
    if (printed === undefined || (printed === text && !chance(random, keptPlain))) return;
    keep(seen, step, {page, language, read: text, printed, around: around(at)});
  });
  if (from > 0) dropped.set(0, line.slice(0, from).join(''));
  if (to < line.length) dropped.set(read.length, line.slice(to).join(''));
  const end = Math.min(seen.steps, Math.ceil(width / seen.stepWidth));
  for (let at = 0; at <= read.length; at++) {
    const printed = dropped.get(at) ?? '';
    if (!/[€£]/.test(printed) && !chance(random, keptEmpty)) continue;
    const [first, last] = [(read[at - 1]?.step ?? -1) + 1, (read[at]?.step ?? end) - 1];
    for (let step = first; step <= last; step++)
      keep(seen, step, {
        page,
        language,
        read: '',
        printed,
        around: [read[at - 1]?.text ?? '', read[at]?.text ?? ''],
        gap: labels.length - (step - first),
      });
  }
}

function keep({data, classes: count}, step, label) {
  rows.push(Float32Array.from(classes, (one) => Math.log(Math.max(1e-37, data[step * count + one]))));
  labels.push(label);
}
