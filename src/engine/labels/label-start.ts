import type {TextLine} from '../page-view/document-view.js';

/**
 * Index of the first token of a label, given its colon and the first token behind the previous label. In "Owner: Ann
 * Lee Place of birth: Bath" a value is between them: the label begins behind the widest gap, or else with the last
 * capitalised word.
 */
export function labelStart(
  {tokens, page}: Pick<TextLine, 'tokens' | 'page'>,
  first: number,
  colon: number,
): number {
  const last = tokens[colon]!.key === '' ? colon - 1 : colon;
  if (last <= first) return first;
  const gaps = tokens
    .slice(first + 1, last + 1)
    .map((token, at) => token.box.left - tokens[first + at]!.box.right);
  const widest = Math.max(...gaps);
  if (widest > page.lineHeight) return first + 1 + gaps.lastIndexOf(widest);
  let at = last;
  while (at > first + 1 && /^\p{Ll}/u.test(tokens[at]!.text)) at--;
  if (at < last) return at;
  while (at > first + 2 && /^\p{Ll}/u.test(tokens[at - 1]!.text)) at--;
  return at < last && at > first + 1 ? at - 1 : at;
}
