import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {commandList} from '../../src/cli/command-list.js';
import {commandNameIn} from '../../src/cli/program.js';
import {widthOf} from '../../src/cli/terminal/width.js';
import {run} from './fake-io.js';

const {version} = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

test('the version is that of the package, alone or with other options', async () => {
  expect(await run(['--version'])).toEqual({exitCode: 0, stdout: `${version}\n`, stderr: ''});
  expect(await run(['-V', '--no-color'])).toEqual({exitCode: 0, stdout: `${version}\n`, stderr: ''});
});

test('help goes to stdout and names every command and every exit code', async () => {
  const {exitCode, stdout, stderr} = await run(['--help']);
  expect({exitCode, stderr}).toEqual({exitCode: 0, stderr: ''});
  for (const {name} of commandList) expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
  expect(stdout).toContain('  143  terminated');
});

test.each(commandList.map(({name}) => name))('the help of %s has examples and exit codes', async (name) => {
  const {exitCode, stdout} = await run([name, '--help']);
  expect(exitCode).toBe(0);
  expect(stdout).toContain(`Usage: docextract ${name}`);
  expect(stdout).toMatch(/EXAMPLES\n {2}# .+\n {2}\$ (?:.*)docextract/);
  expect(stdout).toMatch(/EXIT CODES\n {4}0 {2}all done\n/);
});

test('the help of every verb says where its examples and exit codes are', async () => {
  const verbs = [
    'keys create',
    'templates edit',
    'jobs list',
    'credits add',
    'webhooks replay',
    'config set',
  ];
  for (const verb of verbs) {
    const [command = ''] = verb.split(' ');
    const {stdout} = await run([...verb.split(' '), '--help']);
    expect(stdout).toMatch(`Examples and exit codes: docextract ${command} --help`);
  }
});

test('the help of every command fits a terminal of 80 columns', async () => {
  const names = commandList.map(({name}) => [name]);
  const pages = await Promise.all([[], ...names].map((argv) => run([...argv, '--help'])));
  // Examples are whole lines, to be copied.
  const lines = pages.flatMap(({stdout}) => stdout.split('\n')).filter((line) => !line.startsWith('  $ '));
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.filter((line) => widthOf(line) > 80)).toEqual([]);
});

test('`help process` is `process --help`', async () => {
  expect(await run(['help', 'process'])).toEqual(await run(['process', '--help']));
});

test('a mistyped command or option is named, with what was meant', async () => {
  expect(await run(['sumbit'])).toEqual({
    exitCode: 2,
    stdout: '',
    stderr: "error: unknown command 'sumbit'\nhint:  did you mean submit? see `docextract --help`\n",
  });
  const {exitCode, stderr} = await run(['status', '--jsn', 'x']);
  expect(exitCode).toBe(2);
  expect(stderr).toBe(
    "error: unknown option '--jsn'\nhint:  did you mean --json? see `docextract status --help`\n",
  );
});

test('a program reads wrong use as JSON too', async () => {
  const {exitCode, stdout} = await run(['config', 'frobnicate', '--json']);
  expect(exitCode).toBe(2);
  expect(JSON.parse(stdout)).toMatchObject({error: {code: 'usage', exit_code: 2}});
});

test('with --events the error is the last record', async () => {
  const {stdout} = await run(['--events', 'frobnicate']);
  expect(JSON.parse(stdout)).toMatchObject({type: 'error', error: {code: 'usage', exit_code: 2}});
});

test('the command is found behind global options and their values', () => {
  expect(commandNameIn(['--profile', 'status', 'results', 'x'])).toBe('results');
  expect(commandNameIn(['--profile=status', '-v', 'results'])).toBe('results');
  expect(commandNameIn(['help', 'serve'])).toBe('serve');
  expect(commandNameIn(['--json'])).toBeUndefined();
});
