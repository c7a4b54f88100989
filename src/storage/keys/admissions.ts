import {groupCommits, type GroupOutcome} from '../database/group-commits.js';
import type {ApiKey, KeyStore} from './keys.js';
import type {Reader} from '../database/reader.js';
import type {RequestCount, RequestCountStore} from './request-counts.js';
import {mustExist} from '../../contract/must-exist.js';

/** A request whose key is known, counted. */
export interface Admission {
  key: ApiKey;
  count: RequestCount;
  /** Commit counter at its arrival: it sees all earlier commits. */
  asOf: number;
}

/** Finds the API key of a request and counts the request; `undefined` for an unknown or revoked key. */
export type AdmitRequest = (key: string) => Promise<Admission | undefined>;

interface Parts {
  keys: KeyStore;
  requests: RequestCountStore;
  reader: Pick<Reader<object>, 'moment'>;
}

/** Batches requests that arrive at about the same time. */
export function admissions(parts: Parts): (windowMs: number) => AdmitRequest {
  return (windowMs) => groupCommits((given: string[]) => admitAll(parts, {given, windowMs}));
}

async function admitAll(
  {keys, requests, reader}: Parts,
  {given, windowMs}: {given: string[]; windowMs: number},
): Promise<GroupOutcome<Admission | undefined>[]> {
  const asOf = await reader.moment();
  const known = await findAll(keys, {given, asOf});
  const counts = await requests.count(timesOf(given, known), windowMs);
  return given.map((one) => {
    const key = known.get(one);
    if (key === undefined) return {value: undefined};
    const count = mustExist(counts.get(key.id), 'request count of the key');
    return {value: {key, asOf, count: {...count, number: count.number++}}};
  });
}

async function findAll(
  keys: KeyStore,
  {given, asOf}: {given: string[]; asOf: number},
): Promise<Map<string, ApiKey>> {
  const known = new Map<string, ApiKey>();
  const findOne = async (one: string): Promise<void> => {
    const key = await keys.find(one, asOf);
    if (key) known.set(one, key);
  };
  await Promise.all([...new Set(given)].map(findOne));
  return known;
}

/** Number of requests per key. */
function timesOf(given: string[], known: Map<string, ApiKey>): Map<string, number> {
  const times = new Map<string, number>();
  for (const one of given) {
    const id = known.get(one)?.id;
    if (id !== undefined) times.set(id, (times.get(id) ?? 0) + 1);
  }
  return times;
}
