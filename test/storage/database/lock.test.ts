import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {holdLock, isHeld} from '../../../src/storage/database/lock.js';
import {temporaryDirectory} from '../open-temporary.js';

test('a lock is held until it is released, also as seen from the same process', async () => {
  const directory = await temporaryDirectory();
  const path = join(directory, 'x.lock');
  expect(isHeld(path)).toBe(false);
  const lock = holdLock(path);
  expect(isHeld(path)).toBe(true);
  expect(isHeld(path)).toBe(true);
  lock.release();
  expect(isHeld(path)).toBe(false);
  expect(await readdir(directory)).toEqual(['x.lock']);
});

test('a lock of a process that is killed is free at once', async () => {
  const path = join(await temporaryDirectory(), 'x.lock');
  const child = await holdInChild(path);
  expect(isHeld(path)).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(isHeld(path)).toBe(false);
});

async function holdInChild(path: string): Promise<ChildProcess> {
  const module = new URL('../../../dist/storage/database/lock.js', import.meta.url).href;
  const program = `import {holdLock} from '${module}'; holdLock(${JSON.stringify(path)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  await once(child.stdout, 'data');
  return child;
}
