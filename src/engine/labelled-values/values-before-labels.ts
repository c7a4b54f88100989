import {postposed} from '../knowledge/languages/gathered/postposed.js';
import {findValues} from '../values/find-values.js';
import {fold} from '../values/fold.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import type {ScoredValue} from '../scoring/scored-value.js';
import {boxOfPiece, legibilityFactor} from '../page-view/line-range.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import type {TextLine} from '../page-view/document-view.js';
import {certain} from '../levels.js';

/** Candidates for values directly before their label: "12-06-2019 tarihli 13327/19 nolu fatura". */
export function postposedCandidates(query: ConceptQuery, document: ReadDocument): ScoredValue[] {
  const phrases = (query.concept && postposed[query.concept]) ?? [];
  return document.view.lines.flatMap((line) =>
    phrases.flatMap((phrase) =>
      before(phrase, line).flatMap((end) => candidateAt(query, {line, end, document})),
    ),
  );
}

/** Offsets at which a phrase begins in a line. It is compared word by word, as folding may change lengths. */
function before(phrase: string, line: TextLine): number[] {
  const length = phrase.split(' ').length;
  return line.tokens.flatMap((token, index) => {
    const words = line.tokens.slice(index, index + length);
    const text = fold(words.map((word) => word.text).join(' ')).replace(/[.,:;]$/, '');
    return text === phrase ? [token.start] : [];
  });
}

function candidateAt(
  query: ConceptQuery,
  {line, end, document}: {line: TextLine; end: number; document: ReadDocument},
): ScoredValue[] {
  const hit = findValues(query.type, line.text.slice(0, end), document.view.numberLocale).at(-1);
  if (hit === undefined || end - hit.end > 2) return [];
  const piece = {line, start: hit.start, end: hit.end};
  return [
    {
      query,
      value: hit.value,
      raw: hit.raw,
      score: certain * hit.quality * legibilityFactor(piece),
      route: 'pattern',
      lines: [line],
      box: boxOfPiece(piece),
      start: hit.start,
      end: hit.end,
    },
  ];
}
