import {heightOf} from '../box.js';
import {isHeadingRow} from '../labels/heading-rows.js';
import {isLikelyLabel, type LabelsByLine} from '../labels/label-detection.js';
import {mayBeAddress} from '../values/addresses/address.js';
import {wordsOf} from '../values/fold.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import type {TextLine} from '../page-view/document-view.js';
import {areOfOneSize} from '../page-view/large-letters.js';

/** The most lines a value continues in: a filled-in name or address is short. */
const mostLines = 2;

/** The lines in which a text continues: close below each other at the same left edge, none of them a label. */
export function continuation(first: TextLine, detectedLabels: LabelsByLine): TextLine[] {
  const lines: TextLine[] = [];
  for (let last = first; lines.length < mostLines; last = lines.at(-1)!) {
    const next = (first.page.rows[last.row + 1] ?? []).find((line) => goesOn(last, line));
    if (next === undefined || isLabelled(next, detectedLabels)) break;
    lines.push(next);
  }
  return lines;
}

function goesOn(last: TextLine, next: TextLine): boolean {
  const height = Math.min(heightOf(last.box), heightOf(next.box));
  const gap = next.box.top - last.box.bottom;
  return 2 * gap < height && Math.abs(next.box.left - last.box.left) < height && areOfOneSize(last, next);
}

/** Whether a line is no continuation: it begins with an item number or a label, or is a row of column titles. */
function isLabelled(line: TextLine, detectedLabels: LabelsByLine): boolean {
  if (/^[(\[]?\w{1,2}[.):\]]\s/.test(line.text)) return true;
  if (line.page.rows[line.row]!.length > 1 && isHeadingRow(line, detectedLabels)) return true;
  return detectedLabels.get(line)!.some((detectedLabel) => {
    const isAsked = detectedLabel.fields.size > 0 && isLikelyLabel(detectedLabel);
    const isNamed =
      detectedLabel.concepts.size > 0 && detectedLabel.to === line.tokens.length && !/\d/.test(line.text);
    return detectedLabel.from === 0 && (detectedLabel.hasColon || isAsked || isNamed);
  });
}

/** For a name, the lines before the address: "Maison Verdier SARL", not "4 quai des Orfèvres". */
export function namesOnly(lines: TextLine[], {type}: ConceptQuery): TextLine[] {
  const end = lines.findIndex(({text}) => /\d/.test(text) || mayBeAddress(text));
  return type !== 'name' || end < 0 ? lines : lines.slice(0, end);
}

/** Whether a printed name is the full form of a signature above it: "A. Lee", "Ann Lee". */
export function isSamePerson(signature: string, printed: string): boolean {
  const [own, full] = [wordsOf(signature), wordsOf(printed)];
  return (
    own.length > 0 &&
    full.length >= own.length &&
    own.at(-1) === full.at(-1) &&
    own.every((word, at) => full[at]?.startsWith(word[0]!))
  );
}
