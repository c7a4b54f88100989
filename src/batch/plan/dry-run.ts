import pMap from 'p-map';
import type {BatchContext} from '../run/batch-context.js';
import type {KnownWork} from '../ledger/ledger.js';
import type {ResumeOptions} from '../model/run-options.js';
import {convertedKind, type ConvertedKind, type DocumentKind} from '../../contract/documents.js';
import {sendFormOf} from '../run/convert-tasks.js';
import {countPages} from '../scan/count-pages.js';
import type {Scan} from '../scan/scan.js';
import {tasksOf} from '../run/deduplicate-documents.js';
import {findWork, claimPolicy, mayRepeat} from './resume-plan.js';
import type {Work} from '../model/work.js';
import {mustExist} from '../../contract/must-exist.js';

/**
 * What a run would do with a document. `send` costs credits; `repeat` may: its outcome is unknown, and it is sent
 * again where the service answers a repetition under the same key only once; `twin` has the content of a document
 * that is sent already; `collect` belongs to a job whose results are still to be fetched; the others are states of
 * the ledger.
 */
export interface PlannedDocument {
  source: string;
  kind: DocumentKind;
  /** What it would be converted to, because the service does not take its kind. */
  sent_as?: ConvertedKind;
  bytes: number;
  /** `undefined` is unknown, not 0. */
  pages: number | undefined;
  action: 'send' | 'repeat' | 'twin' | 'collect' | 'done' | 'failed' | 'unknown' | 'running' | 'unreadable';
}

/** Without a ledger, every document is new. */
export type PlanContext = Pick<BatchContext, 'service' | 'rests' | 'tell' | 'signal' | 'now'> & {
  ledger?: Pick<BatchContext['ledger'], 'refresh' | 'find'>;
};

/** What a run would send, in the order of the scan. Sends nothing and makes no request. */
export async function planBatch(
  scan: Scan,
  options: ResumeOptions & {work: Work},
  context: PlanContext,
): Promise<PlannedDocument[]> {
  const {ledger, service} = context;
  await ledger?.refresh();
  const {tasks} = await tasksOf(scan.documents, {work: options.work, service, context});
  const isFree = claimPolicy(options);
  const actions = new Map<string, PlannedDocument['action']>();
  const known = new Map(tasks.map((task) => [task.identity, ledger && findWork(task, ledger)]));
  const documentsOf = countBy([...known.values()].map((one) => one?.entry));
  for (const {identity, sources} of tasks) {
    const it = known.get(identity);
    const isRepeated =
      it?.state === 'unknown' &&
      mayRepeat(it.entry, {
        documents: mustExist(documentsOf.get(it.entry), 'documents of the ledger entry'),
        work: options.work,
        nowMs: context.now(),
      });
    const action = isRepeated && !isFree(it) ? 'repeat' : actionFor(it, isFree);
    for (const [index, source] of sources.entries())
      actions.set(source, (action === 'send' || action === 'repeat') && index > 0 ? 'twin' : action);
  }
  const form = sendFormOf(options.work, context);
  const sentAs = (kind: DocumentKind) => {
    const to = convertedKind(kind, form);
    return to === undefined ? {} : {sent_as: to};
  };
  return pMap(
    scan.documents,
    async (document) => ({
      source: document.source,
      kind: document.kind,
      ...sentAs(document.kind),
      bytes: document.size,
      pages: await countPages(document),
      action: actions.get(document.source) ?? 'unreadable',
    }),
    {concurrency: 4},
  );
}

function countBy<T>(items: T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

function actionFor(
  known: KnownWork | undefined,
  isFree: (known: KnownWork | undefined) => boolean,
): PlannedDocument['action'] {
  if (known === undefined || isFree(known)) return 'send';
  return known.state === 'pending' ? 'collect' : known.state;
}
