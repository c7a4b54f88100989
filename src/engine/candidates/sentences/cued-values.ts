import {
  sentenceConcepts,
  type ConceptKind,
  type SentenceConcept,
  type SentenceLanguage,
} from '../../knowledge/concepts/sentence-language.js';
import {sentenceLanguages} from '../../knowledge/languages/gathered/sentence-languages.js';
import type {NumberLocale} from '../../values/found.js';
import type {AskedConcept} from './query-concepts.js';
import type {Mention} from './value-mention.js';
import {amountMentions, percentMentions} from './mentions/amounts.js';
import {dateMentions} from './mentions/dates.js';
import {durationMentions} from './mentions/durations.js';
import {addressAfter, titleAfter} from './mentions/address-and-title-after.js';
import {nameMentions} from './mentions/names.js';
import {jurisdictionMentions, townMentions} from './mentions/jurisdictions-and-towns.js';
import {cuesOf, type PhraseCue} from './phrase-pattern.js';
import type {RunningText} from './running-text.js';
import {namesIn} from '../../../contract/records.js';

/** Prior confidence in each family of cues (see `ConceptPhrases`), before anything is known of the document. */
export const cueStrengths = {certain: 0.9, likely: 0.6, dateline: 0.5, possible: 0.3} as const;
export type Family = keyof typeof cueStrengths;

/** A value that a sentence states for a concept. */
export interface CuedValue {
  mention: Mention;
  family: Family;
  /** 1 / (1 + position of the cue in its family): the knowledge base lists the surest cues first. */
  cueOrder: number;
  /** A cue of something else of the same kind matches the value as well. */
  isContrary: boolean;
}

type MentionsOfKind = Record<
  Exclude<ConceptKind, 'address' | 'title'>,
  (running: RunningText, numberLocale: NumberLocale) => Mention[]
>;
export const mentionsOf: MentionsOfKind = {
  date: dateMentions,
  duration: durationMentions,
  money: amountMentions,
  percent: percentMentions,
  place: jurisdictionMentions,
  court: townMentions,
  name: nameMentions,
};

/** A text with the languages it may be in and the values it mentions. */
export interface ReadText {
  running: RunningText;
  languages: SentenceLanguage[];
  mentions: (kind: keyof MentionsOfKind) => Mention[];
}

/** The values in a text that match a cue of the requested concept, each with its strongest family, in text order. */
export function cuedValues(
  {concept, role}: AskedConcept,
  {running, languages, mentions}: ReadText,
): CuedValue[] {
  const kind = sentenceConcepts[concept];
  const cued = new Map<string, CuedValue>();
  for (const language of languages) {
    const phrases = language.concepts[concept];
    if (phrases === undefined) continue;
    const contrary = cuesOf(phrases.contrary, role);
    for (const family of namesIn(cueStrengths))
      for (const [order, cue] of cuesOf(family === 'dateline' ? undefined : phrases[family], role).entries())
        for (const mention of around(cue, {kind, running, mentions})) {
          const key = `${mention.start} ${mention.end} ${mention.value}`;
          if (cued.has(key)) continue;
          const isContrary = contrary.some((other) => isAround(other, mention, running));
          cued.set(key, {mention, family, cueOrder: 1 / (1 + order), isContrary});
        }
  }
  const values = [...cued.values(), ...datelines(concept, mentions, cued)];
  return values.sort((a, b) => a.mention.start - b.mention.start);
}

/** The first date on a line of its own, for a concept that datelines may give, if no cue matches that date. */
function datelines(
  concept: SentenceConcept,
  mentions: (kind: keyof MentionsOfKind) => Mention[],
  cued: ReadonlyMap<string, CuedValue>,
): CuedValue[] {
  if (!sentenceLanguages.some(({concepts}) => concepts[concept]?.hasDateline)) return [];
  const first = mentions('date').find(({signals}) => signals?.dateline === 1);
  if (first === undefined || [...cued.values()].some(({mention}) => mention === first)) return [];
  return [{mention: first, family: 'dateline', cueOrder: 1, isContrary: false}];
}

interface Where {
  kind: ConceptKind;
  running: RunningText;
  mentions: (kind: keyof MentionsOfKind) => Mention[];
}

function around(cue: PhraseCue, {kind, running, mentions}: Where): Mention[] {
  if (kind !== 'address' && kind !== 'title')
    return mentions(kind).filter((mention) => isAround(cue, mention, running));
  const read = kind === 'address' ? addressAfter : titleAfter;
  if (cue.lead === undefined) return [];
  return [...running.matchable.matchAll(cue.lead)].flatMap(({index, 0: lead}) =>
    read(running, index + lead.length),
  );
}

function isAround({before, after}: PhraseCue, {start, end}: Mention, {matchable}: RunningText): boolean {
  return matchesAt(before, matchable, start) && matchesAt(after, matchable, end);
}

function matchesAt(pattern: RegExp | undefined, text: string, at: number): boolean {
  if (pattern === undefined) return true;
  pattern.lastIndex = at;
  return pattern.test(text);
}
