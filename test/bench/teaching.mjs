// How much better documents of a layout are read after one, three and five corrected documents of it (needs a build).
// node test/bench/teaching.mjs --data DIR [--made DIR] [--after 1,3,5] [--draws 2] [--tests 6] [--boxes] [--wrong 1]
// [--layout NAME] [--cache DIR] [--errors]
// DIR holds `any/fara`; --made the forms of: synthesise.mjs --invoices 0 --receipts 0 --forms 10 --copies 9 --seed 7 --out OUT,
// in OUT/forms. The layouts are those of teaching/layouts.json. In each draw other documents are the examples; all others, up
// to --tests, are read by their words with the template as it was and as it was taught. Counted are fields whose true text is
// among the recognised words. --boxes: the corrections say where the value is, as when somebody clicks on its words; without,
// they are the values alone. --wrong: in as many examples one correction is of another place on the page.
import {parseArgs} from 'node:util';
import {extractByWords} from '../../dist/engine/extract.js';
import {openOcr} from '../../dist/engine/recognise/open-ocr.js';
import {referenceDocument} from '../../dist/engine/registration/reference-documents.js';
import {teach} from '../../dist/engine/teaching/teach.js';
import {judge} from './any/score.mjs';
import {shareWithInterval} from './interval.mjs';
import {layoutDocuments} from './teaching/layout-documents.mjs';
import {shuffled, withWrong} from './teaching/draw-examples.mjs';
import {drawnBox, valueOn} from './teaching/value-on.mjs';

const {values: options} = parseArgs({
  options: {
    data: {type: 'string'},
    made: {type: 'string'},
    after: {type: 'string', default: '1,3,5'},
    draws: {type: 'string', default: '2'},
    tests: {type: 'string', default: '6'},
    boxes: {type: 'boolean', default: false},
    wrong: {type: 'string', default: '0'},
    layout: {type: 'string'},
    cache: {type: 'string'},
    errors: {type: 'boolean', default: false},
  },
});
if (options.data === undefined) throw new Error('--data DIR is missing: the folder with any/fara');

const settings = {metric: 'fields', monthFirst: true};
const counts = options.after.split(',').map(Number);
const ocr = await openOcr();
const layouts = await layoutDocuments({data: options.data, made: options.made, cache: options.cache, ocr});
const rows = [];
const doubts = [];
for (const layout of layouts.filter(
  ({name}) => options.layout === undefined || name.startsWith(options.layout),
))
  for (let draw = 0; draw < Number(options.draws); draw++) await measure(layout, draw);
report();
await ocr.close();

async function measure(layout, draw) {
  const order = shuffled(layout.documents, `${layout.name} ${draw}`);
  const most = Math.min(Math.max(...counts), order.length - 2);
  const tests = order.slice(most, most + Number(options.tests));
  const template = {document_type: layout.documentType, fields: layout.fields, references: []};
  for (const test of tests) await read(template, test, {layout, draw, after: 0});
  for (const after of counts.filter((count) => count <= most)) {
    const examples = withWrong(
      order.slice(0, after).map(exampleOf),
      Number(options.wrong),
      `${layout.name} ${draw}`,
    );
    const {fields, references, report: teaching} = await teach(template, examples);
    doubts.push({
      ...teaching,
      after,
      wrong: examples.flatMap(({id, wrong = []}) => wrong.map((field) => ({example: id, field}))),
    });
    const taught = {
      ...template,
      fields,
      references: references.map((id) => referenceDocument(examples.find((one) => one.id === id).pages)),
    };
    for (const test of tests)
      await read(taught, test, {layout, draw, after, wrong: examples.flatMap(({wrong = []}) => wrong)});
  }
}

function exampleOf({file, pages, truth}) {
  const values = Object.entries(truth).map(([name, {value, type}]) => {
    const right = Array.isArray(value) ? value[0] : value;
    const spot = options.boxes && right !== null ? valueOn(name, {value: right, type}, pages) : undefined;
    return [name, {value: right, ...(spot && {page: spot.page.number, box: drawnBox(spot)})}];
  });
  return {id: file, pages, values: new Map(values)};
}

