import {mkdir, mkdtemp, readFile, rm, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {resolveSettings, type Flags} from '../../src/cli/config/resolve.js';
import {fakeIo, run} from './fake-io.js';

let home: string;
let project: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'docextract-config-'));
  project = join(home, 'work', 'deep');
  await mkdir(project, {recursive: true});
});

afterEach(() => rm(home, {recursive: true, force: true, maxRetries: 5, retryDelay: 100}));

const userFile = () => join(home, '.config', 'docextract', 'config.json');
const projectFile = () => join(home, 'work', 'docextract.config.json');

async function write(path: string, content: unknown): Promise<void> {
  await mkdir(join(path, '..'), {recursive: true});
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
}

function settings(flags: Flags = {}, env: Record<string, string> = {}) {
  return resolveSettings(flags, fakeIo({env: {HOME: home, ...env}, cwd: project}));
}

const config = (...argv: string[]) => run(['config', ...argv], {env: {HOME: home}, cwd: project});

test('flags win over the environment, that over the project, that over the user, that over defaults', async () => {
  const layers = ['http://flag/', 'http://variable/', 'http://project/', 'http://user/'];
  await write(userFile(), {baseUrl: layers[3], retries: 1});
  expect((await settings()).values).toMatchObject({baseUrl: layers[3], retries: 1, timeout: 300_000});
  await write(projectFile(), {baseUrl: layers[2]});
  expect((await settings()).values.baseUrl).toBe(layers[2]);
  expect((await settings({}, {DOCEXTRACT_BASE_URL: layers[1]!})).values.baseUrl).toBe(layers[1]);
  const all = await settings({baseUrl: layers[0]}, {DOCEXTRACT_BASE_URL: layers[1]!});
  expect(all.values.baseUrl).toBe(layers[0]);
  expect(all.origins).toMatchObject({
    baseUrl: {kind: 'flag'},
    retries: {kind: 'user', name: userFile()},
    timeout: {kind: 'default'},
  });
});

test('a profile stands just below whatever named it', async () => {
  const profiles = {staging: {baseUrl: 'http://staging/'}};
  await write(userFile(), {baseUrl: 'http://user/', profile: 'staging', profiles});
  await write(projectFile(), {retries: 3});
  expect((await settings()).values.baseUrl).toBe('http://staging/');
  const variable = {DOCEXTRACT_BASE_URL: 'http://variable/'};
  expect((await settings({}, variable)).values.baseUrl).toBe('http://variable/');
  expect((await settings({profile: 'staging'}, variable)).values.baseUrl).toBe('http://staging/');
  await write(projectFile(), {baseUrl: 'http://project/'});
  expect((await settings()).values.baseUrl).toBe('http://project/');
  expect((await settings({}, {DOCEXTRACT_PROFILE: 'staging'})).values.baseUrl).toBe('http://staging/');
});

test('an unknown profile is wrong use, and the known ones are named', async () => {
  await write(userFile(), {profiles: {staging: {}}});
  await expect(settings({profile: 'prod'})).rejects.toMatchObject({
    code: 'usage',
    hint: 'the profiles are staging',
  });
});

test('a path means the same wherever the file that sets it is read', async () => {
  await write(projectFile(), {dataDir: 'data'});
  expect((await settings()).values.dataDir).toBe(join(home, 'work', 'data'));
  expect((await settings({}, {DOCEXTRACT_DATA_DIR: 'here'})).values.dataDir).toBe(join(project, 'here'));
});

test('a variable set to nothing is a variable not set', async () => {
  expect((await settings({}, {DOCEXTRACT_BASE_URL: '  '})).values.baseUrl).toBeUndefined();
});

test.each([
  ['not JSON', '{', /is not JSON/],
  ['an unknown setting', {baseurl: 'http://a/'}, /there is no setting "baseurl"/],
  ['a value of the wrong form', {timeout: 'soon'}, /timeout: give a time/],
  ['an address that is none', {baseUrl: 'api.example.com'}, /baseUrl: give a web address/],
])('a user file with %s is refused by name', async (_what, content, message) => {
  await write(userFile(), content);
  await expect(settings()).rejects.toMatchObject({
    code: 'usage',
    message: expect.stringMatching(message) as string,
  });
  await expect(settings()).rejects.toThrow(userFile());
});

