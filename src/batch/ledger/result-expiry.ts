import {limits} from '../../contract/limits.js';
import type {LedgerJob} from './ledger-state.js';

type Dates = Pick<LedgerJob, 'expires_at' | 'submittedMs'>;

/** The earliest time at which a job's results expire: as the service reported, else 24 hours after submission. */
export function earliestExpiryMs({expires_at, submittedMs}: Dates): number {
  return toldMs(expires_at) ?? submittedMs + limits.retentionMs;
}

/**
 * The time by which a job that the service does not find has ended: as the service reported, else with the longest
 * review, since results are kept from the end of a job.
 */
export function latestExpiryMs({expires_at, submittedMs}: Dates): number {
  return toldMs(expires_at) ?? submittedMs + limits.reviewHours * 60 * 60 * 1000 + limits.retentionMs;
}

/** Whether a job's results have expired by the time that the service reported; false when it reported none. */
export function hasExpired({expires_at}: Pick<Dates, 'expires_at'>, nowMs: number): boolean {
  const told = toldMs(expires_at);
  return told !== undefined && told <= nowMs;
}

function toldMs(expiresAt = ''): number | undefined {
  const told = Date.parse(expiresAt);
  return Number.isNaN(told) ? undefined : told;
}
