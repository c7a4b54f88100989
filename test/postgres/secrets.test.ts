import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import pg from 'pg';
import {expect, onTestFinished, test} from 'vitest';
import {docextract, fixtures, freshHome, linesOf} from '../e2e/docextract.js';
import {makePostgres} from '../helpers/postgres-server.js';
import {ownPlace} from '../s3/place.js';
import {startS3rver} from '../s3/server/start-s3rver.js';
import {startTlsProxy} from '../s3/server/tls-proxy.js';

const tls = (name: string) => join(import.meta.dirname, '../e2e/tls', name);
const certificate = {cert: tls('server.pem'), key: tls('server-key.pem')};
const secrets = {owner: 'SECRET-owner', service: 'SECRET-service', store: 'SECRET-store'};

type Env = Record<string, string | undefined>;

/** A database and a store that speak TLS alone, an owner of the tables, and a role that may not make any. */
async function startSecureSite() {
  const access = ['hostssl', 'hostnossl'].map(
    (kind) => `${kind} all owner,service 127.0.0.1/32 ${kind === 'hostssl' ? 'scram-sha-256' : 'reject'}`,
  );
  const [server, s3] = await Promise.all([makePostgres({tls: certificate, access}), startS3rver()]);
  onTestFinished(() => server.remove());
  onTestFinished(() => s3.stop());
  const admin = new pg.Client({connectionString: server.url});
  await admin.connect();
  onTestFinished(() => admin.end());
  await admin.query(`create role owner login password '${secrets.owner}'`);
  await admin.query(`create role service login password '${secrets.service}'`);
  await admin.query('grant create on schema public to owner');
  const {home, env} = await freshHome();
  const {address, variables} = ownPlace(await startTlsProxy(s3.address, certificate));
  const databaseAs = (role: string, settings: string): string =>
    `postgres://${role}@localhost:${server.port}/postgres${settings}`;
  const trusting = `?sslmode=verify-full&sslrootcert=${encodeURIComponent(tls('ca.pem'))}`;
  const site = (role: 'owner' | 'service'): Env => ({
    ...{...env, ...variables, AWS_SECRET_ACCESS_KEY: secrets.store, NODE_EXTRA_CA_CERTS: tls('ca.pem')},
    ...{DOCEXTRACT_FILES: address, DOCEXTRACT_DATABASE_URL: databaseAs(role, trusting)},
    PGPASSWORD: secrets[role],
  });
  return {admin, s3, databaseAs, trusting, site, dirOf: (node: string) => join(home, node)};
}

test('a check tells what is wrong with TLS and password, and no secret', async () => {
  const {databaseAs, trusting, site, dirOf} = await startSecureSite();
  const check = async (more: Env) => {
    const argv = ['serve', '--check', '--data-dir', dirOf('checked')];
    const {exitCode, stdout, stderr} = await docextract(argv, {env: {...site('owner'), ...more}});
    expect(stdout + stderr).not.toContain('SECRET');
    return [exitCode, exitCode === 0 ? stdout : stderr];
  };
  const said = (text: string): string => expect.stringContaining(text) as string;
  expect(await check({})).toEqual([0, said('can be used')]);
  const inPlain = {DOCEXTRACT_DATABASE_URL: databaseAs('owner', '')};
  expect(await check(inPlain)).toEqual([13, said('refused the user')]);
  const ofNobody = {DOCEXTRACT_DATABASE_URL: databaseAs('owner', '?sslmode=verify-full')};
  expect(await check({...ofNobody, NODE_EXTRA_CA_CERTS: undefined})).toEqual([13, said('sslrootcert=')]);
  expect(await check({NODE_EXTRA_CA_CERTS: undefined})).toEqual([2, said('NODE_EXTRA_CA_CERTS')]);
  const ofNoFile = databaseAs('owner', '?sslmode=verify-full&sslrootcert=/nowhere/ca.pem');
  expect(await check({DOCEXTRACT_DATABASE_URL: ofNoFile})).toEqual([13, said('sslrootcert, sslcert')]);
  // The library would warn of a mode that it takes for verify-full.
  const required = databaseAs('owner', trusting.replace('verify-full', 'require'));
  const {stderr} = await docextract(['worker', '--check'], {
    env: {...site('owner'), DOCEXTRACT_DATABASE_URL: required},
  });
  expect(stderr).not.toContain('WARNING');
  expect(await check({DOCEXTRACT_DATABASE_URL: required})).toEqual([0, said('can be used')]);
  expect(await check({PGPASSWORD: 'SECRET-wrong'})).toEqual([13, said('password authentication failed')]);
  expect(await check({PGPASSWORD: undefined})).toEqual([13, said('none is given')]);
  const written = new URL(site('owner').DOCEXTRACT_DATABASE_URL!);
  written.password = secrets.owner;
  const inAddress = {PGPASSWORD: undefined, DOCEXTRACT_DATABASE_URL: written.href};
  expect(await check(inAddress)).toEqual([0, said('can be used')]);
});

