import {articles, nameLeads, stateLeads} from '../../knowledge/languages/gathered/sentence-languages.js';

/** A cue ready to be matched with the text around a value. */
export interface PhraseCue {
  /** Sticky at the start of the value. */
  before?: RegExp;
  /** Sticky at the end of the value. */
  after?: RegExp;
  /** `before` without its anchor: searched for in the text where the value has no form to begin from. */
  lead?: RegExp;
}

/** The cues of a text of the knowledge base, one a line; `role` means `{role}`. */
export function cuesOf(lines: string | undefined, role?: string): PhraseCue[] {
  return phraseLines(lines)
    .filter((line) => role !== undefined || !line.includes('{role}'))
    .map((line) => cueOf(line.replaceAll('{role}', `(?:${role ?? ''})`)));
}

/** A phrase of a request. */
export interface AskedPattern {
  /** Its first match in a text. */
  matchIn(text: string): string | undefined;
}

/** The phrases of a request, one a line, each to be found anywhere in it. */
export function askedPatterns(lines: string | undefined): AskedPattern[] {
  return phraseLines(lines).map(askedPattern);
}

/**
 * Unicode classes make a pattern slow to compile, and few of the phrases of all languages are in one request: a pattern
 * without the ends of words, which matches wherever the phrase does, comes first.
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

/** Characters of one sentence that a gap may pass, by the number of its dots. */
const gapLengths = [0, 60, 160, 320];

function patternOf(phrase: string, gap = gapOf): string {
  return phrase
    .replace(/ ?(…+) ?/gu, (_, dots: string) => gap(dots.length))
    .replaceAll(' ?', String.raw`\s*`)
    .replaceAll(' ', String.raw`\s+`);
}

/** Whole words are passed. */
function gapOf(dots: number): string {
  return String.raw`${wordEnd}${looseGapOf(dots)}(?<!(?=[\p{L}\p{N}])(?<=[\p{L}\p{N}]))`;
}

function looseGapOf(dots: number): string {
  return `[^.;]{0,${gapLengths[dots]}}?`;
}
