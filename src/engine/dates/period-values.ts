import {findPeriods, isOfDays} from '../values/period.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import {wordsOfName} from '../query/meaning/field-concept.js';
import type {ScoredValue} from '../scoring/scored-value.js';
import {boxOfPiece, legibilityFactor} from '../page-view/line-range.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import {valueRegionsOf} from '../labels/value-regions.js';
import {sensesOf} from '../query/meaning/word-senses.js';
import type {TextLine} from '../page-view/document-view.js';
import {certain, possible} from '../levels.js';

/**
 * Candidates for the first or last day (`query.edge`) of the period a document is about: "Billing period May 1 – May
 * 31, 2025". Read behind a label for a period; without one, only if all periods of the document give the same day.
 */
export function periodCandidates(query: ConceptQuery, document: ReadDocument): ScoredValue[] {
  if (query.edge === undefined || !isOfPaper(query)) return [];
  const labelled = [...document.detectedLabels.values()].flat().flatMap((detectedLabel) => {
    if (!detectedLabel.concepts.has('period')) return [];
    const at = detectedLabel.line.tokens[detectedLabel.to - 1]!.end;
    const places = valueRegionsOf(detectedLabel, document.detectedLabels).slice(0, 3);
    const inside = [{line: detectedLabel.line, start: at, end: detectedLabel.line.text.length}, ...places];
    return inside.flatMap((place) => candidatesIn(query, place, {document, score: certain})).slice(0, 1);
  });
  if (labelled.length > 0) return labelled;
  const anywhere = document.view.lines
    .filter(({text}) => (text.match(/\d{4}/g)?.length ?? 0) > 0)
    .flatMap((line) =>
      candidatesIn(query, {line, start: 0, end: line.text.length}, {document, score: possible, days: true}),
    );
  return new Set(anywhere.map(({value}) => value)).size === 1 ? anywhere.slice(0, 1) : [];
}

/**
 * Whether a query asks for a period of the document ("Period start", "end of the billing period"), not for the end of
 * a contract.
 */
function isOfPaper({field, type, concept}: ConceptQuery): boolean {
  if ((type !== 'date' && type !== 'text') || (concept !== undefined && concept !== 'period')) return false;
  return sensesOf(`${wordsOfName(field.name)} ${field.prompt ?? ''}`).senses.has('period');
}

interface PeriodPlace {
  line: TextLine;
  start: number;
  end: number;
}

function candidatesIn(
  query: ConceptQuery,
  {line, start, end}: PeriodPlace,
  {document, score, days = false}: {document: ReadDocument; score: number; days?: boolean},
): ScoredValue[] {
  return findPeriods(line.text.slice(start, end), document.view.numberLocale)
    .filter((period) => !days || isOfDays(period))
    .map((hit) => {
      const piece = {line, start: start + hit.start, end: start + hit.end};
      return {
        query,
        value: query.edge === 'end' ? hit.value.end : hit.value.start,
        raw: line.text.slice(piece.start, piece.end),
        score: score * hit.quality * legibilityFactor(piece),
        route: 'pattern' as const,
        lines: [line],
        box: boxOfPiece(piece),
        start: piece.start,
        end: piece.end,
      };
    });
}
