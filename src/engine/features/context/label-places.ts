import type {PageAnalysis, Segment} from '../../layout/analysis.js';
import type {Box} from '../../page.js';
import {holdsMiddle, isInRow, middleOf, overlaps} from '../box-relations.js';

/**
 * Where a value may have its label: `before` in its own segment, `left` the next segment of its row, `row` all others
 * before it, `above` and `below` the next segment there, `column` all further ones above.
 */
export const labelPlaces = ['before', 'left', 'row', 'above', 'column', 'below'] as const;
export type LabelPlace = (typeof labelPlaces)[number];

/** So many words before a value in running text may lead to it. */
const wordsBefore = 7;
/** So many segments above a value are looked at. */
const highestColumn = 12;
/** Longer segments are running text. */
const longestLabel = 12;

/** The texts of one page that may label a value. */
export class LabelledPage {
  private readonly texts = new Map<Segment, string>();

  constructor(private readonly page: PageAnalysis) {}

  /** The texts around the first word of a value, the nearest first. */
  textsAt(first: Box): Record<LabelPlace, string[]> {
    const {segments} = this.page;
    const own = segments.find(({box}) => holdsMiddle(box, first));
    const others = segments.filter((one) => one !== own && one.words.length <= longestLabel);
    const left = others
      .filter(({box}) => isInRow(box, first) && box.right <= first.left)
      .sort((a, b) => b.box.right - a.box.right);
    const above = others
      .filter(({box}) => box.bottom <= middleOf(first) && overlaps(box, first))
      .sort((a, b) => b.box.bottom - a.box.bottom);
    const below = others
      .filter(({box}) => box.top >= middleOf(first) && overlaps(box, first))
      .sort((a, b) => a.box.top - b.box.top);
    const before = (own?.words ?? []).filter(({box}) => box.right <= (first.left + first.right) / 2);
    return {
      before: before.length === 0 ? [] : [withoutFigures(before.slice(-wordsBefore).map(({text}) => text))],
      left: this.textsOf(left.slice(0, 1)),
      row: this.textsOf(left.slice(1)),
      above: this.textsOf(above.slice(0, 1)),
      column: this.textsOf(above.slice(1, highestColumn)),
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
