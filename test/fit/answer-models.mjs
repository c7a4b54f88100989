// The models that choose answers: one ranks the candidates of a question, one says how likely a candidate is right, and one
// says that for questions for yes or no.
import {standingFeatures} from '../../dist/engine/features/standing-features.js';
import {logOdds, probability, readTrees} from '../../dist/engine/models/boosted-trees.js';
import {fitTrees} from './boosted-trees.mjs';
import {fitLargeTrees} from './xgboost-trees.mjs';

/** Chosen on papers left out, and so that all weights stay small: see _More trees for the ranking_ in docs/experiments.md. */
const rankSettings = {rounds: 600, rate: 0.1, depth: 6, leastWeight: 0.4, columns: 0.3, examples: 0.4};
const answerSettings = {rounds: 240, rate: 0.03, depth: 4, leastWeight: 1, columns: 0.3, examples: 0.6};
/** Chosen on papers left out; there are fewer than a thousand such questions. */
const yesNoSettings = {rounds: 250, rate: 0.04, depth: 3, leastWeight: 8, columns: 0.3, examples: 0.7};
/** A wrong answer to a question that has none counts as much as so many others; a quarter of those of papers have none. */
const weightOfUnanswerable = {rank: 1, answer: 1, yesNo: 1.5};
/** Sets count alike, however many candidates or questions they have; made documents, of all kinds, as much as four or five. */
const weightOfSet = {rank: 4500, answer: 900};
const weightOfMade = {rank: 22_000, answer: 3000};
/** Papers, each of a kind of its own, count as much as ten sets in the ranking and in the answers. */
const weightOfPapers = {rank: 45_000, answer: 9000};
/** Made documents have few kinds of such questions. */
const weightOfMadeYesNo = 0.5;
/** So many candidates of a question teach how likely the best are right. */
const taught = 3;

/** `sets`: lists of questions by name. */
export function fitRanking(sets) {
  const examples = [...sets].flatMap(([name, questions]) => {
    const all = questions.reduce((sum, {candidates}) => sum + candidates.length, 0);
    const weight = weightOf('rank', name, all);
    return questions.flatMap(({candidates, canBe}) =>
      candidates.map(({features, isRight}) => ({
        features,
        isRight,
        weight: weight * (canBe ? 1 : weightOfUnanswerable.rank),
      })),
    );
  });
  return fitLargeTrees({...tableOf(examples), ...rankSettings});
}

/** `sets`: questions that `withStanding` made from a ranking that has not seen them. */
export function fitAnswering(sets) {
  const examples = [...sets].flatMap(([name, questions]) => {
    const weight = weightOf('answer', name, questions.length);
    return questions.flatMap(({candidates, canBe}) =>
      best(candidates, ({features}) => features.get('score'))
        .slice(0, taught)
        .map(({features, isRight}) => ({
          features,
          isRight,
          weight: weight * (canBe ? 1 : weightOfUnanswerable.answer),
        })),
    );
  });
  return fitLargeTrees({...tableOf(examples), ...answerSettings});
}

/** `sets`: questions for yes or no. A question counts as the square root of its candidates. */
export function fitYesNo(sets) {
  const examples = [...sets].flatMap(([name, questions]) =>
    questions.flatMap(({candidates, canBe}) => {
      const weight = (name === 'made' ? weightOfMadeYesNo : 1) / Math.sqrt(candidates.length);
      return candidates.map(({features, isRight}) => ({
        features,
        isRight,
        weight: weight * (canBe ? 1 : weightOfUnanswerable.yesNo),
      }));
    }),
  );
  const {rows, ...table} = tableOf(examples);
  return fitTrees({rows: rows.map((row) => row.record()), ...table, ...yesNoSettings});
}

/** The questions for yes or no of each set. */
export function yesNoOf(sets) {
  return new Map(
    [...sets].map(([name, questions]) => [name, questions.filter(({type}) => type === 'boolean')]),
  );
}

function weightOf(model, name, count) {
  const weights = {made: weightOfMade, papers: weightOfPapers}[name] ?? weightOfSet;
  return Math.min(1, weights[model] / count);
}

function tableOf(examples) {
  const rows = examples.map(({features}) => features);
  return {
    rows,
    answers: examples.map(({isRight}) => Number(isRight)),
    weights: examples.map(({weight}) => weight),
    features: namesIn(rows).sort(),
  };
}

function namesIn(rows) {
  const names = new Set();
  for (const row of rows) for (const name of row.names()) names.add(name);
  return [...names];
}

/** The questions with how each candidate stands by a ranking among the features. */
export function withStanding(questions, written) {
  const model = readTrees(written);
  return requestsOf(questions).flatMap((asked) => {
    const scored = asked.flatMap((query) =>
      query.candidates.map(({features, position}) => ({
        query,
        position,
        score: logOdds(model, features.record()),
      })),
    );
    const standing = standingFeatures(scored);
    let at = 0;
    return asked.map((query) => ({
      ...query,
      candidates: query.candidates.map((one) => ({
        ...one,
        features: one.features.with(standing[at++]),
      })),
    }));
  });
}

/** Questions of one request stand in a row. */
function requestsOf(questions) {
  const requests = [];
  for (const question of questions) {
    if (requests.at(-1)?.[0].request === question.request) requests.at(-1).push(question);
    else requests.push([question]);
  }
  return requests;
}

/** The likeliest candidate of each question that has any: `{probability, isRight, canBe}`. */
export function bestOf(questions, written) {
  const model = readTrees(written);
  return questions.flatMap(({candidates, canBe}) => {
    const rated = candidates.map(({features, isRight}) => ({
      probability: probability(model, features.record()),
      isRight,
      canBe,
    }));
    return best(rated, (one) => one.probability).slice(0, 1);
  });
}

function best(list, scoreOf) {
  return [...list].sort((a, b) => scoreOf(b) - scoreOf(a));
}
