import {randomUUID} from 'node:crypto';
import {inject} from 'vitest';
import type {FilesPlace} from '../../src/storage/files/open-file-store.js';

export const bucket = 'documents';

/** The credentials s3rver knows. */
export const credentials = {AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER'};

/** A place of its own in the S3 server of these tests, or behind another address. */
export function ownPlace(endpoint = serverAddress()): FilesPlace & {address: string} {
  return placeNamed(randomUUID(), endpoint);
}

/** The place of that name there. */
export function placeNamed(name: string, endpoint = serverAddress()): FilesPlace & {address: string} {
  return {
    address: `s3://${bucket}/${name}`,
    variables: {...credentials, AWS_ENDPOINT_URL: endpoint},
  };
}

/** Throws in tests that run without a server. */
export function serverAddress(): string {
  const address = inject('s3');
  if (address === undefined) throw new Error('this test needs the S3 server: npm run test:s3');
  return address;
}
