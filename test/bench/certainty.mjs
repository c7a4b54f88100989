// How far the confidence of values can be believed: [{confidence, right}], one for each value given.
import {shareWithInterval} from './interval.mjs';

/** Mean distance between how sure the engine says it is and how often it is right, over ten bins. */
export function calibrationError(values) {
  const sum = binsOf(values, 10).reduce(
    (total, {inside, mean, right}) => total + Math.abs(mean - right / inside) * inside,
    0,
  );
  return values.length === 0 ? 0 : sum / values.length;
}

/** The largest share of the values, surest first, of which so many are right. */
export function coverageAt(precision, values) {
  const sorted = [...values].sort((a, b) => b.confidence - a.confidence);
  let right = 0;
  let covered = 0;
  sorted.forEach((one, index) => {
    if (one.right) right++;
    if (right / (index + 1) >= precision) covered = index + 1;
  });
  return sorted.length === 0 ? 0 : covered / sorted.length;
}

/** Lines of a reliability diagram, and what a higher threshold gains and costs. `truths`: how many values there are to find. */
export function reliability(values, truths) {
  const bins = binsOf(values, 10).map(
    ({from, inside, mean, right}) =>
      `  ${from.toFixed(1)}–${(from + 0.1).toFixed(1)}  ${String(inside).padStart(5)} values, mean confidence ${mean.toFixed(3)}, right ${shareWithInterval(right, inside)}`,
  );
  const thresholds = [0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95].map((threshold) => {
    const kept = values.filter(({confidence}) => confidence >= threshold);
    const right = kept.filter((one) => one.right).length;
    return `  at ${threshold.toFixed(2)}  precision ${shareWithInterval(right, kept.length)}, recall ${shareWithInterval(right, truths)}`;
  });
  return ['confidence, by tenths:', ...bins, 'values surer than:', ...thresholds];
}

function binsOf(values, count) {
  return Array.from({length: count}, (_, bin) => {
    const inside = values.filter(
      ({confidence}) => Math.min(count - 1, Math.floor(confidence * count)) === bin,
    );
    return {
      from: bin / count,
      inside: inside.length,
      mean: inside.reduce((total, {confidence}) => total + confidence, 0) / inside.length,
      right: inside.filter(({right}) => right).length,
    };
  }).filter(({inside}) => inside > 0);
}
