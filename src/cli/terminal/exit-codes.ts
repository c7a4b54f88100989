import type {ErrorCode} from '../../contract/errors.js';

/** Exit codes. They are part of the interface: only added, never changed. */
export const exitCodes = {
  0: 'all done',
  1: 'a bug in docextract',
  2: 'used wrongly; nothing was sent',
  3: 'some documents failed',
  4: 'API key missing or refused',
  5: 'try again later (network, 429, 5xx)',
  6: 'every document failed, or the job failed',
  7: 'out of credits, or the limit given is reached',
  8: 'not finished yet; the job goes on',
  9: 'nothing to do (only with --fail-if-empty)',
  10: 'job, template or key unknown, or results expired',
  11: 'another run holds the lock',
  12: 'outcome of a paid request unknown',
  13: 'cannot read input or write output',
  14: 'results not assigned (paid; the raw reply is kept)',
  15: 'needs review (only with --review-below)',
  130: 'interrupted (Ctrl-C)',
  143: 'terminated (SIGTERM)',
} as const;

export type ExitCode = keyof typeof exitCodes;

const exitOfError: Record<ErrorCode, ExitCode> = {
  invalid_request: 6,
  unauthorized: 4,
  out_of_credits: 7,
  forbidden: 4,
  template_not_active: 6,
  not_found: 10,
  not_finished: 8,
  in_flight: 5,
  results_expired: 10,
  changed_meanwhile: 5,
  too_large: 6,
  unsupported_kind: 6,
  unreadable_document: 6,
  idempotency_mismatch: 6,
  precondition_required: 6,
  rate_limited: 5,
  internal: 5,
  unavailable: 5,

  unreachable: 5,
  read_failed: 5,
  bad_reply: 5,
  unknown_outcome: 12,
  not_assigned: 14,
  schema_error: 3,
  paid_before: 2,

  usage: 2,
  nothing_to_do: 9,
  cannot_read: 13,
  cannot_write: 13,
  locked: 11,
  missing_package: 2,
  job_failed: 6,
  some_failed: 3,
  all_failed: 6,
  over_budget: 7,
  interrupted: 130,
  terminated: 143,
};

/** Precedence, when several apply. */
const precedence: readonly ExitCode[] = [1, 2, 130, 143, 4, 7, 12, 14, 11, 13, 5, 3, 6, 10, 15, 8, 9, 0];

export function exitCodeOf(code: ErrorCode): ExitCode {
  return exitOfError[code];
}

/** The foremost of several codes; 0 without any. */
export function foremostExitCode(codes: Iterable<ExitCode>): ExitCode {
  const present = new Set(codes);
  return precedence.find((code) => present.has(code)) ?? 0;
}

/** The block at the end of each help text: these codes, or all of them. */
export function exitCodesHelp(codes: readonly ExitCode[] = allExitCodes()): string {
  return ['EXIT CODES', ...codes.map((code) => `  ${String(code).padStart(3)}  ${exitCodes[code]}`)].join(
    '\n',
  );
}

/** Every exit code, in ascending order. */
export function allExitCodes(): ExitCode[] {
  return Object.keys(exitCodes).map((code) => Number(code) as ExitCode);
}
