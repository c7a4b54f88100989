// Fits the weights of letters with accents and of signs of money to what observe.mjs wrote.
// node test/bench/accents/fit.mjs --from FILE,FILE [--to src/engine/models/accent-weights.ts] [--test FILE]
// --test counts what is found and what is wrong on other observations.
import {readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {basis} from '../../../dist/engine/recognise/correction/accents/basis.js';
import {fit, whiten} from './regression.mjs';
import {languages, plainOf} from './words.mjs';

const {values: options} = parseArgs({
  options: {from: {type: 'string'}, to: {type: 'string'}, test: {type: 'string'}},
});
if (options.from === undefined) throw new Error('say what to fit to: --from FILE');
/** A letter seen less often is not learned, plain ones more often than this add nothing. */
const leastSeen = 12;
const mostPlain = 9000;
/** Strength of the penalty on squares, and rounds, that gave the fewest errors on prints that were not fitted. */
const penalty = 1e-3;
const rounds = 250;
const money = ['€', '£'];
const known = new Set([
  ...money,
  ...Object.values(languages)
    .flatMap(({letters}) => [...letters, ...letters.toUpperCase()])
    .filter((letter) => letter > '~'),
]);

const header = `import type {ModelCard} from './boosted-trees.js';

export const card: ModelCard = {
  purpose: 'which letter with an accent, or sign of money, was printed where another character was read',
  fittedOn: 'invented pages in the languages of knowledge/, each letter known',
  command: 'node test/bench/accents/fit.mjs --from FILE, of what observe.mjs beside it wrote',
  figures: 'test/engine/recognise/ppocr: six languages keep their accents; docs/accuracy.md',
};

/**
 * Written by test/bench/accents/fit.mjs. For a character that was read, or nothing, and with spaces between: what may be
 * printed there instead; for each of that what the 16-bit numbers of its weights are multiplied by; these numbers in
 * base64, for each class of the basis but the first and then the constant.
 */`;

const observations = options.from.split(',').flatMap(load);
const whitened = whiten(observations.filter((_, index) => index % 3 === 0).map(({row}) => row));
const groups = groupsOf(observations);
const fitted = [
  ...[...groups].map(([read, {texts, members}]) => ({read, texts, weights: fitGroup(texts, members)})),
  {read: '', texts: money, weights: fitGaps(gapsOf(observations))},
];
if (options.test) report(options.test.split(',').flatMap(load));
if (options.to) writeFileSync(options.to, sourceOf(fitted));

function load(path) {
  const labels = JSON.parse(readFileSync(`${path}.json`, 'utf8'));
  const bytes = readFileSync(`${path}.f32`);
  const values = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  const size = [...basis].length;
  return labels.map((label, index) => {
    const all = values.subarray(index * size, (index + 1) * size);
    return {...label, from: path, row: Float64Array.from(all.subarray(1), (value) => value - all[0])};
  });
}

/** What may stand where a character was read: by the character without accents. */
function groupsOf(all) {
  const byRead = groupBy(all.filter(isClear), ({read}) => plainOf(read));
  return new Map(
    [...byRead].flatMap(([read, members]) => {
      const counts = groupBy(members, ({printed}) => printed);
      const texts = [...counts].filter(([text, list]) => known.has(text) && list.length >= leastSeen);
      return texts.length === 0 ? [] : [[read, {texts: texts.map(([text]) => text).sort(), members}]];
    }),
  );
}

function groupBy(list, keyOf) {
  const groups = new Map();
  for (const one of list) {
    const key = keyOf(one);
    if (groups.has(key)) groups.get(key).push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

function isClear({read, printed}) {
  return read !== '' && (known.has(printed) || plainOf(read) === printed);
}

function fitGroup(texts, members, most = mostPlain) {
  const plain = members.filter(({printed}) => !known.has(printed)).slice(0, most);
  const marked = members.filter(({printed}) => texts.includes(printed));
  const rows = [...plain, ...marked].map(({row}) => whitened.apply(row));
  const answers = [...plain, ...marked].map(({printed}) => texts.indexOf(printed) + 1);
  const weights = fit(rows, answers, {classes: texts.length + 1, penalty, rounds});
  const constants = texts.map((text) => {
    const count = marked.filter(({printed}) => printed === text).length;
    return Math.log(count / Math.max(1, plain.length));
  });
  return weights.slice(1).map((weight, index) => {
    const own = whitened.undo(weight);
    own[own.length - 1] -= constants[index];
    return own;
  });
}

/** Places where nothing was read: {printed, rows: a row for each step}; nothing is printed there, or one sign of money. */
function gapsOf(all) {
  const byGap = groupBy(
    all.filter(({read, printed}) => read === '' && (printed === '' || money.includes(printed))),
    ({from, gap}) => `${from} ${gap}`,
  );
  return [...byGap.values()].map((list) => ({printed: list[0].printed, rows: list.map(({row}) => row)}));
}

/** Which step shows the sign is not known: first any may, then the one that looks most like it. */
function fitGaps(gaps) {
  const empty = gaps.filter(({printed}) => printed === '').flatMap(({rows: own}) => own);
  const chosen = empty.slice(0, 4 * mostPlain).map((row) => ({row, printed: ''}));
  const marked = gaps.filter(({printed}) => printed !== '');
  let weights;
  for (let turn = 0; turn < 4; turn++) {
    const shown = marked.flatMap(({printed, rows: own}) =>
      (weights ? [likeliest(weights, own, money.indexOf(printed))] : own).map((row) => ({row, printed})),
    );
    weights = fitGroup(money, [...chosen, ...shown], 4 * mostPlain);
  }
  return weights;
}

function likeliest(weights, own, index) {
  const scores = own.map((row) => scoresOf({weights}, row)[index]);
  return own[scores.indexOf(Math.max(...scores))];
}

function reportGaps(gaps) {
  const {weights} = fitted.at(-1);
  const counts = {};
  for (const {printed, rows: own} of gaps) {
    const best = own
      .map((row) => scoresOf({weights}, row))
      .sort((a, b) => Math.max(...b) - Math.max(...a))[0];
    const highest = Math.max(...best);
    const key = `${printed || 'none'} ${highest < 2 ? 'low' : highest < 5 ? 'middle' : 'high'} ${money[best.indexOf(highest)]}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  console.log('gaps', JSON.stringify(counts));
}

function scoresOf({weights}, row) {
  return weights.map((weight) =>
    row.reduce((sum, value, at) => sum + value * weight[at], weight[row.length]),
  );
}

function report(all) {
  const total = {};
  for (const group of fitted) {
    const members = all.filter((one) => isClear(one) && plainOf(one.read) === group.read);
    const counts = {plain: 0, marked: 0, found: 0, other: 0, missed: 0, wrong3: 0, wrong5: 0, wrong7: 0};
    for (const {row, printed} of members) {
      const scores = scoresOf(group, row);
      const highest = Math.max(...scores);
      const text = group.texts[scores.indexOf(highest)];
      if (known.has(printed)) {
        counts.marked++;
        counts[highest < 2.5 ? 'missed' : text === printed ? 'found' : 'other']++;
      } else {
        counts.plain++;
        for (const least of [3, 5, 7]) if (highest > least) counts[`wrong${least}`]++;
      }
    }
    console.log(group.read, group.texts.join(''), JSON.stringify(counts));
    for (const [key, count] of Object.entries(counts)) total[key] = (total[key] ?? 0) + count;
  }
  console.log('all', JSON.stringify(total));
  reportGaps(gapsOf(all));
}

function sourceOf(list) {
  const entries = list.map(({read, texts, weights}) => {
    const scales = weights.map((weight) => Math.max(...weight.map(Math.abs)) / 32_767);
    const numbers = weights.flatMap((weight, at) =>
      [...weight].map((value) => Math.round(value / scales[at])),
    );
    const packed = Buffer.from(Int16Array.from(numbers).buffer).toString('base64');
    return `  '${read} ${texts.join('')} ${scales.map((scale) => scale.toPrecision(6)).join(',')} ${packed}',`;
  });
  return `${header}\nexport const accentWeights: readonly string[] = [\n${entries.join('\n')}\n];\n`;
}
