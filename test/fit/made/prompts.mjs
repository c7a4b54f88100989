import {fold} from './fold.mjs';
import {promptOf} from './label-text.mjs';

/** How a fact is asked for: by its label, in other words, in a sentence, by the name of its field alone. */
const originWeights = {verbatim: 0.42, paraphrase: 0.28, question: 0.2, name: 0.1};
/** Requests for a paper in another language are written in English now and then. */
const englishAsked = 0.12;

/** What is asked about a fact: `{prompt, origin}`, or nothing where words could mean another fact as well. */
export function promptFor(writer, fact, {isClear, isMeant}) {
  const {random} = writer;
  const {label, concept, part} = fact;
  let origin = random.weighted(originWeights);
  if (part === 'column' || !isClear) origin = 'verbatim';
  if (label === undefined && origin === 'verbatim') origin = 'paraphrase';
  if (label === undefined && !isClear) return undefined;
  if (part === 'column') return {prompt: `${shownName(fact)} ${fact.column}`, origin: 'paraphrase'};
  if (part === 'firstDay' || part === 'lastDay') return endOfPeriod(writer, fact, origin);
  if (origin === 'verbatim' && part === undefined) return verbatim(random, fact);
  const wording = origin === 'verbatim' ? 'paraphrase' : origin;
  return inOtherWords(writer, part ?? concept, {wording, isMeant, shown: shownName(fact)});
}

const shownName = ({label, shortLabel}) => shortLabel ?? (label && promptOf(label));

/** The label as it stands there, or as a person copies it: without its number, in other letters, with its colon. */
function verbatim(random, {label, shortLabel}) {
  const shown = shortLabel !== undefined && random.chance(0.6) ? shortLabel : promptOf(label);
  const copies = {
    same: shown,
    lower: shown.toLocaleLowerCase(),
    upper: shown.toLocaleUpperCase(),
    colon: `${shown}:`,
  };
  const prompt = copies[random.weighted({same: 0.76, lower: 0.1, upper: 0.05, colon: 0.09})];
  return {prompt, core: shown, origin: 'verbatim'};
}

function endOfPeriod({random, language}, fact, origin) {
  const {concept, part} = fact;
  const own = origin === 'verbatim' ? shownName(fact) : undefined;
  const name = own ?? random.pick(language.concepts[concept].labels);
  const prompt = random.pick(language[part]).replaceAll('{label}', name);
  return {prompt, origin: prompt.endsWith('?') ? 'question' : 'paraphrase'};
}

function inOtherWords({random, language, english}, concept, {wording, isMeant, shown}) {
  const isEnglish = english !== undefined && random.chance(englishAsked);
  const {labels, paraphrases, questions} = (isEnglish ? english : language).concepts[concept];
  const phrases = {
    question: questions,
    name: labels.map(nameOf).filter((name) => name.length > 2),
    paraphrase: [...paraphrases, ...paraphrases, ...labels],
  };
  const clear = phrases[wording].filter((phrase) => fold(phrase) !== fold(shown ?? '') && !isMeant(phrase));
  if (clear.length === 0) return undefined;
  return {prompt: random.pick(clear), origin: wording === 'question' ? 'question' : 'paraphrase'};
}

/** A label as the name of a field says it. */
function nameOf(label) {
  return label
    .toLocaleLowerCase()
    .replace(/\u0307/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
