import {sentenceLanguages} from '../../../knowledge/languages/gathered/sentence-languages.js';
import {foundValue} from '../../../values/found.js';
import type {Mention} from '../mention.js';
import type {RunningText} from '../running-text.js';

const values = new Map(
  sentenceLanguages.flatMap(({cardinals}) =>
    cardinals
      .split(' ')
      .flatMap((forms, at) => forms.split('|').map((form) => [form.replace('_', ' '), at + 1] as const)),
  ),
);
const words = [...values.keys()].sort((a, b) => b.length - a.length).join('|');
const count = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(${words})(?:\s*\((\d{1,4})\))?(?![\p{L}\p{N}-])`,
  'gu',
);
/** A number in words may be an article or a name; figures in brackets behind it make it sure. */
const likeness = {bare: 0.5, withFigures: 0.9};

/** "three", "three (3)": small numbers in words, as figures. */
export function countMentions({text, matchable}: Pick<RunningText, 'text' | 'matchable'>): Mention[] {
  return [...matchable.matchAll(count)].map(({index, 0: match, 1: word, 2: figures}) => {
    const raw = text.slice(index, index + match.length);
    return foundValue(
      {index, 0: raw},
      figures ?? String(values.get(word!)),
      figures === undefined ? likeness.bare : likeness.withFigures,
    );
  });
}
