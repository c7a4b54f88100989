import {foundValue, withoutOverlaps, type FoundValue} from './found.js';
import {certain} from '../levels.js';

/** Check boxes and circles, `true` if ticked, including characters that OCR reads for them: `口`, `区`, `[x`. */
export function findMarks(text: string): FoundValue<boolean>[] {
  return withoutOverlaps(
    [...text.matchAll(marks)].map((match) =>
      foundValue(match, !/^(?:[☐□○◯口]|[[(] *[\])])$/u.test(match[0]), certain),
    ),
  );
}

const marks = /[☑☒✓✔✗✘⊠☐□○◯●口区囚凶]|[[(] ?[xXvV✓✔]? ?[\])]|(?<![\p{L}\p{N}])[xX](?![\p{L}\p{N}])/gu;

/**
 * The choices with a ticked mark. If the first mark is before the first choice, all marks are taken to be before
 * their choices, else behind them. `undefined` without a mark.
 */
export function checkedOf<Value>(
  choices: FoundValue<Value>[],
  text: string,
): FoundValue<Value>[] | undefined {
  const boxes = findMarks(text).filter((mark) => choices.every((choice) => isApart(choice, mark)));
  const [first] = choices;
  if (boxes.length === 0 || first === undefined) return undefined;
  const isBefore = boxes[0]!.start < first.start;
  return choices.filter((choice, index) => {
    const from = isBefore ? (choices[index - 1]?.end ?? 0) : choice.end;
    const to = isBefore ? choice.start : (choices[index + 1]?.start ?? text.length);
    const between = boxes.filter((mark) => mark.start >= from && mark.end <= to);
    return (isBefore ? between.at(-1) : between[0])?.value === true;
  });
}

function isApart(a: FoundValue<unknown>, b: FoundValue<unknown>): boolean {
  return a.end <= b.start || b.end <= a.start;
}
