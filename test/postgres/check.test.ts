import {readFile, writeFile} from 'node:fs/promises';
import pg from 'pg';
import {expect, inject, test} from 'vitest';
import {mustExist} from '../../src/contract/must-exist.js';
import {inspectDatabase} from '../../src/cli/serve/inspect-store.js';
import type {ServicePlan} from '../../src/cli/serve/service-plan.js';
import {checkServer} from '../../src/storage/postgres/check-server.js';
import {openTemporary} from '../storage/open-temporary.js';

const url = mustExist(inject('postgres'), 'server of the project');

async function asOwner(...statements: string[]): Promise<void> {
  const client = new pg.Client({connectionString: url});
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

async function settingOf(name: string): Promise<string> {
  const client = new pg.Client({connectionString: url});
  await client.connect();
  const {rows} = await client.query<{setting: string}>('select setting from pg_settings where name = $1', [
    name,
  ]);
  await client.end();
  return mustExist(rows[0], name).setting;
}

function changed(change: (url: URL) => void): string {
  const other = new URL(url);
  change(other);
  return other.href;
}

test('a server that can be used is told with its place and version', async () => {
  const report = await checkServer(changed((to) => (to.password = 'SECRET')));
  expect(report).toMatchObject({place: expect.stringMatching(/^127\.0\.0\.1:\d+\/postgres$/) as string});
  expect(Number.parseInt(report.version)).toBeGreaterThanOrEqual(15);
});

test.each<[string, (to: URL) => void, {code: string; message: RegExp}]>([
  ['a port where nothing listens', (to) => (to.port = '1'), {code: 'unavailable', message: /is not reached/}],
  [
    'a database that is not there',
    (to) => (to.pathname = '/gone'),
    {code: 'cannot_read', message: /no database gone/},
  ],
  [
    'a role that is not there',
    (to) => (to.username = 'nobody'),
    {code: 'cannot_read', message: /refused the user/},
  ],
  [
    'TLS that the server does not speak',
    (to) => to.searchParams.set('sslmode', 'verify-full'),
    {code: 'cannot_read', message: /does not speak TLS/},
  ],
  [
    'a certificate that is not there',
    (to) => to.searchParams.set('sslrootcert', '/nowhere/ca.pem'),
    {code: 'cannot_read', message: /named for TLS .* cannot be read: ENOENT/},
  ],
])('%s is told in a sentence, with a hint, and without the password', async (_, change, {code, message}) => {
  const address = changed((to) => {
    to.password = 'SECRET';
    change(to);
  });
  const error = await checkServer(address).catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    code,
    message: expect.stringMatching(message) as string,
    hint: expect.any(String) as string,
  });
  expect(String(error)).not.toContain('SECRET');
});

test('a server that asks for a password says whether it was missing or wrong', async () => {
  await asOwner(`create role asked login password 'SECRET'`);
  const file = await settingOf('hba_file');
  await writeFile(file, `host all asked 127.0.0.1/32 scram-sha-256\n${await readFile(file, 'utf8')}`);
  await asOwner('select pg_reload_conf()');
  const as = (password: string) =>
    checkServer(changed((to) => Object.assign(to, {username: 'asked', password}))).then(
      () => 'reached',
      (error: unknown) => String(error),
    );
  // The server reads the file anew soon, not at once.
  await expect.poll(() => as('WRONG')).toMatch(/refused the user: password authentication failed/);
  expect(await as('')).toMatch(/asks for a password, and none is given/);
  expect(await as('SECRET')).not.toMatch(/password/);
});

test('a role without the right to make tables is told so, by the check and at the start', async () => {
  await asOwner(
    'create role limited login',
    'create schema barred',
    'grant usage on schema barred to limited',
  );
  const address = changed((to) => {
    to.username = 'limited';
    to.searchParams.set('options', '-c search_path=barred');
  });
  await expect(checkServer(address)).rejects.toMatchObject({
    code: 'cannot_read',
    message: expect.stringContaining('the role limited may not make them') as string,
  });
  await expect(openTemporary({databaseUrl: address})).rejects.toMatchObject({
    code: 'cannot_read',
    hint: expect.stringContaining('owner of the database') as string,
  });
});

test('a server that is too old, one that is read-only, and a role without a schema are each told', async () => {
  // The server says of itself what such a function says, where it is looked for first.
  await asOwner(
    'create schema old',
    `create function old.current_setting(name text) returns text language sql as $$
      select case name
        when 'server_version' then '14.9'
        when 'server_version_num' then '140009'
        else pg_catalog.current_setting(name)
      end $$`,
    'create role shut_out login',
  );
  const told = (change: (to: URL) => void) =>
    checkServer(changed(change)).then(
      () => 'fit',
      ({message, hint}: {message: string; hint: string}) => `${message} ${hint}`,
    );
  const withOption = (option: string) => (to: URL) => to.searchParams.set('options', `-c ${option}`);
  expect(await told(withOption('search_path=old,pg_catalog'))).toMatch(
    /is version 14\.9\. Use version 15 or newer\.$/,
  );
  expect(await told(withOption('default_transaction_read_only=on'))).toMatch(
    /is read-only, as a standby is\. Name the primary/,
  );
  const shutOut = await told((to) => {
    to.username = 'shut_out';
    withOption('search_path=old')(to);
  });
  expect(shutOut).toMatch(/no schema that the role shut_out may use\. grant usage/);
});

