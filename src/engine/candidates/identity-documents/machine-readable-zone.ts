import type {DocumentView, TextLine} from '../../page-view/document-view.js';
import type {MrzField} from '../../mrz/mrz-field.js';
import {zoneIn, type Zone} from '../../mrz/zone-lines.js';
import {fold} from '../../values/fold.js';
import type {IdentityDocumentValue} from './identity-document-value.js';

/** The values of the machine-readable zone. Names have the spelling printed elsewhere in the document. */
export function zoneValues({lines}: DocumentView): IdentityDocumentValue[] {
  const zone = zoneIn(lines);
  return zone.fields.map((field) => {
    const {line, places} = zone.lines[field.line]!;
    return {
      concept: field.concept,
      value: isName(field) ? asPrinted(field.value, zone, lines) : field.value,
      piece: {line, start: places[field.start]!, end: places[field.end - 1]! + 1},
      certainty: certaintyOf(field),
    };
  });
}

/** Certainty of a value whose check digit is absent, right or wrong. */
const certainties = {unchecked: 0.93, confirmed: 0.99, refuted: 0.6};

function certaintyOf({confirmed}: MrzField): number {
  if (confirmed === undefined) return certainties.unchecked;
  return confirmed ? certainties.confirmed : certainties.refuted;
}

function isName({concept}: MrzField): boolean {
  return concept === 'surname' || concept === 'given_names';
}

/** A name as the page prints it elsewhere: the zone has no accents, and writes `MUELLER` for `Müller`. */
function asPrinted(name: string, zone: Zone<TextLine>, lines: readonly TextLine[]): string {
  const inZone = new Set(zone.lines.map(({line}) => line));
  const printed = new Map<string, string>();
  for (const line of lines) {
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
