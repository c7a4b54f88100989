import type {Client} from '../../client/client.js';
import {DocextractError} from '../../contract/errors.js';
import type {JobRecord} from '../render/job-record.js';
import {exitCodeOf, type ExitCode} from '../terminal/exit-codes.js';
import {jobFailureRecord} from './job-failure-record.js';

/** The status of each job, in the order of the ids; a few requests at a time, to spare the service. */
export async function requestStatuses(
  client: Client,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<JobRecord[]> {
  const waiting = ids.map((id, place) => ({id, place}));
  const records: JobRecord[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const {id, place} = next;
      records[place] = await client.status(id, {signal}).catch((error: unknown) => {
        if (!(error instanceof DocextractError) || stopsAll.includes(exitCodeOf(error.code))) throw error;
        return {job_id: id, error: jobFailureRecord(error)};
      });
    }
  };
  await Promise.all(Array.from({length: 4}, work));
  return records;
}

/** Exit codes after which further requests would fail the same way: key refused, interrupted. */
const stopsAll: readonly ExitCode[] = [4, 130, 143];
