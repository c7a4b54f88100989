// ledger: the durable record of paid requests, so that nothing is lost or paid twice.

import {randomUUID} from 'node:crypto';
import {hostname} from 'node:os';
import type {DocextractError} from '../../contract/errors.js';
import type {Failure} from '../model/outcome.js';
import {batchCalls} from './batch-calls.js';
import {openJournal} from './journal.js';
import {createPresence} from './run-presence.js';
import type {Intent, LedgerRecord, Outcome, SettledDocument} from './records.js';
import {budgetIsSpent, creditsOf, spentCredits} from './spending.js';
import {type LedgerEntry, identitiesOf, type LedgerJob} from './ledger-state.js';

/**
 * State of a work identity. `running`: a request of a living process. `unknown`: sent, or perhaps sent; maybe paid.
 * `pending`: a job that is not collected. `done` and `failed` are final.
 */
export interface KnownWork {
  state: 'running' | 'unknown' | 'pending' | 'done' | 'failed';
  /** Identity of the work. */
  identity: string;
  entry: LedgerEntry;
  job?: LedgerJob;
  settled?: SettledDocument;
  error?: Failure;
}

/** The record of every paid request: written before it is sent, so that nothing is lost and nothing paid twice. */
export interface Ledger {
  /** The state directory. */
  readonly directory: string;
  /** Reads what other processes have written. */
  refresh(): Promise<void>;
  find(identity: string): KnownWork | undefined;
  /**
   * Records an intent before a paid request is sent, unless some of its work is not free: then returns those
   * identities. Of two processes that claim the same work, one succeeds. `limit` is what the budget of the intent may
   * spend in all: of two processes that claim the last credits, one succeeds, and the other gets `over_budget`.
   */
  claim(
    intent: NewIntent,
    isFree: (known: KnownWork | undefined) => boolean,
    limit?: number,
  ): Promise<string[]>;
  /** Records the outcome of an intent. The latest outcome counts. */
  settle(id: string, outcome: Omit<Outcome, 'type' | 'id' | 'at'>): Promise<void>;
  /** Records the status of a job. */
  recordJobStatus(jobId: string, status: string, expiresAt?: string): Promise<void>;
  collect(jobId: string, documents: SettledDocument[]): Promise<void>;
  importJob(jobId: string, service: string): Promise<void>;
  /** By the id of a job or of an intent. */
  forget(id: string): Promise<void>;
  entries(): LedgerEntry[];
  /** State of a request as a whole: `failed` when none of its documents succeeded. */
  stateOf(entry: LedgerEntry): KnownWork['state'];
  jobs(): LedgerJob[];
  close(): Promise<void>;
}

export type NewIntent = Omit<Intent, 'type' | 'at' | 'pid' | 'run'>;

export interface LedgerOptions {
  /** The state directory; created when missing. */
  directory: string;
  /** This process. */
  pid: number;
  /** Whether a process with this id is there. */
  isRunning: (pid: number) => boolean;
  now: () => number;
  /** The name of this machine; its own by default. */
  host?: string;
}

