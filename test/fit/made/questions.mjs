import {definiteConcepts, fieldTypes, valueKinds} from './concepts.mjs';
import {fold} from './fold.mjs';
import {promptOf} from './label-text.mjs';

/** How a fact is asked for: by its label, in other words, in a sentence. */
const originWeights = {verbatim: 0.5, paraphrase: 0.3, question: 0.2};
const typedShare = 0.35;
const namedShare = 0.6;

/** The questions of a document: facts and labels that stand once on it, and some that it does not answer. */
export function finishQuestions(writer, unanswerable = 4) {
  const {random} = writer;
  const facts = mergeRepeated(writer.facts);
  const labelKeys = writer.textsOf('label').map((text) => fold(promptOf(text)));
  const count = countBy(labelKeys, (key) => key);
  const asked = [
    ...writer.questions,
    ...facts.flatMap((fact) => askFact(writer, fact, facts, labelKeys) ?? []),
  ];
  const prompts = countBy(asked, ({prompt}) => fold(prompt));
  const clear = asked.filter(({prompt, label, origin}) => {
    if (fold(prompt).length < 2 || prompts.get(fold(prompt)) > 1) return false;
    return origin !== 'verbatim' || (count.get(fold(promptOf(label ?? prompt))) ?? 0) <= 1;
  });
  const names = new Set();
  const blanks = random.sample(writer.blanks, 2).filter((label) => count.get(fold(promptOf(label))) === 1);
  const unanswered = blanks.map((label) => ({prompt: promptOf(label), value: null, origin: 'unanswerable'}));
  return [...clear, ...unanswered, ...absent(writer, unanswerable)].map((one, index) =>
    finish(one, index, random, names),
  );
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
    } else merged.set(key, {...fact});
  }
  return [...merged.values()];
}

/** A fact stated twice with different values cannot be asked for by its meaning. */
function askFact(writer, fact, facts, labelKeys) {
  const {random, language} = writer;
  const {label, concept, part, column, value, entities, page} = fact;
  const about = {label, value, entities, page, concept, type: typeOf(random, concept, part)};
  const isTwice = facts.some((other) => other !== fact && other.concept === concept && other.part === part);
  let origin = random.weighted(originWeights);
  if (isTwice || part === 'column' || hasRival(writer.language, fact, labelKeys)) origin = 'verbatim';
  if (label === undefined && origin === 'verbatim') origin = 'paraphrase';
  if (label === undefined && isTwice) return undefined;
  const prompt = promptFor(random, language, {label, concept, part, column, origin});
  return prompt === undefined ? undefined : {...about, ...prompt};
}

/** Another label of the page that may mean the same. */
function hasRival({concepts}, {concept, label}, labelKeys) {
  const meanings = new Set(concepts[concept].labels.map(fold));
  const own = fold(promptOf(label ?? ''));
  return labelKeys.some((key) => key !== own && meanings.has(key));
}

function promptFor(random, language, {label, concept, part, column, origin}) {
  const shown = label === undefined ? undefined : promptOf(label);
  if (part === 'column') return {prompt: `${shown} ${column}`, origin: 'paraphrase', part};
  if (part === 'firstDay' || part === 'lastDay') {
    const name = origin === 'verbatim' && shown ? shown : random.pick(language.concepts[concept].labels);
    const chosen = random.pick(language[part]).replaceAll('{label}', name);
    return {prompt: chosen, origin: chosen.endsWith('?') ? 'question' : 'paraphrase', part};
  }
  if (origin === 'verbatim' && part === undefined) return {prompt: shown, origin};
  const {labels, paraphrases, questions} = language.concepts[part ?? concept];
  if (origin === 'question') return {prompt: random.pick(questions), origin, part};
  const others = [...paraphrases, ...labels].filter((phrase) => fold(phrase) !== fold(shown ?? ''));
  return {prompt: random.pick(others), origin: 'paraphrase', part};
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
  };
}

const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Sorts of questions a document does not answer, and how often each is asked. */
const absentSorts = [
  [0.35, absentLabel],
  [0.25, kindredLabel],
  [0.1, wordsOfText],
  [0.3, absentConcept],
];

/** What the document does not state: labels of other papers, some sharing a word with this one, and concepts. */
function absent(writer, count) {
  const {random} = writer;
  const sorts = Object.fromEntries(absentSorts.map(([share], index) => [index, share]));
  return Array.from({length: count}, () => absentSorts[random.weighted(sorts)][1](writer))
    .filter((question) => question !== undefined && fold(question.prompt).length > 2)
    .filter(({prompt}, index, all) => all.findIndex((other) => other.prompt === prompt) === index)
    .map((question) => ({...question, value: null, origin: 'unanswerable'}));
}

function absentLabel(writer) {
  const {random, language} = writer;
  const page = writer.pageKey();
  const words = new Set(writer.wordKeys());
  const absentOnes = language.formLabels.filter((label) => !page.includes(fold(label)));
  const shared = absentOnes.filter((label) =>
    label.split(' ').some((word) => fold(word).length > 2 && words.has(fold(word))),
  );
  const list = random.chance(0.5) && shared.length > 0 ? shared : absentOnes;
  return list.length === 0 ? undefined : {prompt: promptOf(random.pick(list))};
}

/** A label of the page with one of its words exchanged: "Project number" stands there, "Project manager" is asked. */
function kindredLabel(writer) {
  const {random, language} = writer;
  const page = writer.pageKey();
  const ownLabels = writer.textsOf('label').map(promptOf);
  const several = ownLabels.filter((label) => label.split(' ').length > 1 && label.length < 40);
  if (several.length === 0) return undefined;
  const words = random.pick(several).split(' ');
  const other = random.pick(random.pick(language.formLabels).split(' '));
  words[random.chance(0.7) ? words.length - 1 : 0] = other;
  const prompt = words.join(' ');
  const meanings = Object.values(language.concepts).flatMap(({labels, paraphrases}) => [
    ...labels,
    ...paraphrases,
  ]);
  const isKnown = [...ownLabels, ...meanings].some((label) => fold(label) === fold(prompt));
  return isKnown || page.includes(fold(prompt)) ? undefined : {prompt};
}

/** Words that stand in running text alone, where nothing answers them. */
function wordsOfText(writer) {
  const {random, language} = writer;
  const plain = new Set(language.words.map(fold));
  const labels = new Set(writer.textsOf('label').flatMap((text) => text.split(' ').map(fold)));
  const words = writer
    .textsOf('other')
    .flatMap((text) => text.split(' '))
    .filter((word) => /^\p{L}{5,}$/u.test(word) && plain.has(fold(word)) && !labels.has(fold(word)));
  if (words.length === 0) return undefined;
  const word = random.pick(words);
  return {prompt: word.charAt(0).toLocaleUpperCase() + word.slice(1)};
}

function absentConcept(writer) {
  const {random, language} = writer;
  const page = writer.pageKey();
  const concept = random.pick(definiteConcepts);
  const {labels, paraphrases, questions} = language.concepts[concept];
  if (
    writer.facts.some((fact) => fact.concept === concept) ||
    labels.some((label) => page.includes(fold(label)))
  )
    return undefined;
  return {prompt: random.pick(random.pick([labels, labels, paraphrases, questions])), concept};
}

function countBy(list, keyOf) {
  const count = new Map();
  for (const one of list) count.set(keyOf(one), (count.get(keyOf(one)) ?? 0) + 1);
  return count;
}
