import {heightOf} from '../box.js';
import type {Candidate} from './candidate.js';
import type {ReadDocument} from './document.js';
import type {Spot} from './spots.js';
import type {TextLine} from './view.js';

/**
 * "Nummer" and "Document" label many things. Beside or right above the date of the document they label its number: such
 * candidates are lifted.
 */
export function besideTheDate(candidates: Candidate[], document: ReadDocument): Candidate[] {
  return candidates.map((candidate) => {
    const {ask, spot, score} = candidate;
    if (ask.concept !== 'invoice_number' || spot === undefined || score > 0.8) return candidate;
    const isVague = (spot.concepts.get('invoice_number') ?? 0) < 1;
    return isVague && standsBesideDate(spot, document) ? {...candidate, score: lift(score)} : candidate;
  });
}

function lift(score: number): number {
  return Math.min(0.8, 1.4 * score);
}

function standsBesideDate({line, box}: Spot, {spots}: ReadDocument): boolean {
  const {rows} = line.page;
  const isDate = (other: Spot) => other.concepts.has('issue_date') && other.standing >= 0.6;
  if (labelsOf(rows[line.row]!).some(isDate)) return true;
  const near = rows.slice(Math.max(0, line.row - 1), line.row + 2).flat();
  return labelsOf(near).some((other) => isDate(other) && Math.abs(other.box.left - box.left) < heightOf(box));

  function labelsOf(lines: TextLine[]): Spot[] {
    return lines.flatMap((one) => spots.get(one)!);
  }
}
