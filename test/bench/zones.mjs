// How surely machine-readable zones are read: cards and passports of invented holders, drawn at several resolutions and
// damaged as scanners and cameras damage them, read as pictures with the template for identity documents.
// node test/bench/zones.mjs [--holders N] [--font FILE] [--show]   (needs a build; FILE is one more typeface, as OCR-B)
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import sharp from 'sharp';
import {extractFromPages} from '../../dist/engine/extract.js';
import {readPages} from '../../dist/engine/read-pages.js';
import {identity} from '../../dist/service/templates/identity.js';
import {bell, randomFrom} from '../../fixtures/make/random.mjs';
import {shareWithInterval} from './interval.mjs';
import {drawCard, fonts, inventHolder, zoneOf} from './synthesise/zones.mjs';

const {values: options} = parseArgs({
  options: {
    holders: {type: 'string', default: '1'},
    font: {type: 'string'},
    show: {type: 'boolean', default: false},
  },
});
const scans = [
  {dpi: 150},
  {dpi: 200},
  {dpi: 300},
  {dpi: 150, quality: 40, blur: 0.6},
  {dpi: 200, degrees: 2},
  {dpi: 200, degrees: -3, noise: 25},
  {dpi: 300, degrees: 1.5, quality: 35, noise: 20},
  {dpi: 200, noise: 35, blur: 0.7, quality: 50},
];
const typefaces = {...fonts, ...(options.font && {given: options.font})};
const tally = new Map();
const folder = mkdtempSync(join(tmpdir(), 'zones-'));
try {
  let seed = 0;
  for (const size of ['TD1', 'TD2', 'TD3'])
    for (const [name, font] of Object.entries(typefaces))
      for (const scan of scans)
        for (let holder = 0; holder < Number(options.holders); holder++)
          await measure(inventHolder(++seed), {size, name, font, scan, seed});
} finally {
  rmSync(folder, {recursive: true, force: true});
}
for (const [name, {right, fields, whole, documents}] of tally)
  console.log(
    `${name.padEnd(48)} fields ${shareWithInterval(right, fields)} of ${fields}, all right in ${whole} of ${documents}`,
  );

async function measure(holder, {size, name, font, scan, seed}) {
  const lines = zoneOf(size, holder);
  const path = join(folder, 'card');
  writeFileSync(path, await drawCard(lines, font));
  const [drawn] = await pagesOf(path);
  writeFileSync(path, await damage(await drawn.image({scale: scan.dpi / 72}), scan, seed));
  const {document_type, edited_json} = identity;
  const {fields} = extractFromPages(await pagesOf(path), {document_type, fields: edited_json.fields});
  const wanted = truthOf(size, holder, lines);
  const wrong = Object.entries(wanted).filter(
    ([field, value]) => fields[field].value?.toLowerCase() !== value,
  );
  if (options.show && wrong.length > 0)
    console.log(
      size,
      name,
      JSON.stringify(scan),
      lines,
      wrong.map(([field, value]) => `${field} ${fields[field].value} ≠ ${value}`),
    );
  for (const group of ['all', size, name, JSON.stringify(scan)]) {
    const sums = tally.get(group) ?? {right: 0, fields: 0, whole: 0, documents: 0};
    sums.fields += Object.keys(wanted).length;
    sums.right += Object.keys(wanted).length - wrong.length;
    sums.documents++;
    if (wrong.length === 0) sums.whole++;
    tally.set(group, sums);
  }
}

async function pagesOf(path) {
  const pages = [];
  for await (const page of readPages(path)) pages.push(page);
  return pages;
}

/** In small letters; a name too long for its line is what stands there. */
function truthOf(size, holder, lines) {
  const [surname, given] = (size === 'TD1' ? lines[2] : lines[0].slice(5)).split('<<');
  const words = (text) => text.split('<').join(' ').trim().toLowerCase();
  const date = (text, century) => `${century}${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4)}`;
  return {
    document_number: holder.number.toLowerCase(),
    surname: words(surname),
    given_names: words(given),
    nationality: holder.nationality.toLowerCase(),
    issuing_country: holder.issuer.toLowerCase(),
    birth_date: date(holder.birth, '19'),
    expiry_date: date(holder.expiry, '20'),
    sex: holder.sex === '<' ? 'x' : holder.sex.toLowerCase(),
  };
}

async function damage(picture, {degrees = 0, blur, noise = 0, quality = 95}, seed) {
  const turned = rawOf(picture).rotate(degrees, {background: 'white'});
  const flat = sharp(await turned.png().toBuffer()).removeAlpha();
  const {data, info} = await (blur ? flat.blur(blur) : flat).raw().toBuffer({resolveWithObject: true});
  const random = randomFrom(seed);
  for (let at = 0; at < data.length; at += 3) {
    const grain = noise * bell(random);
    for (let channel = 0; channel < 3; channel++)
      data[at + channel] = Math.max(0, Math.min(255, data[at + channel] + grain));
  }
  return rawOf({data, ...info})
    .jpeg({quality})
    .toBuffer();
}

function rawOf({data, width, height}) {
  return sharp(data, {raw: {width, height, channels: 3}});
}
