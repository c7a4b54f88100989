import {join} from 'node:path';
import {mkdir} from 'node:fs/promises';
import {onTestFinished} from 'vitest';
import type {FileStore} from '../../src/storage/files/file-store.js';
import {openS3Files} from '../../src/storage/files/s3-store.js';
import {listObjects} from '../../src/storage/s3/objects.js';
import {s3SettingsOf} from '../../src/storage/s3/s3-address.js';
import {openS3Client} from '../../src/storage/s3/s3-client.js';
import {temporaryDirectory} from '../storage/open-temporary.js';
import {ownPlace} from './place.js';
import {type FaultProxy, startFaultProxy} from './server/fault-proxy.js';

export interface Nodes {
  /** Two nodes with one store; each has its own copies. */
  one: FileStore;
  other: FileStore;
  /** Before the store, for both. */
  proxy: FaultProxy;
  /** Keys of what is in the store, asked past the proxy. */
  stored: () => Promise<string[]>;
}

/** Two file stores over a place of its own in the S3 server. */
export async function startNodes({clock = Date.now}: {clock?: () => number} = {}): Promise<Nodes> {
  const proxy = await startFaultProxy();
  const {address} = ownPlace();
  const clientAt = (endpoint: string) => {
    const client = openS3Client(s3SettingsOf(address, ownPlace(endpoint).variables));
    onTestFinished(() => client.close());
    return client;
  };
  const node = async (): Promise<FileStore> => {
    const dataDir = await temporaryDirectory();
    await mkdir(join(dataDir, 'temporary'));
    const files = openS3Files({
      ...{client: clientAt(proxy.address), dataDir, clock},
      temporaryDir: () => Promise.resolve(join(dataDir, 'temporary')),
      requireOwnStore: () => Promise.resolve(),
      refuseCopy: () => Promise.resolve(),
    });
    onTestFinished(() => files.close());
    return files;
  };
  const direct = clientAt(ownPlace().variables.AWS_ENDPOINT_URL ?? '');
  const stored = async (): Promise<string[]> => {
    const keys: string[] = [];
    for await (const {key} of listObjects(direct, {under: 'kept/'})) keys.push(key);
    return keys;
  };
  return {one: await node(), other: await node(), proxy, stored};
}

/** A plan that does a fault to the first so many requests of a method. */
export function first(
  times: number,
  method: string,
  fault: ReturnType<FaultProxy['plan']>,
): FaultProxy['plan'] {
  let left = times;
  return (request) => {
    if (request.method !== method || left === 0) return undefined;
    left -= 1;
    return fault;
  };
}
