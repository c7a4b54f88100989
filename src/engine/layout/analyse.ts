// layout: words as segments, how likely each is a label, which text goes on below; groups of check boxes.

import {heightOf} from '../box.js';
import {labelModel} from '../models/label.js';
import {lineBelowModel} from '../models/line-below.js';
import {probability} from '../models/boosted-trees.js';
import type {Page} from '../page.js';
import type {NumberLocale} from '../values/found.js';
import type {DocumentAnalysis, PageAnalysis, Segment} from './analysis.js';
import {rateCapitalsUnderCaptions} from './capitals-under-captions.js';
import {groupCheckBoxes} from './check-box-groups.js';
import {joinCombFields} from './comb-fields.js';
import {labelFeatures} from './label-features.js';
import {lineBelowFeatures, linePairs} from './line-below-features.js';
import {segmentsOf} from './segments.js';
import {splitWords} from './split-words.js';

const noLines = {horizontal: [], vertical: []};

/**
 * Finds the segments of all pages, the probability that each is a label, and the segments that may go on with it below.
 */
export function analyseDocument(pages: readonly Page[], numberLocale: NumberLocale): DocumentAnalysis {
  return {pages: pages.map(analysePage), numberLocale};
}

export function analysePage(page: Page): PageAnalysis {
  const words = splitWords(joinCombFields(page.words));
  const textHeight = medianHeight(words.map(({box}) => heightOf(box)));
  const drawn = page.drawn ?? noLines;
  const segments = segmentsOf(words, textHeight, {drawn, checkBoxes: page.checkBoxes ?? []});
  const checkBoxGroups = groupCheckBoxes({page, segments, textHeight});
  const analysis = {page, textHeight, drawn, segments, checkBoxGroups};
  rateLabels(analysis);
  rateCapitalsUnderCaptions(analysis);
  linkLines(analysis);
  return analysis;
}

function rateLabels({segments, textHeight, drawn}: PageAnalysis): void {
  labelFeatures(segments, textHeight, drawn).forEach((features, index) => {
    segments[index]!.labelProbability = probability(labelModel, features);
  });
}

function linkLines({segments, textHeight, drawn}: PageAnalysis): void {
  const pairs = linePairs(segments, textHeight);
  const labels = segments.map(({labelProbability}) => labelProbability);
  const features = lineBelowFeatures(pairs, segments, {textHeight, drawn, labels});
  pairs.forEach(({upper, lower}, index) => {
    const link: Segment['below'][number] = {
      segment: lower,
      probability: probability(lineBelowModel, features[index]!),
    };
    upper.below.push(link);
  });
}

function medianHeight(heights: number[]): number {
  const sorted = heights.sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 12;
}
