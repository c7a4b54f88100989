import {fold} from '../../values/fold.js';
import type {DecodedCharacter} from '../ppocr/ctc-decoder.js';
import {languagesOfLabel} from './lexicon.js';
import {textOfRun} from './character-runs.js';

/** A point behind a label is a colon if one was seen, and is at most so many times less probable. */
const faintColon = 30;
const leastColon = 0.01;
/** Labels of fewer letters are abbreviations, which have points. */
const shortestLabel = 4;

/** The characters of a word with points that are none: "1..0" is 1.0, "Ref.." is "Ref.:", "Date." may be "Date:". */
export function correctPunctuation(word: readonly DecodedCharacter[]): DecodedCharacter[] {
  const text = textOfRun(word);
  if (!text.includes('.') || text.length !== word.length) return [...word];
  const doubled = [...text.matchAll(/(?<=\d\.)\.(?=\d)/g)].map(({index}) => index);
  const single = word.filter((_, index) => !doubled.includes(index));
  const last = single.at(-1)!;
  return isColon(single) ? [...single.slice(0, -1), {...last, text: ':', others: undefined}] : single;
}

/** Whether the point at the end of a word is a colon. */
function isColon(word: readonly DecodedCharacter[]): boolean {
  const [, label, points] = /^(.*?)(\.+)$/.exec(textOfRun(word)) ?? [];
  if (label === undefined || points === undefined) return false;
  if (points.length === 2) return /\p{L}$/u.test(label) && label.length < shortestLabel;
  return (
    points.length === 1 &&
    label.length >= shortestLabel &&
    languagesOfLabel(fold(label)) !== 0 &&
    hasColon(word.at(-1)!)
  );
}

function hasColon({timeSteps: timeSteps = []}: DecodedCharacter): boolean {
  return timeSteps.some(({candidates}) => {
    const most = (signs: RegExp) =>
      Math.max(0, ...candidates.filter(({text}) => signs.test(text)).map((one) => one.probability));
    const colon = most(/^[:：]$/);
    return colon >= leastColon && colon * faintColon >= most(/^\.$/);
  });
}
