import {heightOf, unionOf} from '../box.js';
import {isCaptionBelow, isLoneCaption} from './captions-below.js';
import {isLabelBoundary} from './label-boundary.js';
import {isHeadingRow} from './heading-rows.js';
import {better, pieceUnder, runsOf, type AlignedPiece} from './aligned-pieces.js';
import type {DetectedLabel, LabelsByLine} from './label-detection.js';
import type {TextLine} from '../page-view/document-view.js';

export type {LabelsByLine} from './label-detection.js';

/** Position of a value relative to its label. */
export type Relation = 'same-line' | 'right' | 'below' | 'above' | 'column' | 'left';

/** A piece of a line in which the value of a label may be. */
export interface ValueRegion {
  line: TextLine;
  /** Characters of the line's text. */
  start: number;
  end: number;
  relation: Relation;
  /** 0 to 1: how near, and how well aligned. */
  closeness: number;
  /** Rather the next title of a row of titles; only its shape may tell that it is a value. */
  besideTitle?: boolean;
}

/** Where the value of a label may be, most usual first; `isText`: a value of words, among them such as label things. */
export function valueRegionsOf(
  detectedLabel: DetectedLabel,
  detectedLabels: LabelsByLine,
  isText = false,
): ValueRegion[] {
  if (isCaption(detectedLabel)) return above(detectedLabel, detectedLabels);
  if (isCaptionBelow(detectedLabel, detectedLabels)) return above(detectedLabel, detectedLabels);
  const same = sameLine(detectedLabel, detectedLabels);
  if (isTitle(detectedLabel, detectedLabels)) {
    const beside = toTheRight(detectedLabel, detectedLabels, same).map((place) => ({
      ...place,
      besideTitle: true,
    }));
    return [
      ...below(detectedLabel, detectedLabels, isText),
      ...beside.map((place) => ({...place, closeness: 0.7 * place.closeness})),
    ];
  }
  return [
    ...same,
    ...toTheRight(detectedLabel, detectedLabels, same),
    ...below(detectedLabel, detectedLabels, isText),
  ];
}

/** The text beside a title is the next title. */
function isTitle({line, hasColon}: DetectedLabel, detectedLabels: LabelsByLine): boolean {
  return !hasColon && isHeadingRow(line, detectedLabels);
}

/** "(Date of signature)": a line of its own in brackets says the text above it. */
function isCaption({line, from, to}: DetectedLabel): boolean {
  return /^[(\[].*[)\]]$/.test(line.text) && from === 0 && to === line.tokens.length;
}

/** The nearest line above that is over the label and is no label itself. */
function above(detectedLabel: DetectedLabel, detectedLabels: LabelsByLine): ValueRegion[] {
  const {page} = detectedLabel.line;
  const reach = 2.5 * Math.max(heightOf(detectedLabel.box), page.lineHeight);
  for (let row = detectedLabel.line.row - 1; row >= 0; row--) {
    for (const line of page.rows[row]!) {
      const gap = detectedLabel.box.top - line.box.bottom;
      if (gap > reach) return [];
      const piece = pieceUnder(detectedLabel.box, line);
      if (
        piece === undefined ||
        detectedLabels.get(line)!.some(isCaption) ||
        isLoneCaption(line, detectedLabels)
      )
        continue;
      const closeness = Math.max(0.2, 1 - Math.max(0, gap) / reach / 1.6) * piece.alignment;
      return [{line, start: piece.start, end: piece.end, relation: 'above', closeness}];
    }
  }
  return [];
}

/** Behind the label, up to the next label of the line. */
function sameLine(detectedLabel: DetectedLabel, detectedLabels: LabelsByLine): ValueRegion[] {
  const {line} = detectedLabel;
  const next = detectedLabels
    .get(line)!
    .find((other) => other.from >= detectedLabel.to && isLabelBoundary(other, detectedLabel));
  const start = endOfAside(detectedLabel) ?? line.tokens[detectedLabel.to]?.start ?? line.text.length;
  const end = next === undefined ? line.text.length : line.tokens[next.from]!.start;
  if (!/[\p{L}\p{N}]/u.test(line.text.slice(start, end))) return [];
  return [{line, start, end, relation: 'same-line', closeness: 1}];
}

