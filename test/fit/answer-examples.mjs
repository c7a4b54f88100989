// What the answer models learn from: the merged candidates of every question, their features, and whether they are right.
import {candidateFeatures} from '../../dist/engine/features/candidate-features.js';
import {mergeCandidates} from '../../dist/engine/features/merge.js';
import {considerFields} from '../../dist/engine/fields/find-fields.js';
import {notationOf} from '../../dist/engine/fields/notation.js';
import {analyseDocument} from '../../dist/engine/layout/analyse.js';
import {candidatesFor, isMany} from '../../dist/engine/pipeline.js';
import {parseQueries} from '../../dist/engine/query/parse-query.js';
import {placeOf} from '../../dist/engine/resolve/rate.js';
import {judge} from '../bench/any/score.mjs';

/** One question each: {request, canBe, candidates: [{features, place, isRight}]}; those of one request in a row. */
export async function answerExamples(document) {
  const pages = await document.readPages();
  return [document.questions, document.otherQuestions ?? []]
    .filter((questions) => questions.length > 0)
    .flatMap((questions, wording) => examplesOf(document, questions, pages, `${document.id} ${wording}`));
}

function examplesOf({settings}, questions, pages, request) {
  const fields = questions.map(({name, prompt, type}) => ({name, prompt, ...(type && {type})}));
  const analysis = analyseDocument(pages, notationOf(pages));
  const queries = parseQueries(fields);
  const findings = considerFields(pages, {fields, minConfidence: 0});
  const single = queries.filter((query) => !isMany(query, findings));
  const merged = mergeCandidates(candidatesFor(single, analysis, findings));
  const features = candidateFeatures(merged);
  return single.map((query) => {
    const {judge: truth} = questions[query.index];
    const canBe = truth.value !== null;
    const candidates = merged.flatMap((one, at) =>
      one.query === query
        ? [
            {
              features: withoutZeros(features[at]),
              place: placeOf(one),
              isRight: canBe && judge(truth, one.candidates[0].value, settings).right,
            },
          ]
        : [],
    );
    return {request, canBe, candidates};
  });
}

function withoutZeros(features) {
  return Object.fromEntries(Object.entries(features).filter(([, value]) => value !== 0));
}
