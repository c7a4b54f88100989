// What the answer models learn from: the merged candidates of every question, their features, and whether they are right.
import {candidateFeatures} from '../../dist/engine/features/candidate-features.js';
import {positionOf} from '../../dist/engine/features/candidate-position.js';
import {mergeCandidates} from '../../dist/engine/features/merge.js';
import {considerFields} from '../../dist/engine/concept-search/find-fields.js';
import {localeOf} from '../../dist/engine/page-view/number-and-date-locale.js';
import {analyseDocument} from '../../dist/engine/layout/analyse.js';
import {candidatesFor, isMany, queriesFor} from '../../dist/engine/pipeline.js';
import {judge, squeeze} from '../bench/any/score.mjs';
import {unseenForms} from './asked-form-weights.mjs';
import {hashOf} from './hash.mjs';

/** Requests have as many questions as people ask at once: half of them all fields of a template, others a few, or one. */
const questionsAtOnce = [Infinity, Infinity, 4, 1];

/**
 * One question each: {request, group, type, concept, phrases, canBe, candidates: [{features, position, isRight}]}; those of one request in
 * a row. `group`: documents of one group are fitted on or left out together; `sizes`: questions of a request, in turn.
 */
export async function answerExamples(document, sizes = questionsAtOnce) {
  const pages = await document.readPages();
  const about = {...document, pages, analysis: analyseDocument(pages, localeOf(pages))};
  const wordings = [document.questions, document.otherQuestions ?? []];
  return [
    ...wordings.flatMap((questions, wording) =>
      requestsOf(questions, sizeFor(`${document.id} ${wording}`, sizes)),
    ),
    document.templateQuestions ?? [],
  ]
    .filter((questions) => questions.length > 0)
    .flatMap((questions, at) => examplesOf(about, questions, `${document.id} ${at}`));
}

function sizeFor(id, sizes) {
  return sizes[hashOf(id) % sizes.length];
}

function requestsOf(questions, size) {
  const requests = [];
  for (let at = 0; at < questions.length; at += size) requests.push(questions.slice(at, at + size));
  return requests;
}

/** `set`: of invented papers, requests are judged by weights that have not seen their concept. */
function examplesOf({set, settings, id, kind, pages, analysis}, questions, request) {
  const fields = questions.map(({name, prompt, type}) => ({name, prompt, ...(type && {type})}));
  const queries = queriesFor(fields, analysis);
  if (set === 'made') for (const query of queries) query.askedForms = unseenForms(questions[query.index]);
  const findings = considerFields(pages, {fields, minConfidence: 0});
  const single = queries.filter((query) => !isMany(query, findings));
  const merged = mergeCandidates(candidatesFor(single, analysis, findings));
  const features = candidateFeatures(merged);
  const judged = single.filter(({index}) => questions[index].judge !== undefined);
  return judged.map((query) => {
    const {judge: truth} = questions[query.index];
    const canBe = truth.value !== null;
    const candidates = merged.flatMap((one, at) =>
      one.query === query
        ? [
            {
              features: withoutZeros(features[at]),
              position: positionOf(one),
              isRight: canBe && isRight(one.candidates[0], truth, settings),
            },
          ]
        : [],
    );
    const phrases = query.phrases.map(({key, origin}) => ({key, origin}));
    return {request, group: kind ?? id, type: query.type, concept: query.concept, phrases, canBe, candidates};
  });
}

function isRight({value, raw}, truth, settings) {
  return judge(truth, value, settings).right || isPrintedAs(raw, value, truth);
}

/**
 * The value of a text that is the truth as it is printed, in a numberLocale the judge does not read: "6.562,22 TL", "9. März
 * 2009". Days in figures are left to the judge: the order of day and month may be wrong.
 */
function isPrintedAs(raw, value, truth) {
  const printed = [truth.value].flat().find((want) => squeeze(want) === squeeze(raw));
  return printed !== undefined && (!isDay.test(value) || /\p{L}{3}/u.test(printed));
}

const isDay = /^\d{4}-\d{2}-\d{2}$/;

function withoutZeros(features) {
  return Object.fromEntries(Object.entries(features).filter(([, value]) => value !== 0));
}
