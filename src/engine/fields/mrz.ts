import type {MrzField} from '../mrz/mrz-field.js';
import {readMrz} from '../mrz/read-mrz.js';
import {fold} from '../values/fold.js';
import type {Ask} from './ask.js';
import {boxOfPiece, legibility, type Candidate} from './candidate.js';
import type {ReadDocument} from './document.js';
import type {TextLine} from './view.js';

/** What the machine-readable zone of a passport, card or visa says about an ask. */
export function mrzCandidates(ask: Ask, document: ReadDocument): Candidate[] {
  const zone = zoneOf(document);
  return zone.fields.flatMap((field) => {
    if (field.concept !== ask.concept) return [];
    const {line, places} = zone.lines[field.line]!;
    const piece = {line, start: places[field.start]!, end: places[field.end - 1]! + 1};
    const value = isName(field) ? asPrinted(field.value, zone, document) : field.value;
    return [
      {
        ask,
        value,
        raw: line.text.slice(piece.start, piece.end),
        score: certaintyOf(field) * (0.9 + 0.1 * legibility(piece)),
        route: 'mrz' as const,
        lines: [line],
        box: boxOfPiece(piece),
        start: piece.start,
        end: piece.end,
      },
    ];
  });
}

interface Zone {
  lines: ZoneLine[];
  fields: MrzField[];
}

/** A line without its spaces, and where each of its characters stands in the text of the line. */
interface ZoneLine {
  line: TextLine;
  text: string;
  places: number[];
}

function zoneOf(document: ReadDocument): Zone {
  const known = zones.get(document);
  if (known !== undefined) return known;
  const lines = document.view.lines.map(zoneLine).filter(isZoneLike);
  const zone = {lines, fields: readMrz(lines.map(({text}) => text))};
  zones.set(document, zone);
  return zone;
}

const zones = new WeakMap<ReadDocument, Zone>();

const fillers: Record<string, string> = {'«': '<<', '‹': '<', '《': '<<', '〈': '<', '≤': '<', '＜': '<'};

function zoneLine(line: TextLine): ZoneLine {
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
function isZoneLike({line, text}: ZoneLine): boolean {
  return text.length >= 24 && /^[A-Z0-9<]+$/.test(text) && (/<|KK/.test(text) || !/\s/.test(line.text));
}

function certaintyOf({confirmed}: MrzField): number {
  if (confirmed === undefined) return 0.93;
  return confirmed ? 0.99 : 0.6;
}

function isName({concept}: MrzField): boolean {
  return concept === 'surname' || concept === 'given_names';
}

/** A name as the page prints it elsewhere: the zone knows no accents, and writes `MUELLER` for `Müller`. */
function asPrinted(name: string, {lines}: Zone, {view}: ReadDocument): string {
  const inZone = new Set(lines.map(({line}) => line));
  const printed = new Map<string, string>();
  for (const line of view.lines) {
    if (inZone.has(line)) continue;
    for (const word of line.text.match(/[\p{L}'’]+/gu) ?? [])
      for (const spelling of spellingsOf(word)) printed.set(spelling, word);
  }
  return name
    .split(' ')
    .map((part) => {
      const word = printed.get(part.toLowerCase());
      return word === undefined ? part : inNameCase(word);
    })
    .join(' ');
}

/** As the zone may write a word: without accents, or with umlauts in two letters (ICAO Doc 9303, part 3, 6). */
function spellingsOf(word: string): string[] {
  const lower = word.toLowerCase();
  const umlauts: Record<string, string> = {ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', ñ: 'n'};
  const long = lower.replace(/[äöüåøñ]/g, (letter) => umlauts[letter]!);
  return [fold(lower), fold(long)].map((spelling) => spelling.replace(/'/g, ''));
}

function inNameCase(word: string): string {
  if (word !== word.toUpperCase()) return word;
  return word.toLowerCase().replace(/^\p{L}|(?<=['’])\p{L}/gu, (letter) => letter.toUpperCase());
}
