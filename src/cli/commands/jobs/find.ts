import type {Ledger} from '../../../batch/ledger/ledger.js';
import {DocextractError} from '../../../contract/errors.js';
import {workRecords, type WorkRecord} from '../../run/ledger-entries.js';

export interface FoundWork {
  ledger: Ledger;
  record: WorkRecord;
}

/** Finds work by id or unique prefix. Throws `not_found`. */
export function findWork(ledgers: Ledger[], id: string, nowMs: number): FoundWork {
  const all = ledgers.flatMap((ledger) =>
    workRecords(ledger, nowMs).map((record): FoundWork => ({ledger, record})),
  );
  const same = all.find(({record}) => record.id === id);
  const alike = all.filter(({record}) => id.length >= 6 && record.id.startsWith(id));
  const found = same ?? (alike.length === 1 ? alike[0] : undefined);
  if (found !== undefined) return found;
  throw new DocextractError(
    'not_found',
    alike.length > 1 ? `${alike.length} ids begin with ${id}` : `the ledger knows no job or request ${id}`,
    {hint: 'see `docextract jobs list`; a job submitted elsewhere comes in with `docextract jobs import`'},
  );
}
