import {heightOf} from '../box.js';
import type {ConceptName} from '../knowledge/concepts/concepts.js';
import type {ScoredValue} from '../scoring/scored-value.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import {isLikelyLabel, type DetectedLabel} from '../labels/label-detection.js';
import type {TextLine} from '../page-view/document-view.js';
import {lifted, likely} from '../levels.js';

/** Labels that occur in pairs: number and date of a document. */
const neighbours: Partial<Record<ConceptName, ConceptName>> = {
  invoice_number: 'issue_date',
  issue_date: 'invoice_number',
};

/**
 * Raises the score of values with a vague label ("Nummer", "Document", "Date") that is beside or above its partner:
 * as a pair, such labels mean the number and the date of the document.
 */
export function boostPairedLabels(candidates: ScoredValue[], document: ReadDocument): ScoredValue[] {
  return candidates.map((candidate) => {
    const {query, detectedLabel, score} = candidate;
    const neighbour = query.concept && neighbours[query.concept];
    if (
      query.concept === undefined ||
      neighbour === undefined ||
      detectedLabel === undefined ||
      score > likely
    )
      return candidate;
    const isVague = (detectedLabel.concepts.get(query.concept) ?? 0) < 1;
    const isBeside = isVague && standsBeside(detectedLabel, neighbour, document);
    return isBeside ? {...candidate, score: Math.min(likely, lifted(score))} : candidate;
  });
}

function standsBeside(
  {line, box}: DetectedLabel,
  neighbour: ConceptName,
  {detectedLabels}: ReadDocument,
): boolean {
  const {rows} = line.page;
  const isNeighbour = (other: DetectedLabel) => other.concepts.has(neighbour) && isLikelyLabel(other);
  if (labelsOf(rows[line.row]!).some(isNeighbour)) return true;
  const near = rows.slice(Math.max(0, line.row - 1), line.row + 2).flat();
  return labelsOf(near).some(
    (other) => isNeighbour(other) && Math.abs(other.box.left - box.left) < heightOf(box),
  );

  function labelsOf(lines: TextLine[]): DetectedLabel[] {
    return lines.flatMap((one) => detectedLabels.get(one)!);
  }
}
