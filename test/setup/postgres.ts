import type {TestProject} from 'vitest/node';
import {makePostgres} from '../helpers/postgres-server.js';
import {startS3rver} from '../s3/server/start-s3rver.js';

/**
 * Set-up of the project `postgres`: a server for the run, on which each data directory has a schema of its own, and an S3
 * server, in which it has a prefix.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [server, s3] = await Promise.all([makePostgres(), startS3rver()]);
  project.provide('postgres', server.url);
  project.provide('s3', s3.address);
  return async () => {
    await Promise.all([server.remove(), s3.stop()]);
  };
}
