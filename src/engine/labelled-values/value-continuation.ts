import {heightOf} from '../box.js';
import {isHeadingRow} from '../labels/heading-rows.js';
import type {SpotsByLine} from '../labels/value-regions.js';
import {likenessToAddress} from '../values/addresses/address.js';
import {wordsOf} from '../values/fold.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import type {TextLine} from '../page-view/document-view.js';

/** A filled-in name or address has few lines; what is longer is a paragraph. */
const mostLines = 2;

/** The lines a text goes on with: close below each other, at the same left edge, and none the label of something. */
export function continuation(first: TextLine, spots: SpotsByLine): TextLine[] {
  const lines: TextLine[] = [];
  for (let last = first; lines.length < mostLines; last = lines.at(-1)!) {
    const next = (first.page.rows[last.row + 1] ?? []).find((line) => goesOn(last, line));
    if (next === undefined || isLabelled(next, spots)) break;
    lines.push(next);
  }
  return lines;
}

function goesOn(last: TextLine, next: TextLine): boolean {
  const height = Math.min(heightOf(last.box), heightOf(next.box));
  const gap = next.box.top - last.box.bottom;
  return gap < 0.5 * height && Math.abs(next.box.left - last.box.left) < height && isOfLikeSize(last, next);
}

function isOfLikeSize(last: TextLine, next: TextLine): boolean {
  const ratio = heightOf(next.box) / heightOf(last.box);
  return ratio > 0.7 && ratio < 1.4;
}

/** Words of the request, a colon, or the number of the next item. */
function isLabelled(line: TextLine, spots: SpotsByLine): boolean {
  if (/^[(\[]?\w{1,2}[.):\]]\s/.test(line.text)) return true;
  if (line.page.rows[line.row]!.length > 1 && isHeadingRow(line, spots)) return true;
  return spots.get(line)!.some((spot) => {
    const isAsked = spot.fields.size > 0 && spot.standing >= 0.6;
    const isNamed = spot.concepts.size > 0 && spot.to === line.tokens.length && !/\d/.test(line.text);
    return spot.from === 0 && (spot.hasColon || isAsked || isNamed);
  });
}

/** Below the name in a box stands the address: "Maison Verdier SARL", "4 quai des Orfèvres". */
export function namesOnly(lines: TextLine[], {type}: ConceptQuery): TextLine[] {
  const end = lines.findIndex(({text}) => /\d/.test(text) || likenessToAddress(text) >= 0.3);
  return type !== 'name' || end < 0 ? lines : lines.slice(0, end);
}

/** Below a signature, "A. Lee", stands the name in full: "Ann Lee". */
export function isSamePerson(signature: string, printed: string): boolean {
  const [own, full] = [wordsOf(signature), wordsOf(printed)];
  return (
    own.length > 0 &&
    full.length >= own.length &&
    own.at(-1) === full.at(-1) &&
    own.every((word, at) => full[at]?.startsWith(word[0]!))
  );
}
