import type {MrzField} from './mrz-field.js';
import {readMrz} from './read-mrz.js';

/** A line of text, with any other properties. */
interface Text {
  text: string;
}

/** The lines of text that may be those of a machine-readable zone, and the fields of the zone, if there is one. */
export interface Zone<Line extends Text> {
  lines: ZoneLine<Line>[];
  fields: MrzField[];
}

/** A line without spaces; `places` has the index of each character in the line's own text. */
interface ZoneLine<Line extends Text> {
  line: Line;
  text: string;
  places: number[];
}

export function zoneIn<Line extends Text>(all: readonly Line[]): Zone<Line> {
  const lines = all.map((line) => zoneLine(line)).filter(isZoneLike);
  return {lines, fields: readMrz(lines.map(({text}) => text))};
}

const fillers: Record<string, string> = {'«': '<<', '‹': '<', '《': '<<', '〈': '<', '≤': '<', '＜': '<'};

function zoneLine<Line extends Text>(line: Line): ZoneLine<Line> {
  let text = '';
  const places: number[] = [];
  [...line.text].forEach((character, at) => {
    const written = fillers[character] ?? character.trim().toUpperCase();
    for (const one of written) {
      text += one;
      places.push(at);
    }
  });
  return {line, text, places};
}

/**
 * Whether a line is long, of capitals and digits alone, and has fillers (or K, as which they may be read) or no space.
 */
function isZoneLike({line, text}: ZoneLine<Text>): boolean {
  return text.length >= 24 && /^[A-Z0-9<]+$/.test(text) && (/<|KK/.test(text) || !/\s/.test(line.text));
}
