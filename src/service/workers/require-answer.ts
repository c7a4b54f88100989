import type {FastifyBaseLogger} from 'fastify';
import {DocextractError, isErrorCode} from '../../contract/errors.js';
import {loggableReason, stackFrames} from '../logging/log-safe.js';
import {namedFailure} from './named-failure.js';
import type {WorkerOutcome} from './start-worker.js';

interface AskedFor {
  /** Key of the document's file, which messages must not name. */
  file: string;
  /** The document's own name. */
  name: string;
  log: FastifyBaseLogger;
}

/** The answer of a worker to a request that waits for it. Throws an error that explains the failure otherwise. */
export function requireAnswer<Answer>(outcome: WorkerOutcome<Answer>, {file, name, log}: AskedFor): Answer {
  switch (outcome.type) {
    case 'done':
      return outcome.answer;
    case 'failed': {
      if (outcome.stack !== undefined) log.error({stack: stackFrames(outcome.stack)}, 'the engine failed');
      const code = isErrorCode(outcome.code) ? outcome.code : 'internal';
      throw new DocextractError(code, namedFailure(outcome.message, {file, name}), {hint: outcome.hint});
    }
    case 'lost':
      log.error({reason: loggableReason(outcome.reason)}, 'a worker was lost');
      throw outcome.how === 'killed' ? killed() : broughtDown();
    case 'unstarted':
      log.error({reason: loggableReason(outcome.reason)}, 'no worker could be started');
      throw new DocextractError('unavailable', 'No worker could be started to read the document.', {
        retryAfterSeconds: 5,
        hint: 'Try again in a moment, or submit a job instead.',
      });
    case 'refused':
      throw outcome.reason;
    case 'stopped':
      throw new DocextractError('unavailable', 'The service is stopping.', {retryAfterSeconds: 5});
  }
}

function killed(): DocextractError {
  return new DocextractError(
    'unavailable',
    'The worker was killed from outside while it read the document.',
    {
      retryAfterSeconds: 5,
      hint: 'Try again in a moment. If it happens again, the machine may be short of memory.',
    },
  );
}

function broughtDown(): DocextractError {
  return new DocextractError(
    'unreadable_document',
    'The document could not be read: it brought the reader down.',
    {
      hint: 'Open it and save it anew; a document that takes very long is better submitted as a job.',
    },
  );
}
