import type {Problem as ProblemBody} from '../../../../contract/problem.js';

/** A reply that says what went wrong; `code` is stable, `hint` is the next step. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly hint: string | undefined;

  constructor(status: number, body: Partial<ProblemBody>) {
    super(body.detail ?? body.title ?? `The service answered ${status}.`);
    this.name = 'Problem';
    this.status = status;
    this.code = body.code ?? 'bad_reply';
    this.hint = body.hint;
  }
}

/** Nothing was answered: the service is stopped, or the network is down. */
export function unreachable(): Problem {
  return new Problem(0, {
    code: 'unreachable',
    detail: 'The service did not answer.',
    hint: 'Check that docextract is still running, then try again.',
  });
}

/** The problem of a reply's text; what is no problem+json keeps its status alone. */
export function problemOf(status: number, text: string): Problem {
  try {
    const body: unknown = JSON.parse(text);
    return new Problem(status, typeof body === 'object' && body !== null ? body : {});
  } catch {
    return new Problem(status, {});
  }
}

/** Somebody else changed the thing since it was read. */
export function isConflict(thrown: unknown): boolean {
  return thrown instanceof Problem && thrown.status === 412;
}

/** The service was not reached or could not do it now: the same request may succeed later. */
export function mayBeSentAgain(thrown: unknown): boolean {
  return !(thrown instanceof Problem) || thrown.status === 0 || thrown.status === 429 || thrown.status >= 500;
}