async function read({references, ...request}, {file, pages, truth}, about) {
  const {fields} = await extractByWords(pages, {request, references});
  for (const [name, field] of Object.entries(truth)) {
    const value = fields[name]?.value ?? null;
    const isGiven = value !== null && !(Array.isArray(value) && value.length === 0);
    const canBe = field.value !== null;
    if (canBe && !valueOn(name, {...field, value: [field.value].flat()[0]}, pages)) continue;
    const right = canBe && isGiven && judge(field, value, settings).right;
    rows.push({
      set: about.layout.set,
      layout: about.layout.name,
      draw: about.draw,
      after: about.after,
      isWrong: about.wrong?.includes(name),
      file,
      name,
      canBe,
      isGiven,
      right,
    });
    if (options.errors && (canBe ? !right : isGiven))
      console.log(
        `${about.layout.name} after ${about.after} ${file.slice(0, 30)} ${name}: ${JSON.stringify(value)} ≠ ${JSON.stringify(field.value)} (${fields[name]?.confidence} ${fields[name]?.route})`,
      );
  }
}

function report() {
  const groups = [...new Set(rows.map(({set}) => set))].map((set) => [set, (row) => row.set === set]);
  const single = [...new Set(rows.map(({layout}) => layout))].map((layout) => [
    layout,
    (row) => row.layout === layout,
  ]);
  const known = new Map(rows.filter(({after}) => after === 0).map((row) => [keyOf(row), row]));
  for (const [name, isMeant] of [['all', () => true], ...groups, ...single])
    print(name, rows.filter(isMeant), known);
  if (Number(options.wrong) === 0) return;
  const taught = rows.filter(({after}) => after > 0);
  for (const [set, isMeant] of [['all', () => true], ...groups]) {
    const of = taught.filter(isMeant);
    print(
      `${set}, corrected wrongly`,
      of.filter(({isWrong}) => isWrong),
      known,
    );
    print(
      `${set}, other fields`,
      of.filter(({isWrong}) => !isWrong),
      known,
    );
  }
  counts.forEach(printDoubts);
}

/** What teaching said of the corrections that are wrong, and of right ones. */
function printDoubts(after) {
  const of = doubts.filter((one) => one.after === after);
  const wrong = of.flatMap((one) => one.wrong.map((mistake) => [mistake, one]));
  const isMistake = ({example, field}, mistakes) =>
    mistakes.some((mistake) => mistake.example === example && mistake.field === field);
  const told = wrong.filter(([mistake, {doubtful}]) => isMistake(mistake, doubtful));
  const unlearned = wrong.filter(([{field}, {fields}]) =>
    fields.some(({name, learned}) => name === field && !learned),
  );
  const others = of.flatMap(({doubtful, wrong: mistakes}) =>
    doubtful.filter(({reason, ...one}) => reason !== 'not_on_page' && !isMistake(one, mistakes)),
  );
  console.log(
    `after ${after}: ${wrong.length} wrong corrections, ${told.length} named as doubtful, ${unlearned.length} of fields left as they were; ${others.length} right ones named as contradicted`,
  );
}

/** One value of one document, before and after. */
function keyOf({layout, draw, file, name}) {
  return JSON.stringify([layout, draw, file, name]);
}

/** `known`: each value as it was read before. Before and after are of the same values: small layouts have no fifth example. */
function print(name, of, known) {
  for (const after of [0, ...counts]) {
    const then = of.filter((row) => row.after === after && row.canBe);
    if (then.length === 0) continue;
    const before = then.map((row) => known.get(keyOf(row)));
    const [right, was] = [then, before].map((some) => some.filter((row) => row.right).length);
    const given = then.filter(({isGiven}) => isGiven).length;
    const absent = of.filter((row) => row.after === after && !row.canBe);
    const lost = then.filter((row, at) => !row.right && before[at].right).length;
    const gone = ((was === then.length ? 0 : (right - was) / (then.length - was)) * 100).toFixed(0);
    const change =
      after === 0 ? '' : `; of the same, right before ${was}, errors gone ${gone} %, right ones lost ${lost}`;
    console.log(
      `${name.padEnd(28)} after ${after}: right ${shareWithInterval(right, then.length)}, ${right} of ${then.length}, precision ${shareWithInterval(right, given)}, false answers ${absent.filter(({isGiven}) => isGiven).length} of ${absent.length}${change}`,
    );
  }
}
