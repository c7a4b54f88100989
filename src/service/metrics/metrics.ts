// metrics: counters and gauges in the Prometheus text format.

import type {FastifyReply, FastifyRequest} from 'fastify';
import type {Storage} from '../../storage/open.js';
import type {DiskSpace} from '../disk/disk-space.js';
import type {Pool} from '../workers/pool.js';
import {createRequestMetrics} from './request-metrics.js';
import {type Metric, render, type Sample} from './exposition.js';

export interface Metrics {
  /** Counts a request that has been answered. */
  answered(request: FastifyRequest, reply: FastifyReply): void;
  /** All metrics in the Prometheus format. Figures from the database cover all processes. */
  render(): Promise<string>;
}

/** Makes the metrics of the service. The database, the workers and the disk are read anew for each `render`. */
export function createMetrics({
  storage,
  pool,
  diskSpace,
}: {
  storage: Storage;
  pool: Pool;
  diskSpace: DiskSpace;
}): Metrics {
  const answered = createRequestMetrics();
  return {
    answered: (request, reply) => answered.count(request, reply),
    render: async () =>
      render([
        ...answered.figures(),
        ...ofPool(pool),
        ...(await ofStorage(storage)),
        gauge(
          'docextract_free_bytes',
          'Free room on the disk of the data directory.',
          (await diskSpace.look()).free,
        ),
      ]),
  };
}

function ofPool(pool: Pool): Metric[] {
  const {busy, waiting, started, lost} = pool.counts();
  return [
    gauge('docextract_workers_busy', 'Workers of this process that are reading a document.', busy),
    gauge('docextract_tasks_waiting', 'Documents that wait for a worker of this process.', waiting),
    counter('docextract_workers_started_total', 'Workers that this process has started.', [one(started)]),
    counter('docextract_workers_lost_total', 'Workers that crashed or were stopped over a document.', [
      one(lost),
    ]),
  ];
}

async function ofStorage({census, credits, deliveryLog}: Storage): Promise<Metric[]> {
  const {jobs, documents} = await census.take();
  const spent = await credits.spent();
  return [
    {name: 'docextract_jobs', help: 'Jobs by status.', type: 'gauge', samples: byStatus(jobs)},
    {name: 'docextract_documents', help: 'Documents by status.', type: 'gauge', samples: byStatus(documents)},
    gauge('docextract_queue_depth', 'Documents of jobs that wait to be read.', documents.waiting ?? 0),
    {
      name: 'docextract_deliveries',
      help: 'Webhook deliveries by status.',
      type: 'gauge',
      samples: byStatus(await deliveryLog.counts()),
    },
    counter('docextract_credits_spent_total', 'Credits spent by all accounts that have a limit.', [
      one(spent),
    ]),
  ];
}

function byStatus(counts: Record<string, number>): Sample[] {
  return Object.entries(counts).map(([status, value]) => ({labels: {status}, value}));
}

function gauge(name: string, help: string, value: number): Metric {
  return {name, help, type: 'gauge', samples: [one(value)]};
}

function counter(name: string, help: string, samples: Sample[]): Metric {
  return {name, help, type: 'counter', samples};
}

function one(value: number): Sample {
  return {labels: {}, value};
}
