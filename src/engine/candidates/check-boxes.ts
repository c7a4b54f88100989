import {belowQuestion, nearBox} from '../layout/check-box-groups.js';
import {unionOf} from '../box.js';
import type {DocumentAnalysis, PageAnalysis} from '../layout/analysis.js';
import {areInRow, isBelow} from '../layout/neighbourhood.js';
import type {Box, CheckBox, Word} from '../page.js';
import type {FieldQuery} from '../query/field-query.js';
import {isMarkOf} from '../layout/box-marks.js';
import {hasYesAndNo} from '../layout/yes-and-no.js';
import {findBooleans} from '../values/boolean.js';
import type {Candidate} from './candidate.js';
import type {LabelMatch} from './labels/label-match.js';
import {wordText} from './word-text.js';

/**
 * Candidates from check boxes: the state of the box beside the words of a query, or the words of an option ticked right
 * of or below them. `matches`: the labels of the query on the pages.
 */
export function checkBoxCandidates(
  query: FieldQuery,
  matches: readonly LabelMatch[],
  {pages}: DocumentAnalysis,
): Candidate[] {
  if (query.isTypeGiven && !['boolean', 'text'].includes(query.type!)) return [];
  return matches.flatMap((match) => {
    const page = pages.find((one) => one === match.page)!;
    const boxes = page.page.checkBoxes ?? [];
    return boxes.length === 0 ? [] : [...stateOf(query, match, boxes), ...optionOf(query, match, page)];
  });
}

/** "☒ I agree": the state of the box nearest to the words in their row. */
function stateOf(query: FieldQuery, match: LabelMatch, boxes: readonly CheckBox[]): Candidate[] {
  const near = boxes
    .map((box) => ({box, gap: gapTo(match, box.box)}))
    .filter(({gap}) => gap !== undefined && gap < nearBox * match.page.textHeight)
    .sort((a, b) => a.gap! - b.gap!)[0];
  if (near === undefined || isYesOrNo(near.box, match.page)) return [];
  const {isMarked} = near.box;
  return [
    candidate(query, match, {
      value: isMarked,
      raw: isMarked ? '☒' : '☐',
      box: near.box.box,
      signals: {boxState: 1, boxMarked: Number(isMarked), boxConfidence: near.box.confidence},
    }),
  ];
}

/** Whether a box stands for yes or for no: left empty, it does not deny what the words before it say. */
function isYesOrNo(checkBox: CheckBox, page: PageAnalysis): boolean {
  const group = page.checkBoxGroups.find(({options}) =>
    options.some((option) => option.checkBox === checkBox),
  );
  return group !== undefined && hasYesAndNo(group);
}

/** "Type: ☐ new ☒ renewal": the option ticked in the row of the question or below it. */
function optionOf(query: FieldQuery, match: LabelMatch, page: PageAnalysis): Candidate[] {
  const boxes = (page.page.checkBoxes ?? []).filter(({box}) => isOfQuestion(match, box));
  const marked = boxes.filter(({isMarked}) => isMarked);
  return marked.flatMap((box) => {
    const words = optionBeside(page, box, match);
    if (words.length === 0) return [];
    const {text} = wordText(words);
    const said = query.type === 'boolean' ? findBooleans(text)[0]?.value : text;
    if (said === undefined) return [];
    return [
      candidate(query, match, {
        value: said,
        raw: text,
        box: unionOf([box.box, ...words.map((word) => word.box)]),
        signals: {
          boxOption: 1,
          boxConfidence: box.confidence,
          boxRivals: marked.length - 1,
          boxOptions: Math.min(boxes.length, 10),
        },
      }),
    ];
  });
}

function isOfQuestion(match: LabelMatch, box: Box): boolean {
  const isBehind = box.left > match.box.right && areInRow(match, {box});
  const {textHeight} = match.page;
  const isNear =
    isBelow(box, match.box, textHeight) && box.top - match.box.bottom < belowQuestion * textHeight;
  return isBehind || (isNear && box.right > match.box.left - textHeight);
}

/** The words after the box in its segment, otherwise those right of the box, otherwise those left of it. */
function optionBeside(page: PageAnalysis, checkBox: CheckBox, match: LabelMatch): Word[] {
  const {box} = checkBox;
  const reach = nearBox * page.textHeight;
  const level = page.segments.filter(
    (segment) => !match.segments.includes(segment) && areInRow(segment, {box}),
  );
  const own = level.find(({words}) => isMarkOf(words[0]!, checkBox));
  if (own !== undefined && own.words.length > 1) return own.words.slice(1);
  const right = level.filter(({box: at}) => at.left >= box.right - reach / 4 && at.left - box.right < reach);
  if (right.length > 0) return right.sort((a, b) => a.box.left - b.box.left)[0]!.words;
  const left = level.filter(({box: at}) => at.right <= box.left + reach / 4 && box.left - at.right < reach);
  return left.sort((a, b) => b.box.right - a.box.right)[0]?.words ?? [];
}

/** Horizontal gap between the words and a box, in page units; `undefined` if the box is not in their row. */
function gapTo(match: LabelMatch, box: Box): number | undefined {
  if (!areInRow(match, {box})) return undefined;
  return Math.max(box.left - match.box.right, match.box.left - box.right, 0);
}

function candidate(
  query: FieldQuery,
  match: LabelMatch,
  found: Pick<Candidate, 'value' | 'raw' | 'box' | 'signals'>,
): Candidate {
  return {
    query,
    source: 'check-box',
    page: match.page,
    words: match.words,
    ...found,
    signals: {
      ...found.signals,
      boxLabelLikeness: match.likeness,
      boxLabelAsked: Number(match.origin === 'asked'),
    },
  };
}
