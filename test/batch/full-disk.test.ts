import {execFile} from 'node:child_process';
import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {type Harness, startHarness} from '../service/harness.js';
import {resultsIn, submissionOf, submitIn, timesProcessed} from './kill.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

const program = fileURLToPath(new URL('submit-program.mjs', import.meta.url));

/** Runs a submission in a process whose files may grow to so many blocks of 1,024 bytes only: a full disk, to it. */
async function submitWithin(blocks: number, argv: string[]): Promise<{stdout: string; stderr: string}> {
  const script = `trap '' XFSZ; ulimit -f ${blocks}; exec "$@"`;
  const run = promisify(execFile)('bash', ['-c', script, 'bash', process.execPath, program, ...argv]);
  return run.catch((error: unknown) => error as {stdout: string; stderr: string});
}

test('a disk that is full at any point of a run loses nothing and pays nothing twice', async () => {
  const submission = await submissionOf(40, harness, {archiveMaxFiles: 5});
  const argv = [harness.url, harness.key, submission.state, submission.folder, submission.output];
  const options = JSON.stringify(submission.options);
  let troubled = 0;
  for (const blocks of [1, 4, 8, 16]) {
    const {stdout, stderr} = await submitWithin(blocks, [...argv, options]);
    if (!/"succeeded":40|"skipped":40/.test(stdout)) troubled++;
    expect(stderr).not.toContain('Segmentation');
  }
  expect(troubled).toBeGreaterThan(0);
  expect((await readdir(submission.output, {recursive: true}).catch(() => [])).join()).not.toContain('.part');
  const counts = await submitIn(submission);
  expect(counts).toMatchObject({total: 40, failed: 0, unknown: 0, pending: 0, unsent: 0});
  expect((await resultsIn(submission.output)).size).toBe(40);
  expect([...(await timesProcessed(submission.log)).values()].filter((times) => times !== 1)).toEqual([]);
  const manifest = await readFile(join(submission.output, '.docextract/manifest.ndjson'), 'utf8');
  // A line that the full disk cut off is in it too, and the same document once more, whole.
  expect(new Set(manifest.split('\n').flatMap(sourceOf)).size).toBe(40);
});

/** The document a line of a manifest is about; none of a line that was cut off. */
function sourceOf(line: string): string[] {
  const source = /^\{.*"source":"([^"]+)".*\}$/.exec(line)?.[1];
  return source === undefined ? [] : [source];
}
