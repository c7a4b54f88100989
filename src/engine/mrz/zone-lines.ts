import type {MrzField} from './mrz-field.js';
import {readMrz} from './read-mrz.js';

/** A line of text, whatever else is known of it. */
interface Text {
  text: string;
}

/** The machine-readable zone of a passport, card or visa. */
export interface Zone<Line extends Text> {
  lines: ZoneLine<Line>[];
  fields: MrzField[];
}

/** A line without its spaces, and where each of its characters is in the text of the line. */
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

/** Long, in capitals and digits alone, with fillers or what they are taken for, or else without a space. */
function isZoneLike({line, text}: ZoneLine<Text>): boolean {
  return text.length >= 24 && /^[A-Z0-9<]+$/.test(text) && (/<|KK/.test(text) || !/\s/.test(line.text));
}
