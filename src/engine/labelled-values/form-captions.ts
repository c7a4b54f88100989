import {heightOf} from '../box.js';
import {concepts as knowledge} from '../knowledge/concepts/concepts.js';
import type {FieldType} from '../../contract/fields.js';
import type {ScoredValue} from '../scoring/scored-value.js';
import type {ValueRegion} from '../labels/label-value-region.js';
import type {DetectedLabel, LabelsByLine} from '../labels/label-detection.js';
import type {TextLine} from '../page-view/document-view.js';
import {certain} from '../levels.js';
import {large} from '../page-view/large-letters.js';

/**
 * Whether the text beside a label is the next caption of a form: both have text in larger print directly above or
 * below, at the same left edge.
 */
export function isNextCaption({line, relation, start}: ValueRegion, detectedLabel: DetectedLabel): boolean {
  if (
    relation !== 'right' ||
    detectedLabel.from > 0 ||
    start > 0 ||
    /\d/.test(line.text.replace(itemNumber, ''))
  )
    return false;
  if (heightOf(line.box) > large * heightOf(detectedLabel.line.box)) return false;
  return [detectedLabel.line, line].every((one) => isPrintedSmaller(one));
}

function isPrintedSmaller(line: TextLine): boolean {
  const {rows, lineHeight} = line.page;
  const near = [...(rows[line.row - 1] ?? []), ...(rows[line.row + 1] ?? [])];
  return near.some((other) => {
    const gap = Math.max(other.box.top - line.box.bottom, line.box.top - other.box.bottom);
    const isAligned = Math.abs(other.box.left - line.box.left) < heightOf(line.box);
    return isAligned && gap < 2 * lineHeight && heightOf(other.box) > large * heightOf(line.box);
  });
}

/** The number of a form caption: "2.", "(a)". */
const itemNumber = /^[([]?\w{1,2}[.):\]](?=\s|$)/;

/**
 * Whether a candidate for a name or an open text begins and ends with labels of something else: of a known concept
 * whose labels are never values, or of another requested field.
 */
export function isOtherLabel(candidate: ScoredValue, detectedLabels: LabelsByLine): boolean {
  const {query, lines, start, end, route} = candidate;
  const isOpenText =
    query.type === 'text' && query.concept === undefined && query.field.options === undefined;
  if ((!isOpenText && query.type !== 'name') || (route !== 'label' && route !== 'position')) return false;
  const line = lines[0]!;
  const tokens = line.tokens.filter((token) => token.start < end && token.end > start);
  const [first, last] = [tokens.find(({text}) => !itemNumber.test(text)) ?? tokens[0], tokens.at(-1)];
  const labels = detectedLabels
    .get(line)!
    .filter((detectedLabel) => isLabelOfOther(detectedLabel, query.field.name));
  return [first, last].every((token) =>
    labels.some(({from, to}) => line.tokens.indexOf(token!) >= from && line.tokens.indexOf(token!) < to),
  );
}

function isLabelOfOther({concepts, fields, standing}: DetectedLabel, field: string): boolean {
  const best = Math.max(0, ...fields.values());
  if (standing < certain || (fields.get(field) ?? -1) >= best) return false;
  return best >= certain || [...concepts.keys()].some((name) => neverValues.has(knowledge[name].type));
}

/** Types whose labels ("Date", "Name") are never values; "Transport" may be one. */
const neverValues = new Set<FieldType>(['date', 'name', 'address', 'identifier']);
