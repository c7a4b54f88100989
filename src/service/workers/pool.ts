// workers: the pool of worker processes, each extracting one document at a time.

import type {z} from 'zod';
import type {Extraction} from '../../contract/extraction.js';
import type {ReadTask} from './channel.js';
import {createQueue} from './queue.js';
import {
  type BeginReading,
  type WorkerOutcome,
  startWorker,
  type WorkerOptions,
  type WorkerProcess,
} from './start-worker.js';

export interface PoolOptions extends WorkerOptions {
  size: number;
  /** A worker is replaced after so many documents, or when it has grown over so many bytes: decoders leak. */
  documentsPerWorker: number;
  bytesPerWorker: number;
  /**
   * A worker that is larger after a document, and also after the next one if one waits, is replaced: it does not give
   * memory back.
   */
  restingBytes: number;
  /** How many requests may wait; more are refused with `unavailable`. */
  maxWaiting: number;
}

/** Worker processes, started when there is work and used again. */
export interface Pool<Task = ReadTask, Answer = Extraction> {
  size: number;
  /**
   * Queues a task; a task whose signal is aborted while it waits is dropped. Rejects with `unavailable` when too many
   * wait.
   */
  run(task: Task, options?: RunOptions): Promise<WorkerOutcome<Answer>>;
  /**
   * Whether there is a worker, or one could be started at the last attempt. After a failure each call makes another
   * attempt, whose result later calls see.
   */
  canWork(): boolean;
  /**
   * How many documents of jobs the pool would accept now: one for each worker that is neither busy nor needed by a
   * waiting task. While only requests wait, the number is one; that document joins their queue.
   */
  roomForJobs(): number;
  counts(): PoolCounts;
  /** Kills the workers; running and waiting tasks end as `stopped`. */
  stop(): void;
}

export interface RunOptions {
  signal?: AbortSignal;
  begin?: BeginReading;
  /** The account of a request; absent for a document of a job. */
  account?: string;
}

export interface PoolCounts {
  busy: number;
  waiting: number;
  /** Number of workers started since the pool was made. */
  started: number;
  /** Number of those that were lost while reading a document. */
  lost: number;
}

interface Waiting<Task, Answer> {
  task: Task;
  begin: BeginReading | undefined;
  resolve: (outcome: WorkerOutcome<Answer>) => void;
}

/** `answer`: what workers answer to its tasks. */
export function createPool<Task extends object, Answer>(
  options: PoolOptions,
  answer: z.ZodType<Answer>,
): Pool<Task, Answer> {
  type Outcome = WorkerOutcome<Answer>;
  type Slot = WorkerSlot<Task, Answer>;
  const idle: Slot[] = [];
  const queue = createQueue<Waiting<Task, Answer>>(options.maxWaiting);
  const busy = new Set<Slot>();
  let stopped = false;
  let canStart = true;
  const total = {started: 0, lost: 0};

  const startSlot = (): Slot => {
    total.started++;
    return {worker: startWorker<Task, Answer>(options, answer), documents: 0, swollen: 0};
  };
  const idleSlot = (): Slot | undefined => {
    for (let slot = idle.pop(); slot !== undefined; slot = idle.pop())
      if (!slot.worker.hasEnded()) return slot;
    return undefined;
  };
  const startIdle = async (): Promise<void> => {
    let slot: Slot;
    try {
      slot = startSlot();
    } catch {
      // `canStart` is false by now; the next task fails with the reason.
      return;
    }
    busy.add(slot);
    canStart = await slot.worker.isReady();
    busy.delete(slot);
    if (canStart && !stopped) idle.push(slot);
    else slot.worker.kill();
    next();
  };
  const readWith = async (slot: Slot, {task, begin}: Waiting<Task, Answer>): Promise<Outcome> => {
    busy.add(slot);
    const outcome = await slot.worker.run(task, begin);
    busy.delete(slot);
    slot.documents++;
    slot.swollen = slot.worker.memoryBytes() > options.restingBytes ? slot.swollen + 1 : 0;
    if (isWornOut(slot, options) || staysSwollen(slot) || stopped) slot.worker.kill();
    else idle.push(slot);
    return outcome;
  };
  /** Starting anew costs a second or two: where work waits, a large worker gets one more document to shrink. */
  const staysSwollen = ({swollen}: Slot): boolean => {
    const {requests, jobs} = queue.waiting();
    return swollen > (requests + jobs > 0 ? 1 : 0);
  };
  const read = async (entry: Waiting<Task, Answer>): Promise<Outcome> => {
    const used = idleSlot();
    const outcome = used && (await readWith(used, entry));
    // A worker that had ended unnoticed says nothing of the next one.
    if (outcome && (outcome.type !== 'unstarted' || stopped)) return outcome;
    try {
      return await readWith(startSlot(), entry);
    } catch (error) {
      return {type: 'unstarted', reason: String(error)};
    }
  };
  const work = async (entry: Waiting<Task, Answer>): Promise<void> => {
    const outcome = await read(entry);
    canStart = outcome.type !== 'unstarted';
    const isDown = outcome.type === 'lost' || outcome.type === 'unstarted';
    if (outcome.type === 'lost' && !stopped) total.lost++;
    entry.resolve(stopped && isDown ? {type: 'stopped'} : outcome);
    next();
  };
  const next = (): void => {
    while (!stopped && busy.size < options.size) {
      const task = queue.next();
      if (task === undefined) return;
      void work(task);
    }
  };
  return {
    size: options.size,
    run: (task, {signal, begin, account} = {}) =>
      new Promise((resolve) => {
        if (stopped || signal?.aborted === true) return resolve({type: 'stopped'});
        const entry = {task, begin, resolve};
        queue.add(entry, account);
        signal?.addEventListener('abort', () => {
          if (queue.remove(entry)) resolve({type: 'stopped'});
        });
        next();
      }),
    canWork: () => {
      const can = canStart || idle.some(({worker}) => !worker.hasEnded());
      if (!can && !stopped && busy.size < options.size) void startIdle();
      return can;
    },
    roomForJobs: () => {
      if (stopped) return 0;
      const {requests, jobs} = queue.waiting();
      const free = options.size - busy.size - requests - jobs;
      return free > 0 ? free : Number(requests > 0 && jobs === 0);
    },
    counts: () => {
      const {requests, jobs} = queue.waiting();
      return {busy: busy.size, waiting: requests + jobs, ...total};
    },
    stop: () => {
      stopped = true;
      for (const {resolve} of queue.clear()) resolve({type: 'stopped'});
      for (const {worker} of [...busy, ...idle]) worker.kill();
    },
  };
}

interface WorkerSlot<Task, Answer> {
  worker: WorkerProcess<Task, Answer>;
  documents: number;
  /** Number of documents in a row after which the worker was large. */
  swollen: number;
}

function isWornOut(
  {worker, documents}: Pick<WorkerSlot<never, unknown>, 'worker' | 'documents'>,
  options: PoolOptions,
): boolean {
  return (
    worker.hasEnded() ||
    documents >= options.documentsPerWorker ||
    worker.memoryBytes() > options.bytesPerWorker
  );
}
