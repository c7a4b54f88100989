import {jurisdictions} from '../../../knowledge/countries/jurisdictions.js';
import {sentenceLanguages, wordsOfAll} from '../../../knowledge/languages/gathered/sentence-languages.js';
import {foundValue} from '../../../values/found.js';
import type {Mention} from '../value-mention.js';
import type {RunningText} from '../running-text.js';

const known = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:${[...jurisdictions.split('|')].sort((a, b) => b.length - a.length).join('|')})(?![\p{L}\p{N}])`,
  'gu',
);
const capitalised = String.raw`\p{Lu}[\p{L}'’-]+(?:[ ](?:(?:am|an der|a\. ?d\.|upon|de|la|del|di|sur|le|im)[ ])?\p{Lu}[\p{L}'’-]+){0,3}`;
const stateLeads = wordsOfAll(({stateLeads}) => stateLeads);
const state = new RegExp(String.raw`(?<=(?<!\p{L})(?:${stateLeads})\s+)\p{L}`, 'gu');
const adjectives = sentenceLanguages
  .filter(({lawAdjectives}) => lawAdjectives !== '')
  .flatMap(({lawAdjectives, lawWords}) => [
    String.raw`(?:${lawAdjectives})\s+(?:${lawWords})`,
    String.raw`(?:${lawWords})\s+(?:${lawAdjectives})`,
  ]);
const nationalLaw = new RegExp(String.raw`(?<![\p{L}-])(?:${adjectives.join('|')})(?!\p{L})`, 'gu');

/** States and countries whose law a contract may choose: by name, after "State of", and as "English law". */
export function jurisdictionMentions({text, matchable}: RunningText): Mention[] {
  const named = [...matchable.matchAll(known)].flatMap((match) => mention(text, match, 1));
  const ofState = [...matchable.matchAll(state)].flatMap(({index}) => capitalisedAt(text, index));
  const national = [...matchable.matchAll(nationalLaw)].map((match) => ({
    ...foundValue(match, text.slice(match.index, match.index + match[0].length), 1),
    signals: {knownPlace: 1},
  }));
  const others = ofState.filter(({start}) => !named.some((one) => one.start === start));
  return [...named, ...others, ...national].sort((a, b) => a.start - b.start);
}

/** Capitalised words that may name towns, counties and states. */
export function townMentions({text}: RunningText): Mention[] {
  const town = new RegExp(`(?<![\\p{L}\\p{N}])${capitalised}(?:, ${capitalised})?`, 'gu');
  return [...text.matchAll(town)].map((match) => foundValue(match, match[0], 0.7));
}

function mention(text: string, match: RegExpExecArray, quality: number): Mention[] {
  const raw = text.slice(match.index, match.index + match[0].length);
  if (!/^\p{Lu}/u.test(raw)) return [];
  return [
    {
      ...foundValue({index: match.index, 0: raw}, raw.replace(/\s+/g, ' '), quality),
      signals: {knownPlace: 1},
    },
  ];
}

function capitalisedAt(text: string, index: number): Mention[] {
  const match = new RegExp(capitalised, 'uy');
  match.lastIndex = index;
  const hit = match.exec(text);
  return hit === null ? [] : [{...foundValue(hit, hit[0], 0.8), signals: {knownPlace: 0}}];
}
