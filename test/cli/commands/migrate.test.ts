import {join} from 'node:path';
import {expect, test} from 'vitest';
import {migrateCommand} from '../../../src/cli/commands/migrate/index.js';
import type {MigrateOptions} from '../../../src/cli/commands/migrate/move-request.js';
import {run} from '../fake-io.js';
import {optionsOf} from '../parse.js';
import {temporaryDirectory} from '../temporary.js';

const to = 'postgres://docextract:SECRET@127.0.0.1:1/docextract';

test('a command line becomes the request that it says', async () => {
  const argv = ['--to', to, '--files', 's3://bucket/prefix', '--dry-run', '--allow-missing'];
  expect(await optionsOf<MigrateOptions>(migrateCommand, argv)).toMatchObject({
    ...{to, files: 's3://bucket/prefix', dryRun: true, allowMissing: true},
  });
});

test.each([
  ['no target', [], 'no target is named'],
  ['a store as database', ['--to', 's3://bucket'], 'documents are moved by --files'],
  ['an address of something else', ['--to', 'mysql://host/name'], 'mysql:// is neither postgres:// nor'],
  ['an address that cannot be read', ['--to', 'postgres://a b:@@/'], 'the address cannot be read'],
  ['a password with a slash', ['--to', 'postgres://a:b@c/d@host/e'], 'the address cannot be read'],
  ['--reopen with a target', ['--reopen', '--to', '/new'], '--reopen moves nothing'],
])('%s is refused with the next step, and nothing is made', async (_what, argv, words) => {
  const directory = await temporaryDirectory();
  const dataDir = join(directory, 'data');
  const refused = await run(['migrate', '--data-dir', dataDir, ...argv], {
    cwd: directory,
    env: {HOME: directory},
  });
  expect(refused).toMatchObject({exitCode: 2, stdout: '', stderr: expect.stringContaining(words) as string});
});

test('data on SQLite are moved to another directory, where the same key and credits are; the first is refused since', async () => {
  const directory = await temporaryDirectory();
  const at =
    (name: string) =>
    (...argv: string[]) =>
      run([...argv, '--data-dir', join(directory, name)], {cwd: directory, env: {HOME: directory}});
  const [first, second] = [at('first'), at('second')];
  await first('keys', 'create', '--name', 'till', '--account', 'shop');
  await first('credits', 'add', '7', '--account', 'shop');
  const plan = await first('migrate', '--to', 'second', '--dry-run', '--json');
  expect(JSON.parse(plan.stdout)).toMatchObject({
    moved: false,
    rows: {keys: 1, ledger: 1},
    files: {count: 0},
  });
  const moved = await first('migrate', '--to', 'second', '--json');
  expect(JSON.parse(moved.stdout)).toMatchObject({
    ...{moved: true, to: {database: join(directory, 'second')}},
    tables: {keys: {rows: 1, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string}},
  });
  expect((await second('keys', 'list')).stdout).toMatch(/ shop +till$/m);
  expect((await second('credits', 'show')).stdout).toMatch(/^shop +7 +0$/m);
  expect(await first('keys', 'list')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining(`were moved to ${join(directory, 'second')}`) as string,
  });
  expect((await first('migrate', '--to', 'second')).stderr).toContain('was moved to');
  expect(await first('migrate', '--reopen')).toMatchObject({exitCode: 0});
  expect((await first('keys', 'list')).exitCode).toBe(0);
});

test('a server that is not reached ends with 5 and a hint to run it again, and shows no password', async () => {
  const directory = await temporaryDirectory();
  const local = (...argv: string[]) =>
    run([...argv, '--data-dir', join(directory, 'data')], {cwd: directory, env: {HOME: directory}});
  await local('keys', 'create');
  const refused = await local('migrate', '--to', to, '-vv');
  expect(refused).toMatchObject({
    exitCode: 5,
    stderr: expect.stringContaining('run the same command again') as string,
  });
  expect(refused.stderr + refused.stdout).not.toContain('SECRET');
  expect((await local('keys', 'list')).exitCode).toBe(0);
});
