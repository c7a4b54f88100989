import type {DocumentOutcome} from '../model/outcome.js';
import type {Tell} from '../model/batch-events.js';

/** Reports once which results could not be assigned, and what would help. */
export function warnOfUnassigned(documents: DocumentOutcome[], tell: Tell): void {
  const count = documents.filter(isUnassigned).length;
  if (count === 0) return;
  tell({
    type: 'warning',
    message:
      `the service does not say which document each of ${count} ${count === 1 ? 'result' : 'results'} belongs to: ` +
      'they are written by number, in the order of its reply',
    hint:
      'the same command with --trust-order assigns them in the order of the documents, without paying again; ' +
      'submitting with --per-file is exact',
  });
}

function isUnassigned({status, mapping}: DocumentOutcome): boolean {
  return mapping === 'none' && (status === 'succeeded' || status === 'skipped');
}
