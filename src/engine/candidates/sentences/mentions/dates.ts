import {isProbable} from '../../../probable.js';
import {findDates} from '../../../values/date.js';
import type {FoundValue, NumberLocale} from '../../../values/found.js';
import {findPeriods} from '../../../values/period.js';
import type {Mention} from '../value-mention.js';
import type {RunningText} from '../running-text.js';

/** All dates of a text. Both ends of a range ("from 1 May 2021 to 30 April 2024") are marked by `side`. */
export function dateMentions(running: RunningText, numberLocale: NumberLocale): Mention[] {
  const {text} = running;
  const windows = windowsOf(text.replaceAll('\n', ' '));
  const dates = windows
    .flatMap((window) => moved(findDates(window.text, numberLocale), window.start))
    .filter(({quality}) => isProbable(quality))
    .map((date) => ({...date, signals: {dateline: Number(isAlone(running, date))}}));
  const ends = windows
    .flatMap((window) => moved(findPeriods(window.text, numberLocale), window.start))
    .filter(({quality}) => isProbable(quality))
    .flatMap((period): Mention[] => {
      const [first, last] = [
        dates.find(({start}) => start === period.start),
        dates.find(({end}) => end === period.end),
      ];
      const {start, end, raw, quality} = period;
      const whole = {start, end, raw: text.slice(start, end) || raw, quality};
      return [
        {...whole, ...first, value: period.value.start, end: first?.end ?? end, side: 'first'},
        {...whole, ...last, value: period.value.end, start: last?.start ?? start, side: 'last'},
      ];
    });
  const alone = dates.filter(({start, end}) => !ends.some((other) => start < other.end && end > other.start));
  return [...alone, ...ends].sort((a, b) => a.start - b.start);
}

/** Maximum number of characters of a date, or of a range of two dates, before and after any two digits in it. */
const reachBefore = 60;
const reachBehind = 14;

interface Window {
  start: number;
  text: string;
}

/** The parts of a text around two digits in a row: only these can have dates, so only these are searched. */
function windowsOf(text: string): Window[] {
  const ranges: {start: number; end: number}[] = [];
  for (const {index} of text.matchAll(/\d{2}/g)) {
    const [start, end] = [Math.max(0, index - reachBefore), index + reachBehind];
    const last = ranges.at(-1);
    if (last !== undefined && start <= last.end) last.end = end;
    else ranges.push({start: wordStart(text, start), end});
  }
  return ranges.map(({start, end}) => ({start, text: text.slice(start, wordEnd(text, end))}));
}

function wordStart(text: string, at: number): number {
  return text.lastIndexOf(' ', at) + 1;
}

function wordEnd(text: string, at: number): number {
  const end = text.indexOf(' ', at);
  return end < 0 ? text.length : end;
}

function moved<Value>(hits: FoundValue<Value>[], by: number): FoundValue<Value>[] {
  return hits.map((hit) => ({...hit, start: hit.start + by, end: hit.end + by}));
}

/** Maximum number of other words on the line of a dateline: a town or "Date:". */
const wordsBesideDate = 2;

/** Whether a date ends a line that has almost no other words, as at the head of a letter. */
function isAlone({words}: RunningText, {start, end}: FoundValue): boolean {
  const inside = words.filter((word) => word.start < end && word.end > start);
  const last = inside.at(-1);
  return (
    last !== undefined &&
    last.row.at(-1) === last.word &&
    inside.every(({row}) => row === last.row) &&
    last.row.length - inside.length <= wordsBesideDate
  );
}
