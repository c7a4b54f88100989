import {z} from 'zod';
import type {BatchContext} from '../../batch/run/batch-context.js';
import {collectJobs, pendingJobs} from '../../batch/submit/collect-jobs.js';
import {DocextractError, isErrorCode} from '../../contract/errors.js';
import {includeOf} from '../options/shared-flags.js';
import {fetchJobs, type FetchedJob} from '../run/fetch-jobs.js';
import type {Call} from './call.js';
import {firstThatFit, maxReplyChars} from './reply-size.js';
import {RunReply, runReply} from './run-reply.js';
import {failureOnly} from './tool-error.js';
import {defineTool, parameters, replies} from './tool.js';
import {keepWarnings} from './warnings.js';

const Input = z.strictObject({
  job_ids: parameters.jobIds.optional().describe('Ids of jobs; without, all that are not collected yet'),
  format: z.enum(['json', 'csv']).default('json'),
  output: parameters.output
    .optional()
    .describe(
      'Write the results to this folder, within the allowed folders, a file per document or results.csv, instead of the reply',
    ),
  offset: z.int().min(0).default(0).describe('Results to pass over, where a reply did not hold all'),
  wait_seconds: parameters.waitSeconds.default(0),
  confidence: parameters.confidence.optional(),
  provenance: parameters.provenance.optional(),
});
type Input = z.output<typeof Input>;

const Viewed = z.looseObject({
  total: z.number().describe('Results of all jobs asked for'),
  results: z
    .array(z.looseObject({job_id: z.string()}))
    .describe('One for each document: job_id, _file (its name) and the values by field'),
  next_offset: z.number().optional().describe('There are more: call again with this `offset`'),
  csv: z.string().optional(),
  errors: z.array(z.looseObject({job_id: z.string(), code: z.string(), message: z.string()})),
  next: replies.next,
});

/** Of a run that wrote to a folder, or of results in the reply. */
const Output = z.looseObject({...RunReply.partial().shape, ...Viewed.partial().shape});

/** Fetches results, as the command `results` does. */
export const resultsTool = defineTool({
  name: 'results',
  title: 'Results of jobs',
  description:
    'Gives the results of finished jobs: with `output` written to a folder, each named like its source; without, in ' +
    'the reply, as many as fit, `next_offset` for the rest. Costs nothing. Results are deleted 24 hours after a job ' +
    'has ended; a job is collected once its results are written to a folder.',
  inputSchema: Input,
  outputSchema: Output,
  annotations: {readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true},
  async act(input, call, world) {
    const directory = input.output === undefined ? undefined : await world.folders.output(input.output);
    const {tell, warnings} = keepWarnings(call.tell);
    return world.session.run({...call, tell}, async (batch) => {
      await batch.ledger.refresh();
      const {ledger, service, account} = batch;
      const ids = input.job_ids ?? pendingJobs(ledger, service, account).map(({job_id}) => job_id);
      if (ids.length === 0)
        throw new DocextractError('nothing_to_do', 'no job is waiting to be collected', {
          hint: 'Name jobs in `job_ids`, or call `submit`.',
        });
      if (directory === undefined) return view(ids, {input, call}, batch);
      const report = await collectJobs(
        ids,
        {
          output: {directory, format: input.format},
          include: includeOf(input),
          wait: input.wait_seconds > 0,
          waitMs: input.wait_seconds * 1000,
        },
        batch,
      );
      return runReply(report, {directory, warnings});
    });
  },
});

async function view(
  ids: string[],
  {input, call}: {input: Input; call: Call},
  batch: BatchContext,
): Promise<z.input<typeof Viewed>> {
  const {format, offset, wait_seconds: waitSeconds} = input;
  if (format === 'csv' && ids.length > 1)
    throw new DocextractError('usage', 'the CSV of several jobs needs a folder', {
      hint: 'Name it as `output`, or one job in `job_ids`.',
    });
  const jobs = await fetchJobs(
    ids,
    {format, include: includeOf(input), wait: waitSeconds > 0, waitMs: waitSeconds * 1000},
    {...batch, stop: batch.stop ?? call.stop},
  );
  const errors = jobs.flatMap(({job_id, error}) => (error === undefined ? [] : [{job_id, ...error}]));
  const [only] = errors;
  if (only !== undefined && errors.length === jobs.length) throw asError(only);
  return format === 'csv' ? csvReply(jobs) : pageOf(jobs, {offset, errors});
}

type Failed = {job_id: string} & NonNullable<FetchedJob['error']>;

function csvReply([job]: FetchedJob[]): z.input<typeof Viewed> {
  const csv = job?.csv ?? '';
  if (csv.length <= maxReplyChars) return {total: 1, results: [], errors: [], csv};
  throw new DocextractError('too_large', `the CSV has ${csv.length} characters, more than a reply holds`, {
    hint: 'Call again with `output`, which writes results.csv there; or with `format` json, which comes in parts.',
  });
}

function pageOf(
  jobs: FetchedJob[],
  {offset, errors}: {offset: number; errors: Failed[]},
): z.input<typeof Viewed> {
  const all = jobs.flatMap(({job_id, results = []}) => results.map((result) => ({job_id, ...result})));
  const told = firstThatFit(
    errors.map(({job_id, ...error}) => ({job_id, ...failureOnly(error)})),
    maxReplyChars / 6,
  );
  const results: ({job_id: string} & Record<string, unknown>)[] = firstThatFit(
    all.slice(offset),
    maxReplyChars - JSON.stringify(told).length,
  );
  const next = all[offset];
  // A result too large for any reply is replaced by a note, so that the client can go on to the next.
  if (results.length === 0 && next !== undefined)
    results.push({
      job_id: next.job_id,
      ...('_file' in next && {_file: next._file}),
      too_large: `this result has ${JSON.stringify(next).length} characters, more than a reply holds: call with \`output\``,
    });
  const end = offset + results.length;
  return {total: all.length, results, ...(end < all.length && {next_offset: end}), errors: told};
}

function asError({code, message, hint}: Failed): DocextractError {
  if (!isErrorCode(code)) return new DocextractError('internal', message);
  return new DocextractError(code, message, {...(hint !== undefined && {hint})});
}
