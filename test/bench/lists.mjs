// How many rows of invented lists the engine gives right (needs a build): bank statements, payslips, price lists,
// delivery notes, timesheets, attendees, parties; each asked as a table, by a sentence with columns, by a few words.
// node test/bench/lists.mjs [--part tune|held] [--count 160] [--kind NAME]… [--way table|columns|words]… [--show]
// The parts are made from different seeds.
import {parseArgs} from 'node:util';
import {extractFromPages} from '../../dist/engine/extract.js';
import {linesOf} from '../../dist/engine/group-words-into-lines.js';
import {judgeList} from './made-lists/judge-list.mjs';
import {kinds, makeList} from './made-lists/make-lists.mjs';
import {resampled} from './any/resample.mjs';

const seeds = {tune: 1, held: 2};
const {values: options} = parseArgs({
  options: {
    part: {type: 'string', default: 'tune'},
    count: {type: 'string', default: '160'},
    kind: {type: 'string', multiple: true, default: kinds},
    way: {type: 'string', multiple: true, default: ['table', 'columns', 'words']},
    show: {type: 'boolean', default: false},
    document: {type: 'string'},
  },
});

const scores = [];
const started = performance.now();
for (let index = 0; index < Number(options.count); index++) {
  const made = makeList(seeds[options.part], index);
  if (!options.kind.includes(made.kind) || (options.document && options.document !== made.id)) continue;
  const pages = made.pages.map((page) => ({...page, lines: linesOf(page.words)}));
  for (const [way, field] of Object.entries(made.questions)) {
    if (!options.way.includes(way)) continue;
    const {value} = extractFromPages(pages, {document_type: made.documentType, fields: [field]}).fields[
      field.name
    ];
    const verdict = judgeList(made, value, {
      dayFirst: made.code !== 'en',
      decimal: made.code === 'en' ? '.' : ',',
    });
    scores.push({...verdict, kind: made.kind, way, file: made.id, source: made.pages[0].words[0].source});
    if (options.show && verdict.right < Math.max(verdict.truths, verdict.given))
      show(made, pages, {way, field, value, verdict});
  }
}
print();

function show({id, rows, values, asked}, pages, {way, field, value, verdict}) {
  console.log(
    `\n== ${id} ${way} ${JSON.stringify(field.prompt ?? field.columns)}: ${verdict.right} of ${verdict.truths}, given ${verdict.given}`,
  );
  if (options.document)
    for (const page of pages)
      console.log(
        page.lines.map(({text, box}) => `${Math.round(box.left)},${Math.round(box.top)} ${text}`).join('\n'),
      );
  const wanted = values ?? rows.map((row) => asked.map((key) => row[key].at(-1)).join(' | '));
  console.log(
    `   wanted ${JSON.stringify(wanted.slice(0, 4))}\n   found  ${JSON.stringify((value ?? []).slice(0, 4))}`,
  );
}

function print() {
  console.log(`${options.part}: ${scores.length} questions, ${Math.round(performance.now() - started)} ms`);
  for (const way of options.way)
    for (const kind of [...kinds, undefined]) {
      const own = scores.filter((one) => one.way === way && (kind === undefined || one.kind === kind));
      if (own.length > 0) console.log(lineOf(`${way} ${kind ?? 'ALL'}`, own, kind === undefined));
    }
  for (const source of ['text', 'ocr'])
    console.log(
      lineOf(
        `source ${source}`,
        scores.filter((one) => one.source === source),
        true,
      ),
    );
}

function lineOf(name, own, withInterval) {
  const {f1, recall, precision} = figuresOf(own);
  const range = withInterval ? ` (${resampled(own, figuresOf).f1.map(short).join('–')})` : '';
  return `${name.padEnd(24)} ${String(own.length).padStart(4)} lists  F1 ${short(f1)}${range}  recall ${short(recall)}  precision ${short(precision)}`;
}

function figuresOf(own) {
  const sum = (key) => own.reduce((all, one) => all + one[key], 0);
  const [right, truths, given] = [sum('right'), sum('truths'), sum('given')];
  return {
    f1: (2 * right) / Math.max(1, truths + given),
    recall: right / Math.max(1, truths),
    precision: right / Math.max(1, given),
  };
}

function short(value) {
  return value.toFixed(3).replace(/^0(?=\.)/, '');
}
