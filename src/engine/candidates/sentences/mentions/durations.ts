import {sentenceLanguages, wordsOfAll} from '../../../knowledge/languages/gathered/sentence-languages.js';
import {foundValue} from '../../../values/found.js';
import type {Mention} from '../value-mention.js';
import type {RunningText} from '../running-text.js';

const words = wordsOfAll(({numberWords}) => numberWords);
const leads = wordsOfAll(({timeUnitLeads}) => timeUnitLeads);
const units = wordsOfAll(({timeUnits}) => timeUnits);
const number = String.raw`(?:(?:${words})(?:\s*\(\s*\d{1,4}\s*\))?|\d{1,4}(?:[.,·]\d)?(?:\s*\([\p{L}\s-]{3,30}\))?)`;
const duration = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,$€£/-])${number}[\s-]*(?:\(?(?:${leads})\)?[\s-]+)?(?:${units})(?![\p{L}\p{N}])`,
  'gu',
);

/** Durations as printed: "two (2) years", "18-month", "drei Monate"; an anniversary as a number of years. */
export function durationMentions(running: Pick<RunningText, 'text' | 'matchable'>): Mention[] {
  return [...spans(running), ...anniversaries(running)].sort((a, b) => a.start - b.start);
}

function spans({text, matchable}: Pick<RunningText, 'text' | 'matchable'>): Mention[] {
  return [...matchable.matchAll(duration)].map((match) => {
    const raw = text.slice(match.index, match.index + match[0].length);
    return foundValue({index: match.index, 0: raw}, raw.replace(/\s+/g, ' '), /\d/.test(raw) ? 1 : 0.9);
  });
}

/** "until the third anniversary" is read as "3 years". */
function anniversaries({text, matchable}: Pick<RunningText, 'text' | 'matchable'>): Mention[] {
  return sentenceLanguages.flatMap(({ordinals, anniversary, years}) => {
    const counted = ordinals.split('|');
    const pattern = new RegExp(
      String.raw`(?<!\p{L})(${ordinals})(?:\s*\(\d[a-z]*\))?\s+(?:${anniversary})(?!\p{L})`,
      'gu',
    );
    return [...matchable.matchAll(anniversary === '' ? /$^/gu : pattern)].map((match) => {
      const raw = text.slice(match.index, match.index + match[0].length);
      return foundValue({index: match.index, 0: raw}, `${counted.indexOf(match[1]!) + 1} ${years}`, 0.9);
    });
  });
}
