import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {sessionMs} from '../../../src/storage/keys/sessions.js';
import {testOnSqlite} from '../../helpers/database.js';
import {openTemporary, temporaryDirectory} from '../open-temporary.js';

test('a session is found by its token until it ends, also by another process', async () => {
  const storage = await openTemporary();
  const other = await openTemporary({dataDir: storage.dataDir});
  const key = await storage.keys.create({name: 'ana', role: 'reviewer'});
  const {token} = await storage.sessions.begin(key.id);
  expect(await other.sessions.find(token)).toMatchObject({key: {id: key.id, role: 'reviewer'}});
  expect(await storage.sessions.find(`${token}x`)).toBeUndefined();
  await storage.sessions.end(token);
  await storage.sessions.end(token);
  expect(await other.sessions.find(token)).toBeUndefined();
});

test('a session is over after twelve hours, whatever happens in it', async () => {
  let now = 1_000_000;
  const storage = await openTemporary({clock: () => now});
  const {id} = await storage.keys.create({role: 'admin'});
  const {token, expiresAt} = await storage.sessions.begin(id);
  expect(expiresAt).toBe(now + sessionMs);
  now = expiresAt - 1;
  expect(await storage.sessions.find(token)).toBeDefined();
  now = expiresAt;
  expect(await storage.sessions.find(token)).toBeUndefined();
});

test('a revoked key has no sessions any more', async () => {
  const storage = await openTemporary();
  const [one, other] = [await storage.keys.create({role: 'admin'}), await storage.keys.create()];
  const [dead, alive] = [await storage.sessions.begin(one.id), await storage.sessions.begin(other.id)];
  await storage.keys.revoke(one.id);
  expect(await storage.sessions.find(dead.token)).toBeUndefined();
  expect(await storage.sessions.find(alive.token)).toBeDefined();
});

testOnSqlite('the token of a session is nowhere on disk', async () => {
  const storage = await openTemporary();
  const {id} = await storage.keys.create({role: 'admin'});
  const {token} = await storage.sessions.begin(id);
  for (const name of ['docextract.db', 'docextract.db-wal'])
    expect(readFileSync(join(storage.dataDir, name)).includes(token)).toBe(false);
});

testOnSqlite('a backup has no sessions', async () => {
  const storage = await openTemporary();
  const {id} = await storage.keys.create({role: 'admin'});
  const {token} = await storage.sessions.begin(id);
  const target = join(await temporaryDirectory(), 'copy');
  await storage.backUp(target);
  const copy = await openTemporary({dataDir: target});
  expect(await copy.keys.list()).toHaveLength(1);
  expect(await copy.sessions.find(token)).toBeUndefined();
});
