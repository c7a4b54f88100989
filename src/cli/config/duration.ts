import {mustExist} from '../../contract/must-exist.js';

const unitMs: Record<string, number> = {ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000};

/** `500ms`, `30s`, `5m`, `2h`, `1d`, or a bare number of seconds, in milliseconds; `undefined` for anything else. */
export function parseDuration(text: string): number | undefined {
  const match = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h|d)?$/.exec(text.trim().toLowerCase());
  return match === null
    ? undefined
    : Math.round(Number(match[1]) * mustExist(unitMs[match[2] ?? 's'], 'length of the time unit'));
}

/** A time for people: `0.4 s`, `12 s`, `3 min 5 s`, `2 h 10 min`. */
export function formatDuration(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return twoUnits(Math.floor(whole / 60), 'min', whole % 60, 's');
  const minutes = Math.round(whole / 60);
  return twoUnits(Math.floor(minutes / 60), 'h', minutes % 60, 'min');
}

function twoUnits(large: number, largeUnit: string, small: number, smallUnit: string): string {
  return small === 0 ? `${large} ${largeUnit}` : `${large} ${largeUnit} ${small} ${smallUnit}`;
}
