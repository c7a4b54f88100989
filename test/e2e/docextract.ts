import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import type {Readable} from 'node:stream';
import {fileURLToPath} from 'node:url';
import {execa, type Options} from 'execa';
import {afterFile} from '../helpers/after-file.js';

export const bin = fileURLToPath(new URL('../../bin/docextract.js', import.meta.url));
export const fixtures = fileURLToPath(new URL('../../fixtures/', import.meta.url));

/** A world without settings: the environment of a fresh machine, with a home of its own and the tests' temporary folder. */
export async function freshHome(): Promise<{home: string; env: Record<string, string>}> {
  const home = await mkdtemp(join(tmpdir(), 'docextract-e2e-'));
  afterFile(() => rm(home, {recursive: true, force: true, maxRetries: 5, retryDelay: 100}));
  return {home, env: {PATH: process.env.PATH ?? '', HOME: home, TMPDIR: tmpdir()}};
}

/** Runs the built command; never rejects. */
export function docextract<Given extends Options>(argv: readonly string[], options: Given) {
  return execa(process.execPath, [bin, ...argv], {extendEnv: false, reject: false, ...options});
}

/** The lines a command writes to stdout, one by one, while it runs. */
export async function* linesOf({stdout}: {stdout: Readable}): AsyncGenerator<string> {
  const lines = createInterface({input: stdout});
  for await (const line of lines) yield line;
}

/** Starts `docextract serve` and waits for its line; gives its address and the process. */
export async function serve(dataDir: string, env: Record<string, string | undefined>) {
  const argv = ['serve', '--host', '127.0.0.1', '--port', '0', '--data-dir', dataDir, '--json', '-q'];
  const service = docextract(argv, {env});
  const first = await linesOf(service).next();
  if (first.done === true) throw new Error('the service ended before it listened');
  const {url} = JSON.parse(first.value) as {url: string};
  return {service, url};
}
