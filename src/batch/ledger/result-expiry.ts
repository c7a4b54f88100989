import {limits} from '../../contract/limits.js';
import type {LedgerJob} from './ledger-state.js';

/** When a job's results expire: as the service reported, else 24 hours after submission, which is never too late. */
export function expiryMs({expires_at, submittedMs}: Pick<LedgerJob, 'expires_at' | 'submittedMs'>): number {
  const told = Date.parse(expires_at ?? '');
  return Number.isNaN(told) ? submittedMs + limits.retentionMs : told;
}
