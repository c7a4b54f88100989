// Fits what the answer to a request looks like: a softmax regression over the features of its words (AdaGrad). The data are
// the labels, paraphrases and questions of every concept in ten languages, and what invented values of it look like.
import {formOfValue} from '../../dist/engine/features/value-form.js';
import {formsBy} from '../../dist/engine/query/asked-forms.js';
import {hashedFeatures, featureCount} from '../../dist/engine/query/request-features.js';
import {valueForms} from '../../dist/engine/query/value-forms.js';
import {hashOf} from './hash.mjs';
import {makeValue, valueKinds} from './made/concepts.mjs';
import {currencyConcepts} from './made/currency.mjs';
import {languages} from './made/languages/index.mjs';
import {Random} from './made/random.mjs';
import {Writer} from './made/writer.mjs';

/** Papers whose values show what the answers of a concept look like. */
const papersOfConcept = 6;
const rounds = 6;
const rate = 0.6;
/** Weights shrink by so much at each step that touches them: rare words say little. */
const decay = 2e-4;
/** So many times a part of all concepts is left out. */
const folds = 4;

let unseenWeights;

/** `[{concept, prompt, name, forms}]`; `forms`: the share of each form among values of the concept. */
export function askedFormExamples() {
  return Object.entries(languages).flatMap(([code, language]) => {
    const papers = Array.from(
      {length: papersOfConcept},
      (_, index) => new Writer(new Random(91, index), language, {english: languages.en}),
    );
    const concepts = {...language.concepts, currency: currencyConcepts[code]};
    return Object.entries(concepts).flatMap(([concept, {labels, paraphrases, questions}]) => {
      const forms = formsOf(concept, papers);
      return [...labels, ...paraphrases, ...questions].map((prompt, at) => ({
        concept,
        prompt,
        name: at % 2 === 0 ? snake(concept) : 'field_1',
        forms,
      }));
    });
  });
}

function formsOf(concept, papers) {
  const forms = new Map();
  const texts =
    concept === 'currency' ? ['EUR', 'USD'] : papers.map((paper) => textOf(makeFor(paper, concept)));
  for (const text of texts) {
    const form = formOfValue(text);
    forms.set(form, (forms.get(form) ?? 0) + 1 / texts.length);
  }
  return [...forms].map(([form, share]) => [valueForms.indexOf(form), share]);
}

function makeFor({random, language}, concept) {
  if (valueKinds[concept] === undefined) throw new Error(`The concept ${concept} has no kind of value`);
  return makeValue(random, language, concept);
}

const textOf = ({text, lines}) => text ?? lines.join(' ');
const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Weights of each form and feature, then of each form: a `Float32Array`. */
export function fitAskedForms(examples) {
  const size = valueForms.length * (featureCount + 1);
  const weights = new Float32Array(size);
  const squares = new Float32Array(size).fill(1e-6);
  const random = new Random(17);
  const prepared = examples.map((example) => ({...example, features: hashedFeatures(example)}));
  for (let round = 0; round < rounds; round++)
    for (const example of random.shuffle(prepared)) step(example, weights, squares);
  return weights;
}

function step({prompt, name, features, forms}, weights, squares) {
  const told = Object.values(formsBy(weights, {prompt, name}));
  const scale = 1 / Math.sqrt(Math.max(1, features.length));
  const wanted = new Map(forms);
  told.forEach((share, form) => {
    const slope = share - (wanted.get(form) ?? 0);
    if (Math.abs(slope) < 1e-4) return;
    for (const feature of features) move(form * featureCount + feature, slope * scale, weights, squares);
    move(valueForms.length * featureCount + form, slope, weights, squares);
  });
}

function move(at, slope, weights, squares) {
  const pull = slope + decay * weights[at];
  squares[at] += pull * pull;
  weights[at] -= (rate * pull) / Math.sqrt(squares[at]);
}

/**
 * What a request for a concept of an invented paper looks like to weights that have not seen the concept, so that what
 * is built on them does not trust them more than requests of people deserve.
 */
export function unseenForms({concept, prompt, name}) {
  unseenWeights ??= fitFolds();
  return formsBy(unseenWeights[foldOf(concept ?? prompt)], {prompt, name});
}

function fitFolds() {
  const examples = askedFormExamples();
  return Array.from({length: folds}, (_, fold) =>
    fitAskedForms(examples.filter(({concept}) => foldOf(concept) !== fold)),
  );
}

/** The share of requests whose likeliest form is the commonest of their concept, concepts left out. */
export function shareUnseen(examples) {
  const right = examples.filter((example) => {
    const told = Object.entries(unseenForms(example)).sort((a, b) => b[1] - a[1])[0][0];
    const [commonest] = [...example.forms].sort((a, b) => b[1] - a[1]);
    return valueForms[commonest[0]] === told;
  });
  return right.length / examples.length;
}

function foldOf(group) {
  return hashOf(group) % folds;
}
