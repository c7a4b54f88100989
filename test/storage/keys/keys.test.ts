import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {testOnSqlite} from '../../helpers/database.js';
import {openTemporary} from '../open-temporary.js';

test('a key is shown once and found again by itself alone', async () => {
  const {keys} = await openTemporary();
  const {key, id} = await keys.create({name: 'mine', requestsPerWindow: 5});
  expect(key).toMatch(/^dx_[\w-]{43}$/);
  expect(await keys.find(key)).toMatchObject({id, name: 'mine', account: id, requestsPerWindow: 5});
  expect(await keys.find(`${key}x`)).toBeUndefined();
  expect(await keys.find('')).toBeUndefined();
  expect(JSON.stringify(await keys.list())).not.toContain(key);
});

testOnSqlite('the key itself is nowhere on disk', async () => {
  const {keys, dataDir} = await openTemporary();
  const {key} = await keys.create();
  for (const name of ['docextract.db', 'docextract.db-wal'])
    expect((await readFile(join(dataDir, name))).includes(key)).toBe(false);
});

test('a revoked key is not found any more, also by another process, and stays in the list', async () => {
  const one = await openTemporary();
  const other = await openTemporary({dataDir: one.dataDir});
  const {key, id} = await one.keys.create();
  expect(await other.keys.find(key)).toMatchObject({id});
  const {revokedAt} = await one.keys.revoke(id);
  expect(await other.keys.find(key)).toBeUndefined();
  expect(await other.keys.list()).toMatchObject([{id, revokedAt}]);
  expect((await one.keys.revoke(id)).revokedAt).toBe(revokedAt);
});

test('what a key waits for can be changed, and what is not given stays', async () => {
  const {keys} = await openTemporary();
  const {key, id} = await keys.create({success: 'COMPLETED', requestsPerWindow: 5});
  expect(await keys.find(key)).toMatchObject({success: 'COMPLETED', failure: 'as-is', failedRows: 'named'});
  await keys.update(id, {failure: 'ERROR', failedRows: 'plain'});
  expect(await keys.find(key)).toMatchObject({
    ...{success: 'COMPLETED', failure: 'ERROR', failedRows: 'plain', requestsPerWindow: 5},
  });
  await expect(keys.update('nobody', {})).rejects.toMatchObject({code: 'not_found'});
});

test('revoking an unknown key names it', async () => {
  const {keys} = await openTemporary();
  await expect(keys.revoke('nobody')).rejects.toMatchObject({
    code: 'not_found',
    message: expect.stringMatching('nobody') as string,
  });
});
