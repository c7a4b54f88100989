import {readFileSync} from 'node:fs';
import {cp, mkdir, symlink, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {execa} from 'execa';
import {afterAll, beforeAll, expect, test} from 'vitest';
import type {JobState} from '../../src/contract/jobs.js';
import {bodyOf, type Harness, startHarness} from '../service/harness.js';
import {bin, docextract, fixtures, freshHome} from './docextract.js';
import {wrongHeaderFields} from './expected-values.js';
import {reviewFolder} from './review-a-folder.js';
import {comparable, differences, shownCommands} from './readme-commands.js';

/** Pages that show what commands print, in the order in which they are tried; each goes on where the one before ended. */
const pages = [
  'README.md',
  'docs/commands.md',
  'docs/templates.md',
  'docs/webhooks.md',
  'docs/configuration.md',
];
const [readme = '', ...further] = pages.map((page) =>
  readFileSync(fileURLToPath(new URL(`../../${page}`, import.meta.url)), 'utf8'),
);
const shown = [readme, ...further].flatMap(shownCommands);

/** What needs a world of its own, a receiver of webhooks: in `examples.test.ts`. */
const elsewhere = ['Webhooks'];
/** Shown for a fresh account, whatever was set before. */
const fresh = ['Settings on the command line', 'doctor, completion'];

const services: {kill: (signal: NodeJS.Signals) => boolean}[] = [];
/** The lines of an address are joined by blanks; `expected.json` has a comma between them. */
const accepted = [
  'receipt-corner-kettle.jpg seller_address: 21 Mill Street Ludlow SY8 9ZZ, not 21 Mill Street, Ludlow SY8 9ZZ',
  'bon-baeckerei.png seller_address: Marktplatz 4 12345 Musterstadt, not Marktplatz 4, 12345 Musterstadt',
];

let remote: Harness | undefined;
let world: {home: string; env: Record<string, string>};
let first: Awaited<ReturnType<typeof run>>;

/** A run over all fixtures takes many minutes on a machine with a lot else to do. */
const firstMs = 900_000;

beforeAll(async () => {
  world = await newWorld();
  first = await run(startCommand(), world);
}, firstMs);

afterAll(async () => {
  for (const service of services) service.kill('SIGTERM');
  await remote?.stop();
});

test('the first command of the README does what it shows', () => {
  expect(comparable(first.all, world.home)).toEqual(comparable(startOutput(), world.home));
  expect(first.exitCode).toBe(3);
});

test('the first command of the README finds every header field of the fixtures', async () => {
  const wrong = await wrongHeaderFields(join(world.home, 'clone', 'results'));
  expect(wrong.filter((line) => !accepted.includes(line))).toEqual([]);
});

test('the commands of README and docs, top to bottom, print what these show', async () => {
  const wrong: object[] = [];
  for (const {section, command, output} of shown) {
    if (elsewhere.includes(section)) continue;
    const printed = fresh.includes(section) ? await inFreshWorld(section, command) : await step(command);
    const {unshown, unprinted} = differences(printed, output, world.home);
    if (unshown.length + unprinted.length > 0) wrong.push({command, unshown, unprinted});
  }
  expect(wrong).toEqual([]);
});

function startCommand(): string {
  return /npm ci && npx (docextract .*)/.exec(readme)![1]!;
}

function startOutput(): string {
  return /```text\n(no service is configured[^]*?)```/.exec(readme)![1]!;
}

/** A clone with the command in its path, and a home without anything. */
async function newWorld() {
  const {home, env} = await freshHome();
  await mkdir(join(home, 'bin'));
  await mkdir(join(home, 'clone'));
  await symlink(bin, join(home, 'bin', 'docextract'));
  await cp(fixtures, join(home, 'clone', 'fixtures'), {recursive: true});
  await writeFile(join(home, 'clone', 'key.txt'), 'a-key-of-a-service\n');
  return {home, env: {...env, PATH: `${join(home, 'bin')}:${env.PATH}`}};
}

interface Printed {
  stdout: string;
  all: string;
}

const nothing: Printed = {stdout: '', all: ''};

const freshWorlds = new Map<string, typeof world>();

async function inFreshWorld(section: string, command: string): Promise<Printed> {
  const there = freshWorlds.get(section) ?? (await newWorld());
  freshWorlds.set(section, there);
  const cwd = section === 'Settings on the command line' ? join(there.home, 'clone') : there.home;
  const {stdout, all} = await run(command, there, cwd);
  const inWorld = (text: string) => text.replaceAll(there.home, world.home);
  return {stdout: inWorld(stdout), all: inWorld(all)};
}

const variables: Record<string, string> = {};
let job = '';

/** Runs a command, with the ids that earlier commands printed, and a service where the README has one. */
async function step(command: string): Promise<Printed> {
  if (command.startsWith('export ')) return startService();
  if (command.startsWith('docextract serve')) return listeningLine(command);
  if (command.startsWith('docextract review'))
    return reviewFolder(
      command,
      {...world, cwd: join(world.home, 'clone')},
      {seller_name: {value: 'A'}, grand_total: {value: '1.00'}},
    );
  const text = command
    .replace(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g, job)
    .replace('/backup/', `${world.home}/backup/`);
  const isDetached = command.includes('--detach');
  const isRemote = /--detach|^docextract (?:status|watch|results) /.test(command);
  const {stdout, all} = await run(text, {...world, env: {...world.env, ...(isRemote ? variables : {})}});
  if (isDetached) {
    job = stdout.trim();
    await untilUnpacked(job);
  }
  const asShown = (text: string) => text.replaceAll(`${world.home}/backup/`, '/backup/');
  return {stdout: asShown(stdout), all: asShown(all)};
}

/** Until then a job has no number of documents, which its status is shown with. */
async function untilUnpacked(jobId: string): Promise<void> {
  const total = async () => {
    const {documents} = await bodyOf<JobState>(await remote!.send(`/v1/job-status?job_id=${jobId}`));
    return documents?.total ?? 0;
  };
  await expect.poll(total, {timeout: 300_000}).toBeGreaterThan(0);
}

/** What the first command has found is not looked for again: the commands against this service are about jobs. */
async function startService(): Promise<Printed> {
  const engine = new URL('engines/earlier-results.mjs', import.meta.url);
  engine.searchParams.set('documents', join(world.home, 'clone', 'fixtures', 'scans'));
  engine.searchParams.set('results', join(world.home, 'clone', 'results'));
  remote = await startHarness({workers: {count: 2, engine}});
  Object.assign(variables, {DOCEXTRACT_BASE_URL: remote.url, DOCEXTRACT_API_KEY: remote.key});
  return nothing;
}

async function listeningLine(command: string): Promise<Printed> {
  const argv = command.split(' ').slice(1);
  const service = docextract([...argv, '-q'], {env: world.env, cwd: join(world.home, 'clone')});
  services.push(service);
  for await (const chunk of service.stdout as AsyncIterable<Buffer>)
    return {stdout: chunk.toString(), all: chunk.toString()};
  return nothing;
}

function run(command: string, {home, env}: typeof world, cwd = join(home, 'clone')) {
  return execa('bash', ['-c', command], {env, cwd, extendEnv: false, reject: false, all: true});
}
