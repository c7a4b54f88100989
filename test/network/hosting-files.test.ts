import {mkdtemp, readFile, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {execa} from 'execa';
import {expect, test} from 'vitest';
import {blockOf} from '../e2e/examples/blocks.js';

const hosting = resolve(import.meta.dirname, '../../docs/hosting');

/** What a program of the system says; fails naming the package where it is not installed. */
async function said(
  program: string,
  args: string[],
  packageName: string,
): Promise<{exitCode: number; all: string}> {
  const {exitCode, all, code} = await execa(program, args, {all: true, reject: false});
  if (code === 'ENOENT') throw new Error(`${program} is missing: install the package ${packageName}`);
  return {exitCode: exitCode ?? -1, all};
}

const folder = () => mkdtemp(join(tmpdir(), 'docextract-hosting-'));

test('systemd finds nothing wrong with the unit', async () => {
  const file = join(await folder(), 'docextract.service');
  const unit = await readFile(join(hosting, 'docextract.service'), 'utf8');
  // Its program is where the package was installed; here it is not.
  await writeFile(file, unit.replace(/^ExecStart=\S+/m, 'ExecStart=/bin/true'));
  const {all} = await said('systemd-analyze', ['verify', '--man=no', file], 'systemd');
  expect(all.split('\n').filter((line) => line.includes('docextract.service'))).toEqual([]);
});

test('nginx takes the location of the studio that docs/hosting.md shows', async () => {
  const there = await folder();
  const {text} = blockOf('docs/hosting.md', 'location /studio');
  const whole = `pid ${join(there, 'nginx.pid')}; events {} http { server { listen 127.0.0.1:1; ${text} } }`;
  await writeFile(join(there, 'nginx.conf'), whole);
  expect(await said('nginx', ['-t', '-q', '-c', join(there, 'nginx.conf')], 'nginx')).toEqual({
    exitCode: 0,
    all: '',
  });
});
