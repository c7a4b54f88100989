import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {countsOf} from '../../src/batch/model/batch-report.js';
import type {BatchReport} from '../../src/batch/model/outcome.js';
import {defaultSettings} from '../../src/cli/config/settings.js';
import {withTemplateNamed} from '../../src/cli/options/unknown-template.js';
import {png, startHarness, type Harness} from '../service/harness.js';
import {run, type Ran} from './fake-io.js';
import {temporaryDirectory} from './temporary.js';

/** Aliases of the user's own, for templates of a service that knows them by their ids alone. */

let home: string;
let harness: Harness;
const receipt = '0d0c0de5-0001-4000-8000-000000000002';

beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());
beforeEach(async () => {
  home = await temporaryDirectory();
  await writeFile(join(home, 'a.png'), png('a till receipt IEND'));
});

const command = (argv: string[], env: Record<string, string> = {}): Promise<Ran> =>
  run(argv, {env: {HOME: home, ...env}, cwd: home});
const remote = () => ({DOCEXTRACT_BASE_URL: harness.url, DOCEXTRACT_API_KEY: harness.key});

test('an alias is set, shown with where it came from, read, and removed', async () => {
  expect((await command(['config', 'set', 'templates.till', receipt])).exitCode).toBe(0);
  await command(['config', 'set', 'templates.bill', 'b']);
  expect((await command(['config', 'get', 'templates.till'])).stdout).toBe(`${receipt}\n`);
  const shown = await command(['config', 'show', '--origin']);
  expect(shown.stdout).toMatch(new RegExp(`^templates\\.till +${receipt}  ${home}.*config\\.json$`, 'm'));
  await command(['config', 'unset', 'templates.till']);
  expect((await command(['config', 'get', 'templates', '--json'])).stdout).toBe('{"bill":"b"}\n');
  expect(await command(['config', 'get', 'templates.till'])).toMatchObject({exitCode: 2, stdout: ''});
});

test('a profile has aliases of its own, beside and over those for all', async () => {
  await command(['config', 'set', 'templates.till', 'of all']);
  await command(['config', 'set', 'templates.bill', 'b']);
  await command(['config', 'set', 'templates.till', 'of live', '--profile', 'live']);
  const get = async (...more: string[]) => (await command(['config', 'get', 'templates', ...more])).stdout;
  expect(JSON.parse(await get())).toEqual({till: 'of all', bill: 'b'});
  expect(JSON.parse(await get('--profile', 'live'))).toEqual({till: 'of live', bill: 'b'});
  const variable = {DOCEXTRACT_TEMPLATES: 'till=of now, slip=s'};
  expect(JSON.parse((await command(['config', 'get', 'templates'], variable)).stdout)).toEqual({
    ...{till: 'of now', slip: 's', bill: 'b'},
  });
});

test.each([
  ['templates.a=b', 'c', /one word/],
  ['templates.a', ' ', /is empty/],
  ['templates', 'nothing', /aliases and ids/],
])('config set %s %j is refused', async (name, value, message) => {
  expect(await command(['config', 'set', name, value])).toMatchObject({
    exitCode: 2,
    stderr: expect.stringMatching(message) as string,
  });
});

test('what is sent to a remote service is the id', async () => {
  await command(['config', 'set', 'templates.till', receipt]);
  await command(['submit', 'a.png', '-t', 'till', '-q'], remote());
  const jobs = await command(['jobs', 'list', '--json'], remote());
  expect(JSON.parse(jobs.stdout)).toMatchObject({jobs: [{template: receipt}]});
});

test('a name the service does not know is told with the command that makes it an alias', async () => {
  const unknown = await command(['process', 'a.png', '-t', 'till'], remote());
  expect(unknown).toMatchObject({
    exitCode: 10,
    stderr: expect.stringContaining('docextract config set templates.till <id>') as string,
  });
});

test('a slip in an alias is told with the alias that was meant, and the template is named', async () => {
  await command(['config', 'set', 'templates.till', receipt]);
  const {exitCode, stderr} = await command(['submit', 'a.png', '-t', 'tills', '-q'], remote());
  expect(exitCode).toBe(10);
  expect(stderr).toContain('did you mean till?');
  expect(stderr).toContain('template tills');
});

test('a job of an earlier run that is unknown is not told as an unknown template', () => {
  const failure = {code: 'not_found', message: 'status of job j: the service answered 404'} as const;
  const failures = [{...failure, count: 1, sources: ['a.png']}];
  const report: BatchReport = {counts: countsOf([]), documents: [], jobs: [], failures, files: []};
  expect(withTemplateNamed(report, 'invoice', defaultSettings).failures).toEqual(failures);
});

test('what else the service says of a template keeps its own hint', () => {
  const failure = {code: 'invalid_request', message: 'Template bill has no fields of its own'} as const;
  const told = (hint?: string) => {
    const failures = [{...failure, ...(hint !== undefined && {hint}), count: 1, sources: ['a.png']}];
    const report: BatchReport = {counts: countsOf([]), documents: [], jobs: [], failures, files: []};
    const settings = {...defaultSettings, baseUrl: 'http://service.example/v1'};
    return withTemplateNamed(report, 'bill', settings).failures[0]?.hint;
  };
  expect(told('Give it fields.')).toBe('Give it fields.');
  expect(told()).toContain('config set templates.bill <id>');
});

test('without a template the aliases are named', async () => {
  await command(['config', 'set', 'templates.till', receipt]);
  const {exitCode, stderr} = await command(['process', 'a.png'], remote());
  expect({exitCode, stderr}).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('an alias (till)') as string,
  });
});

test('the list of templates of a remote service is that of the aliases, which completion reads', async () => {
  expect((await command(['templates', 'list'], remote())).stderr).toContain('config set templates.NAME <id>');
  await command(['config', 'set', 'templates.till', receipt]);
  const listed = await command(['templates', 'list'], remote());
  expect(listed.stdout).toBe(`ALIAS  ID\ntill   ${receipt}\n`);
  const json = await command(['templates', 'list', '--json'], remote());
  expect(JSON.parse(json.stdout)).toEqual([{alias: 'till', id: receipt}]);
});