/** "Uncertainty (k = 2, 95 %) 0.03": a label whose bracket is still open ends where the bracket does. */
function endOfAside({line, from, to}: DetectedLabel): number | undefined {
  const [start, end] = [line.tokens[from]!.start, line.tokens[to - 1]!.end];
  const label = line.text.slice(start, end);
  // Recognition takes one bracket for another: "Total (RM} :".
  if (!/\([^()[\]{}]*$/.test(label)) return undefined;
  const closed = line.text.slice(end).search(/[)\]}]/);
  return closed < 0 ? line.text.length : end + closed + 1;
}

/** Lines further right in the row, until one begins with a label of its own. */
function toTheRight(
  detectedLabel: DetectedLabel,
  detectedLabels: LabelsByLine,
  same: ValueRegion[],
): ValueRegion[] {
  const {line} = detectedLabel;
  const next = detectedLabels
    .get(line)!
    .some(
      (other) =>
        other.from >= detectedLabel.to &&
        isLabelBoundary(other, detectedLabel) &&
        !isLabelToo(other, detectedLabel),
    );
  if (next) return [];
  const row = line.page.rows[line.row]!;
  const places: ValueRegion[] = [];
  for (const other of row.slice(row.indexOf(line) + 1)) {
    const fence = detectedLabels.get(other)![0];
    if (fence !== undefined && isOther(fence, detectedLabel) && isLed(other, fence.from)) break;
    const end =
      fence === undefined || !isOther(fence, detectedLabel)
        ? other.text.length
        : other.tokens[fence.from]!.start;
    const gap =
      (other.box.left - line.box.right) / Math.max(line.page.width, sheetWidth * line.page.lineHeight);
    // With nothing else in the row, the two belong together at any distance.
    const distance = Math.min(Math.max(0, gap - 0.1) * 0.7, row.length === 2 ? 0.1 : 1);
    const closeness = Math.max(0.3, 1 - distance - (same.length > 0 ? 0.15 : 0) - places.length * 0.02);
    places.push({line: other, start: 0, end, relation: 'right', closeness});
  }
  return places;
}

/** Of a sheet of paper, in line heights; the roll of a till is narrower, and its columns are no further apart for it. */
const sheetWidth = 55;

/** "Minimum payment due": a known word that ends the label of a row. */
function isLabelToo({line, from, to, hasColon}: DetectedLabel, detectedLabel: DetectedLabel): boolean {
  return detectedLabel.fields.size > 0 && !hasColon && from === detectedLabel.to && to === line.tokens.length;
}

/** Whether nothing but the number of an item precedes a token: "2. Date of birth". */
function isLed(line: TextLine, token: number): boolean {
  const before = line.text.slice(0, line.tokens[token]!.start);
  return /^\W*\w{0,2}\W*$/.test(before);
}

/** The next lines below that are under the label: left edges, right edges or middles agree. */
function below(detectedLabel: DetectedLabel, detectedLabels: LabelsByLine, isText: boolean): ValueRegion[] {
  const {page} = detectedLabel.line;
  const reach = 3.2 * Math.max(heightOf(detectedLabel.box), page.lineHeight);
  const places: ValueRegion[] = [];
  for (let row = detectedLabel.line.row + 1; row < page.rows.length && places.length < 2; row++) {
    for (const line of page.rows[row]!) {
      const gap = line.box.top - detectedLabel.box.bottom;
      if (gap > reach) return places;
      const under = pieceUnder(detectedLabel.box, line);
      const piece = ownPart(better(under, pieceInCell(detectedLabel, line)), {
        detectedLabel,
        line,
        detectedLabels,
      });
      if (piece === undefined || gap < -0.6 * heightOf(detectedLabel.box)) continue;
      const lead = detectedLabels
        .get(line)!
        .find(
          (other) =>
            other.line.tokens[other.from]!.start < piece.end &&
            other.line.tokens[other.to - 1]!.end > piece.start &&
            (!isText || other.hasColon || beginsWith(other, piece)),
        );
      if (lead !== undefined && isOther(lead, detectedLabel)) continue;
      const closeness = Math.max(0.2, 1 - Math.max(0, gap) / reach / 1.6) * piece.alignment;
      places.push({line, start: piece.start, end: piece.end, relation: 'below', closeness});
    }
  }
  return places;
}

/** Words inside a text, as "net" is in "2/10 net 45", label nothing. */
function beginsWith({line, from}: DetectedLabel, {start}: AlignedPiece): boolean {
  return !/[\p{L}\d]/u.test(line.text.slice(start, line.tokens[from]!.start));
}

/**
 * Below words the request itself uses, as far as the next text to the right of them: the box of a form, in which a value
 * may be anywhere.
 */
