// Where reading by reference breaks: filled forms, distorted more and more, read with their blank references.
// node test/bench/forms-distorted.mjs [--only rotation,scale,…] [--forms 4] [--seed 3] [--show]   (needs a build)
// The forms are the one of the fixtures and invented ones of other layouts and languages, at 150 dpi. Prints for each
// step the share of fields read right and how many of the values given are right.
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import sharp from 'sharp';
import {extract} from '../../dist/engine/extract.js';
import {similarity} from '../../dist/engine/values/similarity.js';
import {randomFrom} from '../../fixtures/make/random.mjs';
import {rasterise} from '../../fixtures/make/raster.mjs';
import {distortions, qualityOf} from './distort.mjs';
import {shareWithInterval} from './interval.mjs';
import {makeForm} from './synthesise/forms.mjs';

const {values: options} = parseArgs({
  options: {
    only: {type: 'string'},
    forms: {type: 'string', default: '4'},
    seed: {type: 'string', default: '3'},
    show: {type: 'boolean', default: false},
  },
});
const folder = mkdtempSync(join(tmpdir(), 'forms-distorted-'));
try {
  const forms = [await fixtureForm(), ...(await inventedForms(Number(options.forms)))];
  console.log(
    `${forms.length} forms, ${forms.reduce((sum, {fields}) => sum + fields.length, 0)} fields a step`,
  );
  console.log('| distortion | fields right | of those given, right |\n| --- | --- | --- |');
  for (const [name, {steps, unit, apply}] of Object.entries(distortions)) {
    if (options.only && !options.only.split(',').includes(name)) continue;
    for (const step of steps)
      console.log(`| ${name} ${step}${unit} | ${await readAll(forms, {name, step, apply})} |`);
  }
} finally {
  rmSync(folder, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
}
process.exit();

async function readAll(forms, {name, step, apply}) {
  const score = {right: 0, given: 0, all: 0};
  for (const [at, form] of forms.entries()) {
    const path = join(folder, `${at}-${name}-${step}.jpg`);
    const distorted = await (await apply(form.raster, step)).png().toBuffer();
    await sharp(distorted)
      .jpeg({quality: qualityOf(name, step)})
      .toFile(path);
    const {fields} = await extract(path, {
      document_type: 'form',
      fields: form.fields,
      references: [form.reference],
    });
    for (const field of form.fields) count(score, field, form, fields[field.name]);
  }
  return `${shareWithInterval(score.right, score.all)} | ${shareWithInterval(score.right, score.given)}`;
}

function count(score, field, {truth, name}, found) {
  const given = found.value !== null && found.value !== '';
  const right = given && isRight(field, found.value, truth[field.name]);
  score.all++;
  score.given += given;
  score.right += right;
  if (options.show && !right)
    console.log(
      `  ${name} ${field.name}: ${found.value} ≠ ${truth[field.name]} (${found.confidence} ${found.route})`,
    );
}

function isRight({type}, value, wanted) {
  const least = type === undefined || type === 'name' || type === 'text' ? 0.85 : 1;
  return similarity(fold(value), fold(wanted)) >= least;
}

async function fixtureForm() {
  const at = resolve(import.meta.dirname, '../../fixtures/forms');
  const template = JSON.parse(readFileSync(join(at, 'registration-template.json'), 'utf8'));
  const expected = JSON.parse(readFileSync(join(at, '../expected.json'), 'utf8'));
  return {
    name: 'registration',
    fields: template.fields.filter(({kind}) => kind === 'RECTANGLE' || kind === 'VALUE'),
    reference: join(at, 'registration-blank.pdf'),
    truth: expected['forms/registration-okafor.jpg'],
    raster: await rasterOf(join(at, 'registration-okafor.jpg')),
  };
}

async function inventedForms(count) {
  const forms = [];
  for (let index = 0; index < count; index++) {
    const files = await makeForm(randomFrom(Number(options.seed) * 7919 + index), ['en', 'de', 'fr', 'sv'], {
      copies: 1,
      media: 'text',
    });
    const reference = join(folder, `blank-${index}.png`);
    writeFileSync(reference, files['blank.png']);
    const [raster] = await rasterise(files['00.pdf'], 150);
    const template = JSON.parse(files['template.json']);
    forms.push({
      name: `${index} ${template.name}`,
      fields: template.fields,
      reference,
      truth: JSON.parse(files['truth.json'])['00.pdf'],
      raster: await rgb(raster),
    });
  }
  return forms;
}

async function rasterOf(path) {
  const {data, info} = await sharp(path)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({resolveWithObject: true});
  return {width: info.width, height: info.height, data};
}

async function rgb({width, height, data}) {
  const channels = data.length / (width * height);
  const raw = sharp(data, {raw: {width, height, channels}});
  return {width, height, data: await raw.removeAlpha().toColourspace('srgb').raw().toBuffer()};
}

function fold(value) {
  return String(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
