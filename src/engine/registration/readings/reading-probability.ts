import type {Field} from '../../../contract/fields.js';
import {calibrate} from '../../scoring/route-calibration.js';
import {referenceReadings} from '../../models/reference-readings.js';
import {legibility, type RegionReading} from './region-reading.js';

/** What is known of a reading, each 0 to 1. */
export interface ReadingSignals {
  /** How well its position and its shape fit those on the reference. */
  score: number;
  /** The mean confidence of its words; handwriting seldom has much. */
  legibility: number;
  /** The least confidence among its words. */
  weakestWord: number;
}

export function signalsOf({confidence, words}: RegionReading): ReadingSignals {
  return {
    score: confidence,
    legibility: legibility(words),
    weakestWord: Math.min(1, ...words.map((word) => word.confidence)),
  };
}

/**
 * The probability that a reading is the value: for text and names by the fitted weights, otherwise by the type's
 * calibration.
 */
export function readingProbability(signals: ReadingSignals, {type = 'text', options}: Field): number {
  if (signals.score === 0) return 0;
  if (options || (type !== 'text' && type !== 'name')) return calibrate(signals.score, 'reference', type);
  const {intercept, ...weights} = referenceReadings.weights;
  const sum =
    intercept +
    weights.score * signals.score +
    weights.legibility * signals.legibility +
    weights.weakestWord * signals.weakestWord;
  return 1 / (1 + Math.exp(-sum));
}
