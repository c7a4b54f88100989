import type {Context} from '../../terminal/context.js';
import {workRecords, type WorkRecord, type WorkState} from '../../run/ledger-entries.js';
import {withLedgers} from '../../run/open-ledgers.js';
import {table} from '../../render/table.js';
import type {GlobalOptions} from '../../terminal/talk.js';

export interface ListOptions extends GlobalOptions {
  state?: WorkState[];
}

/** Prints the paid requests and imported jobs of all ledgers, oldest first. Sends no request. */
export async function runList(options: ListOptions, context: Context): Promise<void> {
  const {out, io} = context;
  const records = await withLedgers(options, context, (ledgers) =>
    Promise.resolve(ledgers.flatMap((ledger) => workRecords(ledger, io.now())).sort(byAge)),
  );
  const wanted = records.filter(({state}) => options.state?.includes(state) ?? true);
  const summary = {total: wanted.length, ...countsOf(wanted)};
  if (options.events === true) {
    wanted.forEach((record) => out.print(JSON.stringify({type: 'job', ...record})));
    return out.print(JSON.stringify({type: 'summary', counts: summary, exit_code: 0}));
  }
  if (options.json === true)
    return out.print(JSON.stringify({jobs: wanted, summary: {counts: summary, exit_code: 0}}, null, 2));
  if (wanted.length === 0) return;
  const header = ['ID', 'STATE', 'SUBMITTED', 'TEMPLATE', 'DOCUMENTS', 'RESULTS UNTIL', 'SOURCE'];
  const width = io.stdout.columns ?? Number.POSITIVE_INFINITY;
  table(header, wanted.map(row), width).forEach((line) => out.print(line));
}

/** Oldest first, over all ledgers. */
function byAge(one: WorkRecord, other: WorkRecord): number {
  return Date.parse(one.submitted_at) - Date.parse(other.submitted_at);
}

function countsOf(records: WorkRecord[]): Partial<Record<WorkState, number>> {
  const counts: Partial<Record<WorkState, number>> = {};
  for (const {state} of records) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

function row(record: WorkRecord): string[] {
  const {id, state, submitted_at: at, template, operation, documents, failed, expires_at: until} = record;
  return [
    id,
    state,
    minute(at),
    template ?? (operation === 'imported' ? '–' : operation),
    documents === 0 ? '' : failed > 0 ? `${documents}, ${failed} failed` : String(documents),
    until === undefined ? '' : minute(until),
    sourcesOf(record),
  ];
}

/** `2026-01-31 14:05Z` */
function minute(iso: string): string {
  return `${iso.slice(0, 16).replace('T', ' ')}Z`;
}

function sourcesOf({sources}: WorkRecord): string {
  const [first] = sources;
  if (first === undefined) return '';
  return sources.length === 1 ? first.source : `${first.source} and ${sources.length - 1} more`;
}
