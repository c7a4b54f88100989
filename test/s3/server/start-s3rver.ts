import {fork} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {execa} from 'execa';
import type {TestProject} from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the S3 server of these tests; absent where they run without one. */
    s3: string | undefined;
    /** Address of the PostgreSQL server of these tests; absent where they run on SQLite. */
    postgres: string | undefined;
  }
}

/** The last release; it is no dependency of the package, since only these tests need it. */
const version = '3.7.1';
const packages = resolve(import.meta.dirname, '../../../node_modules/.cache/s3rver');

/** Starts an S3 server for all tests of the project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const {address, stop} = await startS3rver();
  project.provide('s3', address);
  return stop;
}

/** Starts an S3 server with the bucket `documents`; installs it when it is not there. */
export async function startS3rver(): Promise<{address: string; stop: () => Promise<void>}> {
  await install();
  const directory = await mkdtemp(join(tmpdir(), 'docextract-s3rver-'));
  const server = fork(join(import.meta.dirname, 's3rver.mjs'), [packages, directory], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [address] = (await Promise.race([
    once(server, 'message'),
    once(server, 'exit').then(() => Promise.reject(new Error('s3rver did not start'))),
  ])) as [string];
  const stop = async (): Promise<void> => {
    if (server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.disconnect();
    await ended;
    await rm(directory, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
  };
  return {address, stop};
}

async function install(): Promise<void> {
  if (existsSync(join(packages, 'node_modules/s3rver/package.json'))) return;
  await mkdir(packages, {recursive: true});
  await writeFile(join(packages, 'package.json'), '{"private": true}\n');
  try {
    await execa('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', `s3rver@${version}`], {
      cwd: packages,
    });
  } catch (cause) {
    throw new Error(
      `The tests of the S3 store need s3rver ${version}, which npm could not install into ${packages}; npm test needs none.`,
      {cause},
    );
  }
}
