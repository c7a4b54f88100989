import {unionOf} from '../box.js';
import {findMarks} from '../values/marks.js';
import type {Ask} from './ask.js';
import {legibility, type Candidate} from './candidate.js';
import type {ReadDocument} from './document.js';
import {answerOf, tickedWords} from './open-value.js';
import type {Spot} from './spots.js';
import type {TextLine} from './view.js';

/**
 * "Sex   [ ] male   [x] female": of boxes beside or below words of a request the one that is ticked, where nobody said
 * what there is to choose from.
 */
export function tickedCandidates(ask: Ask, {spots}: ReadDocument): Candidate[] {
  if (ask.type !== 'text' || ask.field.options !== undefined) return [];
  return [...spots.values()].flat().flatMap((spot) => {
    const meaning = spot.fields.get(ask.field.name) ?? 0;
    if (meaning === 0 || spot.standing < 0.6) return [];
    const choices = choicesOf(spot);
    return choices === undefined ? [] : candidateOf(ask, {spot, meaning, ...choices});
  });
}

interface Choices {
  text: string;
  lines: TextLine[];
}

/** The boxes in the row of a label, else those of the next row. */
function choicesOf({line, to, box}: Spot): Choices | undefined {
  const {page, row} = line;
  const own = page.rows[row]!;
  const behind = line.text.slice(line.tokens[to]?.start ?? line.text.length);
  const right = own.slice(own.indexOf(line) + 1);
  const beside = {text: [behind, ...right.map(({text}) => text)].join('   '), lines: [line, ...right]};
  if (findMarks(beside.text).length > 0) return beside;
  const edge = Math.min(Infinity, ...right.map((other) => other.box.left)) - page.lineHeight;
  const below = (page.rows[row + 1] ?? []).filter(
    (other) => other.box.left > box.left - 2 * page.lineHeight && other.box.left < edge,
  );
  const text = below.map((other) => other.text).join('   ');
  return /\S/.test(behind) || findMarks(text).length === 0 ? undefined : {text, lines: below};
}

function candidateOf(
  ask: Ask,
  {spot, meaning, text, lines}: Choices & {spot: Spot; meaning: number},
): Candidate[] {
  const boxes = findMarks(text);
  const ticked = tickedWords(text) ?? [];
  if (boxes.length < 2 || ticked.length !== 1) return [];
  const [value] = ticked as [string];
  const line = lines.find((one) => one.text.includes(value)) ?? lines[0]!;
  const start = Math.max(0, line.text.indexOf(value));
  return [
    {
      ask,
      value: answerOf(ticked),
      raw: value,
      score:
        meaning * spot.standing * 0.92 * (0.7 + 0.3 * legibility({line, start, end: start + value.length})),
      route: 'label',
      lines: [line],
      box: unionOf([line.box]),
      start,
      end: start + value.length,
      spot,
    },
  ];
}
