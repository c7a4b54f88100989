import {EventEmitter, once} from 'node:events';
import {copyFile, mkdir} from 'node:fs/promises';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {afterEach, beforeAll, expect, test} from 'vitest';
import {listen} from '../helpers/listen.js';
import {invoiceLines, writePdf} from '../helpers/write-pdf.js';
import {onTerminal} from './on-terminal.js';
import {docextract, fixtures, freshHome, linesOf} from './docextract.js';

let home: string;
let env: Record<string, string>;
const closing: (() => void)[] = [];

beforeAll(async () => {
  ({home, env} = await freshHome());
  env.DOCEXTRACT_WORKERS = '1';
  await mkdir(join(home, 'scans'));
  for (const name of ['a', 'b', 'c']) await writePdf(join(home, 'scans', `${name}.pdf`), invoiceLines(name));
  await copyFile(join(fixtures, 'scans', 'rechnung-bergmann.pdf'), join(home, 'one.pdf'));
});

afterEach(() => closing.splice(0).forEach((close) => close()));

/** A service that takes a document and thinks for so long before it answers. */
async function slowService(ms: number) {
  let taken = 0;
  const arrivals = new EventEmitter();
  const server = createServer((request, reply) => {
    // The client may ask whether requests can be repeated safely; here they cannot.
    if (request.method !== 'POST') return void reply.writeHead(404).end();
    request.resume().on('end', () => {
      taken++;
      arrivals.emit('taken');
      setTimeout(() => {
        reply.setHeader('content-type', 'application/json');
        reply.end(JSON.stringify({document_data: {number: '1'}}));
      }, ms);
    });
  });
  const port = await listen(server);
  closing.push(() => (server.closeAllConnections(), server.close()));
  const until = async (count: number) => {
    while (taken < count) await once(arrivals, 'taken');
  };
  return {
    env: {...env, DOCEXTRACT_BASE_URL: `http://127.0.0.1:${port}`, DOCEXTRACT_API_KEY: 'k'},
    until,
    taken: () => taken,
  };
}

interface Report {
  documents: {status: string}[];
  summary: {exit_code: number; counts: Record<string, number>};
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('the first %s lets what is paid land and starts nothing new', async (signal, code) => {
  const slow = await slowService(1500);
  const argv = ['process', 'scans', '-t', 'invoice', '--concurrency', '1', '--force', '--json'];
  const running = docextract(argv, {env: slow.env, cwd: home});
  await slow.until(1);
  running.kill(signal);
  const {exitCode, stdout, stderr} = await running;
  expect(exitCode).toBe(code);
  expect(slow.taken()).toBe(1);
  const {documents, summary} = JSON.parse(stdout) as Report;
  expect(documents.map(({status}) => status).sort()).toEqual(['succeeded', 'unsent', 'unsent']);
  expect(summary.exit_code).toBe(code);
  expect(stderr).toContain('stopping: what is being sent will land');
});

test('the second Ctrl-C gives up at once, and what was sent is of unknown outcome', async () => {
  const slow = await slowService(600_000);
  const running = docextract(['process', 'one.pdf', '-t', 'invoice', '--json'], {env: slow.env, cwd: home});
  await slow.until(1);
  let said = '';
  running.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  running.kill('SIGINT');
  await expect.poll(() => said, {interval: 20}).toContain('stopping:');
  const killedMs = Date.now();
  running.kill('SIGINT');
  const {exitCode, stdout} = await running;
  // The service answers after ten minutes.
  expect(Date.now() - killedMs).toBeLessThan(300_000);
  expect(exitCode).toBe(130);
  expect(JSON.parse(stdout)).toMatchObject({status: 'unknown'});
  const again = await docextract(['process', 'one.pdf', '-t', 'invoice', '--json'], {
    env: slow.env,
    cwd: home,
  });
  expect(again.exitCode).toBe(12);
  expect(slow.taken()).toBe(1);
});

test('the second Ctrl-C on a terminal, with its spinner, ends with the summary as well', async () => {
  const slow = await slowService(600_000);
  await copyFile(join(fixtures, 'scans', 'facture-F24-0311.pdf'), join(home, 'other.pdf'));
  const running = onTerminal(['process', 'other.pdf', '-t', 'invoice', '-o', 'there'], {
    ...{columns: 80, cwd: home, env: slow.env, timeout: 300_000},
  });
  let said = '';
  running.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await slow.until(1);
  const controlC = '\u0003';
  running.stdin.write(controlC);
  await expect.poll(() => said, {timeout: 60_000}).toContain('stopping:');
  running.stdin.write(controlC);
  const {exitCode} = await running;
  expect(exitCode, said).toBe(130);
  expect(said).toContain('unknown_outcome');
});

test('a command that was killed is taken up by the next one', async () => {
  const argv = ['submit', 'scans', '-t', 'invoice', '-o', 'out', '--json'];
  const first = docextract([...argv.slice(0, -1), '--events'], {env, cwd: home});
  for await (const line of linesOf(first)) if (line.includes('"type":"submitted"')) break;
  first.kill('SIGKILL');
  await first;
  const {exitCode, stdout} = await docextract(argv, {env, cwd: home});
  expect(exitCode).toBe(0);
  const {summary} = JSON.parse(stdout) as Report;
  expect(summary.counts).toMatchObject({total: 3, succeeded: 3});
});
