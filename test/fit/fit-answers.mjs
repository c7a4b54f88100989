// Fits which candidate answers a question, and how likely it does.
// node test/fit/fit-answers.mjs --data DIR [--cache DIR] (needs a build with the fitted layout models).
// Fitted on made documents and on the first two thirds, by name, of receipts, invoices, forms and of ad-buy, fara and nda
// of DIR/any. Calibrated on sets the model was not fitted on: every set in turn is left out.
// Writes src/engine/models/answer.ts and calibration.ts.
import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {probability, readTrees} from '../../dist/engine/models/boosted-trees.js';
import {dataFolder} from '../bench/data-folder.mjs';
import {answerExamples} from './answer-examples.mjs';
import {fitTrees} from './boosted-trees.mjs';
import {risingCurve} from './calibration-curve.mjs';
import {anySet, knownSet, madeSet, tunedPart} from './question-sets.mjs';
import {writeModel} from './write-model.mjs';

const {values: options} = parseArgs({options: {data: {type: 'string'}, cache: {type: 'string'}}});
const folder = dataFolder(options.data);

const [documents, seed] = [240, 21];
const settings = {rounds: 130, depth: 5, leastWeight: 10};
/** A wrong answer to a question that has none counts as much as so many others. */
const weightOfUnanswerable = 2;
/** Sets count alike, however many candidates they have; made documents, of all kinds, half as much again. */
const weightOfSet = 6000;
const weightOfMade = 9000;

const sets = new Map([
  ['made', madeSet({count: documents, seed})],
  ...['receipts', 'invoices', 'forms'].map((name) => [
    name,
    tunedPart(knownSet(folder, name, options.cache)),
  ]),
  ...['ad-buy', 'fara', 'nda'].map((name) => [name, tunedPart(anySet(folder, name, options.cache))]),
]);
const questions = new Map();
for (const [name, members] of sets) {
  const examples = [];
  for (const document of members) examples.push(...(await answerExamples(document)));
  questions.set(name, examples);
  console.log(`${name}: ${members.length} documents, ${examples.length} questions`);
}

const names = [...questions.keys()];
const unseen = names.flatMap((name) => {
  const model = readTrees(fit(names.filter((other) => other !== name)));
  return bestOf(questions.get(name), model).map((best) => ({
    ...best,
    weight: 1 / questions.get(name).length,
  }));
});
const curve = risingCurve(unseen);
writeFileSync(
  new URL('../../src/engine/models/calibration.ts', import.meta.url),
  `/** Probability of the model to share of right answers, corner by corner. Written by \`npm run fit\`; not to be edited. */
export const calibrationCurve: readonly (readonly [number, number])[] = [
${curve.map(([from, to]) => `  [${from}, ${to}],\n`).join('')}];
`,
);
const right = unseen.filter(({isRight}) => isRight).length;
writeModel(new URL('../../src/engine/models/answer.ts', import.meta.url), 'answerModel', {
  ...fit(names),
  card: {
    purpose: 'whether a candidate answers its question',
    fittedOn: names.map((name) => `${name} ${sets.get(name).length}`).join(', '),
    command: 'npm run fit -- --data DIR',
    figures: `${(right / unseen.length).toFixed(3)} of ${unseen.length} best candidates right, every set left out in turn`,
  },
});

function fit(chosen) {
  const rows = [];
  const [answers, weights] = [[], []];
  for (const name of chosen) {
    const all = questions
      .get(name)
      .flatMap(({candidates, canBe}) =>
        candidates.map((candidate) => ({...candidate, counts: canBe ? 1 : weightOfUnanswerable})),
      );
    const weight = Math.min(1, (name === 'made' ? weightOfMade : weightOfSet) / all.length);
    for (const {features, isRight, counts} of all) {
      rows.push(features);
      answers.push(Number(isRight));
      weights.push(weight * counts);
    }
  }
  const features = [...new Set(rows.flatMap((row) => Object.keys(row)))].sort();
  return fitTrees({rows, answers, weights, features, ...settings});
}

/** The likeliest candidate of each question that has any. */
function bestOf(asked, model) {
  return asked.flatMap(({candidates}) => {
    const rated = candidates.map(({features, isRight}) => ({
      probability: probability(model, features),
      isRight,
    }));
    const best = rated.sort((a, b) => b.probability - a.probability)[0];
    return best === undefined ? [] : [best];
  });
}
