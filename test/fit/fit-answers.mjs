// Fits which candidate answers a question, and how likely it does.
// node test/fit/fit-answers.mjs --data DIR [--cache DIR] [--examples DIR] [--threads N] [--yes-no] (needs a build with the
// fitted layout models). --yes-no fits the model of questions for yes or no alone. --cache keeps what was read of pages, --examples the candidates and features of every question.
// Fitted on made documents, on papers (which Chromium prints: Debian's package chromium), and on the first two thirds, by
// name, of invoices and receipts and of ad-buy, fara and nda of DIR/any. What a candidate's standing in the ranking tells
// is learned from rankings that have not seen its group (a kind of made documents, or a document of the other sets), and
// what probabilities mean from answers that have not: cross-fitting.
// Writes src/engine/models/rank.ts, answer.ts, calibration.ts, yes-no-answer.ts and yes-no-calibration.ts.
import {parseArgs} from 'node:util';
import {dataFolder} from '../bench/data-folder.mjs';
import {bestOf, fitAnswering, fitRanking, fitYesNo, withStanding, yesNoOf} from './answer-models.mjs';
import {risingCurve} from './calibration-curve.mjs';
import {crossFit, folds, withoutPart} from './cross-fit.mjs';
import {readExamples} from './read-examples.mjs';
import {writeCurve, writeModel} from './write-model.mjs';

const {values: options} = parseArgs({
  options: {
    data: {type: 'string'},
    cache: {type: 'string'},
    examples: {type: 'string'},
    threads: {type: 'string'},
    'yes-no': {type: 'boolean', default: false},
  },
});
const read = await readExamples(
  {data: dataFolder(options.data), cache: options.cache, examples: options.examples},
  options.threads && Number(options.threads),
);
const questions = new Map([...read].map(([name, {examples}]) => [name, examples]));

/**
 * The greatest share of questions without an answer that the probabilities are for: of papers twice as many are asked, to
 * teach what a near miss is.
 */
const mostUnanswerable = 0.2;

const fittedOn = [...read].map(([name, {documents}]) => `${name} ${documents}`).join(', ');
if (!options['yes-no']) await fitRankingAndAnswers();
await fitQuestionsForYesOrNo(yesNoOf(questions));

async function fitRankingAndAnswers() {
  // Questions for yes or no have a model of their own.
  const others = new Map(
    [...questions].map(([name, asked]) => [name, asked.filter(({type}) => type !== 'boolean')]),
  );
  const ranking = await crossFit(others, (leftOut) => fitRanking(withoutPart(others, leftOut)), withStanding);
  const ranked = ranking.results;
  const answering = await crossFit(ranked, (leftOut) => fitAnswering(withoutPart(ranked, leftOut)), bestOf);
  const unseen = printed(answering.results);
  const card = cardOf(unseen);
  writeModel('rank', 'rankModel', {
    ...ranking.whole,
    card: {purpose: 'which candidate of a question is its likeliest answer', ...card},
  });
  writeModel('answer', 'answerModel', {
    ...answering.whole,
    card: {purpose: 'whether a candidate answers its question', ...card},
  });
  writeCurve(
    'calibration',
    'calibrationCurve',
    risingCurve([...answering.results.values()].flatMap(weighed)),
  );
}

/** The answers of a set with their weights: sets weigh alike, and unanswerable questions as often as people ask them. */
function weighed(best) {
  const unanswerable = best.filter(({canBe}) => !canBe).length;
  const usual = (mostUnanswerable / (1 - mostUnanswerable)) * (best.length - unanswerable);
  const weightOfThem = unanswerable > usual ? usual / unanswerable : 1;
  return best.map((one) => ({...one, weight: (one.canBe ? 1 : weightOfThem) / best.length}));
}

async function fitQuestionsForYesOrNo(asked) {
  const {whole, results} = await crossFit(asked, (leftOut) => fitYesNo(withoutPart(asked, leftOut)), bestOf);
  const unseen = printed(results);
  writeModel('yes-no-answer', 'yesNoModel', {
    ...whole,
    card: {purpose: 'whether a candidate answers its question for yes or no', ...cardOf(unseen)},
  });
  writeCurve('yes-no-calibration', 'yesNoCurve', risingCurve(unseen.map((one) => ({...one, weight: 1}))));
}

/** Prints how many of the best candidates are right; returns them all. */
function printed(rated) {
  for (const [name, best] of rated)
    if (best.length > 0)
      console.log(`${name}, groups left out: ${share(best)} of ${best.length} best candidates right`);
  return [...rated.values()].flat();
}

function cardOf(unseen) {
  return {
    fittedOn,
    command: 'npm run fit -- --data DIR',
    figures: `${share(unseen)} of ${unseen.length} best candidates right, one of ${folds} parts of the groups left out in turn`,
  };
}

function share(best) {
  return (best.filter(({isRight}) => isRight).length / best.length).toFixed(3);
}
