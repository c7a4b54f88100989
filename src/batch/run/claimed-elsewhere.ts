import {DocextractError} from '../../contract/errors.js';
import type {Failure} from '../model/outcome.js';
import {failureOf} from '../model/batch-report.js';

/** Failure for work claimed by another run, or by another request of this one. */
export function claimedElsewhereFailure(): Failure {
  return failureOf(
    new DocextractError('locked', 'another run is working on this document', {
      hint: 'Its result will be there once that run has ended.',
    }),
  );
}
