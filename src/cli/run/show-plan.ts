import {planBatch, type PlannedDocument} from '../../batch/plan/dry-run.js';
import type {Context} from '../terminal/context.js';
import {withLedgerOf} from './open-ledgers.js';
import type {PreparedRun} from './prepared-run.js';
import {counted} from '../../contract/counted.js';
import {formatBytes} from '../render/progress-state.js';
import {table} from '../render/table.js';
import {createTalk} from '../terminal/talk.js';

/** `pages` is `null` where the page count is unknown before the document is sent. */
type Planned = Omit<PlannedDocument, 'pages'> & {pages: number | null};

/** Shows what would be sent and its cost: one credit a page. Reads only the ledger. */
export async function showPlan(prepared: PreparedRun, context: Context): Promise<void> {
  const {selection, options} = prepared;
  const documents = await plan(prepared, context);
  const refused = selection.findings.filter(({severity}) => severity === 'refused');
  const summary = {...summarisePlan(documents, refused.length), exit_code: 0};
  const {out, io} = context;
  if (options.events === true) {
    documents.forEach((document) => out.print(JSON.stringify({type: 'planned_document', ...document})));
    return out.print(JSON.stringify({type: 'summary', ...summary}));
  }
  if (options.json === true) return out.print(JSON.stringify({documents, refused, summary}, null, 2));
  table(
    ['KIND', 'SIZE', 'PAGES', 'PLAN', 'DOCUMENT'],
    documents.map(rowOf),
    io.stdout.columns ?? Infinity,
  ).forEach((line) => out.print(line));
  const talk = createTalk(options, context);
  refused.forEach(({source, message}) => talk.warn(`${source} would not be sent: ${message}`));
  talk.info(sentenceOf(summary));
}

async function plan({selection, options, settings, work}: PreparedRun, context: Context): Promise<Planned[]> {
  const {force, retryFailed, retryUnknown, perFile} = options;
  const planned = await withLedgerOf(settings, context, (known) =>
    planBatch(
      selection,
      {work, force, retryFailed, retryUnknown, perFile},
      {...known, tell: () => undefined, now: context.io.now},
    ),
  );
  return planned.map((document) => ({...document, pages: document.pages ?? null}));
}

interface PlanSummary {
  /** Would be sent. */
  documents: number;
  /** Of these, repetitions of requests with unknown outcome, where the service answers a repetition once. */
  repeated: number;
  /** Not sent: known to the ledger, or duplicates of others. */
  skipped: number;
  refused: number;
  bytes: number;
  /** `null` where not all can be counted. */
  pages: number | null;
  credits: number | null;
  credits_at_least: number;
  pages_unknown_of: number;
}

/** Totals of a plan: what would be sent, and its cost. `refused`: files that are no documents. */
export function summarisePlan(planned: Planned[], refused: number): PlanSummary {
  const sent = planned.filter(({action}) => action === 'send' || action === 'repeat');
  const knownPages = sent.reduce((sum, {pages}) => sum + (pages ?? 0), 0);
  const unknown = sent.filter(({pages}) => pages === null).length;
  return {
    documents: sent.length,
    repeated: sent.filter(({action}) => action === 'repeat').length,
    skipped: planned.length - sent.length,
    refused,
    bytes: sent.reduce((sum, {bytes}) => sum + bytes, 0),
    pages: unknown === 0 ? knownPages : null,
    credits: unknown === 0 ? knownPages : null,
    credits_at_least: knownPages,
    pages_unknown_of: unknown,
  };
}

function rowOf({kind, sent_as: to, bytes, pages, action, source}: Planned): string[] {
  return [
    to === undefined ? kind : `${kind} as ${to}`,
    formatBytes(bytes),
    pages === null ? 'unknown' : String(pages),
    words[action],
    source,
  ];
}

/** Short descriptions of planned actions. */
const words: Record<PlannedDocument['action'], string> = {
  send: 'send',
  repeat: 'unknown, repeated where that is safe',
  twin: 'same content',
  collect: 'fetch results',
  done: 'done before',
  failed: 'failed before',
  unknown: 'unknown, not sent',
  running: 'being sent',
  unreadable: 'cannot be read',
};

function sentenceOf(summary: PlanSummary): string {
  const {documents, repeated, skipped, credits, credits_at_least, pages_unknown_of} = summary;
  const cost =
    credits === null
      ? `at least ${counted(credits_at_least, 'credit')}, not counting ${counted(pages_unknown_of, 'document')} whose pages are unknown`
      : counted(credits, 'credit');
  const known = skipped === 0 ? '' : `; ${skipped} would not be sent again`;
  const again =
    repeated === 0 ? '' : `; ${repeated} of them again, only where the service answers a repetition once`;
  return `${counted(documents, 'document')} would be sent: ${cost}${again}${known}; nothing was sent`;
}