test('a role that makes no tables runs all but migrations over TLS, through an outage, and no log has a secret', async () => {
  const {admin, site, dirOf} = await startSecureSite();
  const run = async (role: 'owner' | 'service', argv: string[]) => {
    const ended = await docextract([...argv, '--json', '--data-dir', dirOf(role)], {env: site(role)});
    expect([argv[0], ended.exitCode, ended.stderr]).toEqual([argv[0], 0, '']);
    return JSON.parse(ended.stdout) as Record<string, unknown>;
  };
  const first = await docextract(['keys', 'create', '--data-dir', dirOf('service')], {env: site('service')});
  expect([first.exitCode, first.stderr]).toEqual([13, expect.stringContaining('owner of the database')]);
  await run('owner', ['keys', 'create']);
  await admin.query('grant select, insert on all tables in schema public to service');
  const checked = await docextract(['worker', '--check'], {env: site('service')});
  expect([checked.exitCode, checked.stderr]).toEqual([
    13,
    expect.stringContaining('grant select, insert, update, delete'),
  ]);
  await admin.query('grant update, delete on all tables in schema public to service');
  const {key} = (await run('service', ['keys', 'create', '--account', 'till'])) as {key: string};
  for (const argv of [
    'keys list',
    'templates list',
    'credits add 50 --account till',
    'credits show',
    'webhooks list',
  ])
    await run('service', argv.split(' '));
  const {stdout} = await docextract(['serve', '--check', '--data-dir', dirOf('service')], {
    env: site('service'),
  });
  expect(stdout).toContain('can be used');
  const start = (argv: string[]) => startNode(argv, {dataDir: dirOf(argv[0]!), env: site('service')});
  const [front, worker] = [await start(['serve', '--no-worker']), await start(['worker'])];
  const headers = {'x-auth': key};
  const body = await readFile(join(fixtures, 'scans', 'bon-baeckerei.png'));
  const process = async () => {
    const reply = await fetch(`${front.url}/v1/process-job?t_id=receipt`, {method: 'PUT', headers, body});
    const {job_id: jobId} = (await reply.json()) as {job_id: string};
    const status = async () => {
      const asked = await fetch(`${front.url}/v1/job-status?job_id=${jobId}`, {headers});
      return ((await asked.json()) as {status: string}).status;
    };
    await expect.poll(status, {interval: 100, timeout: 200_000}).toBe('SUCCESS');
  };
  await process();
  const {rows} = await admin.query<{ssl: boolean; count: number}>(
    `select ssl, count(*)::int from pg_stat_ssl join pg_stat_activity using (pid)
      where application_name = 'docextract' group by ssl`,
  );
  expect(rows).toEqual([{ssl: true, count: expect.any(Number) as number}]);
  // What is logged of an outage is of interest, too.
  await admin.query(`alter role service password 'SECRET-other'`);
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'service'`);
  await expect.poll(async () => (await fetch(`${front.url}/health/ready`)).status).toBe(503);
  await admin.query(`alter role service password '${secrets.service}'`);
  await expect.poll(async () => (await fetch(`${front.url}/health/ready`)).status).toBe(200);
  await process();
  for (const node of [front, worker]) await expectNoSecrets(node, [key]);
});

test('when the store goes away a node says so, and no log has a secret', async () => {
  const {s3, site, dirOf} = await startSecureSite();
  const env = site('owner');
  const made = await docextract(['keys', 'create', '--data-dir', dirOf('keys')], {env});
  const key = made.stdout.trim();
  const front = await startNode(['serve', '--no-worker'], {dataDir: dirOf('serve'), env});
  await s3.stop();
  const body = await readFile(join(fixtures, 'scans', 'bon-baeckerei.png'));
  const sent = {method: 'PUT', headers: {'x-auth': key}, body};
  const refused = await fetch(`${front.url}/v1/process-job?t_id=receipt`, sent);
  expect([refused.status, await refused.text()]).toEqual([503, expect.not.stringContaining('SECRET')]);
  await expect.poll(async () => (await fetch(`${front.url}/health/ready`)).status).toBe(503);
  await expectNoSecrets(front, [key]);
});

/** Starts a node of the command line; gives it, and where it listens. */
async function startNode(argv: string[], {dataDir, env}: {dataDir: string; env: Env}) {
  const flags = ['--json', '--log-level', 'debug', '--port', '0', '--data-dir', dataDir];
  const node = docextract([...argv, ...flags], {env});
  onTestFinished(() => void node.kill('SIGKILL'));
  const first = await linesOf(node).next();
  if (first.done === true) throw new Error(`the node ended: ${(await node).stderr}`);
  return {node, url: (JSON.parse(first.value) as {url: string}).url};
}

/** Stops a node and looks through all that it has said. */
async function expectNoSecrets({node}: Awaited<ReturnType<typeof startNode>>, keys: string[]): Promise<void> {
  node.kill('SIGTERM');
  const {exitCode, stdout, stderr} = await node;
  expect(exitCode).toBe(0);
  expect(stderr).toContain('"level"');
  for (const secret of ['SECRET', ...keys]) expect(stdout + stderr).not.toContain(secret);
}
