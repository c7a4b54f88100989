import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterFile} from '../helpers/after-file.js';

/** A directory of this test file, removed after it. */
export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'docextract-test-'));
  afterFile(() => rm(directory, {recursive: true, force: true, maxRetries: 5, retryDelay: 100}));
  return directory;
}
