import {spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync} from 'node:fs';
import {basename, join} from 'node:path';
import {tmpdir} from 'node:os';
import {expect, test} from 'vitest';
import {temporaryDirectory} from '../cli/temporary.js';
import {afterFile, endFile} from '../helpers/after-file.js';
import {openTemporaryFolder} from './temporary-folder.js';

test('tests and the processes they start have the temporary folder of their run', () => {
  expect(basename(tmpdir())).toMatch(/^docextract-tests-\d+$/);
  const script = 'process.stdout.write(os.tmpdir())';
  expect(spawnSync(process.execPath, ['-e', script]).stdout.toString()).toBe(tmpdir());
});

test('the folder of a run that was killed goes with the next run; that of a running one stays', async () => {
  const above = await temporaryDirectory();
  const {pid: ended} = spawnSync(process.execPath, ['--version']);
  for (const pid of [ended, process.ppid])
    mkdirSync(join(above, `docextract-tests-${pid}`, 'made'), {recursive: true});
  mkdirSync(join(above, 'docextract-tests-of-somebody'));
  const folder = openTemporaryFolder(above);
  expect(readdirSync(above).sort()).toEqual(
    [basename(folder), `docextract-tests-${process.ppid}`, 'docextract-tests-of-somebody'].sort(),
  );
});

test('what a test leaves to the end of its file is done then, the last first, even behind a failure', async () => {
  const done: string[] = [];
  afterFile(() => done.push('first'));
  afterFile(() => Promise.reject(new Error('no')));
  afterFile(() => done.push('last'));
  await expect(endFile()).rejects.toThrow('could not be cleaned up');
  expect(done).toEqual(['last', 'first']);
});
