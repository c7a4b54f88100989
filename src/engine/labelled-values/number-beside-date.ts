import {heightOf} from '../box.js';
import type {ConceptName} from '../knowledge/concepts/concepts.js';
import type {Candidate} from '../scoring/scored-value.js';
import type {ReadDocument} from '../read-document.js';
import type {Spot} from '../labels/label-detection.js';
import type {TextLine} from '../page-view/document-view.js';

/** What stands beside what: number and date of a document. */
const neighbours: Partial<Record<ConceptName, ConceptName>> = {
  invoice_number: 'issue_date',
  issue_date: 'invoice_number',
};

/**
 * "Nummer", "Document" and "Date" label many things. Beside each other, or right above, they label the number and the
 * date of the document: such candidates are lifted.
 */
export function besideTheDate(candidates: Candidate[], document: ReadDocument): Candidate[] {
  return candidates.map((candidate) => {
    const {ask, spot, score} = candidate;
    const neighbour = ask.concept && neighbours[ask.concept];
    if (ask.concept === undefined || neighbour === undefined || spot === undefined || score > 0.8)
      return candidate;
    const isVague = (spot.concepts.get(ask.concept) ?? 0) < 1;
    const isBeside = isVague && standsBeside(spot, neighbour, document);
    return isBeside ? {...candidate, score: lift(score)} : candidate;
  });
}

function lift(score: number): number {
  return Math.min(0.8, 1.4 * score);
}

function standsBeside({line, box}: Spot, neighbour: ConceptName, {spots}: ReadDocument): boolean {
  const {rows} = line.page;
  const isNeighbour = (other: Spot) => other.concepts.has(neighbour) && other.standing >= 0.6;
  if (labelsOf(rows[line.row]!).some(isNeighbour)) return true;
  const near = rows.slice(Math.max(0, line.row - 1), line.row + 2).flat();
  return labelsOf(near).some(
    (other) => isNeighbour(other) && Math.abs(other.box.left - box.left) < heightOf(box),
  );

  function labelsOf(lines: TextLine[]): Spot[] {
    return lines.flatMap((one) => spots.get(one)!);
  }
}
