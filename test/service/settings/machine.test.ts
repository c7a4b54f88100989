import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {machineOf} from '../../../src/service/settings/machine.js';

const gibibyte = 1024 ** 3;

/** What a process in a group sees of control groups. */
async function groupsWith(files: Record<string, string>) {
  const groups = await mkdtemp(join(tmpdir(), 'docextract-groups-'));
  onTestFinished(() => rm(groups, {recursive: true, force: true, maxRetries: 5, retryDelay: 100}));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(groups, name, '..'), {recursive: true});
    await writeFile(join(groups, name), text);
  }
  return {groups, own: join(groups, 'own'), cores: 16, memoryBytes: 64 * gibibyte};
}

test.each<[string, Record<string, string>, [number, number]]>([
  ['nothing', {}, [16, 64]],
  ['no limit', {'memory.max': 'max\n', 'cpu.max': 'max 100000\n', own: '0::/\n'}, [16, 64]],
  ['a container', {'memory.max': `${2 * gibibyte}\n`, 'cpu.max': '150000 100000\n', own: '0::/\n'}, [2, 2]],
  [
    'a unit of systemd',
    {
      'system.slice/docextract.service/memory.max': `${4 * gibibyte}\n`,
      own: '0::/system.slice/docextract.service\n',
    },
    [16, 4],
  ],
  ['less than a core', {'cpu.max': '20000 100000\n'}, [1, 64]],
  ['more than there is', {'memory.max': `${500 * gibibyte}\n`, 'cpu.max': '9900000 100000\n'}, [16, 64]],
])('what may be used is what %s leaves of the machine', async (_, files, [cores, memory]) => {
  expect(machineOf(await groupsWith(files))).toEqual({cores, memoryBytes: memory * gibibyte});
});
