import {intersectionOf, widthOf} from '../../box.js';
import {certain, fair, possible} from '../../levels.js';
import type {Box, CheckBox, Line} from '../../page.js';

/** Empty and marked check boxes: characters, Wingdings glyphs in the private use area, and brackets. */
const empty = /[☐□▢❏❐❑❒◻○◯❍\u{f06f}\u{f071}\u{f0a8}\u{f0a1}\u{f072}]|[[(] {0,3}[\])]/u;
const marked = /[☑☒⊠⌧◉⦿\u{f0fe}\u{f0fd}\u{f052}\u{f054}\u{f078}]|\[ ?[xX✓✔✗✘✕✖*] ?\]|\( ?[xX✓✔✗✘] ?\)/u;
const boxes = new RegExp(`(?:${empty.source})|(?:${marked.source})`, 'gu');
/** Confidence that it is a check box: "(x)" may be a list item, "( )" or "[]" a typing error; characters are clear. */
const surety = {character: certain, square: fair, round: possible};

/** The check boxes typed as characters. Round brackets count only if the lines contain an empty pair of them. */
export function typedBoxes(lines: readonly Line[]): CheckBox[] {
  const hasRound = lines.some(({text}) => /\( {0,3}\)/.test(text));
  const isMeant = (text: string) => hasRound || !text.startsWith('(');
  return lines.flatMap((line) =>
    [...line.text.matchAll(boxes)]
      .filter(([text]) => isMeant(text))
      .map((match) => ({
        box: boxAt(line, match.index, match.index + match[0].length),
        isMarked: !new RegExp(`^(?:${empty.source})$`, 'u').test(match[0]),
        confidence: suretyOf(match[0]),
      })),
  );
}

function suretyOf(text: string): number {
  if (text.startsWith('[')) return surety.square;
  return text.startsWith('(') ? surety.round : surety.character;
}

/** The drawn boxes, and the typed ones that overlap none of them, from top to bottom. */
export function withTypedBoxes(drawn: readonly CheckBox[], lines: readonly Line[]): CheckBox[] {
  const typed = typedBoxes(lines).filter(({box}) => !drawn.some((other) => overlaps(other.box, box)));
  return [...drawn, ...typed].sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left);
}

function overlaps(one: Box, other: Box): boolean {
  const {left, top, right, bottom} = intersectionOf(one, other);
  return right > left && bottom > top;
}

/** The box of the characters `from` to `to` (exclusive) of a line, taking all characters of a word as equally wide. */
function boxAt({words, box}: Line, from: number, to: number): Box {
  let start = 0;
  const places = words.map((word) => {
    const place = {word, start, end: start + word.text.length};
    start = place.end + 1;
    return place;
  });
  const touched = places.filter((place) => place.start < to && place.end > from);
  const [first, last] = [touched[0], touched.at(-1)];
  if (!first || !last) return box;
  const letter = ({word}: typeof first) => widthOf(word.box) / word.text.length;
  return {
    left: first.word.box.left + Math.max(0, from - first.start) * letter(first),
    right: last.word.box.left + Math.min(last.word.text.length, to - last.start) * letter(last),
    top: Math.min(first.word.box.top, last.word.box.top),
    bottom: Math.max(first.word.box.bottom, last.word.box.bottom),
  };
}
