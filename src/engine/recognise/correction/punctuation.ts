import {fold} from '../../values/fold.js';
import type {DecodedCharacter} from '../ppocr/ctc-decoder.js';
import {languagesOfLabel} from './lexicon.js';
import {textOfRun} from './character-runs.js';
import {trace} from './traces.js';

/** A full stop after a label becomes a colon of which there is a trace, at most so many times less likely. */
const faintColon = 30;
/** Shorter labels are abbreviations, which end with a full stop. */
const shortestLabel = 4;

/** Corrects full stops in a word: "1..0" is 1.0, "Ref.." is "Ref.:", "Date." may be "Date:". */
export function correctPunctuation(word: readonly DecodedCharacter[]): DecodedCharacter[] {
  const text = textOfRun(word);
  if (!text.includes('.') || text.length !== word.length) return [...word];
  const doubled = [...text.matchAll(/(?<=\d\.)\.(?=\d)/g)].map(({index}) => index);
  const single = word.filter((_, index) => !doubled.includes(index));
  const last = single.at(-1)!;
  return isColon(single) ? [...single.slice(0, -1), {...last, text: ':', others: undefined}] : single;
}

/** Whether the last full stop of a word is a colon. */
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
    return colon >= trace && colon * faintColon >= most(/^\.$/);
  });
}