test('a role that may read and not write is told so by what it tries', async () => {
  await asOwner('create role reader login', 'create schema read', 'grant usage on schema read to reader');
  const options = '-c search_path=read';
  const {dataDir} = await openTemporary({
    databaseUrl: changed((to) => to.searchParams.set('options', options)),
  });
  await asOwner('grant select on all tables in schema read to reader');
  const databaseUrl = changed((to) => {
    to.username = 'reader';
    to.searchParams.set('options', options);
  });
  const told = {code: 'cannot_read', hint: expect.stringContaining('--check') as string};
  const opened = openTemporary({dataDir, databaseUrl}).then(({keys}) => keys.create());
  await expect(opened).rejects.toMatchObject(told);
});

test('a role that may use the tables and not make any runs the service', async () => {
  await asOwner(
    'create role user_only login',
    'create schema shared',
    'grant usage on schema shared to user_only',
  );
  const options = '-c search_path=shared';
  const {dataDir} = await openTemporary({
    databaseUrl: changed((to) => to.searchParams.set('options', options)),
  });
  await asOwner('grant select, insert, update, delete on all tables in schema shared to user_only');
  const storage = await openTemporary({
    dataDir,
    databaseUrl: changed((to) => {
      to.username = 'user_only';
      to.searchParams.set('options', options);
    }),
  });
  const {key} = await storage.keys.create();
  expect(await storage.admissions(60_000)(key)).toMatchObject({count: {number: 1}});
});

/** Tables of docextract in a schema, and a role that may use them, and not change or make any. */
async function withRole(schema: string): Promise<{role: string; dataDir: string; asOwnerOf: string}> {
  const role = `${schema}_user`;
  await asOwner(`create role ${role} login`, `create schema ${schema}`);
  const options = `-c search_path=${schema}`;
  const asOwnerOf = changed((to) => to.searchParams.set('options', options));
  const {dataDir} = await openTemporary({databaseUrl: asOwnerOf});
  await asOwner(
    `grant usage on schema ${schema} to ${role}`,
    `grant select, insert, update, delete on all tables in schema ${schema} to ${role}`,
  );
  const address = changed((to) => {
    to.username = role;
    to.searchParams.set('options', options);
  });
  return {role: address, dataDir, asOwnerOf};
}

test('tables of a newer docextract are refused by the check as they are at the start', async () => {
  const {role, dataDir} = await withRole('newer');
  await asOwner('insert into newer.migrations (number) values (999)');
  const refusal = {
    code: 'cannot_read',
    message: expect.stringMatching(/written by a newer docextract \(format 999/) as string,
    hint: expect.stringContaining('Update docextract') as string,
  };
  await expect(checkServer(role)).rejects.toMatchObject(refusal);
  await expect(openTemporary({dataDir, databaseUrl: role})).rejects.toMatchObject(refusal);
});

test('tables of an older docextract are for their owner to change, who is named to any other role', async () => {
  const {role, dataDir, asOwnerOf} = await withRole('older');
  await asOwner('drop table older.moves', 'delete from older.migrations where number = 10');
  await expect(checkServer(role)).rejects.toMatchObject({
    code: 'cannot_read',
    message: expect.stringMatching(
      /tables of an older docextract, and the role older_user may not/,
    ) as string,
    hint: expect.stringContaining('once as the owner') as string,
  });
  const started = openTemporary({dataDir, databaseUrl: role});
  await expect(started).rejects.toMatchObject({hint: expect.stringContaining('as the owner') as string});
  expect(await checkServer(asOwnerOf)).toMatchObject({version: expect.any(String) as string});
});

test('a table of another program beside those of docextract is nobody’s business', async () => {
  const {role, dataDir} = await withRole('beside');
  await asOwner('create table beside.spatial_ref_sys (srid integer primary key)');
  expect(await checkServer(role)).toMatchObject({version: expect.any(String) as string});
  await (await openTemporary({dataDir, databaseUrl: role})).keys.create();
});

test('a database whose data were moved is refused by the check as it is at the start', async () => {
  const {role, dataDir} = await withRole('gone');
  await asOwner(
    `insert into gone.moves values ('one', 'source', 'db.elsewhere/docextract', 'moved', '{}', 0)`,
  );
  const refusal = {
    code: 'usage',
    message: expect.stringContaining('were moved to db.elsewhere/docextract') as string,
  };
  // All that it looks at.
  const plan = {configuration: {values: {databaseUrl: role}}} as ServicePlan;
  await expect(inspectDatabase(plan)).rejects.toMatchObject(refusal);
  await expect(openTemporary({dataDir, databaseUrl: role})).rejects.toMatchObject(refusal);
});
