import {likely} from '../levels.js';
import type {ExtractedField} from '../../contract/extraction.js';
import type {RequestedField} from './requested-field.js';
import type {ModelReading} from './ground-answer.js';

/** The readings of a field in all chunks as one field; `undefined` when there are none. */
export function combineReadings(
  requested: RequestedField,
  perChunk: ModelReading[][],
): ExtractedField | undefined {
  const readings = requested.shape === 'table' ? rowsOnce(perChunk) : perChunk.flat();
  const grounded = readings.filter((reading) => reading.place !== undefined);
  if (readings.length === 0) return undefined;
  return requested.shape === 'one' ? oneOf(grounded.length > 0 ? grounded : readings) : allOf(grounded);
}

/** The value with most confidence; among equals the one said most often, then the first. Other values in other chunks lower its confidence. */
function oneOf(readings: ModelReading[]): ExtractedField {
  const byValue = groupBy(readings);
  const [winners] = [...byValue.values()].sort(
    (a, b) => best(b).confidence - best(a).confidence || b.length - a.length,
  );
  const {value, confidence, place} = best(winners!);
  return fieldOf(value, confidence * (byValue.size > 1 ? likely : 1), place);
}

/** All values on the pages; their confidence is that of the least certain one. */
function allOf(readings: ModelReading[]): ExtractedField | undefined {
  if (readings.length === 0) return undefined;
  const once = [...groupBy(readings).values()].map(best);
  const isTable = typeof readings[0]!.value === 'object';
  const kept = isTable ? readings : once;
  const confidence = Math.min(...kept.map((reading) => reading.confidence));
  return fieldOf(
    kept.map((reading) => reading.value),
    confidence,
    kept.length === 1 ? kept[0]!.place : undefined,
    kept[0]!.place?.page,
  );
}

/** Drops rows that were read twice where chunks overlap: equal rows that name the same lines. Other equal rows stay. */
function rowsOnce(perChunk: ModelReading[][]): ModelReading[] {
  const rows: ModelReading[] = [];
  for (const chunk of perChunk) {
    const before = [...rows];
    rows.push(...chunk.filter((row) => !before.some((other) => isSameRow(row, other))));
  }
  return rows;
}

function isSameRow(one: ModelReading, other: ModelReading): boolean {
  return keyOf(one) === keyOf(other) && one.place?.page === other.place?.page && sharesLine(one, other);
}

function sharesLine(one: ModelReading, other: ModelReading): boolean {
  return (
    one.cited.some((id) => other.cited.includes(id)) ||
    (one.place !== undefined && one.place.box.top === other.place?.box.top)
  );
}

function groupBy(readings: ModelReading[]): Map<string, ModelReading[]> {
  const groups = new Map<string, ModelReading[]>();
  for (const reading of readings)
    groups.set(keyOf(reading), [...(groups.get(keyOf(reading)) ?? []), reading]);
  return groups;
}

function keyOf({value}: ModelReading): string {
  return JSON.stringify(value);
}

function best(readings: ModelReading[]): ModelReading {
  return readings.reduce((winner, next) => (next.confidence > winner.confidence ? next : winner));
}

function fieldOf(
  value: ExtractedField['value'],
  confidence: number,
  place: ModelReading['place'],
  page = place?.page,
): ExtractedField {
  const found = place && {box: place.box, raw: place.raw, source: place.source};
  return {value, confidence, route: 'llm', ...(page === undefined ? {} : {page}), ...found};
}
