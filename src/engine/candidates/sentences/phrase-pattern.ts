import {articles, nameLeads, stateLeads} from '../../knowledge/languages/gathered/sentence-languages.js';

/** A cue ready to be matched with the text around a value. */
export interface PhraseCue {
  /** Sticky at the start of the value. */
  before?: RegExp;
  /** Sticky at the end of the value. */
  after?: RegExp;
  /** The part before the value, to be searched for where the value has no form of its own. */
  lead?: RegExp;
}

/** The cues of a text of the knowledge base, one a line; `role` means `{role}`. */
export function cuesOf(lines: string | undefined, role?: string): PhraseCue[] {
  return phraseLines(lines)
    .filter((line) => role !== undefined || !line.includes('{role}'))
    .map((line) => cueOf(line.replaceAll('{role}', `(?:${role ?? ''})`)));
}

/** The phrases of a request, one a line, each to be found anywhere in it. */
export function askedPatterns(lines: string | undefined): RegExp[] {
  return phraseLines(lines).map((line) => new RegExp(`${wordStart}(?:${patternOf(line)})${wordEnd}`, 'u'));
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

function patternOf(phrase: string): string {
  return phrase
    .replace(/ ?(…+) ?/gu, (_, dots: string) => gapOf(dots.length))
    .replaceAll(' ?', String.raw`\s*`)
    .replaceAll(' ', String.raw`\s+`);
}

/** Whole words are passed. */
function gapOf(dots: number): string {
  return String.raw`${wordEnd}[^.;]{0,${gapLengths[dots]}}?(?<!(?=[\p{L}\p{N}])(?<=[\p{L}\p{N}]))`;
}
