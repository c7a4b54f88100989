import {expect, test} from 'vitest';
import {defaultWorkers, poolOptions} from '../../../src/service/workers/pool-options.js';
import {defaultSettings} from '../../../src/service/settings/settings.js';

const gibibyte = 1024 ** 3;

test.each([
  ['a machine of 1 GB', {cores: 4, memoryBytes: 0.95 * gibibyte}, 1],
  ['half a gibibyte', {cores: 1, memoryBytes: 0.5 * gibibyte}, 1],
  ['plenty of memory', {cores: 8, memoryBytes: 64 * gibibyte}, 8],
  ['more cores than memory', {cores: 16, memoryBytes: 4 * gibibyte}, 4],
])('on %s', (_, machine, workers) => {
  expect(defaultWorkers(machine)).toBe(workers);
});

test('a worker on a small machine is replaced before it takes what the others need; settings decide otherwise', () => {
  const small = {cores: 2, memoryBytes: gibibyte};
  expect(poolOptions({}, defaultSettings, small)).toMatchObject({
    size: 1,
    bytesPerWorker: Math.floor(0.6 * gibibyte),
  });
  const large = {cores: 2, memoryBytes: 64 * gibibyte};
  expect(poolOptions({}, defaultSettings, large)).toMatchObject({size: 2, bytesPerWorker: 1.5 * gibibyte});
  const set = {...defaultSettings, workerBytes: gibibyte};
  expect(poolOptions({count: 5}, set, small)).toMatchObject({size: 5, bytesPerWorker: gibibyte});
});
