import {join} from 'node:path';
import type {ProcessOptions, SubmitOptions} from '../../src/batch/model/run-options.js';
import {processBatch} from '../../src/batch/submit/process-batch.js';
import {scan} from '../../src/batch/scan/scan.js';
import {submitAndCollect} from '../../src/batch/submit/submit-and-collect.js';
import {type Answer, json, serveWire} from '../client/wire-server.js';
import {png} from '../service/harness.js';
import {contextFor, folderOf} from './bench.js';

export const work = {operation: 'submit', templateId: 't'} as const;
export const accepted = json({job_id: 'j-1', template_id: 't', static_values: null}, 202);

/** A service of which each operation gives its answers in turn, the last one for ever. */
export async function serve(
  answers: Partial<
    Record<'process' | 'process-agent' | 'process-job' | 'job-status' | 'job-results' | 'templates', Answer[]>
  >,
) {
  const turns = new Map<string, number>();
  const server = await serveWire((request, response, socket) => {
    const operation = /\/v1\/([\w-]+)/.exec(request.url)![1]!;
    const given = answers[operation as keyof typeof answers] ?? [json({error: 'not_found'}, 404)];
    const turn = turns.get(operation) ?? 0;
    turns.set(operation, turn + 1);
    given[Math.min(turn, given.length - 1)]!(request, response, socket);
  });
  const sent = (operation: string) => server.received.filter(({url}) => url.startsWith(`/v1/${operation}`));
  return {...server, key: 'k', sent};
}

export type Served = Awaited<ReturnType<typeof serve>>;

/** Time passes as fast as it is slept. */
export async function fastContext(server: Served, state?: string, laterMs = 0) {
  let nowMs = Date.now() + laterMs;
  const clock = {
    now: () => nowMs,
    random: () => 0.5,
    sleep: async (ms: number, signal?: AbortSignal) => {
      signal?.throwIfAborted();
      nowMs += ms;
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
  const made = await contextFor({...server, client: clock, ...(state !== undefined && {state})});
  return {...made, context: {...made.context, ...clock}, started: nowMs, clock};
}

/** A folder with three documents. */
export const three = () => folderOf({'in/a.png': png('a'), 'in/b.png': png('b'), 'in/c.png': png('c')});

export async function submit(
  server: Served,
  folder: string,
  {inputs = ['in'], ...options}: Partial<SubmitOptions> & {inputs?: string[]} = {},
  state?: string,
  laterMs?: number,
) {
  const found = await scan({cwd: folder, inputs, travel: 'archive'});
  const made = await fastContext(server, state, laterMs);
  const report = await submitAndCollect(
    found,
    {work, output: {directory: join(folder, 'out')}, ...options},
    made.context,
  );
  return {report, ...made};
}

/** Sends each document of the folder `in` on its own. */
export async function process(
  server: Served,
  folder: string,
  {template = 't', ...options}: Partial<ProcessOptions> & {template?: string} = {},
  state?: string,
) {
  const found = await scan({cwd: folder, inputs: ['in'], travel: 'alone'});
  const made = await fastContext(server, state);
  const report = await processBatch(
    found,
    {
      work: {operation: 'process', templateId: template},
      output: {directory: join(folder, 'out')},
      ...options,
    },
    made.context,
  );
  return {report, ...made};
}

/** The reply to a question for the status. */
export const state = (status: string, headers = {}) =>
  json({job_id: 'j-1', template_id: 't', status}, 200, headers);
