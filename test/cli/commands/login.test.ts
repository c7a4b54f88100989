import {chmod, readFile, stat, writeFile} from 'node:fs/promises';
import {PassThrough} from 'node:stream';
import {join} from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {main} from '../../../src/cli/main.js';
import {json, serveWire} from '../../client/wire-server.js';
import {fakeIo, run, type FakeWorld} from '../fake-io.js';
import {temporaryDirectory} from '../temporary.js';

let home: string;
beforeEach(async () => {
  home = await temporaryDirectory();
});

const file = () => join(home, '.config', 'docextract', 'config.json');
const stored = async () => JSON.parse(await readFile(file(), 'utf8')) as Record<string, unknown>;
const docextract = (argv: string[], world: FakeWorld = {}) =>
  run(argv, {cwd: home, ...world, env: {HOME: home, ...world.env}});

/** A service that knows one key and no job. */
const serveKey = (good: string) =>
  serveWire((request, ...rest) =>
    (request.headers['x-auth'] === good ? json({error: 'not_found'}, 404) : json({}, 401))(request, ...rest),
  );

test('a key from stdin is checked and stored for its owner alone, and used from then on', async () => {
  const {url, received} = await serveKey('secret-1');
  const {exitCode, stderr, stdout} = await docextract(['login', '--base-url', url], {stdin: 'secret-1\n'});
  expect({exitCode, stdout}).toEqual({exitCode: 0, stdout: ''});
  expect(stderr).not.toContain('secret-1');
  expect(await stored()).toEqual({baseUrl: url, apiKey: 'secret-1'});
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  await docextract(['status', 'j']);
  expect(received.at(-1)!.headers['x-auth']).toBe('secret-1');
});

test('a key that the service refuses is not stored', async () => {
  const {url} = await serveKey('good');
  expect((await docextract(['login', '--base-url', url], {stdin: 'bad'})).exitCode).toBe(4);
  await expect(stored()).rejects.toThrow('ENOENT');
});

test('profiles lie beside each other, are chosen by `config use`, and logout takes the key away', async () => {
  const {url} = await serveKey('k1');
  await docextract(['login', '--base-url', url, '--profile', 'staging'], {stdin: 'k1'});
  expect(await stored()).toEqual({profiles: {staging: {baseUrl: url, apiKey: 'k1'}}});
  expect((await docextract(['config', 'use', 'prod'])).exitCode).toBe(2);
  expect((await docextract(['config', 'use', 'staging'])).exitCode).toBe(0);
  expect((await docextract(['config', 'get', 'baseUrl'])).stdout).toBe(`${url}\n`);
  expect(JSON.parse((await docextract(['logout', '--json'])).stdout)).toEqual({
    removed: true,
    profile: 'staging',
  });
  expect(await stored()).toEqual({profile: 'staging', profiles: {staging: {baseUrl: url}}});
  await docextract(['config', 'use']);
  expect((await docextract(['config', 'get', 'baseUrl'])).exitCode).toBe(2);
});

test('on a terminal address and key are asked for, and the key is not echoed', async () => {
  const {url} = await serveKey('typed');
  const io = fakeIo({cwd: home, env: {HOME: home}});
  const keyboard = Object.assign(new PassThrough(), {isTTY: true, setRawMode: () => undefined});
  Object.assign(io, {stdin: keyboard});
  const answers = [`${url}\r`, 'typed\r'];
  const watch = setInterval(() => {
    if (io.stderrText().split(': ').length - 1 > 2 - answers.length && answers.length > 0)
      keyboard.write(answers.shift()!);
  }, 20);
  expect(await main(['login'], io)).toBe(0);
  clearInterval(watch);
  expect(io.stderrText()).toContain('(not shown)');
  expect(io.stderrText()).not.toContain('typed');
  expect(await stored()).toEqual({baseUrl: url, apiKey: 'typed'});
});

test('the rest of a line break that comes late is no answer to the next question', async () => {
  const {url} = await serveKey('typed');
  const io = fakeIo({cwd: home, env: {HOME: home}});
  const keyboard = Object.assign(new PassThrough(), {isTTY: true, setRawMode: () => undefined});
  Object.assign(io, {stdin: keyboard});
  const running = main(['login'], io);
  await expect.poll(() => io.stderrText()).toContain('address');
  keyboard.write(`${url}\r`);
  await expect.poll(() => io.stderrText()).toContain('(not shown)');
  keyboard.write('\n');
  keyboard.write('typed\r');
  expect(await running).toBe(0);
  expect(await stored()).toEqual({baseUrl: url, apiKey: 'typed'});
});

test('a key comes from a command; one that fails is told without what it printed', async () => {
  const {url, received} = await serveKey('from-command');
  const env = {DOCEXTRACT_BASE_URL: url, PATH: process.env.PATH ?? ''};
  const good = await docextract(['status', 'j', '--api-key-command', 'printf "%s\\n" from-command'], {env});
  expect(good.exitCode).toBe(10);
  expect(received.at(-1)!.headers['x-auth']).toBe('from-command');
  const bad = await docextract(['status', 'j'], {
    env: {...env, DOCEXTRACT_API_KEY_COMMAND: 'echo hidden; echo no vault >&2; exit 7'},
  });
  expect(bad.exitCode).toBe(4);
  expect(bad.stderr).toContain('ended with 7: no vault');
  expect(bad.stderr).not.toContain('error: hidden');
});

test('a project file may name a key command only as long as it is trusted as it is', async () => {
  const {url, received} = await serveKey('k');
  const path = join(home, 'docextract.config.json');
  const env = {PATH: process.env.PATH ?? ''};
  await writeFile(path, JSON.stringify({baseUrl: url, apiKeyCommand: 'echo k'}));
  const refused = await docextract(['status', 'j'], {env});
  expect(refused).toMatchObject({exitCode: 2, stderr: expect.stringContaining('config trust') as string});
  expect(received).toEqual([]);
  expect((await docextract(['config', 'trust'])).exitCode).toBe(0);
  expect((await docextract(['status', 'j'], {env})).exitCode).toBe(10);
  await writeFile(path, JSON.stringify({baseUrl: url, apiKeyCommand: 'echo k; true'}));
  expect((await docextract(['status', 'j'], {env})).exitCode).toBe(2);
});

test('a key file that others can read is warned of', async () => {
  const {url} = await serveKey('k');
  const key = join(home, 'key.txt');
  await writeFile(key, 'k\n', {mode: 0o600});
  const argv = ['status', 'j', '--base-url', url, '--api-key-file', key];
  expect((await docextract(argv)).stderr).not.toContain('chmod');
  await chmod(key, 0o644);
  expect((await docextract(argv)).stderr).toContain('chmod 600');
});
