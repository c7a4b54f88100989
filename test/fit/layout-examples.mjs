// Examples of labels and of lines that go on below, from made documents, whose words know what they are.
import {labelFeatures} from '../../dist/engine/layout/label-features.js';
import {lineBelowFeatures, linePairs} from '../../dist/engine/layout/line-below-features.js';
import {segmentsOf} from '../../dist/engine/layout/segments.js';
import {splitWords} from '../../dist/engine/layout/split-words.js';

/** Segments of a page as the engine cuts them, and what the features need to know of it. */
export function layOut(page) {
  const words = splitWords(page.words);
  const heights = words.map(({box}) => box.bottom - box.top).sort((a, b) => a - b);
  const textHeight = heights[heights.length >> 1] ?? 12;
  return {
    segments: segmentsOf(words, textHeight, {drawn: page.drawn, checkBoxes: page.checkBoxes ?? []}),
    textHeight,
    drawn: page.drawn,
  };
}

/** Is a segment a label? One row a segment of which most words are of one role. */
export function labelExamples({segments, textHeight, drawn}) {
  return labelFeatures(segments, textHeight, drawn).map((row, at) => ({
    row,
    answer: Number(mostOf(segments[at], 'role') === 'label'),
  }));
}

/** Does a text go on in the segment below? `labels`: the probability of each segment to be one. */
export function lineBelowExamples({segments, textHeight, drawn}, labels) {
  const pairs = linePairs(segments, textHeight);
  return lineBelowFeatures(pairs, segments, {textHeight, drawn, labels}).map((row, at) => {
    const {upper, lower} = pairs[at];
    return {row, answer: Number(mostOf(upper, 'entity') === mostOf(lower, 'entity'))};
  });
}

function mostOf({words}, property) {
  const counts = new Map();
  for (const word of words) counts.set(word[property], (counts.get(word[property]) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0][0];
}
