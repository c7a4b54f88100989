import type {PageAnalysis, Segment} from '../../layout/analysis.js';
import type {Box, Word} from '../../page.js';
import {wordsOf} from '../../values/fold.js';
import {holdsMiddle, isInRow, middleOf, overlapsHorizontally} from '../box-relations.js';

/**
 * Zones of words around a value. `before`, `after`: in its own segment; `left`, `right`: in other segments of its row;
 * `above`, `below`: in the next segment there; `column`: in all segments above it; `around`: in its segment and the
 * nearest lines of the paragraph; `heading`: in the nearest short line above that is alone in its row; `block`: in the
 * lines above it without a gap, and the one above these, as an address stands below the name of its owner.
 */
export const zones = [
  'before',
  'after',
  'left',
  'right',
  'above',
  'below',
  'column',
  'around',
  'heading',
  'block',
] as const;
export type Zone = (typeof zones)[number];

/** Maximum gap between lines of a block, in text heights. */
const blockLineGap = 1;
/** Maximum number of lines of a block above a value. */
const linesOfBlock = 8;
/** Maximum number of words of a heading. */
const longestHeading = 6;
/** Maximum number of lines above, and of lines below, that belong to the paragraph of a value. */
const linesOfParagraph = 2;
/** Maximum gap between lines of a paragraph, in text heights. */
const widestLineGap = 1.2;

/** The zones of values of one page; words are folded once. */
export class ZonedPage {
  private readonly words = new Map<Word, string[]>();
  private knownHeadings: Segment[] | undefined;

  constructor(private readonly page: PageAnalysis) {}

  /**
   * The folded words of each zone. `before` and `left` are read backwards from the value, the others forwards, with the
   * nearest segment first; `around` has the words before and after the value by turns, the nearest first, then those of the
   * other lines.
   */
  zonesAt(valueWords: readonly Word[], box: Box): Record<Zone, string[]> {
    const [first, last] = [valueWords[0]?.box ?? box, valueWords.at(-1)?.box ?? box];
    const own = this.segmentAt(first);
    const end = this.segmentAt(last) ?? own;
    const row = this.page.segments.filter((one) => one !== own && one !== end && isInRow(one.box, first));
    const above = this.above(first);
    const before = this.folded(
      (own?.words ?? []).filter((word) => word.box.right <= centreOf(first)),
    ).reverse();
    const after = this.folded((end?.words ?? []).filter((word) => word.box.left >= centreOf(last)));
    return {
      before,
      after,
      left: this.foldedBackwards(
        row.filter(({box: {right}}) => right <= first.left).sort((a, b) => b.box.right - a.box.right),
      ),
      right: this.foldedSegments(
        row.filter(({box: {left}}) => left >= last.right).sort((a, b) => a.box.left - b.box.left),
      ),
      above: this.foldedSegments(above.slice(0, 1)),
      below: this.foldedSegments(this.below(end?.box ?? last).slice(0, 1)),
      column: this.foldedSegments(above),
      around: [...byTurns(before, after), ...this.paragraphAround(own)],
      heading: this.foldedSegments(this.headingAbove(own?.box ?? first)),
      block: this.foldedSegments(blockAbove(above, own?.box ?? first, blockLineGap * this.page.textHeight)),
    };
  }

  private segmentAt(box: Box): Segment | undefined {
    return this.page.segments.find((segment) => holdsMiddle(segment.box, box));
  }

  private above(box: Box): Segment[] {
    return this.page.segments
      .filter((segment) => segment.box.bottom <= middleOf(box) && overlapsHorizontally(segment.box, box))
      .sort((a, b) => b.box.bottom - a.box.bottom);
  }

  /** The nearest short line above without figures that is alone in its row. */
  private headingAbove(box: Box): Segment[] {
    return this.headings()
      .filter((one) => one.box.bottom <= middleOf(box))
      .sort((a, b) => b.box.bottom - a.box.bottom)
      .slice(0, 1);
  }

  private headings(): Segment[] {
    this.knownHeadings ??= this.page.segments.filter(
      (one) =>
        one.words.length <= longestHeading &&
        /^[^\d.:]+$/.test(one.text) &&
        !this.page.segments.some((other) => other !== one && isInRow(other.box, one.box)),
    );
    return this.knownHeadings;
  }

  private below(box: Box): Segment[] {
    return this.page.segments
      .filter((segment) => segment.box.top >= middleOf(box) && overlapsHorizontally(segment.box, box))
      .sort((a, b) => a.box.top - b.box.top);
  }

  /** The words of the lines directly above and below a segment. */
  private paragraphAround(own: Segment | undefined): string[] {
    if (own === undefined) return [];
    const gap = widestLineGap * this.page.textHeight;
    return [
      ...this.foldedBackwards(nextLines(own.box, this.above(own.box), gap)),
      ...this.foldedSegments(nextLines(own.box, this.below(own.box), gap)),
    ];
  }

  private foldedBackwards(segments: readonly Segment[]): string[] {
    return segments.flatMap(({words}) => this.folded(words).reverse());
  }

  private foldedSegments(segments: readonly Segment[]): string[] {
    return segments.flatMap(({words}) => this.folded(words));
  }

  private folded(words: readonly Word[]): string[] {
    return words.flatMap((word) => {
      let folded = this.words.get(word);
      if (folded === undefined) this.words.set(word, (folded = wordsOf(word.text)));
      return folded;
    });
  }
}

/** The lines up to the first gap wider than `widest`, at most `linesOfParagraph`. */
function nextLines(from: Box, lines: readonly Segment[], widest: number): Segment[] {
  const near: Segment[] = [];
  for (const line of lines.slice(0, linesOfParagraph)) {
    const {top, bottom} = near.at(-1)?.box ?? from;
    if (Math.max(line.box.top - bottom, top - line.box.bottom) > widest) break;
    near.push(line);
  }
  return near;
}

/** The lines above up to the first gap wider than `widest`, and the line above that gap. */
function blockAbove(above: readonly Segment[], from: Box, widest: number): Segment[] {
  const end = above.findIndex(({box}, at) => (above[at - 1]?.box ?? from).top - box.bottom > widest);
  return above.slice(0, Math.min(linesOfBlock, end === -1 ? above.length : end + 1));
}

/** The first of each list, then the second of each, … */
function byTurns(one: readonly string[], other: readonly string[]): string[] {
  const longest = Math.max(one.length, other.length);
  return Array.from({length: longest}, (_, at) => [
    ...one.slice(at, at + 1),
    ...other.slice(at, at + 1),
  ]).flat();
}

function centreOf({left, right}: Box): number {
  return (left + right) / 2;
}