test('a project file may hold no key, nor name the file of one', async () => {
  for (const content of [{apiKey: 'k'}, {apiKeyFile: '/etc/shadow'}, {profiles: {a: {apiKeyFile: 'x'}}}]) {
    await write(projectFile(), content);
    await expect(settings()).rejects.toMatchObject({code: 'usage'});
  }
});

test('the stored key is not sent to an address that the project names', async () => {
  await write(projectFile(), {baseUrl: 'http://elsewhere/', profile: 'mine'});
  await write(userFile(), {apiKey: 'secret'});
  await expect(settings()).rejects.toThrow(/no profile "mine"/);
  await write(userFile(), {profiles: {mine: {apiKey: 'secret'}}});
  await expect(settings()).rejects.toMatchObject({
    code: 'usage',
    message: expect.stringContaining(projectFile()) as string,
  });
  expect((await settings({}, {DOCEXTRACT_API_KEY: 'given'})).values.apiKey).toBe('given');
});

test('a home that does not exist has no settings and is no error', async () => {
  const {values} = await resolveSettings({}, fakeIo({env: {HOME: '/nonexistent'}}));
  expect(values.retries).toBe(5);
});

test('set, get and unset work on the user file, which only its owner may read', async () => {
  expect(await config('set', 'baseUrl', 'https://api.example.com/v1')).toEqual({
    exitCode: 0,
    stdout: '',
    stderr: '',
  });
  expect((await config('get', 'baseUrl')).stdout).toBe('https://api.example.com/v1\n');
  expect((await stat(userFile())).mode & 0o777).toBe(0o600);
  await config('set', 'retries', '2', '--profile', 'slow');
  expect(JSON.parse(await readFile(userFile(), 'utf8'))).toEqual({
    baseUrl: 'https://api.example.com/v1',
    profiles: {slow: {retries: 2}},
  });
  await config('unset', 'baseUrl');
  expect((await config('get', 'baseUrl')).exitCode).toBe(2);
});

test('a key can be set from stdin and is never shown', async () => {
  await run(['config', 'set', 'apiKey', '-'], {env: {HOME: home}, cwd: project, stdin: 'dx-secret\n'});
  expect(JSON.parse(await readFile(userFile(), 'utf8'))).toEqual({apiKey: 'dx-secret'});
  for (const flags of [[], ['--json'], ['--origin'], ['--origin', '--json']])
    expect((await config('show', ...flags)).stdout).not.toContain('dx-secret');
});

test('show tells what holds and where it comes from, for people and for programs', async () => {
  await config('set', 'timeout', '90s');
  const people = await config('show', '--origin');
  expect(people.stdout).toMatch(new RegExp(`^timeout +90s +${userFile()}$`, 'm'));
  const programs = await config('list', '--origin', '--json');
  expect(JSON.parse(programs.stdout)).toMatchObject({
    timeout: {value: 90_000, from: userFile()},
    retries: {from: 'default'},
  });
});

test('a wrong name or value is refused before anything is written', async () => {
  expect((await config('set', 'colour', 'red')).exitCode).toBe(2);
  expect(await config('set', 'retries', 'many')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('retries: give a whole number from 0 on') as string,
  });
  expect((await config('set', 'format', 'xml')).stderr).toContain('give one of json, csv, both, ndjson');
  await expect(stat(userFile())).rejects.toThrow('ENOENT');
});

test('path tells where the user file is', async () => {
  expect((await config('path')).stdout).toBe(`${userFile()}\n`);
});

test('results are not written to a folder called - because a setting says stdout', async () => {
  const refused = await run(['process', 'a.pdf', '-t', 'invoice'], {
    env: {HOME: '/nowhere', DOCEXTRACT_OUTPUT: '-'},
  });
  expect(refused).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('DOCEXTRACT_OUTPUT: - names no folder') as string,
  });
});
