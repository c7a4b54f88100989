import {isCaptionBelow, isLoneCaption} from './captions-below.js';
import {isBracketedCaption, isLabelBoundary, belongsToLabel, isLed, isOther} from './label-boundary.js';
import {isHeadingRow} from './heading-rows.js';
import {pieceUnder} from './aligned-pieces.js';
import type {DetectedLabel, LabelsByLine} from './label-detection.js';
import {closenessAt, reachOf, regionsBelow} from './regions-below.js';
import type {ValueRegion} from './label-value-region.js';
import {certain, doubtful, fair, likely} from '../levels.js';

/**
 * The regions in which the value of a label may be, most usual first. `isText`: the value is text, which may contain
 * words that label something elsewhere.
 */
export function valueRegionsOf(
  detectedLabel: DetectedLabel,
  detectedLabels: LabelsByLine,
  isText = false,
): ValueRegion[] {
  if (isBracketedCaption(detectedLabel)) return above(detectedLabel, detectedLabels);
  if (isCaptionBelow(detectedLabel, detectedLabels)) return above(detectedLabel, detectedLabels);
  const same = sameLine(detectedLabel, detectedLabels);
  if (isTitle(detectedLabel, detectedLabels)) {
    const beside = toTheRight(detectedLabel, detectedLabels, same).map((region) => ({
      ...region,
      besideTitle: true,
    }));
    return [
      ...regionsBelow(detectedLabel, detectedLabels, isText),
      ...beside.map((region) => ({...region, closeness: fair * region.closeness})),
    ];
  }
  return [
    ...same,
    ...toTheRight(detectedLabel, detectedLabels, same),
    ...regionsBelow(detectedLabel, detectedLabels, isText),
  ];
}

/** Whether a label is a column title; then the text beside it is the next title. */
function isTitle({line, hasColon}: DetectedLabel, detectedLabels: LabelsByLine): boolean {
  return !hasColon && isHeadingRow(line, detectedLabels);
}

/** The nearest line above that aligns with the label and is no caption itself. */
function above(detectedLabel: DetectedLabel, detectedLabels: LabelsByLine): ValueRegion[] {
  const {page} = detectedLabel.line;
  const reach = reachOf(detectedLabel);
  for (let row = detectedLabel.line.row - 1; row >= 0; row--) {
    for (const line of page.rows[row]!) {
      const gap = detectedLabel.box.top - line.box.bottom;
      if (gap > reach) return [];
      const piece = pieceUnder(detectedLabel.box, line);
      if (
        piece === undefined ||
        detectedLabels.get(line)!.some(isBracketedCaption) ||
        isLoneCaption(line, detectedLabels)
      )
        continue;
      const closeness = closenessAt(gap, reach) * piece.alignment;
      return [{line, start: piece.start, end: piece.end, relation: 'above', closeness}];
    }
  }
  return [];
}

/** The text behind the label, up to the next label of the line. */
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

/** "Uncertainty (k = 2, 95 %) 0.03": if a label ends inside brackets, the offset of their end. */
function endOfAside({line, from, to}: DetectedLabel): number | undefined {
  const [start, end] = [line.tokens[from]!.start, line.tokens[to - 1]!.end];
  const label = line.text.slice(start, end);
  // OCR confuses kinds of brackets: "Total (RM} :".
  if (!/\([^()[\]{}]*$/.test(label)) return undefined;
  const closed = line.text.slice(end).search(/[)\]}]/);
  return closed < 0 ? line.text.length : end + closed + 1;
}

/** The lines to the right in the row, up to one that begins with a label of its own. */
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
        !belongsToLabel(other, detectedLabel),
    );
  if (next) return [];
  const row = line.page.rows[line.row]!;
  const regions: ValueRegion[] = [];
  for (const other of row.slice(row.indexOf(line) + 1)) {
    const fence = detectedLabels.get(other)![0];
    if (fence !== undefined && isOther(fence, detectedLabel) && isLed(other, fence.from)) break;
    const end =
      fence === undefined || !isOther(fence, detectedLabel)
        ? other.text.length
        : other.tokens[fence.from]!.start;
    const gap =
      (other.box.left - line.box.right) / Math.max(line.page.width, sheetWidth * line.page.lineHeight);
    // If nothing else is in the row, the two belong together at any distance.
    const nearest = Math.max(row.length === 2 ? certain : doubtful, 1 - Math.max(0, gap) / 2);
    const closeness = nearest * (same.length > 0 ? likely : 1);
    regions.push({line: other, start: 0, end, relation: 'right', closeness});
  }
  return regions;
}

/**
 * In line heights. Gaps are measured against at least this width, that of a sheet: a till roll is narrower, but the
 * gaps between its columns are not.
 */
const sheetWidth = 55;
