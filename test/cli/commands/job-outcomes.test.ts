import {expect, test} from 'vitest';
import {folderOf} from '../../batch/bench.js';
import {serve, state} from '../../batch/foreign.js';
import {type Answer, json} from '../../client/wire-server.js';
import {png} from '../../service/harness.js';
import {run} from '../fake-io.js';

/** A service with a job of somebody else, and a command about it that writes files. */
async function about(answers: Parameters<typeof serve>[0]) {
  const folder = await folderOf({'in/a.png': png('a')});
  const server = await serve(answers);
  const env = {HOME: folder, DOCEXTRACT_BASE_URL: server.url, DOCEXTRACT_API_KEY: 'key-of-a-test'};
  return (...argv: string[]) => run(argv, {cwd: folder, env});
}

const failed: Answer = json({job_id: 'j-1', status: 'FAILED', error: {message: 'no template'}});

test.each(['results', 'watch'])('%s -o says why a job failed', async (command) => {
  const docextract = await about({'job-status': [failed], 'job-results': [json({error: 'failed'}, 409)]});
  const {exitCode, stderr} = await docextract(command, 'j-1', '-o', 'out');
  expect(exitCode).toBe(6);
  expect(stderr).toContain('job j-1 ended as FAILED: no template');
  expect(stderr).not.toContain('nothing to do');
});

test('results -o says that a job is not finished, and where it stands', async () => {
  const docextract = await about({'job-status': [state('PROCESSING')]});
  const {exitCode, stderr} = await docextract('results', 'j-1', '-o', 'out');
  expect(exitCode).toBe(8);
  expect(stderr).toContain('job j-1 is not finished (PROCESSING)');
  expect(stderr).toMatch(/docextract watch .*j-1/);
});

test('watch -o that gives up waiting says so', async () => {
  const docextract = await about({'job-status': [state('PROCESSING')]});
  const {exitCode, stderr} = await docextract('watch', 'j-1', '-o', 'out', '--job-timeout', '1s');
  expect(exitCode).toBe(8);
  expect(stderr).toContain('job j-1 is not finished (PROCESSING)');
});

test('a failed job that gave a value: exit 3, one extracted, and why', async () => {
  const docextract = await about({
    'process-job': [json({job_id: 'j-1'}, 202)],
    'job-status': [failed],
    'job-results': [json([{total: '1'}])],
  });
  const {exitCode, stderr} = await docextract('submit', 'in', '-t', 't', '-o', 'out');
  expect(exitCode).toBe(3);
  expect(stderr).toContain('1 extracted');
  expect(stderr).toContain('job j-1 ended as FAILED: no template, but gave results');
});

test.each([
  ['results', 'j-1'],
  ['results', 'j-1', '-o', 'out'],
  ['watch', 'j-1', '-o', 'out'],
])('%s %s %s names no option that it has not', async (...argv) => {
  const docextract = await about({'job-status': [failed], 'job-results': [json({error: 'failed'}, 409)]});
  const {stderr} = await docextract(...argv);
  expect(stderr).toContain('`docextract submit` with --retry-failed');
  expect(stderr.replaceAll(/`docextract submit` with --[a-z-]+/g, '')).not.toMatch(/--retry|--force|--per/);
});

test('a reason that is a sentence goes on without its full stop', async () => {
  const error = {message: 'a.pdf cannot be opened as a PDF.'};
  const documents = {total: 1, done: 0, failed: 1};
  const docextract = await about({'job-status': [json({job_id: 'j-1', status: 'FAILED', error, documents})]});
  expect((await docextract('status', 'j-1')).stdout).toContain('opened as a PDF, 1 failed\n');
});

test('at 80 columns status tells until when results are kept, whole', async () => {
  const job_id = '0b0c2f6e-1111-4222-8333-444455556666';
  const ended = {job_id, status: 'SUCCESS', expires_at: '2026-11-05T12:30:45.000Z'};
  const server = await serve({'job-status': [json({...ended, documents: {total: 1, done: 1, failed: 0}})]});
  const env = {HOME: '/nonexistent', DOCEXTRACT_BASE_URL: server.url, DOCEXTRACT_API_KEY: 'k'};
  const {stdout} = await run(['status', job_id], {env, isTTY: true, columns: 80});
  expect(stdout.split('\n').filter((line) => line.length > 80 || line.includes('…'))).toEqual([]);
  expect(stdout).toContain('2026-11-05T12:30Z');
});

test.each([{error: {message: 'no template'}}, {message: 'no template'}])(
  'status says why a job failed: %j',
  async (reason) => {
    const docextract = await about({'job-status': [json({job_id: 'j-1', status: 'FAILED', ...reason})]});
    const {exitCode, stdout} = await docextract('status', 'j-1');
    expect(exitCode).toBe(6);
    expect(stdout).toMatch(/^j-1 +FAILED +no template$/m);
  },
);
