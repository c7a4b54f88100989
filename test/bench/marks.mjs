// How surely boxes that were ticked and circles that were filled are read, by kind of stroke and by medium.
// node test/bench/marks.mjs [--forms 4] [--copies 3] [--media text,scan,photo,copy] [--seed 1] [--cache DIR] [--show]
// (needs a build)
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {extract} from '../../dist/engine/extract.js';
import {openOcr} from '../../dist/engine/recognise/open-ocr.js';
import {randomFrom} from '../../fixtures/make/random.mjs';
import {cachedOcr} from './cached-ocr.mjs';
import {shareWithInterval} from './interval.mjs';
import {makeMarkedForm} from './synthesise/marks.mjs';

const {values: options} = parseArgs({
  options: {
    forms: {type: 'string', default: '4'},
    copies: {type: 'string', default: '3'},
    media: {type: 'string', default: 'text,scan,photo,copy'},
    seed: {type: 'string', default: '1'},
    cache: {type: 'string'},
    show: {type: 'boolean', default: false},
  },
});
const ocr = cachedOcr(await openOcr(), options.cache);
const folder = mkdtempSync(join(tmpdir(), 'marks-'));
const tally = new Map();
try {
  for (let index = 0; index < Number(options.forms); index++) {
    const random = randomFrom(Number(options.seed) * 7919 + index);
    await readForm(await makeMarkedForm(random, {copies: Number(options.copies), media: options.media}));
  }
} finally {
  rmSync(folder, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
}
for (const [name, {right, given, all}] of [...tally].sort())
  console.log(
    `${name.padEnd(24)} right ${shareWithInterval(right, all)} of ${all}, precision ${shareWithInterval(right, given)}`,
  );
await ocr.close();

async function readForm({files, truth, how, fields}) {
  const reference = join(folder, 'blank.png');
  writeFileSync(reference, files['blank.png']);
  for (const [name, wanted] of Object.entries(truth)) {
    const path = join(folder, name);
    writeFileSync(path, files[name]);
    const read = await extract(path, {document_type: 'form', fields, references: [reference]}, {ocr});
    for (const {name: field, type} of fields) {
      const {value, confidence, route} = read.fields[field];
      const right = value === wanted[field];
      if (options.show && !right)
        console.log(
          `${name} ${how[name].medium} ${field} ${how[name][field]}: ${value} ≠ ${wanted[field]} (${confidence.toFixed(2)} ${route})`,
        );
      const kind = type === 'boolean' ? 'box' : 'choice';
      for (const group of ['all', kind, `${kind}, ${how[name][field]}`, `medium ${how[name].medium}`]) {
        const sums = tally.get(group) ?? {right: 0, given: 0, all: 0};
        tally.set(group, sums);
        sums.all++;
        // Nothing given where nothing is marked is right, and counts as given.
        sums.given += value !== null || right;
        sums.right += right;
      }
    }
  }
}
