// How much of what is to be extracted the reading finds at all: the share of true values, and of their tokens, that
// stand among the words read. node test/bench/recall.mjs --data DIR [--from N] [--to N] [--no-text-layer] [--missing]
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {readPages} from '../../dist/engine/read-pages.js';

const {values: options} = parseArgs({
  options: {
    data: {type: 'string'},
    from: {type: 'string', default: '0'},
    to: {type: 'string', default: '1000000'},
    'no-text-layer': {type: 'boolean', default: false},
    missing: {type: 'boolean', default: false},
  },
});

const truth = Object.entries(JSON.parse(readFileSync(join(options.data, 'truth.json'), 'utf8')));
const chosen = truth.slice(Number(options.from), Number(options.to));
const scores = new Map();
let pages = 0;
const started = {cpu: process.cpuUsage(), clock: performance.now()};
for (const [file, answer] of chosen) {
  const words = [];
  for await (const page of readPages(join(options.data, file), {
    textLayer: options['no-text-layer'] ? 'never' : 'auto',
  })) {
    pages++;
    words.push(...page.words.map((word) => word.text));
  }
  const text = fold(words.join(''));
  const tokens = new Set(words.flatMap(tokensOf));
  for (const [field, value] of valuesOf(answer.fields ?? answer)) score(file, field, value, text, tokens);
}

const {user, system} = process.cpuUsage(started.cpu);
for (const [field, {found, all, tokens, allTokens}] of scores)
  console.log(
    `${field.padEnd(20)} values ${share(found, all)} of ${all}, tokens ${share(tokens, allTokens)} of ${allTokens}`,
  );
console.log(
  `${chosen.length} documents, ${pages} pages; per page ${((user + system) / 1e6 / pages).toFixed(2)} CPU s, ` +
    `${((performance.now() - started.clock) / 1e3 / pages).toFixed(2)} s; ` +
    `peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`,
);

function score(file, field, value, text, tokens) {
  const entry = scores.get(field) ?? {found: 0, all: 0, tokens: 0, allTokens: 0};
  scores.set(field, entry);
  const wanted = spellingsOf(field, value).map(fold);
  const isFound = wanted.some((spelling) => text.includes(spelling));
  entry.all++;
  entry.found += isFound;
  const missing = tokensOf(value).filter((token) => !tokens.has(token));
  entry.allTokens += tokensOf(value).length;
  entry.tokens += tokensOf(value).length - missing.length;
  if (options.missing && !isFound)
    console.log(`${file} ${field}: ${value}  (not read: ${missing.join(' ')})`);
}

function valuesOf(answer) {
  return Object.entries(answer).flatMap(([field, value]) => {
    if (field === 'lines')
      return value.flatMap((line) => valuesOf(line).map(([name, v]) => [`lines.${name}`, v]));
    return [value].flat().flatMap((one) => (one === null || one === '' ? [] : [[field, String(one)]]));
  });
}

/** Truth of invoices is normalised; on the page a date or an amount stands in one of these ways. */
function spellingsOf(field, value) {
  const date = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value);
  if (date) {
    const [, year, month, day] = date;
    const shortYear = year.slice(2);
    const orders = [
      [day, month, year],
      [month, day, year],
      [year, month, day],
      [day, month, shortYear],
    ];
    return [
      ...orders.map((order) => order.join('')),
      ...orders.map((order) => order.map(Number).join('')),
      year,
    ];
  }
  if (/^-?\d+\.\d+$/.test(value)) {
    const number = Number(value);
    return [value, number.toFixed(2), String(number)];
  }
  return [value];
}

function fold(text) {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function tokensOf(text) {
  return text
    .split(/[^\p{L}\p{N}.]+/u)
    .map(fold)
    .filter((token) => token !== '');
}

function share(part, whole) {
  return (part / Math.max(1, whole)).toFixed(3);
}
