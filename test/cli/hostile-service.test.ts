import {execFileSync} from 'node:child_process';
import {createServer} from 'node:http';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeAll, beforeEach, expect, test} from 'vitest';
import {shellWord} from '../../src/batch/model/shell-word.js';
import {listen} from '../helpers/listen.js';
import {png} from '../service/harness.js';
import {run} from './fake-io.js';
import {temporaryDirectory} from './temporary.js';

/** What a service might say to take over a terminal: its title, the cursor, a colour that hides, a line of our own. */
const spell = '\u001b]0;owned\u0007\u009b2J\u001b[8m\r\nnext: evil\u202e';
/** Text, line ends, tabs, and our own colours. */
const harmless =
  /^(?:[^\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\r?\n|\t|\u001b\[(?:1|2|22|3[1236]|39)m)*$/u;
const jobId = `-o ${spell} $(touch owned) 'x'`;

type Answer = {status?: number; type?: string; body: unknown};

let directory: string;
let env: Record<string, string>;
let answers: Record<string, Answer>;

beforeAll(async () => {
  directory = await temporaryDirectory();
  await writeFile(join(directory, 'a.png'), png('a'));
  const server = createServer((request, reply) => {
    const {
      status = 200,
      type = 'application/json',
      body,
    } = answers[request.url!.split('?')[0]!] ?? {
      status: 404,
      body: {message: spell},
    };
    request.resume().on('end', () => {
      reply.writeHead(status, {'content-type': type});
      reply.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  const port = await listen(server);
  env = {HOME: directory, TERM: 'dumb', FORCE_COLOR: '1', DOCEXTRACT_API_KEY: 'k'};
  env.DOCEXTRACT_BASE_URL = `http://127.0.0.1:${port}`;
  return () => (server.closeAllConnections(), server.close());
});

beforeEach(() => {
  answers = {
    '/v1/process-job': {body: {job_id: jobId, template_id: spell, static_values: null}},
    '/v1/job-status': {body: {job_id: jobId, template_id: spell, status: spell}},
    '/v1/job-results': {body: [{_file: spell, [spell]: spell, rows: [{[spell]: spell}]}]},
    '/v1/process': {body: {document_data: {[spell]: spell, list: [spell]}}},
  };
});

const onTerminal = (...argv: string[]) => run(argv, {cwd: directory, env, isTTY: true, columns: 60});

test.each([
  ['process', 'a.png', '-t', 'x', '--force'],
  ['process', 'a.png', '-t', 'x', '--force', '--json'],
  ['process', 'a.png', '-t', 'x', '--force', '--format', 'csv', '-vv'],
  ['submit', 'a.png', '-t', 'x', '--force', '--detach', '-vv'],
  ['submit', 'a.png', '-t', 'x', '--force', '--job-timeout', '1s', '--events'],
  ['submit', 'a.png', '-t', 'x', '--force', '--job-timeout', '1s', '-vv'],
  ['status', jobId],
  ['status', jobId, '--json'],
  ['jobs', 'list'],
])('nothing that a service says steers the terminal: docextract %s %s', async (...argv) => {
  const {stdout, stderr} = await onTerminal(...argv);
  expect(stdout).toMatch(harmless);
  expect(stderr).toMatch(harmless);
  // Cells of a CSV have lines of their own.
  expect(argv.includes('csv') ? stderr : stdout + stderr).not.toMatch(/^next: evil/m);
});

test.each([['--json'], ['--format', 'csv'], ['--format', 'json'], ['-q']])(
  'results of a hostile service do not steer the terminal: results %s %s',
  async (...flags) => {
    answers['/v1/job-status'] = {body: {job_id: jobId, template_id: null, status: 'SUCCESS'}};
    if (flags.includes('csv'))
      answers['/v1/job-results'] = {type: 'text/csv', body: `number,note\r\n1,"${spell}"\r\n`};
    const {exitCode, stdout, stderr} = await onTerminal('results', ...flags, '--', jobId);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(harmless);
    expect(stderr).toMatch(harmless);
    expect(stdout).toContain('owned');
  },
);

test('CSV in a pipe is the service’s, byte for byte', async () => {
  answers['/v1/job-status'] = {body: {job_id: jobId, template_id: null, status: 'SUCCESS'}};
  answers['/v1/job-results'] = {type: 'text/csv', body: `number\r\n"${spell}"\r\n`};
  const {stdout} = await run(['results', '--format', 'csv', '--', jobId], {cwd: directory, env});
  expect(stdout).toBe(`number\r\n"${spell}"\r\n`);
});

test('error messages and hints of a hostile service do not steer the terminal', async () => {
  for (const path of Object.keys(answers))
    answers[path] = {status: 400, body: {error: spell, message: spell, hint: spell}};
  for (const argv of [
    ['process', 'a.png', '-t', 'x', '--force'],
    ['status', 'j'],
    ['results', 'j'],
    ['doctor'],
  ]) {
    const {stdout, stderr} = await onTerminal(...argv);
    expect(stdout).toMatch(harmless);
    expect(stderr).toMatch(harmless);
    expect(stdout + stderr).not.toMatch(/^next: evil/m);
  }
});

/** The words a shell makes of a command line. */
const wordsIn = (line: string) =>
  execFileSync('bash', ['-c', line.replace(/^docextract/, String.raw`printf '%s\0'`)], {cwd: directory})
    .toString('utf8')
    .split('\0')
    .slice(0, -1);

test('a next: line is quoted for a shell, and an id is never an option', async () => {
  const {stderr} = await onTerminal('submit', 'a.png', '-t', 'x', '--force', '--job-timeout', '1s');
  const next = stderr.split('\n').filter((line) => line.includes('next:'));
  expect(next).not.toEqual([]);
  const words = wordsIn(next[0]!.replace(/^.*?next:\S* /, ''));
  expect(words).toEqual(['watch', '-o', 'docextract-results', '--', jobId]);
});

test.each(['plain', "it's", 'a b', '$(id)', "\u001b[31m\\'", 'ü\u009b\u202e', 'a\nb', '!x', ''])(
  'a shell reads %j back',
  (word) => {
    expect(wordsIn(`docextract ${shellWord(word)}`)).toEqual([word]);
  },
);
