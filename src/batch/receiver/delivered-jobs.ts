import pLimit from 'p-limit';
import type {Ledger} from '../ledger/ledger.js';
import type {SettledDocument} from '../ledger/records.js';
import type {LedgerJob} from '../ledger/ledger-state.js';
import {payloadOf, type StoredDelivery} from './delivery-inbox.js';
import {documentKey} from './kept-documents.js';
import {mustExist} from '../../contract/must-exist.js';

/** Marks jobs as collected in this machine's ledgers once all of their documents were delivered. */
export interface DeliveredJobs {
  /** Records a delivery whose result is on disk. Returns the job when this was its last one. Throws `cannot_write`. */
  note(delivery: StoredDelivery): Promise<string | undefined>;
}

export interface DeliveredJobsOptions {
  /** The ledgers that exist now. */
  ledgers: () => Promise<Ledger[]>;
  /** Deliveries received before this start. */
  earlier: () => Promise<StoredDelivery[]>;
  /** Where the results of a job are. */
  folderOf: (jobId: string) => string;
}

interface Arrival {
  /** It has its own id, by which repetitions are recognised. */
  isNamed: boolean;
  failure?: {code: string; message: string};
  result: string;
}

/**
 * Reads the earlier deliveries once, when the first delivery of a pending job arrives. Handles one delivery at a time.
 */
export function createDeliveredJobs({ledgers, earlier, folderOf}: DeliveredJobsOptions): DeliveredJobs {
  const inTurn = pLimit(1);
  const arrivals = new Map<string, Map<string, Arrival>>();
  let isCaughtUp = false;
  const add = (delivery: StoredDelivery, jobId: string) => {
    if (delivery.result === undefined) return;
    const its = arrivals.get(jobId) ?? new Map<string, Arrival>();
    arrivals.set(jobId, its.set(documentKey(delivery), arrivalOf(delivery, delivery.result)));
  };
  /** Jobs submitted later have no earlier deliveries. */
  const catchUp = async (open: OpenJobs) => {
    isCaughtUp = true;
    for (const delivery of await earlier()) {
      const {job_id: jobId} = payloadOf(delivery);
      if (open.has(jobId)) add(delivery, jobId);
    }
  };
  const note = async (delivery: StoredDelivery) => {
    const {job_id: jobId} = payloadOf(delivery);
    const open = await openJobs(await ledgers());
    const found = open.get(jobId);
    if (found === undefined) return undefined;
    if (!isCaughtUp) await catchUp(open);
    add(delivery, jobId);
    const documents = settledBy(found.job, [...(arrivals.get(jobId)?.values() ?? [])], folderOf(jobId));
    if (documents === undefined) return undefined;
    await found.ledger.collect(jobId, documents);
    arrivals.delete(jobId);
    return jobId;
  };
  return {note: (delivery) => inTurn(() => note(delivery))};
}

type OpenJobs = Map<string, {ledger: Ledger; job: LedgerJob}>;

async function openJobs(ledgers: Ledger[]): Promise<OpenJobs> {
  const open: OpenJobs = new Map();
  for (const ledger of ledgers) {
    await ledger.refresh();
    for (const job of ledger.jobs()) if (!job.collected) open.set(job.job_id, {ledger, job});
  }
  return open;
}

/**
 * Outcomes of a job's documents; `undefined` while not certain. Deliveries do not name documents: of several, the
 * outcome is known only when all have come without a failure, each with an id, so that none counts twice. The
 * contents of a user's archive are unknown here.
 */
function settledBy(job: LedgerJob, arrivals: Arrival[], folder: string): SettledDocument[] | undefined {
  const {documents} = job;
  const [first] = arrivals;
  if (documents.length === 0 || documents.some(({archive}) => archive) || first === undefined)
    return undefined;
  if (documents.length === 1)
    return [
      {
        identity: mustExist(documents[0], 'only document of the delivered job').identity,
        mapping: 'exact',
        ...cameOf(first),
      },
    ];
  const isWhole =
    arrivals.length === documents.length &&
    arrivals.every(({isNamed, failure}) => isNamed && failure === undefined);
  if (!isWhole) return undefined;
  return documents.map(({identity}) => ({identity, state: 'succeeded', mapping: 'none', result: folder}));
}

function cameOf({failure, result}: Arrival): Pick<SettledDocument, 'state' | 'result' | 'error'> {
  return failure === undefined ? {state: 'succeeded', result} : {state: 'failed', error: failure};
}

function arrivalOf(delivery: StoredDelivery, result: string): Arrival {
  const {result: fields, error} = payloadOf(delivery);
  const hasFailed = fields === null || fields === undefined;
  return {
    isNamed: delivery.headers['webhook-id'] !== undefined,
    result,
    ...(hasFailed && {failure: failureIn(error)}),
  };
}

function failureIn(error: unknown): {code: string; message: string} {
  const {code, message} = (error ?? {}) as {code?: unknown; message?: unknown};
  return {
    code: typeof code === 'string' ? code : 'job_failed',
    message: typeof message === 'string' ? message : 'the delivery says no more than that it failed',
  };
}
