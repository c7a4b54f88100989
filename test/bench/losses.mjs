// Where the questions of a set are lost, against the bound "right answer among the candidates" (needs a build).
// node test/bench/losses.mjs --data DIR [--set NAME]… [--part tune|held|all] [--cache DIR] [--confidence .5] [--list]
// DIR holds one folder a set, each with documents and truth.json, as for any.mjs. --list names each question that is lost.
import {parseArgs} from 'node:util';
import {considerFields} from '../../dist/engine/concept-search/find-fields.js';
import {extractFromPages} from '../../dist/engine/extract.js';
import {analyseDocument} from '../../dist/engine/layout/analyse.js';
import {localeOf} from '../../dist/engine/page-view/number-and-date-locale.js';
import {candidatesFor, isMany, queriesFor} from '../../dist/engine/pipeline.js';
import {rate} from '../../dist/engine/resolve/rate.js';
import {judge} from './any/score.mjs';
import {pagesOf, partOf, readTruth, setsIn} from './any/sets.mjs';

const {values: options} = parseArgs({
  options: {
    data: {type: 'string'},
    set: {type: 'string', multiple: true},
    part: {type: 'string', default: 'all'},
    cache: {type: 'string'},
    confidence: {type: 'string', default: '0.5'},
    list: {type: 'boolean', default: false},
  },
});
if (options.data === undefined) throw new Error('--data DIR is missing: the folder with one folder a set');
const minConfidence = Number(options.confidence);

const fates = {
  right: 'right',
  absent: 'not among the candidates',
  otherGiven: 'another one given',
  otherFirst: 'another one first, none given',
  doubted: 'right one first, below the threshold',
  dropped: 'right one first and sure, another one or none given',
};

for (const set of options.set ?? setsIn(options.data)) await measure(set);

async function measure(set) {
  const {truth, settings} = readTruth(options.data, set);
  const counts = Object.fromEntries(Object.keys(fates).map((fate) => [fate, 0]));
  for (const document of partOf(truth.documents, options.part)) {
    const pages = await pagesOf(options, set, document.file);
    for (const {name, prompt, value, fate, first} of fatesOf(document, pages, settings)) {
      counts[fate]++;
      if (options.list && fate !== 'right')
        console.log(
          `${fate} ${document.file} ${name} ${JSON.stringify(prompt)}: ${JSON.stringify(value)}, first ${first}`,
        );
    }
  }
  const asked = Object.values(counts).reduce((sum, count) => sum + count, 0);
  console.log(`${set}: ${asked} questions`);
  for (const [fate, text] of Object.entries(fates))
    console.log(`  ${String(counts[fate]).padStart(5)}  ${(counts[fate] / asked).toFixed(3)}  ${text}`);
}

/** What became of every question that has an answer. */
function fatesOf(document, pages, settings) {
  const fields = Object.entries(document.fields).map(([name, {prompt}]) => ({name, prompt}));
  const given = extractFromPages(
    pages,
    {document_type: document.document_type, fields},
    {minConfidence},
  ).fields;
  const rated = ratedCandidates(pages, fields);
  return Object.entries(document.fields)
    .filter(([, {value}]) => value !== null)
    .map(([name, field]) => {
      const own = rated.filter(({query}) => query.field.name === name);
      const isRight = ({candidates: [{value}]}) => judge(field, value, settings).right;
      const [first] = own;
      return {
        name,
        ...field,
        fate: fateOf(given[name].value, field, {own, isRight, settings}),
        first: first && `${first.candidates[0].value} ${first.probability.toFixed(3)}`,
      };
    });
}

function fateOf(value, field, {own, isRight, settings}) {
  const isGiven = value !== null && !(Array.isArray(value) && value.length === 0);
  if (isGiven && judge(field, value, settings).right) return 'right';
  if (!own.some(isRight)) return 'absent';
  if (!isRight(own[0])) return isGiven ? 'otherGiven' : 'otherFirst';
  return own[0].probability < minConfidence ? 'doubted' : 'dropped';
}

/** All candidates of the fields with their probabilities, the likeliest first. */
function ratedCandidates(pages, fields) {
  const analysis = analyseDocument(pages, localeOf(pages));
  const queries = queriesFor(fields, analysis);
  const findings = considerFields(pages, {fields, minConfidence: 0});
  const single = queries.filter((query) => !isMany(query, findings));
  return rate(candidatesFor(single, analysis, findings)).sort((a, b) => b.probability - a.probability);
}
