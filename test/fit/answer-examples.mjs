// What the answer model learns from: the merged candidates of every question, their features, and whether they are right.
import {notationOf} from '../../dist/engine/fields/notation.js';
import {considerFields} from '../../dist/engine/fields/find-fields.js';
import {candidateFeatures} from '../../dist/engine/features/candidate-features.js';
import {mergeCandidates} from '../../dist/engine/features/merge.js';
import {analyseDocument} from '../../dist/engine/layout/analyse.js';
import {candidatesFor, isMany} from '../../dist/engine/pipeline.js';
import {parseQueries} from '../../dist/engine/query/parse-query.js';
import {judge} from '../bench/any/score.mjs';

/** One question each: {set, canBe, candidates: [{features, isRight}]}. */
export async function answerExamples(document) {
  const pages = await document.readPages();
  return [document.questions, document.otherQuestions ?? []]
    .filter((questions) => questions.length > 0)
    .flatMap((questions) => examplesOf(document, questions, pages));
}

function examplesOf({set, id, settings}, questions, pages) {
  const fields = questions.map(({name, prompt, type}) => ({name, prompt, ...(type && {type})}));
  const analysis = analyseDocument(pages, notationOf(pages));
  const queries = parseQueries(fields);
  const findings = considerFields(pages, {fields, minConfidence: 0});
  const single = queries.filter((query) => !isMany(query, findings));
  const merged = mergeCandidates(candidatesFor(single, analysis, findings));
  const features = candidateFeatures(merged);
  return single.map((query) => {
    const {judge: truth, name} = questions[query.index];
    const canBe = truth.value !== null;
    const own = merged.flatMap((one, at) => (one.query === query ? [{one, features: features[at]}] : []));
    return {
      set,
      id,
      name,
      canBe,
      candidates: own.map(({one, features: numbers}) => ({
        features: numbers,
        isRight: canBe && judge(truth, one.candidates[0].value, settings).right,
      })),
    };
  });
}
