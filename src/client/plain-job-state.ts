import {normaliseStatus} from '../contract/job-status.js';
import type {DocumentCounts, JobState} from '../contract/jobs.js';
import {isRecord} from '../contract/records.js';

const names: ReadonlySet<string> = new Set([
  'job_id',
  'template_id',
  'template_version',
  'status',
  'documents',
  'created_at',
  'completed_at',
  'expires_at',
]);

/**
 * What `ForeignJobState` makes of the usual reply to `GET /job-status`, without a schema: each name one of the interface, each
 * value of its type, nothing failed. `undefined` for any other body, which the schema has to judge.
 */
export function plainJobState(body: unknown): JobState | undefined {
  if (!isRecord(body) || !Object.keys(body).every((name) => names.has(name))) return undefined;
  const {job_id, template_id, template_version, status, documents, ...times} = body;
  if (typeof job_id !== 'string' || typeof status !== 'string') return undefined;
  if (!isTextOrNone(template_id) || !Object.values(times).every(isTextOrNone)) return undefined;
  if (template_version !== undefined && !(isWhole(template_version) && template_version >= 1))
    return undefined;
  if (documents !== undefined && !isCounts(documents)) return undefined;
  return {
    job_id,
    ...(template_id !== undefined && {template_id}),
    ...(template_version !== undefined && {template_version}),
    status: normaliseStatus(status),
    ...(documents !== undefined && {documents}),
    ...times,
  };
}

function isTextOrNone(value: unknown): value is string | null | undefined {
  return value === undefined || value === null || typeof value === 'string';
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isCounts(value: unknown): value is DocumentCounts {
  if (!isRecord(value) || Object.keys(value).length !== 3) return false;
  return isWhole(value.total) && isWhole(value.done) && isWhole(value.failed);
}
