import type {Candidate} from '../candidates/candidate.js';
import type {PageAnalysis, Segment} from '../layout/analysis.js';
import * as shape from '../layout/text-shape.js';
import type {Box} from '../page.js';
import {holdsMiddle} from './box-relations.js';

/** Features of the position and the characters of a value, whichever source found it. */
export function valueFeatures({raw, words, page, value}: Candidate): Record<string, number> {
  const around = segmentsAt(
    page,
    words.map(({box}) => box),
  );
  const labels = around.map(({labelProbability}) => labelProbability);
  const letters = around.reduce((sum, {text}) => sum + lettersOf(text), 0);
  return {
    isLabelMost: Math.max(0, ...labels),
    isLabelFirst: labels[0] ?? 0,
    ofSegments: Math.min(1, lettersOf(raw) / Math.max(1, letters)),
    segments: Math.min(around.length, 6),
    rawColon: Number(/[:：]$|^[^:：]{2,30}[:：] ?\S/.test(raw)),
    rawNumeric: Number(shape.isNumeric(raw)),
    rawDigits: shape.digitShare(raw),
    rawUpper: shape.upperShare(raw),
    rawLength: Math.min(raw.length, 80) / 10,
    rawWords: Math.min(raw.split(/\s+/).length, 20),
    rawLower: Number(shape.startsLower(raw)),
    rawMoney: Number(shape.looksLikeMoney(raw)),
    rawDate: Number(shape.looksLikeDate(raw)),
    rawStop: Number(/[.;]$/.test(raw)),
    isNarrowed: Number(String(value) !== raw.trim()),
    fromTop: words.length > 0 ? Math.min(1, words[0]!.box.top / page.page.height) : 0,
    pageOf: Math.min(page.page.number, 10),
    doubt: 1 - Math.min(1, ...words.map(({confidence}) => confidence)),
    scanned: Number(words.some(({source}) => source === 'ocr')),
  };
}

/** The segments that hold the centre of one of the boxes, in the order of the page. */
function segmentsAt({segments}: PageAnalysis, boxes: readonly Box[]): Segment[] {
  return segments.filter(({box}) => boxes.some((inner) => holdsMiddle(box, inner)));
}

function lettersOf(text: string): number {
  return text.replace(/\s/g, '').length;
}
