import {type Machine, machineOf} from '../settings/machine.js';
import type {Settings} from '../settings/settings.js';

export interface WorkerSettings {
  /** Documents read at a time; 0: this process only accepts requests. Default: one per core, as memory allows. */
  count: number;
  /** The program a worker process runs. */
  script: URL;
  /** Module with `extract` and `countPages`, instead of the engine that comes with the package. */
  engine: URL;
  documentsPerWorker: number;
  /** A worker that has grown beyond is replaced after its document. */
  bytesPerWorker: number;
  /** A worker that stays above after a document is replaced as well, when there is time. */
  restingBytes: number;
  /** Environment variables of this process, for those it starts. */
  env: Readonly<Record<string, string | undefined>>;
}

const gibibyte = 1024 ** 3;

/** Receipts and invoices leave a worker at 300 MiB; what needs more is seldom, and its memory is not given back. */
const usualRestingBytes = 0.5 * gibibyte;

/** What reads documents, within what the machine has: a worker that recognises text takes up to half a gibibyte. */
export function poolOptions(workers: Partial<WorkerSettings>, settings: Settings, machine = machineOf()) {
  const size = Math.max(1, workers.count ?? defaultWorkers(machine));
  const bytesPerWorker = workers.bytesPerWorker ?? settings.workerBytes ?? defaultWorkerBytes(machine, size);
  return {
    size,
    // The same path from src and from dist.
    script: workers.script ?? new URL('../../../bin/worker.js', import.meta.url),
    engine: workers.engine,
    documentsPerWorker: workers.documentsPerWorker ?? 200,
    bytesPerWorker,
    restingBytes: workers.restingBytes ?? Math.min(bytesPerWorker, usualRestingBytes),
    maxWaiting: settings.waitingRequests,
    documentMs: settings.documentMs,
    pageMs: settings.pageMs,
    env: workers.env,
  };
}

/** One per core, as far as there is a gibibyte for each. A machine of one calls itself a little smaller. */
export function defaultWorkers({cores, memoryBytes}: Machine): number {
  return Math.max(1, Math.min(cores, Math.round(memoryBytes / gibibyte)));
}

/** All workers together leave a good third of the memory to everything else. */
function defaultWorkerBytes({memoryBytes}: Machine, size: number): number {
  return Math.min(1.5 * gibibyte, Math.floor((memoryBytes * 0.6) / size));
}
