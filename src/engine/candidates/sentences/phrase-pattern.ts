import {articles, nameLeads, stateLeads} from '../../knowledge/languages/gathered/sentence-languages.js';

/** A cue compiled to patterns for the text around a value. */
export interface PhraseCue {
  /** Sticky: a lookbehind, tested at the start of the value. */
  before?: RegExp;
  /** Sticky: tested at the end of the value. */
  after?: RegExp;
  /** `before` without its anchor, to search the text for values without a form: addresses and job titles. */
  lead?: RegExp;
}

/** Compiles cues, one per line, with `role` for `{role}`; cues that need a role are dropped without one. */
export function cuesOf(lines: string | undefined, role?: string): PhraseCue[] {
  return phraseLines(lines)
    .filter((line) => role !== undefined || !line.includes('{role}'))
    .map((line) => cueOf(line.replaceAll('{role}', `(?:${role ?? ''})`)));
}

/** A phrase by which requests ask for a concept. */
export interface AskedPattern {
  /** The text of its first match; `undefined` if there is none. */
  matchIn(text: string): string | undefined;
}

/** Compiles phrases of requests, one per line; each may occur anywhere in a request. */
export function askedPatterns(lines: string | undefined): AskedPattern[] {
  return phraseLines(lines).map(askedPattern);
}

/**
 * Unicode classes make a pattern slow to compile, and few of the phrases of all languages occur in one request. A
 * pattern without word boundaries, which matches wherever the phrase does, is therefore tested first.
 */
function askedPattern(line: string): AskedPattern {
  let loose: RegExp | undefined;
  let exact: RegExp | undefined;
  return {
    matchIn: (text) => {
      loose ??= new RegExp(patternOf(line, looseGapOf), 'u');
      if (!loose.test(text)) return undefined;
      exact ??= new RegExp(`${wordStart}(?:${patternOf(line)})${wordEnd}`, 'u');
      return exact.exec(text)?.[0];
    },
  };
}

function phraseLines(lines = ''): string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const wordStart = String.raw`(?<![\p{L}\p{N}])`;
const wordEnd = String.raw`(?!(?<=[\p{L}\p{N}])[\p{L}\p{N}])`;
const leadIn = String.raw`[\s:]*["(]?(?:(?:${articles})\s+)?(?:(?:${stateLeads})\s+)?(?:(?:${nameLeads})·?\s+)*["(]?`;

function cueOf(line: string): PhraseCue {
  const [before = '', after = ''] = line.split('_').map((part) => part.replace(/^ (?!\?)| $/g, ''));
  const lead = `${wordStart}(?:${patternOf(before)})${leadIn}`;
  return {
    ...(before !== '' && {before: new RegExp(`(?<=${lead})`, 'uy'), lead: new RegExp(lead, 'gu')}),
    ...(after !== '' && {after: new RegExp(String.raw`["')\s]*?(?:${patternOf(after)})${wordEnd}`, 'uy')}),
  };
}

/** Maximum number of characters of a gap within one sentence, by the number of its `…`. */
const gapLengths = [0, 60, 160, 320];

function patternOf(phrase: string, gap = gapOf): string {
  return phrase
    .replace(/ ?(…+) ?/gu, (_, dots: string) => gap(dots.length))
    .replaceAll(' ?', String.raw`\s*`)
    .replaceAll(' ', String.raw`\s+`);
}

/** A gap of whole words. */
function gapOf(dots: number): string {
  return String.raw`${wordEnd}${looseGapOf(dots)}(?<!(?=[\p{L}\p{N}])(?<=[\p{L}\p{N}]))`;
}

function looseGapOf(dots: number): string {
  return `[^.;]{0,${gapLengths[dots]}}?`;
}
