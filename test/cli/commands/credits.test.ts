import {join} from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {run, type Ran} from '../fake-io.js';
import {temporaryDirectory} from '../temporary.js';

let directory: string;
const local = (...argv: string[]): Promise<Ran> =>
  run([...argv, '--data-dir', join(directory, 'data')], {cwd: directory, env: {HOME: directory}});

beforeAll(async () => {
  directory = await temporaryDirectory();
});

test('as long as no account has a limit, that is what is shown', async () => {
  expect((await local('credits', 'show')).stderr).toMatch(/^no account has a limit/);
  expect((await local('credits', 'show', '--json')).stdout).toBe('[]\n');
});

test('credits are added to an account by its name or by a key of it, and shown with their movements', async () => {
  const created = await local('keys', 'create', '--account', 'accounting', '--json');
  const {id, account} = JSON.parse(created.stdout) as {id: string; account: string};
  expect(account).toBe('accounting');
  expect((await local('credits', 'add', '500', '--key', id)).stderr).toBe('accounting has 500 credits\n');
  expect(
    JSON.parse((await local('credits', 'add', '7', '--account', 'accounting', '--json')).stdout),
  ).toEqual({
    account: 'accounting',
    unlimited: false,
    balance: 507,
    held: 0,
  });
  const shown = JSON.parse((await local('credits', 'show', '--key', id, '--json')).stdout) as {
    balance: number;
    entries: unknown[];
  };
  expect(shown).toMatchObject({balance: 507, entries: [{amount: 7, reason: 'added'}, {amount: 500}]});
  expect((await local('credits', 'show')).stdout).toMatch(/^accounting +507 +0$/m);
  expect((await local('credits', 'show', '--account', 'accounting')).stdout).toMatch(/ \+500 +added$/m);
  expect((await local('credits', 'unlimited', '--account', 'accounting')).stderr).toBe(
    'accounting has no limit\n',
  );
  expect((await local('credits', 'show')).stdout).toMatch(/^accounting +unlimited/m);
});

test('an account must be named, and a key must be known', async () => {
  expect(await local('credits', 'add', '5')).toMatchObject({exitCode: 2});
  expect(await local('credits', 'add', 'many', '--account', 'a')).toMatchObject({exitCode: 2});
  expect(await local('credits', 'unlimited', '--key', 'nobody')).toMatchObject({exitCode: 10});
  expect(await local('credits', 'show', '--key', 'x', '--account', 'y')).toMatchObject({exitCode: 2});
});

test('a key has the role and the account it is given, caller and its own by default', async () => {
  const plain = JSON.parse((await local('keys', 'create', '--json')).stdout) as Record<string, unknown>;
  expect(plain).toMatchObject({role: 'caller', account: plain.id});
  const admin = await local('keys', 'create', '--role', 'admin', '--rate-limit', '9', '--json');
  expect(JSON.parse(admin.stdout)).toMatchObject({role: 'admin', requests_per_window: 9});
  expect(await local('keys', 'create', '--role', 'king')).toMatchObject({exitCode: 2});
});
