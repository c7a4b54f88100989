// How well invented forms are read: with their blank reference, by the labels a template lists, by the names of its
// fields alone, and by prompts (needs a build). Make them with synthesise.mjs --forms 18.
// node test/bench/forms-made.mjs --data DIR [--part tune|held|all] [--modes reference,labels,prompts] [--cache DIR] [--show]
// [--reliability]
// DIR holds a folder for each form; the last third of them is held out of tuning.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {extract, extractFromPages} from '../../dist/engine/extract.js';
import {openOcr} from '../../dist/engine/recognise/open-ocr.js';
import {readPages} from '../../dist/engine/read-pages.js';
import {similarity} from '../../dist/engine/values/similarity.js';
import {cachedOcr} from './cached-ocr.mjs';
import {reliability} from './certainty.mjs';
import {shareWithInterval} from './interval.mjs';

const {values: options} = parseArgs({
  options: {
    data: {type: 'string'},
    part: {type: 'string', default: 'all'},
    modes: {type: 'string', default: 'reference,labels,prompts'},
    cache: {type: 'string'},
    show: {type: 'boolean', default: false},
    reliability: {type: 'boolean', default: false},
  },
});
if (options.data === undefined)
  throw new Error('--data DIR is missing: the folder with a folder for each form');
const ocr = cachedOcr(await openOcr(), options.cache);
const folders = readdirSync(options.data)
  .filter((name) => existsSync(join(options.data, name, 'template.json')))
  .sort();
const cut = Math.ceil((folders.length * 2) / 3);
const chosen = {tune: folders.slice(0, cut), held: folders.slice(cut), all: folders}[options.part];
const requests = {
  reference: (template, {path, at}) =>
    extract(
      path,
      {
        document_type: 'form',
        fields: template.fields,
        references: template.reference_images.map((image) => join(at, image)),
      },
      {ocr},
    ),
  labels: (template, {pages}) =>
    extractFromPages(pages, {
      document_type: 'form',
      fields: template.fields.map(({name, type, labels}) => ({name, type, labels})),
    }),
  prompts: (template, {pages}) =>
    extractFromPages(pages, {
      document_type: 'form',
      fields: template.fields.map(({name, labels}) => ({name, prompt: labels[0]})),
    }),
};
/** Names and texts are right when they are nearly so, as in the other benches. */
const loose = new Set(['full_name', 'occupation', 'street', 'town']);
const scores = new Map();
let documents = 0;

for (const folder of chosen) {
  const at = join(options.data, folder);
  const template = JSON.parse(readFileSync(join(at, 'template.json'), 'utf8'));
  const truth = JSON.parse(readFileSync(join(at, 'truth.json'), 'utf8'));
  for (const [file, wanted] of Object.entries(truth)) {
    documents++;
    const path = join(at, file);
    const pages = [];
    for await (const page of readPages(path, {ocr})) pages.push(page);
    for (const mode of options.modes.split(',')) {
      const {fields} = await requests[mode](template, {path, pages, at});
      for (const {name} of template.fields)
        count(mode, name, wanted[name], fields[name], `${folder}/${file}`);
    }
  }
}
for (const [name, {truths, given, right, values}] of [...scores].sort()) {
  console.log(
    `${name.padEnd(26)} ${String(truths).padStart(4)} fields, recall ${shareWithInterval(right, truths)}, precision ${shareWithInterval(right, given)}`,
  );
  if (options.reliability) console.log(reliability(values, truths).join('\n'));
}
console.log(`${chosen.length} forms, ${documents} documents`);
await ocr.close();

function count(mode, name, wanted, found, where) {
  const given = found.value !== null && found.value !== '';
  const right = given && similarity(fold(found.value), fold(wanted)) >= (loose.has(name) ? 0.85 : 1);
  if (options.show && !right)
    console.log(
      `${mode} ${where} ${name}: ${JSON.stringify(found.value)} ≠ ${JSON.stringify(wanted)} (${found.confidence} ${found.route})`,
    );
  for (const key of [mode, `${mode}, ${name}`]) {
    const score = scores.get(key) ?? {truths: 0, given: 0, right: 0, values: []};
    scores.set(key, score);
    if (given) score.values.push({confidence: found.confidence, right});
    score.truths++;
    score.given += given;
    score.right += right;
  }
}

function fold(value) {
  return String(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