function pieceInCell(
  {box, line: own, from, fields}: DetectedLabel,
  line: TextLine,
): AlignedPiece | undefined {
  if (fields.size === 0) return undefined;
  const {page, row} = own;
  const beside = page.rows[row]!.map((other) => other.box.left).filter((left) => left > box.right);
  const height = heightOf(box);
  const edge = Math.min(page.width, ...beside) - height / 2;
  const left = isLed(own, from) ? own.box.left : box.left;
  const inside = runsOf(line).find((run) => run.left > left - height && run.right < edge);
  return inside && {start: inside.start, end: inside.end, alignment: 0.9};
}

/**
 * Another label, which a value is not. Below the words of a request is what was filled in, even when it reads like
 * a label of something ("Transport"), or like the label itself ("Rua" for a street).
 */
function isOther(lead: DetectedLabel, detectedLabel: DetectedLabel): boolean {
  if (lead.standing < 0.6) return false;
  if (detectedLabel.fields.size === 0 || lead.hasColon) return true;
  return [...lead.fields.keys()].some((field) => !detectedLabel.fields.has(field));
}

interface Under {
  detectedLabel: DetectedLabel;
  line: TextLine;
  detectedLabels: LabelsByLine;
}

/** Values close beside each other under several labels of a row: each label has its own part of them. */
function ownPart(
  piece: AlignedPiece | undefined,
  {detectedLabel, line, detectedLabels}: Under,
): AlignedPiece | undefined {
  if (piece === undefined) return undefined;
  const tokens = line.tokens.filter((token) => token.start >= piece.start && token.end <= piece.end);
  const box = unionOf(tokens.map((token) => token.box));
  const labels = detectedLabel.line.page.rows[detectedLabel.line.row]!.flatMap((other) =>
    detectedLabels.get(other)!,
  )
    .filter((other) => !isTranslation(other, detectedLabel))
    .map((other) => other.box)
    .filter((other) => other.left < box.right && other.right > box.left);
  const isLeftAligned = labels.some((label) => Math.abs(label.left - box.left) < heightOf(box));
  const [before, after] = [
    labels.filter((one) => one.right <= detectedLabel.box.left),
    labels.filter((one) => one.left >= detectedLabel.box.right),
  ];
  const low = Math.max(
    -Infinity,
    ...before.map((one) =>
      isLeftAligned ? detectedLabel.box.left - 2 : (one.right + detectedLabel.box.left) / 2,
    ),
  );
  const high = Math.min(
    Infinity,
    ...after.map((one) => (isLeftAligned ? one.left - 2 : (one.left + detectedLabel.box.right) / 2)),
  );
  const own = tokens.filter((token) => {
    const middle = (token.box.left + token.box.right) / 2;
    return middle > low && middle < high;
  });
  if (own.length === 0) return undefined;
  return {...piece, start: own[0]!.start, end: own.at(-1)!.end};
}

/** "Address / Adresse / Anschrift" is one label, in three languages. */
function isTranslation(other: DetectedLabel, {line, from, to}: DetectedLabel): boolean {
  if (other.line !== line || (other.from === from && other.to === to)) return false;
  const [start, end] = other.from >= to ? [to, other.from] : [other.to, from];
  const between = line.text.slice(line.tokens[start - 1]!.start, line.tokens[end]!.start);
  return /\/ *$|\/ *\p{L}+ *\/ *$/u.test(between) && !/[:\d]/.test(between);
}

/** The cells under the title of a column, down to a gap; the last is the sum of those above it, where there is one. */
export function columnRegions(detectedLabel: DetectedLabel): ValueRegion[] {
  const {page, row} = detectedLabel.line;
  const places: ValueRegion[] = [];
  let bottom = detectedLabel.box.bottom;
  for (const next of page.rows.slice(row + 1, row + 25)) {
    if (Math.min(...next.map((line) => line.box.top)) - bottom > 4 * page.lineHeight) break;
    for (const line of next) {
      const piece = pieceUnder(detectedLabel.box, line);
      if (piece === undefined || !/\d/.test(line.text.slice(piece.start, piece.end))) continue;
      places.push({line, start: piece.start, end: piece.end, relation: 'column', closeness: piece.alignment});
    }
    bottom = Math.max(...next.map((line) => line.box.bottom));
  }
  return places.map((place, index) => ({
    ...place,
    closeness: place.closeness * (0.55 + (0.45 * (index + 1)) / places.length),
  }));
}
