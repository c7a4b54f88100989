import type {Kysely} from 'kysely';
import type {DeliveryRow} from '../../../src/storage/database/rows/delivery-rows.js';
import type {Tables} from '../../../src/storage/database/tables.js';
import {groupBy} from './group-by.js';

/** A webhook request as its receiver saw it. */
export interface Sighting {
  id: string;
  body: string;
}

/** One delivery for each document of a job with a webhook, besides those of corrected values, sent with the same bytes however often, and never for nothing. */
export async function complaintsAboutDeliveries(
  db: Kysely<Tables>,
  {received, isCopy}: {received: readonly Sighting[]; isCopy: boolean},
): Promise<string[]> {
  const deliveries = await db.selectFrom('deliveries').selectAll().execute();
  const seen = groupBy(received, ({id}) => id);
  return [
    ...(await complaintsAboutCounts(db, deliveries)),
    ...deliveries.flatMap((delivery) => complaintsAboutDelivery(delivery, seen.get(delivery.id) ?? [])),
    ...(isCopy ? [] : deliveries.flatMap((delivery) => complaintsAboutAttempts(delivery, seen))),
    ...[...seen].flatMap(([id, sightings]) =>
      new Set(sightings.map(({body}) => body)).size === 1 ? [] : [`${id} was sent with different bytes`],
    ),
  ];
}

async function complaintsAboutCounts(db: Kysely<Tables>, deliveries: DeliveryRow[]): Promise<string[]> {
  const jobs = await db
    .selectFrom('jobs')
    .innerJoin('templates', 'templates.id', 'jobs.template_id')
    .select(['jobs.id', 'jobs.total'])
    .where('webhook', 'is not', null)
    .where('purged_at', 'is', null)
    .execute();
  return jobs.flatMap(({id, total}) => {
    const own = deliveries.filter(({job_id, corrected}) => job_id === id && corrected === 0);
    const subjects = new Set(own.map(({document_id}) => document_id));
    const wanted = Math.max(1, total);
    if (own.length === wanted && subjects.size === wanted) return [];
    return [`job ${id} has ${total} documents and ${own.length} deliveries for ${subjects.size} of them`];
  });
}

function complaintsAboutAttempts({id, attempts}: DeliveryRow, seen: Map<string, Sighting[]>): string[] {
  const times = seen.get(id)?.length ?? 0;
  return times > attempts ? [`delivery ${id} was seen ${times} times in ${attempts} attempts`] : [];
}

function complaintsAboutDelivery({id, status, body}: DeliveryRow, seen: Sighting[]): string[] {
  if (status === 'waiting' || status === 'running') return [`delivery ${id} has not ended: ${status}`];
  const say = (isWrong: boolean, what: string): string[] => (isWrong ? [`delivery ${id} ${what}`] : []);
  return [
    ...say(status === 'delivered' && seen.length === 0, 'is said to be delivered and was never seen'),
    ...say(
      seen.some((one) => one.body !== body),
      'was sent with other bytes than are kept',
    ),
  ];
}
