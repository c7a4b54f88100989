import type {FastifyReply, FastifyRequest} from 'fastify';
import {type Counter, createCounter, createHistogram, type Metric, type Histogram} from './exposition.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Operation name of a route; other routes count as `other`. */
    operation?: string;
  }
}

/** Counts answered requests and their duration, by operation. */
export interface RequestMetrics {
  count(request: FastifyRequest, reply: FastifyReply): void;
  figures(): Metric[];
}

interface Operation {
  byStatus: Map<number, Counter>;
  durations: Histogram;
}

/** Bucket bounds in seconds: a status takes milliseconds, a long document minutes. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

/** Makes the metrics of requests, which count only those that this process has answered. */
export function createRequestMetrics(): RequestMetrics {
  const operations = new Map<string, Operation>();
  return {
    count: (request, reply) => {
      const name = request.routeOptions.config.operation ?? 'other';
      const {byStatus, durations} = entryOf(operations, name, () => ({
        byStatus: new Map<number, Counter>(),
        durations: createHistogram({operation: name}, bounds),
      }));
      const {statusCode} = reply;
      entryOf(byStatus, statusCode, () => createCounter({operation: name, status: String(statusCode)})).add();
      durations.observe(reply.elapsedTime / 1000);
    },
    figures: () => [
      {
        name: 'docextract_requests_total',
        help: 'Requests answered by this process.',
        type: 'counter',
        samples: [...operations.values()].flatMap(({byStatus}) =>
          [...byStatus.values()].map((counter) => counter.sample()),
        ),
      },
      {
        name: 'docextract_request_duration_seconds',
        help: 'Time from a request to the end of its reply.',
        type: 'histogram',
        samples: [...operations.values()].flatMap(({durations}) => durations.samples()),
      },
    ],
  };
}

function entryOf<Key, Entry>(entries: Map<Key, Entry>, key: Key, make: () => Entry): Entry {
  let entry = entries.get(key);
  if (entry === undefined) entries.set(key, (entry = make()));
  return entry;
}
