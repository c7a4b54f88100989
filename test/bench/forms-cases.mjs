// What scanners and people do to a form besides distorting it: pages in another order, a cover sheet, upside down, two
// sheets side by side, a fax, a copy moved by half a page, a colour photograph. Read with blank references.
// node test/bench/forms-cases.mjs [--only fax,cover,…] [--forms 3] [--seed 5] [--cache DIR] [--show]   (needs a build)
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import sharp from 'sharp';
import {extract} from '../../dist/engine/extract.js';
import {openOcr} from '../../dist/engine/recognise/open-ocr.js';
import {similarity} from '../../dist/engine/values/similarity.js';
import {jpeg, scannedPdf} from '../../fixtures/make/formats.mjs';
import {photograph} from '../../fixtures/make/photo.mjs';
import {randomFrom} from '../../fixtures/make/random.mjs';
import {rasterise} from '../../fixtures/make/raster.mjs';
import {scan} from '../../fixtures/make/scan.mjs';
import {closeSheet, openSheet, put} from '../../fixtures/make/sheet.mjs';
import {cachedOcr} from './cached-ocr.mjs';
import {shareWithInterval} from './interval.mjs';
import {makeForm} from './synthesise/forms.mjs';

const {values: options} = parseArgs({
  options: {
    only: {type: 'string'},
    forms: {type: 'string', default: '3'},
    seed: {type: 'string', default: '5'},
    cache: {type: 'string'},
    show: {type: 'boolean', default: false},
  },
});
const dpi = 150;
const white = {r: 250, g: 250, b: 248};
/** What is done with a sheet, given as {width, height, data: RGB}; each gives pictures of pages as sharp images. */
const cases = {
  plain: async ({sheet}) => [image(sheet)],
  cover: async ({sheet, cover}) => [image(cover), image(sheet)],
  behind: async ({sheet, cover, other}) => [image(cover), image(other), image(cover), image(sheet)],
  'upside down': async ({sheet}) => [image(sheet).rotate(180)],
  'on its side': async ({sheet}) => [image(sheet).rotate(90)],
  'upside down page two': async ({sheet, cover}) => [image(cover), image(sheet).rotate(180)],
  'two up': async ({sheet, cover}) => [beside(sheet, cover)],
  'two up, right': async ({sheet, cover}) => [beside(cover, sheet)],
  fax: async ({sheet}) => [await fax(sheet, 98)],
  'fine fax': async ({sheet}) => [await fax(sheet, 196)],
  'moved down by half': async ({sheet}) => [moved(sheet, 0, 0.5)],
  'moved right by a third': async ({sheet}) => [moved(sheet, 0.33, 0)],
  'lower half only': async ({sheet}) => [lower(sheet)],
  'colour photo': async ({sheet}) => [image(photo(sheet))],
  'scan at 100 dpi': async ({sheet}) => [image(sheet).resize({width: Math.round((sheet.width * 100) / dpi)})],
};
const ocr = cachedOcr(await openOcr(), options.cache);
const folder = mkdtempSync(join(tmpdir(), 'forms-cases-'));
try {
  const forms = await inventedForms(Number(options.forms));
  for (const [name, apply] of Object.entries(cases))
    if (!options.only || options.only.split(',').includes(name)) await readCase(name, apply, forms);
} finally {
  rmSync(folder, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
}
await ocr.close();
process.exit();

async function readCase(name, apply, forms) {
  const score = {right: 0, given: 0, all: 0};
  for (const [at, form] of forms.entries()) {
    const path = join(folder, `${at}-${name}.pdf`);
    const pictures = [];
    for (const page of await apply(form)) pictures.push(await pictureOf(page));
    writeFileSync(
      path,
      await scannedPdf(pictures, {dpi, title: 'Scan', author: 'Scanner', date: '2024-01-01'}),
    );
    const {fields} = await extract(
      path,
      {document_type: 'form', fields: form.fields, references: [form.reference]},
      {ocr},
    );
    for (const field of form.fields)
      count(score, name, {field, wanted: form.truth[field.name], found: fields[field.name]});
  }
  console.log(
    `${name.padEnd(24)} right ${shareWithInterval(score.right, score.all)} of ${score.all}, precision ${shareWithInterval(score.right, score.given)}`,
  );
}

function count(score, name, {field, wanted, found}) {
  const given = found.value !== null && found.value !== '';
  const least = ['name', 'text', undefined].includes(field.type) ? 0.85 : 1;
  const right = given && similarity(fold(found.value), fold(wanted)) >= least;
  score.all++;
  score.given += given;
  score.right += right;
  if (options.show && !right)
    console.log(`  ${name} ${field.name}: ${found.value} ≠ ${wanted} (${found.confidence} ${found.route})`);
}

async function inventedForms(count) {
  const forms = [];
  for (let index = 0; index < count; index++) {
    const languages = ['en', 'de', 'fr'];
    const files = await makeForm(randomFrom(Number(options.seed) * 7919 + index), languages, {
      copies: 2,
      media: 'text',
    });
    const reference = join(folder, `blank-${index}.png`);
    writeFileSync(reference, files['blank.png']);
    forms.push({
      fields: JSON.parse(files['template.json']).fields,
      reference,
      truth: JSON.parse(files['truth.json'])['00.pdf'],
      sheet: await scanned(files['00.pdf'], index),
      cover: await scanned(await letter(), index + 50),
    });
  }
  // A page of another form of the same house style.
  forms.forEach((form, at) => (form.other = forms[(at + 1) % forms.length].sheet));
  return forms;
}

async function scanned(pdf, seed) {
  const [page] = await rasterise(pdf, dpi);
  return rgb(await scan(page, {seed, skew: 0.4, noise: 5, blur: 0.4, paper: 246, shift: [3, -4], dust: 20}));
}

function letter() {
  const doc = openSheet({title: 'Cover', author: 'Example', date: '2024-01-01', language: 'en'});
  const lines = [
    'Dear Sir or Madam,',
    'please find enclosed the completed form you asked for. Should anything be missing,',
    'my telephone number is 020 7946 0123 and letters reach me at the address above.',
    'The amount of 45.00 was paid on 3 March 2024. Kind regards,',
    'Agnes Porter',
  ];
  put(doc, 'Agnes Porter, 14 Mill Lane, Ipswich IP4 1AA', 60, 60, {size: 11});
  lines.forEach((line, index) => put(doc, line, 60, 180 + index * 22, {size: 11}));
  return closeSheet(doc);
}

async function rgb({width, height, data}) {
  const channels = data.length / (width * height);
  const raw = sharp(Buffer.from(data), {raw: {width, height, channels}});
  const {data: bytes} = await raw
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({resolveWithObject: true});
  return {width, height, data: bytes.length === 3 * width * height ? bytes : tripled(bytes)};
}

function tripled(bytes) {
  return Uint8Array.from({length: 3 * bytes.length}, (_, at) => bytes[Math.floor(at / 3)]);
}

function image({width, height, data}) {
  return sharp(data, {raw: {width, height, channels: 3}});
}

function beside(one, other) {
  const size = {width: one.width + other.width, height: Math.max(one.height, other.height)};
  return sharp({create: {...size, channels: 3, background: white}}).composite([
    {input: one.data, raw: {width: one.width, height: one.height, channels: 3}, left: 0, top: 0},
    {
      input: other.data,
      raw: {width: other.width, height: other.height, channels: 3},
      left: one.width,
      top: 0,
    },
  ]);
}

function moved(sheet, across, down) {
  const [left, top] = [Math.round(sheet.width * across), Math.round(sheet.height * down)];
  const size = {width: sheet.width + left, height: sheet.height + top};
  return sharp({create: {...size, channels: 3, background: white}}).composite([
    {input: sheet.data, raw: {width: sheet.width, height: sheet.height, channels: 3}, left, top},
  ]);
}

function lower(sheet) {
  const top = Math.round(sheet.height * 0.12);
  return image(sheet).extract({left: 0, top, width: sheet.width, height: sheet.height - top});
}

/** Black and white at 204 dots across and as many rows as told to the inch, shown with square pixels as readers do. */
async function fax(sheet, rows) {
  const small = image(sheet).resize({
    width: Math.round((sheet.width * 204) / dpi),
    height: Math.round((sheet.height * rows) / dpi),
    fit: 'fill',
  });
  const bytes = await small.greyscale().threshold(170).png().toBuffer();
  return sharp(bytes).resize({
    width: Math.round((sheet.width * 204) / dpi),
    height: Math.round((sheet.height * 204) / dpi),
    fit: 'fill',
    kernel: 'nearest',
  });
}

function photo(sheet) {
  return photograph(
    {...sheet, channels: 3},
    {
      seed: 3,
      width: 1400,
      height: 1900,
      corners: [
        [0.05, 0.04],
        [0.96, 0.07],
        [0.93, 0.97],
        [0.03, 0.94],
      ],
      folds: [],
      table: [92, 74, 58],
      crumple: 3,
      depth: 0.5,
      noise: 4,
    },
  );
}

async function pictureOf(page) {
  const {data, info} = await sharp(await page.png().toBuffer())
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({resolveWithObject: true});
  const picture = {width: info.width, height: info.height, channels: info.channels, data};
  return {width: info.width, height: info.height, bytes: await jpeg(picture, 80)};
}

function fold(value) {
  return String(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
