// Where reading by reference breaks: a filled form, distorted more and more, read with its blank reference.
// node test/bench/forms-distorted.mjs [--only rotation,scale,noise,quality,inserted]   (needs a build)
// Prints for each distortion the share of fields read right, of those with a zone on the reference.
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import sharp from 'sharp';
import {extract} from '../../dist/engine/extract.js';

const {values: options} = parseArgs({options: {only: {type: 'string'}}});
const forms = resolve(import.meta.dirname, '../../fixtures/forms');
const template = JSON.parse(readFileSync(join(forms, 'registration-template.json'), 'utf8'));
const fields = template.fields.filter(({kind}) => kind === 'RECTANGLE' || kind === 'VALUE');
const expected = JSON.parse(readFileSync(join(forms, '../expected.json'), 'utf8'))[
  'forms/registration-okafor.jpg'
];
const original = join(forms, 'registration-okafor.jpg');
const paper = {r: 235, g: 235, b: 232};

const distortions = {
  rotation: {
    steps: [-10, -5, -2, 2, 5, 10],
    apply: (image, degrees) => image.rotate(degrees, {background: paper}),
  },
  scale: {
    steps: [0.5, 0.75, 1.25, 1.5],
    apply: (image, factor) => image.resize({width: Math.round(1240 * factor)}),
  },
  noise: {
    steps: [10, 25, 40],
    apply: async (image, sigma) => image.composite([{input: await noiseOf(sigma), blend: 'overlay'}]),
  },
  quality: {steps: [60, 30, 15], apply: (image) => image},
  inserted: {steps: [60, 120, 240], apply: (_, height) => withBand(height)},
};

const folder = mkdtempSync(join(tmpdir(), 'forms-distorted-'));
try {
  for (const [name, {steps, apply}] of Object.entries(distortions)) {
    if (options.only && !options.only.split(',').includes(name)) continue;
    for (const step of steps) {
      const path = join(folder, `${name}-${step}.jpg`);
      const image = await apply(sharp(original), step);
      await image.jpeg({quality: name === 'quality' ? step : 90}).toFile(path);
      console.log(`${name.padEnd(9)} ${String(step).padStart(5)}  ${await judge(path)}`);
    }
  }
} finally {
  rmSync(folder, {recursive: true});
}
process.exit();

async function judge(path) {
  const {fields: found} = await extract(path, {
    document_type: template.document_type,
    fields,
    references: [join(forms, 'registration-blank.pdf')],
  });
  const wrong = fields.filter(({name}) => fold(found[name].value) !== fold(expected[name]));
  const lost = wrong.map(({name}) => `${name} ${found[name].value} (${found[name].route})`);
  return `${((fields.length - wrong.length) / fields.length).toFixed(2)} of ${fields.length}  ${lost.join(', ')}`;
}

/** A white band of so many pixels inserted below the first row of fields, as another edition of the form might. */
async function withBand(height) {
  const {width, height: full} = await sharp(original).metadata();
  const at = 420;
  const upper = await sharp(original).extract({left: 0, top: 0, width, height: at}).toBuffer();
  const lower = await sharp(original)
    .extract({left: 0, top: at, width, height: full - at})
    .toBuffer();
  return sharp({create: {width, height: full + height, channels: 3, background: paper}}).composite([
    {input: upper, left: 0, top: 0},
    {input: lower, left: 0, top: at + height},
  ]);
}

function noiseOf(sigma) {
  return sharp({
    create: {
      width: 1240,
      height: 1754,
      channels: 3,
      background: '#808080',
      noise: {type: 'gaussian', mean: 128, sigma},
    },
  })
    .png()
    .toBuffer();
}

function fold(value) {
  return String(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
