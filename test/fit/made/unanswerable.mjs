import {valueKinds} from './concepts.mjs';
import {fold} from './fold.mjs';
import {definiteConcepts, isSaidBy, kindredConcepts} from './kindred.mjs';
import {promptOf} from './label-text.mjs';

/** So many questions that a document does not answer are asked besides labels without a value. */
const absentCount = 4;
const mostBlanks = 2;

/** Sorts of questions a document does not answer, and how often each is asked. */
const absentSorts = [
  [0.25, absentLabel],
  [0.2, kindredLabel],
  [0.1, wordsOfText],
  [0.2, absentConcept],
  [0.25, kindredConcept],
];

/** What the document does not state: labels without a value, labels of other papers, concepts akin to its own. */
export function unanswerable(writer, labelKeys) {
  const {random} = writer;
  const isOnce = (label) => labelKeys.filter((key) => key === fold(promptOf(label))).length === 1;
  const blanks = random.sample(writer.blanks, mostBlanks).filter(isOnce).map(promptOf);
  const blankFacts = random
    .sample(writer.blankFacts, mostBlanks)
    .flatMap((fact) => blankFact(writer, fact, isOnce));
  const sorts = Object.fromEntries(absentSorts.map(([share], index) => [index, share]));
  const absent = Array.from({length: absentCount}, () => absentSorts[random.weighted(sorts)][1](writer));
  return [...blanks.map((prompt) => ({prompt})), ...blankFacts, ...absent]
    .filter((question) => question !== undefined && fold(question.prompt).length > 2)
    .filter(({prompt}, index, all) => all.findIndex((other) => fold(other.prompt) === fold(prompt)) === index)
    .map((question) => ({...question, value: null, origin: 'unanswerable'}));
}

/** The label of a concept stands there, its value nowhere. */
function blankFact({random, language, facts}, {key, label, shortLabel}, isOnce) {
  if (!isOnce(label) || facts.some(({concept}) => concept === key)) return [];
  const {paraphrases, questions} = language.concepts[key];
  const others = random.pick([paraphrases, questions]);
  const prompt = random.chance(0.5)
    ? promptOf(random.pick([label, shortLabel ?? label]))
    : random.pick(others);
  return [{prompt, concept: key}];
}

function absentLabel(writer) {
  const {random, language} = writer;
  const page = writer.pageKey();
  const words = new Set(writer.wordKeys());
  const isAnswered = answeredLabels(writer);
  const absentOnes = language.formLabels.filter((label) => !page.includes(fold(label)) && !isAnswered(label));
  const shared = absentOnes.filter((label) =>
    label.split(' ').some((word) => fold(word).length > 2 && words.has(fold(word))),
  );
  const list = random.chance(0.5) && shared.length > 0 ? shared : absentOnes;
  return list.length === 0 ? undefined : {prompt: promptOf(random.pick(list))};
}

/** "Street" stands nowhere, but the letterhead has one: labels of what is stated under another name. */
function answeredLabels({language, facts}) {
  const kinds = new Set(facts.map(({concept}) => valueKinds[concept]));
  const stated = new Set(facts.map(({concept}) => concept));
  const said = Object.keys(language.concepts).filter(
    (key) => kinds.has(valueKinds[key]) || isSaidBy(key, stated),
  );
  const labels = [...said.map((key) => language.concepts[key].labels), ...Object.values(language.partFields)];
  const keys = new Set(labels.flat().map(fold));
  return (label) => keys.has(fold(label));
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
  return askAbsent(writer, writer.random.pick(definiteConcepts));
}

/** The same of another party, another end, another day: the paper states one of them and not this one. */
function kindredConcept(writer) {
  const {random, facts} = writer;
  const stated = new Set(facts.map(({concept}) => concept));
  const groups = kindredConcepts.filter((group) => group.some((key) => stated.has(key)));
  const absent = groups.flatMap((group) => group.filter((key) => !stated.has(key)));
  return absent.length === 0 ? undefined : askAbsent(writer, random.pick(absent));
}

function askAbsent(writer, concept) {
  const {random, language, facts, blankFacts} = writer;
  if (language.concepts[concept] === undefined) return undefined;
  const page = writer.pageKey();
  const {labels, paraphrases, questions} = language.concepts[concept];
  const stated = new Set([...facts.map((fact) => fact.concept), ...writer.alsoStated]);
  const isThere =
    stated.has(concept) || isSaidBy(concept, stated) || blankFacts.some(({key}) => key === concept);
  if (isThere || labels.some((label) => page.includes(fold(label)))) return undefined;
  return {prompt: random.pick(random.pick([labels, labels, paraphrases, questions])), concept};
}
