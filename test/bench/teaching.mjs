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
import {asReference} from '../../dist/engine/teaching/read-examples.js';
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
      after,
      wrong: examples.flatMap(({id, wrong = []}) => wrong.map((field) => ({example: id, field}))),
      ...teaching,
    });
    const taught = {
      ...template,
      fields,
      references: references.map((id) => asReference(examples.find((one) => one.id === id))),
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
  for (const [name, isMeant] of [['all', () => true], ...groups, ...single])
    print(name, rows.filter(isMeant));
  if (Number(options.wrong) === 0) return;
  print(
    'fields corrected wrongly',
    rows.filter(({isWrong, after}) => isWrong || after === 0),
  );
  print(
    'other fields',
    rows.filter(({isWrong}) => !isWrong),
  );
  for (const after of counts) {
    const of = doubts.filter((one) => one.after === after);
    const wrong = of.flatMap((one) => one.wrong.map((mistake) => [mistake, one]));
    const told = wrong.filter(([{example, field}, {doubtful}]) =>
      doubtful.some((doubt) => doubt.example === example && doubt.field === field),
    );
    const unlearned = wrong.filter(([{field}, {fields}]) =>
      fields.some(({name, learned}) => name === field && !learned),
    );
    console.log(
      `after ${after}: ${wrong.length} wrong corrections, ${told.length} named as doubtful, ${unlearned.length} of fields left as they were`,
    );
  }
}

function print(name, of) {
  for (const after of [0, ...counts]) {
    // Before and after are of the same documents: small layouts have no fifth example.
    const isMeasured = ({layout, draw}) =>
      rows.some((row) => row.layout === layout && row.draw === draw && row.after === after);
    const then = of.filter((row) => row.after === after && row.canBe);
    const before = of.filter((row) => row.after === 0 && row.canBe && isMeasured(row));
    if (then.length === 0) continue;
    const [right, was] = [then, before].map((some) => some.filter((row) => row.right).length);
    const given = then.filter(({isGiven}) => isGiven).length;
    const absent = of.filter((row) => row.after === after && !row.canBe);
    const gone =
      after === 0
        ? ''
        : `, errors gone ${((1 - (then.length - right) / Math.max(1, before.length - was)) * 100).toFixed(0)} %`;
    console.log(
      `${name.padEnd(28)} after ${after}: right ${shareWithInterval(right, then.length)} of ${then.length}, precision ${shareWithInterval(right, given)}, false answers ${absent.filter(({isGiven}) => isGiven).length} of ${absent.length}${gone}`,
    );
  }
}
