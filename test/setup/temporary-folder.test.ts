import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, readdirSync} from 'node:fs';
import {basename, join} from 'node:path';
import {tmpdir} from 'node:os';
import {expect, onTestFinished, test, vi} from 'vitest';
import {temporaryDirectory} from '../cli/temporary.js';
import {afterFile, endFile} from '../helpers/after-file.js';
import {openTemporaryFolder, removeFolder} from './temporary-folder.js';

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

test('a folder that is still written to is removed when that ends', async () => {
  const folder = await temporaryDirectory();
  await writeInto(folder, 3000);
  removeFolder(folder);
  expect(existsSync(folder)).toBe(false);
});

/** Writes into the folder, as the children of an interrupted run do, for so long. */
async function writeInto(folder: string, ms: number): Promise<void> {
  const script = `
    const [folder, end] = [${JSON.stringify(folder)}, Date.now() + ${ms}];
    for (let count = 0; Date.now() < end; count++) {
      try { fs.writeFileSync(folder + '/' + count, ''); } catch {}
      if (count === 0) console.log('begun');
    }`;
  const writer = spawn(process.execPath, ['-e', script]);
  onTestFinished(() => void writer.kill());
  await once(writer.stdout, 'data');
}

test('a folder that cannot be removed is told, and hides nothing that the run reports', () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => told.mockRestore());
  const remove = () => {
    throw new Error('ENOTEMPTY');
  };
  removeFolder('/tmp/run', {patienceMs: 300, remove});
  expect(told).toHaveBeenCalledWith('/tmp/run stays for the next run to remove: Error: ENOTEMPTY');
});

test('what a test leaves to the end of its file is done then, the last first, even behind a failure', async () => {
  const done: string[] = [];
  afterFile(() => done.push('first'));
  afterFile(() => Promise.reject(new Error('no')));
  afterFile(() => done.push('last'));
  await expect(endFile()).rejects.toThrow('could not be cleaned up');
  expect(done).toEqual(['last', 'first']);
});
