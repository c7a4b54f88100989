import type {LabelLanguage} from '../knowledge/concepts/label-language.js';
import {fold, wordsOf} from '../values/fold.js';
import {
  joinWords,
  parseWording,
  rememberCanonical,
  tellingWords,
  wordingRules,
  type Wording,
} from './label-wording.js';
import {printedLabels} from './labels-of-group.js';
import {
  writePhrase,
  writeWording,
  type GroupPhrase,
  type GroupWording,
  type WrittenGroups,
  type WrittenLanguage,
  type WrittenPhrases,
} from './written-label-index.js';

/** Worth of a label that is printed for other things too. */
const weakness = 0.7;

/** Writes the label groups of a language as texts to be looked up by words; takes a second for all languages. */
export function writeLanguage(language: LabelLanguage): WrittenLanguage {
  const wordings = wordingsOf(language);
  return {groups: writeGroups(wordings, language), phrases: () => writePhrases(wordings, language)};
}

function wordingsOf(language: LabelLanguage): GroupWording[] {
  const rules = wordingRules(language);
  const canonicalOf = rememberCanonical(rules);
  return Object.entries(language.groups).flatMap(([group, text]) => {
    const worded = joinWords(fold(text.slice(0, text.indexOf('='))), rules).trim();
    return worded.split(/\s*,\s*/).map((one) => ({group, ...parseWording(one, rules, canonicalOf)}));
  });
}

function writeGroups(wordings: readonly GroupWording[], language: LabelLanguage): WrittenGroups {
  const byKey = new Map<string, string[]>();
  for (const wording of wordings)
    for (const word of fewest(wording.required)) addTo(byKey, word, writeWording(wording));
  const vocabulary = new Set([
    ...wordings.filter(({required}) => required.length > 0).flatMap(({known}) => known),
    ...wordsOf(
      Object.values(language.groups)
        .map((text) => text.slice(text.indexOf('=') + 1))
        .join(' '),
    ),
    ...wordingRules(language).fillers,
  ]);
  return {
    wordings: Object.fromEntries([...byKey].map(([word, own]) => [word, own.join('\n')])),
    vocabulary: [...vocabulary].join(' '),
  };
}

function fewest(choices: Wording['required']): string[] {
  return choices.reduce((least, choice) => (choice.length < least.length ? choice : least), choices[0] ?? []);
}

function writePhrases(wordings: readonly GroupWording[], language: LabelLanguage): WrittenPhrases {
  const phrases = [...phrasesOfWordings(wordings), ...phrasesOfLabels(language)].filter(
    ({required}) => required.length > 0,
  );
  const byWord = new Map<string, number[]>();
  phrases.forEach(({required, optional}, at) => {
    for (const word of new Set([...required.flat(), ...optional])) addTo(byWord, word, at);
  });
  const groupsOf = (own: readonly number[]) => new Set(own.map((at) => phrases[at]!.group)).size;
  return {
    groups: new Set(phrases.map(({group}) => group)).size,
    phrases: phrases.map(writePhrase).join('\n'),
    byWord: Object.fromEntries([...byWord].map(([word, own]) => [word, `${groupsOf(own)};${own.join(' ')}`])),
  };
}

/** The wordings as phrases, in the order of the words by which `writeGroups` enters them. */
function phrasesOfWordings(wordings: readonly GroupWording[]): GroupPhrase[] {
  const byKey = new Map<string, GroupWording[]>();
  for (const wording of wordings) for (const word of fewest(wording.required)) addTo(byKey, word, wording);
  return [...new Set([...byKey.values()].flat())].map(({group, required, known}) => ({
    group,
    required,
    optional: known.filter((word) => !required.some((choice) => choice.includes(word))),
    worth: 1,
  }));
}

function phrasesOfLabels(language: LabelLanguage): GroupPhrase[] {
  const rules = wordingRules(language);
  return Object.entries(language.groups).flatMap(([group, text]) =>
    printedLabels(text.slice(text.indexOf('=') + 1)).map((label) => ({
      group,
      required: tellingWords(label.text, rules).map((word) => [word]),
      optional: [],
      worth: label.isWeak ? weakness : 1,
    })),
  );
}

function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [value]);
  else known.push(value);
}
