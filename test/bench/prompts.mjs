// Whether free-text prompts in ten languages are understood, and what they find (needs a build).
// node test/bench/prompts.mjs [--part tune|held|all] [--show errors]: which field each prompt is taken for.
// With --data DIR [--documents tune|held|all] [--languages en,de,…] [--same-language] [--cache DIR]: the prompts of the
// part are put to the invoices of DIR, under field names that say nothing; each document is asked in each language, or
// in its own as about.json tells. Prompts for things that are not on invoices must stay empty.
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {conceptOf} from '../../dist/engine/query/meaning/concept-query.js';
import {extractFromPages} from '../../dist/engine/extract.js';
import {openCorpus, readerOf} from './corpus.mjs';
import {shareWithInterval} from './interval.mjs';
import {judge} from './judge.mjs';
import {promptsOf} from './prompts/list.mjs';

const {values: options} = parseArgs({
  options: {
    part: {type: 'string', default: 'all'},
    show: {type: 'string'},
    data: {type: 'string'},
    documents: {type: 'string', default: 'all'},
    languages: {type: 'string'},
    'same-language': {type: 'boolean', default: false},
    cache: {type: 'string'},
    confidence: {type: 'string'},
  },
});
const chosen = promptsOf(options.part).filter(
  ({language}) => options.languages === undefined || options.languages.split(',').includes(language),
);

/** Keys of the truth for what the prompts ask. */
const truthKeys = {
  invoice_number: 'invoice_number',
  issue_date: 'issue_date',
  due_date: 'due_date',
  seller: 'seller_name',
  buyer: 'buyer_name',
  net_total: 'net_total',
  tax_total: 'tax_total',
  grand_total: 'grand_total',
  currency: 'currency',
  iban: 'iban',
};

if (options.data === undefined) reportUnderstanding();
else await reportAnswers();

/** Some words mean either of two things: the tax number of a seller is its VAT number in half of Europe. */
function accepted(field) {
  return field === 'vat_id' ? ['vat_id', 'tax_number'] : [field];
}

/** What a prompt for something else must not be taken for. */
function isOnInvoices(concept) {
  const elsewhere = [
    'birth_date',
    'document_number',
    'tracking_number',
    'contract_number',
    'birth_place',
    'other_number',
    'other_date',
  ];
  return concept !== undefined && !elsewhere.includes(concept);
}

function reportUnderstanding() {
  const scores = new Map();
  for (const {language, field, prompt} of chosen) {
    const concept = conceptOf({name: 'field_1', prompt}, 'invoice');
    const right = field === 'absent' ? !isOnInvoices(concept) : accepted(field).includes(concept);
    if (!right && options.show)
      console.log(`${language} ${field}: "${prompt}" is taken for ${concept ?? 'nothing'}`);
    for (const key of [language, field, field === 'absent' ? 'not on invoices' : 'all fields']) {
      const score = scores.get(key) ?? {right: 0, wrong: 0, open: 0};
      scores.set(key, score);
      score[right ? 'right' : concept === undefined ? 'open' : 'wrong']++;
    }
  }
  for (const [key, {right, wrong, open}] of scores)
    console.log(
      `${key.padEnd(16)} ${String(right + wrong + open).padStart(4)} prompts, right ${shareWithInterval(right, right + wrong + open)}, taken for something else ${wrong}, not understood ${open}`,
    );
}

async function reportAnswers() {
  const corpus = openCorpus(options.data);
  const reader = readerOf(corpus, {cache: options.cache});
  const languageOf = languagesOf(options.data);
  const scores = new Map();
  const byLanguage = groupByLanguage(chosen);
  for (const [at, name] of corpus.partOf(options.documents).entries()) {
    const pages = await reader.pagesOf(name);
    for (const [language, prompts] of byLanguage) {
      if (options['same-language'] && languageOf(name) !== language) continue;
      const asked = onePerField(prompts, at);
      const {fields} = extractFromPages(
        pages,
        {document_type: 'invoice', fields: asked.map(({prompt}, n) => ({name: `field_${n + 1}`, prompt}))},
        options.confidence === undefined ? {} : {minConfidence: Number(options.confidence)},
      );
      asked.forEach((one, n) =>
        count(scores, one, {name, found: fields[`field_${n + 1}`], truth: corpus.truthOf(name)}),
      );
    }
  }
  for (const [key, {truths, given, right}] of scores)
    console.log(
      key === 'absent'
        ? `${key.padEnd(16)} ${truths} asked, answered all the same: ${given} ${shareWithInterval(given, truths)}`
        : `${key.padEnd(16)} ${String(truths).padStart(5)} asked, recall ${shareWithInterval(right, truths)}, precision ${shareWithInterval(right, given)}`,
    );
}

function count(scores, {language, field, prompt}, {name, found, truth}) {
  const key = truthKeys[field];
  if (key === undefined && field !== 'absent') return;
  const wanted = truth[key];
  if (field !== 'absent' && (wanted === null || wanted === undefined || wanted === '')) return;
  const given = found.value !== null && found.value !== '';
  const right = field !== 'absent' && given && judge(key, wanted, found.value).fuzzy;
  if (options.show && (field === 'absent' ? given : !right))
    console.log(
      `${given ? 'WRONG' : 'empty'} ${name} ${language} ${field} "${prompt}": ${JSON.stringify(found.value)} ≠ ${JSON.stringify(wanted ?? null)} (${found.confidence} ${found.route}, raw ${JSON.stringify(found.raw)})`,
    );
  for (const group of field === 'absent' ? ['absent'] : ['all', field, language]) {
    const score = scores.get(group) ?? {truths: 0, given: 0, right: 0};
    scores.set(group, score);
    score.truths++;
    score.given += given;
    score.right += right;
  }
}

function onePerField(prompts, at) {
  const byField = new Map();
  for (const one of prompts) byField.set(one.field, [...(byField.get(one.field) ?? []), one]);
  return [...byField]
    .filter(([field]) => field === 'absent' || truthKeys[field] !== undefined)
    .map(([, list]) => list[at % list.length]);
}

function groupByLanguage(list) {
  const groups = new Map();
  for (const one of list) groups.set(one.language, [...(groups.get(one.language) ?? []), one]);
  return groups;
}

function languagesOf(folder) {
  const path = join(folder, 'about.json');
  const about = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  return (name) => about[name]?.language;
}
