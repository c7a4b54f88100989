import type {Box as Fraction} from '../../contract/fields.js';
import type {PageAnalysis} from '../../contract/page-analysis.js';
import {analysePage} from '../layout/analyse.js';
import type {Page, Word} from '../page.js';
import {fractionOf} from '../scoring/field-result.js';

/** The most words and lines that are shown. A crowded page has some 3,000 words; one with many more is no document. */
const mostWords = 20_000;
const mostLines = 5_000;

export function pageAnalysisOf(page: Page): PageAnalysis {
  const shown = {...page, words: page.words.slice(0, mostWords)};
  const {segments, drawn} = analysePage(shown);
  const place = (box: Page['words'][number]['box']): Fraction => fractionOf(box, page);
  const {number, width, height, words, checkBoxes = []} = shown;
  return {
    ...{number, width, height},
    source: sourceOf(words),
    words: words.map(({text, box}) => ({text, box: place(box)})),
    segments: segments.map(({text, box, labelProbability}) => ({
      text,
      box: place(box),
      label: Math.round(labelProbability * 1000) / 1000,
    })),
    lines: [...drawn.horizontal, ...drawn.vertical].slice(0, mostLines).map(place),
    check_boxes: checkBoxes.map(({box, isMarked}) => ({box: place(box), ticked: isMarked})),
  };
}

function sourceOf(words: readonly Word[]): PageAnalysis['source'] {
  const recognised = words.filter(({source}) => source === 'ocr').length;
  return recognised * 2 > words.length ? 'ocr' : 'text';
}
