import {heightOf, unionOf} from '../box.js';
import type {TextLine} from '../page-view/document-view.js';
import {betterAligned, pieceUnder, runsOf, type AlignedPiece} from './aligned-pieces.js';
import {isLed, isOther, isTranslation} from './label-boundary.js';
import type {DetectedLabel, LabelsByLine} from './label-detection.js';
import type {ValueRegion} from './label-value-region.js';
import {certain} from '../levels.js';

/**
 * The nearest lines below the label that align with its left edge, right edge or centre. `isText`: the value is text,
 * so label words inside it do not exclude it.
 */
export function regionsBelow(
  detectedLabel: DetectedLabel,
  detectedLabels: LabelsByLine,
  isText: boolean,
): ValueRegion[] {
  const {page} = detectedLabel.line;
  const reach = reachOf(detectedLabel);
  const regions: ValueRegion[] = [];
  for (let row = detectedLabel.line.row + 1; row < page.rows.length && regions.length < 2; row++) {
    for (const line of page.rows[row]!) {
      const gap = line.box.top - detectedLabel.box.bottom;
      if (gap > reach) return regions;
      const under = pieceUnder(detectedLabel.box, line);
      const piece = ownPart(betterAligned(under, pieceInCell(detectedLabel, line)), {
        detectedLabel,
        line,
        detectedLabels,
      });
      if (piece === undefined || 2 * gap < -heightOf(detectedLabel.box)) continue;
      const lead = detectedLabels
        .get(line)!
        .find(
          (other) =>
            other.line.tokens[other.from]!.start < piece.end &&
            other.line.tokens[other.to - 1]!.end > piece.start &&
            (!isText || other.hasColon || beginsWith(other, piece)),
        );
      if (lead !== undefined && isOther(lead, detectedLabel)) continue;
      const closeness = closenessAt(gap, reach) * piece.alignment;
      regions.push({line, start: piece.start, end: piece.end, relation: 'below', closeness});
    }
  }
  return regions;
}

/** How far above or below a label its value may be: three lines of its own height. */
export function reachOf({box, line}: DetectedLabel): number {
  return 3 * Math.max(heightOf(box), line.page.lineHeight);
}

/** How close a value is over a gap, 1 to 0.5 at the end of the reach. */
export function closenessAt(gap: number, reach: number): number {
  return 1 - Math.max(0, gap) / reach / 2;
}

/** Whether a label begins a piece. Words inside a text label nothing, as "net" in "2/10 net 45". */
function beginsWith({line, from}: DetectedLabel, {start}: AlignedPiece): boolean {
  return !/[\p{L}\d]/u.test(line.text.slice(start, line.tokens[from]!.start));
}

/** The text in the form box below a requested label, anywhere between the label and the next text to its right. */
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
  return inside && {start: inside.start, end: inside.end, alignment: certain};
}

/**
 * The cells with digits under a column title, down to a gap. Closeness grows downwards: the last cell may be their
 * sum.
 */
export function columnRegions(detectedLabel: DetectedLabel): ValueRegion[] {
  const {page, row} = detectedLabel.line;
  const regions: ValueRegion[] = [];
  let bottom = detectedLabel.box.bottom;
  for (const next of page.rows.slice(row + 1, row + 25)) {
    if (Math.min(...next.map((line) => line.box.top)) - bottom > 4 * page.lineHeight) break;
    for (const line of next) {
      const piece = pieceUnder(detectedLabel.box, line);
      if (piece === undefined || !/\d/.test(line.text.slice(piece.start, piece.end))) continue;
      regions.push({
        line,
        start: piece.start,
        end: piece.end,
        relation: 'column',
        closeness: piece.alignment,
      });
    }
    bottom = Math.max(...next.map((line) => line.box.bottom));
  }
  return regions.map((region, index) => ({
    ...region,
    closeness: (region.closeness * (1 + (index + 1) / regions.length)) / 2,
  }));
}

interface Under {
  detectedLabel: DetectedLabel;
  line: TextLine;
  detectedLabels: LabelsByLine;
}

/** The part of a piece that is below this label, if the piece also extends below other labels of the row. */
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
