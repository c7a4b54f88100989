import {currencies} from '../knowledge/countries/currencies.js';
import {squash} from '../values/fold.js';
import {labelStart} from './label-start.js';
import type {Span} from './label-spans.js';
import type {TextLine, Token} from '../page-view/document-view.js';

/** Adds unknown words before a colon as labels: the text behind the colon belongs to them, not to the label before. */
export function withUnknownLabels(line: TextLine, spans: Span[]): Span[] {
  const all = [...spans];
  line.tokens.forEach((token, index) => {
    if (!/\p{L}.*[:：]$/u.test(token.text) && !(token.text === ':' && index > 0)) return;
    if (all.some((span) => span.from <= index && span.to > index)) return;
    if (token.text === ':' && all.some((span) => span.to === index)) return;
    const before = all.filter((span) => span.to <= index).map((span) => span.to);
    const first = Math.max(lastValueBefore(line, index), ...before);
    const isBehindLabel = before.includes(first) && endsInColon(line.tokens[first - 1]!);
    const from = isBehindLabel ? labelStart(line, first, index) : first;
    if (index + 1 - from > 6 || from > index) return;
    if (line.tokens.slice(from, index + 1).every(({key}) => key === '' || currencyKeys.has(key))) return;
    all.push({from, to: index + 1, rank: 0, likeness: 0, concepts: new Map(), fields: new Map()});
  });
  return all;
}

/** Index of the token behind the last number before a colon: a label does not extend back across a number. */
function lastValueBefore(line: TextLine, index: number): number {
  for (let at = index - 1; at >= 0; at--) if (/\d/.test(line.tokens[at]!.text)) return at + 1;
  return 0;
}

/** Codes and signs of currencies, as they may be part of a label. */
export const currencyKeys = new Set(
  Object.entries(currencies).flatMap(([code, words]) => [squash(code), ...words.map(squash)]),
);

export function endsInColon(token: Token): boolean {
  return /[:：=]+$/.test(token.text);
}
