import {beforeEach, expect, test} from 'vitest';
import {run, type Ran} from '../fake-io.js';
import {temporaryDirectory} from '../temporary.js';

let directory: string;
beforeEach(async () => {
  directory = await temporaryDirectory();
});

const docextract = (argv: string[], env: Record<string, string> = {}): Promise<Ran> =>
  run(argv, {cwd: directory, env: {HOME: directory, ...env}});

test.each([['worker'], ['worker --check'], ['worker --port 0 --json']])(
  '%s is refused without a database that others share',
  async (line) => {
    const {exitCode, stdout, stderr} = await docextract(line.split(' '));
    expect(exitCode).toBe(2);
    expect(stdout + stderr).toContain('a worker needs a database that it shares with other processes');
    expect(stdout + stderr).toContain('set DOCEXTRACT_DATABASE_URL');
  },
);

test('a worker that may read nothing is refused, by flag and by variable', async () => {
  const byFlag = await docextract(['worker', '--workers', '0']);
  expect(byFlag).toMatchObject({exitCode: 2, stdout: ''});
  const byVariable = await docextract(['worker', '--check'], {DOCEXTRACT_WORKERS: '0'});
  expect(byVariable).toMatchObject({exitCode: 2, stdout: ''});
  expect(byVariable.stderr).toContain('DOCEXTRACT_WORKERS: a worker reads at least one document');
});

test('a password written with a slash is refused, and no part of it is told', async () => {
  const env = {DOCEXTRACT_DATABASE_URL: 'postgres://docextract:a@SECRET/14@127.0.0.1:1/docextract'};
  const {exitCode, stdout, stderr} = await docextract(['worker', '--check'], env);
  expect([exitCode, stdout]).toEqual([2, '']);
  expect(stderr).toContain('special characters of a password as %40');
  expect(stderr).not.toContain('SECRET');
});

test('a worker whose database is not reached says so and ends', async () => {
  const env = {DOCEXTRACT_DATABASE_URL: 'postgres://docextract:SECRET@127.0.0.1:1/docextract'};
  for (const argv of [['worker'], ['worker', '--check']]) {
    const {exitCode, stdout, stderr} = await docextract(argv, env);
    expect([exitCode, stdout]).toEqual([5, '']);
    expect(stderr).toContain('PostgreSQL at 127.0.0.1:1/docextract is not reached');
    expect(stderr).not.toContain('SECRET');
  }
});

test('serve --no-worker is not told to read as well', async () => {
  const refused = await docextract(['serve', '--no-worker', '--workers', '2']);
  expect(refused).toMatchObject({exitCode: 2, stdout: ''});
  expect(refused.stderr).toContain('--no-worker and --workers 2 contradict each other');
});