/** Opens the ledger of a state directory. Throws `cannot_write`. */
export async function openLedger(options: LedgerOptions): Promise<Ledger> {
  const {directory, pid, now, host = hostname()} = options;
  const run = randomUUID();
  const self = {pid, run, host, isRunning: options.isRunning};
  const journal = await openJournal(directory, self);
  const presence = createPresence({directory, ...self});
  const present = new Set<string>([run]);
  const inTurn = createTurns();

  const write = batchCalls(async (records: LedgerRecord[]) => {
    await journal.append(records);
    return records.map(() => undefined);
  }, inTurn);
  const isOwnerThere = ({intent}: LedgerEntry) => present.has(intent.run);
  /** Checks which runs are still alive, for requests without an outcome. */
  const refreshRunning = async (entries: Iterable<LedgerEntry | undefined>) => {
    const others = new Set<string>();
    for (const entry of entries)
      if (entry?.state === 'open' && entry.intent.run !== run) others.add(entry.intent.run);
    for (const other of others)
      if (await presence.isThere(other)) present.add(other);
      else present.delete(other);
  };
  const find = (identity: string) => {
    const entry = journal.state.byIdentity.get(identity);
    return entry && known(entry, identity);
  };
  const known = (entry: LedgerEntry, identity: string): KnownWork => {
    const job = entry.jobId === undefined ? undefined : journal.state.jobs.get(entry.jobId);
    const settled = entry.settled.get(identity);
    const error = settled?.error ?? entry.error;
    return {
      state: stateOf({entry, job, settled, isOwnerThere: isOwnerThere(entry)}),
      identity,
      entry,
      ...(job && {job}),
      ...(settled && {settled}),
      ...(error && {error: error as Failure}),
    };
  };

  const refresh = async () => {
    await journal.catchUp();
    await refreshRunning(journal.state.entries.values());
  };

  const claim = batchCalls(
    (claims: Claim[]) =>
      journal.alone(async ({append}) => {
        await presence.appear();
        await refreshRunning(
          claims.flatMap(({intent}) => identitiesOf(intent)).map((one) => journal.state.byIdentity.get(one)),
        );
        const claimed = new Set<string>();
        const intents: Intent[] = [];
        const answers = claims.map(({intent, isFree, limit}): ClaimAnswer => {
          const identities = identitiesOf(intent);
          const taken = identities.filter((identity) => claimed.has(identity) || !isFree(find(identity)));
          if (taken.length > 0) return {taken};
          const requests = [
            ...journal.state.entries.values(),
            ...intents.map((one) => ({intent: one, state: 'open' as const})),
          ];
          const spent = limit === undefined ? 0 : spentCredits(requests, intent, new Set([intent.id]));
          if (limit !== undefined && spent + creditsOf(intent) > limit)
            return {taken, refusal: budgetIsSpent(limit, spent)};
          for (const identity of identities) claimed.add(identity);
          intents.push({...intent, type: 'intent', at: now(), pid, run});
          return {taken};
        });
        if (intents.length > 0) await append(intents);
        return answers;
      }),
    inTurn,
  );

  await refresh();
  return {
    directory,
    refresh: () => inTurn(refresh),
    find,
    async claim(intent, isFree, limit) {
      const {taken, refusal} = await claim({intent, isFree, limit});
      if (refusal !== undefined) throw refusal;
      return taken;
    },
    settle: (id, outcome) => write({...outcome, type: 'outcome', id, at: now()}),
    recordJobStatus: (job_id, status, expires_at) =>
      write({type: 'job', job_id, at: now(), status, ...(expires_at !== undefined && {expires_at})}),
    collect: (job_id, documents) => write({type: 'collected', job_id, at: now(), documents}),
    importJob: (job_id, service) => write({type: 'imported', job_id, at: now(), service}),
    forget: (id) => write({type: 'forgotten', id, at: now()}),
    entries: () => [...journal.state.entries.values()],
    stateOf: (entry) => {
      const settled = [...entry.settled.values()];
      return stateOf({
        entry,
        job: entry.jobId === undefined ? undefined : journal.state.jobs.get(entry.jobId),
        settled: settled.find((one) => one.state === 'succeeded') ?? settled[0],
        isOwnerThere: isOwnerThere(entry),
      });
    },
    jobs: () => [...journal.state.jobs.values()],
    async close() {
      await presence.leave();
      await journal.close();
    },
  };
}

interface Claim {
  intent: NewIntent;
  isFree: (known: KnownWork | undefined) => boolean;
  limit: number | undefined;
}

interface ClaimAnswer {
  /** Identities that are not free. */
  taken: string[];
  refusal?: DocextractError;
}

/** Serialises concurrent calls. */
function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

interface Facts {
  entry: LedgerEntry;
  job: LedgerJob | undefined;
  settled: SettledDocument | undefined;
  isOwnerThere: boolean;
}

function stateOf({entry, job, settled, isOwnerThere}: Facts): KnownWork['state'] {
  if (settled) return settled.state === 'succeeded' ? 'done' : 'failed';
  if (entry.state === 'open') return isOwnerThere ? 'running' : 'unknown';
  if (entry.state === 'accepted') return job?.collected === false ? 'pending' : 'failed';
  return entry.state === 'unknown' ? 'unknown' : 'failed';
}
