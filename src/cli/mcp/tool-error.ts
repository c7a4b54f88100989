import {DocextractError, isErrorCode, type ErrorCode} from '../../contract/errors.js';
import type {Failure} from '../../batch/model/outcome.js';
import type {FailureRecord} from '../render/failure.js';

/** The next step in the terms of the tools, where that of the command line names its options. */
const nextSteps: Partial<Record<ErrorCode, string>> = {
  over_budget:
    'What is done is not paid again. Ask the user to start the server with a higher --max-credits; a document whose pages cannot be counted can only be sent in a terminal.',
  out_of_credits: 'Ask the user to top up the account; then call again: what is done is not paid again.',
  not_finished: 'Call `results` with the job id, and `wait_seconds` to wait for it.',
  in_flight: 'Call again in a while.',
  locked: 'Another process holds it: call again in a while.',
  unknown_outcome:
    'It was sent and may be paid; it is not sent again. Ask the user to look into the account: `--retry-unknown` in a terminal sends it again.',
  paid_before:
    'It was paid, and its result is gone: ask the user whether to pay again in a terminal, with --force.',
  results_expired:
    'Results are deleted 24 hours after a job ends: ask the user whether to pay again in a terminal, with --force.',
  interrupted: 'Call again: what is done is not paid again.',
  terminated: 'Call again: what is done is not paid again.',
};

/** Options in hints that are parameters of the tools. */
const parameters: readonly [RegExp, string][] = [
  [/`docextract submit` with (?=--(?:per-file|retry-failed))/g, '`submit` with '],
  [/--retry-failed/g, '`retry_failed`'],
  [
    /(?:Replace them with --overwrite, or give|--overwrite, or) another folder(?: with -o)?/g,
    'Give another folder as `output`',
  ],
  [/"?docextract results (?:-o DIR )?(\S+?)"?(?=[ :;]|$)/g, '`results` with job $1'],
  [/"?docextract watch (\S+?)"?(?=[ :;]|$)/g, '`results` with job $1 and `wait_seconds`'],
  [/--(?:per-file)/g, '`per_file`'],
  [/use "submit"/g, 'use `submit`'],
];

/** A failure with its next step in the terms of the tools. */
export function inToolTerms<Told extends Failure>(failure: Told): Plain<Told> {
  const hint = nextSteps[failure.code] ?? failure.hint;
  const told = {...failure, message: inParameters(failure.message)};
  return hint === undefined ? told : {...told, hint: inParameters(hint)};
}

/** The failure of a record without its exit code, which means nothing to a client. */
export function failureOnly({code, message, hint}: Omit<FailureRecord, 'exit_code'>) {
  const failure = {code, message, ...(hint !== undefined && {hint})};
  return isErrorCode(code) ? inToolTerms({...failure, code}) : failure;
}

/** The same properties as an object type of its own, which fits a schema that lets further ones pass. */
type Plain<Told> = {[Key in keyof Told]: Told[Key]};

function inParameters(text: string): string {
  return parameters.reduce((told, [option, parameter]) => told.replace(option, parameter), text);
}

/** The text of a tool error: code and message, then the next step. For a bug, the message alone. */
export function errorText(error: unknown): string {
  if (!(error instanceof DocextractError))
    return `this is a bug in docextract: ${error instanceof Error ? error.message : String(error)}`;
  const {code, message, hint} = error;
  return failureText({code, message, ...(hint !== undefined && {hint})});
}

/** `code: message`, and a line with the next step in the terms of the tools, if there is one. */
export function failureText(failure: Failure): string {
  const {code, message, hint} = inToolTerms(failure);
  return [`${code}: ${message}`, ...(hint === undefined ? [] : [`next: ${hint}`])].join('\n');
}
