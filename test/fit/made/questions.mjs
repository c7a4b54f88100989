import {fieldTypes, valueKinds} from './concepts.mjs';
import {askCurrency} from './currency.mjs';
import {fold} from './fold.mjs';
import {vagueBeside} from './kindred.mjs';
import {promptOf} from './label-text.mjs';
import {promptFor} from './prompts.mjs';
import {unanswerable} from './unanswerable.mjs';

const typedShare = 0.35;
const namedShare = 0.6;
/** So many questions that the document answers; a fit learns more from another document. */
const mostAnswered = 16;

/** The questions of a document: facts and labels that stand once on it, and some that it does not answer. */
export function finishQuestions(writer) {
  const {random} = writer;
  const facts = mergeRepeated(writer.facts);
  const labelKeys = writer.textsOf('label').map((text) => fold(promptOf(text)));
  const asked = [
    ...writer.questions,
    ...facts.flatMap((fact) => askFact(writer, fact, facts, labelKeys) ?? []),
    ...askCurrency(writer, labelKeys),
  ];
  const clear = random.sample(clearOnes(asked, labelKeys), mostAnswered);
  const known = new Set(clear.map(({prompt}) => fold(prompt)));
  const absent = unanswerable(writer, labelKeys).filter(({prompt}) => !known.has(fold(prompt)));
  const names = new Set();
  return [...clear, ...absent].map((one, index) => finish(one, index, random, names));
}

/** Asked once in the same words, and by a label that stands once. */
function clearOnes(asked, labelKeys) {
  const prompts = countBy(asked, ({prompt}) => fold(prompt));
  const labels = countBy(labelKeys, (key) => key);
  return asked.filter(({prompt, core, label, origin}) => {
    if (fold(prompt).length < 2 || prompts.get(fold(prompt)) > 1) return false;
    if (origin !== 'verbatim') return true;
    const key = fold(promptOf(core ?? label ?? prompt));
    const whole = fold(promptOf(label ?? prompt));
    const isInOthers = key !== whole && labelKeys.filter((other) => other.includes(key)).length > 1;
    return !isInOthers && (labels.get(key) ?? 0) <= 1 && (labels.get(whole) ?? 0) <= 1;
  });
}

/** A fact stated twice with the same value is one fact that stands in two places. */
function mergeRepeated(facts) {
  const merged = new Map();
  for (const fact of facts) {
    const key = JSON.stringify([fact.concept, fact.part, fact.value]);
    const before = merged.get(key);
    if (before) {
      before.entities = [...before.entities, ...fact.entities];
      before.label ??= fact.label;
      before.shortLabel ??= fact.shortLabel;
    } else merged.set(key, {...fact});
  }
  return [...merged.values()];
}

/** A fact stated twice with different values cannot be asked for by its meaning. */
function askFact(writer, fact, facts, labelKeys) {
  const {random, language} = writer;
  const {label, concept, part, value, entities, page} = fact;
  const isTwice = facts.some((other) => other !== fact && other.concept === concept && other.part === part);
  const isClear = !isTwice && !hasRival(language, fact, labelKeys) && !isVague(concept, facts);
  const isMeant = (phrase) => meansAnother(language, phrase, fact, facts);
  const prompt = promptFor(writer, fact, {isClear, isMeant});
  const about = {label, value, entities, page, concept, part, type: typeOf(random, concept, part)};
  return prompt === undefined ? undefined : {...about, ...prompt};
}

const isVague = (concept, facts) =>
  facts.some((other) => vagueBeside[concept]?.includes(other.concept) === true);

/** Another label of the page that may mean the same. */
function hasRival({concepts}, {concept, label, shortLabel}, labelKeys) {
  const meanings = new Set(concepts[concept].labels.map(fold));
  const own = [label, shortLabel].map((text) => fold(promptOf(text ?? '')));
  return labelKeys.some((key) => !own.includes(key) && meanings.has(key));
}

/** Words that may as well mean another fact of the document. */
function meansAnother({concepts}, phrase, {concept}, facts) {
  const key = fold(phrase);
  return facts.some((other) => {
    if (other.concept === concept) return false;
    const {labels, paraphrases} = concepts[other.concept];
    return [...labels, ...paraphrases, other.label ?? ''].some((one) => fold(promptOf(one)) === key);
  });
}

function typeOf(random, concept, part) {
  const isDay = part === 'firstDay' || part === 'lastDay';
  const type = isDay ? 'date' : fieldTypes[valueKinds[part in valueKinds ? part : concept]];
  return random.chance(typedShare) ? type : undefined;
}

function finish({prompt, concept, part, type, value, page, entities, origin}, index, random, names) {
  const values = Array.isArray(value) ? [...new Set(value)] : value;
  const meaning =
    concept === undefined ? undefined : snake(part === undefined ? concept : `${concept}_${part}`);
  const isNamed = meaning !== undefined && random.chance(namedShare) && !names.has(meaning);
  const name = isNamed ? meaning : `field_${index + 1}`;
  names.add(name);
  return {
    prompt,
    name,
    ...(type === undefined ? {} : {type}),
    value: Array.isArray(values) && values.length === 1 ? values[0] : values,
    ...(page === undefined ? {} : {page}),
    ...(entities === undefined ? {} : {entities}),
    origin,
    ...(concept !== undefined && {concept}),
  };
}

const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function countBy(list, keyOf) {
  const count = new Map();
  for (const one of list) count.set(keyOf(one), (count.get(keyOf(one)) ?? 0) + 1);
  return count;
}
