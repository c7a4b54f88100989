import type {PageAnalysis, Segment} from '../../layout/analysis.js';
import type {MergedCandidate} from '../merge.js';
import type {Box} from '../../page.js';
import {holdsMiddle, isInRow, middleOf, overlapsHorizontally} from '../box-relations.js';

/**
 * Positions of a label relative to its value: `before` it in its own segment; `left` the next segment on the left in
 * its row, `row` the farther ones there; `above` and `below` the next segment there; `column` the farther ones above.
 */
export const labelPositions = ['before', 'left', 'row', 'above', 'column', 'below'] as const;
export type LabelPosition = (typeof labelPositions)[number];

/** Maximum number of words before a value, in its segment, that may label it. */
const wordsBefore = 7;
/** Maximum number of segments considered above a value. */
const mostSegmentsAbove = 12;
/** Maximum number of words of a label; longer segments are running text. */
const longestLabel = 12;

type Labels = Record<LabelPosition, string[]>;
/** The texts around a candidate, by their positions. */
export type LabelsAt = (candidate: MergedCandidate) => Labels;

/** The texts around a candidate, found once for all candidates that begin at the same position. */
export function labelReader(merged: readonly MergedCandidate[]): LabelsAt {
  const pages = new Map<PageAnalysis, LabelledPage>();
  for (const {candidates} of merged) {
    const {page} = candidates[0]!;
    if (!pages.has(page)) pages.set(page, new LabelledPage(page));
  }
  const known = new Map<string, Labels>();
  return ({candidates: [candidate]}) => {
    const {page, words, box} = candidate!;
    const {left, top} = words[0]?.box ?? box;
    const key = [page.page.number, left, top].join(' ');
    const there = known.get(key) ?? pages.get(page)!.textsAt(words[0]?.box ?? box);
    known.set(key, there);
    return there;
  };
}

/** The texts of one page that may label a value. */
export class LabelledPage {
  private readonly texts = new Map<Segment, string>();

  constructor(private readonly page: PageAnalysis) {}

  /** The texts around the first word of a value, the nearest first. */
  textsAt(first: Box): Record<LabelPosition, string[]> {
    const {segments} = this.page;
    const own = segments.find(({box}) => holdsMiddle(box, first));
    const others = segments.filter((one) => one !== own && one.words.length <= longestLabel);
    const left = others
      .filter(({box}) => isInRow(box, first) && box.right <= first.left)
      .sort((a, b) => b.box.right - a.box.right);
    const above = others
      .filter(({box}) => box.bottom <= middleOf(first) && overlapsHorizontally(box, first))
      .sort((a, b) => b.box.bottom - a.box.bottom);
    const below = others
      .filter(({box}) => box.top >= middleOf(first) && overlapsHorizontally(box, first))
      .sort((a, b) => a.box.top - b.box.top);
    const before = (own?.words ?? []).filter(({box}) => box.right <= (first.left + first.right) / 2);
    return {
      before: before.length === 0 ? [] : [withoutFigures(before.slice(-wordsBefore).map(({text}) => text))],
      left: this.textsOf(left.slice(0, 1)),
      row: this.textsOf(left.slice(1)),
      above: this.textsOf(above.slice(0, 1)),
      column: this.textsOf(above.slice(1, mostSegmentsAbove)),
      below: this.textsOf(below.slice(0, 1)),
    };
  }

  private textsOf(segments: readonly Segment[]): string[] {
    return segments.map((segment) => {
      const known = this.texts.get(segment) ?? withoutFigures(segment.words.map(({text}) => text));
      this.texts.set(segment, known);
      return known;
    });
  }
}

function withoutFigures(words: readonly string[]): string {
  return words.filter((word) => !/\d/.test(word)).join(' ');
}
