import {copyFile, mkdir, readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {beforeEach, expect, test} from 'vitest';
import type {BatchEvent} from '../../../src/batch/model/batch-events.js';
import {talkEvents} from '../../../src/cli/render/talk-events.js';
import {createTalk} from '../../../src/cli/terminal/talk.js';
import {invoiceLines, writePdf} from '../../helpers/write-pdf.js';
import {fakeContext, run} from '../fake-io.js';
import {temporaryDirectory} from '../temporary.js';

/** What is said to people: nothing with -q unless something is wrong, more with -v, and everything with -vv. */

const scans = fileURLToPath(new URL('../../../fixtures/scans/', import.meta.url));
let home: string;

beforeEach(async () => {
  home = await temporaryDirectory();
});

const command = (argv: string[], env: Record<string, string> = {}) =>
  run(argv, {env: {HOME: home, ...env}, cwd: home});

function said(events: BatchEvent[], {quiet = false, verbose = 0} = {}): string[] {
  const context = fakeContext();
  const words = talkEvents(createTalk({quiet, verbose, color: false}, context), verbose > 0);
  for (const event of events) words.tell(event);
  words.finish();
  return context.io.stderrText().split('\n').slice(0, -1);
}

const renamed = (source: string): BatchEvent => {
  const message = `another document is called x.pdf too; this one goes by ${source}`;
  return {
    type: 'finding',
    finding: {source, path: '/x', severity: 'warning', cause: 'name_collision', message},
  };
};
const begun: BatchEvent = {type: 'planned', documents: 3, bytes: 2048, skipped: 1, resumed: 0};
const sending: BatchEvent = {type: 'sending', name: 'a.zip', documents: 3, bytes: 2048};
const submitted: BatchEvent = {type: 'submitted', job_id: 'j', name: 'a.zip', documents: 3};
const retried: BatchEvent = {type: 'waiting', what: 'busy', code: 'unavailable', wait_ms: 500, attempts: 1};

test('documents that share their names are one line with a count, and nothing with -q', () => {
  const events = [renamed('a/x.pdf'), renamed('b/x.pdf'), renamed('c/x.pdf'), begun];
  expect(said(events)).toEqual([
    'warning: 3 documents have names that others have too; they go by names such as a/x.pdf (-v shows all)',
  ]);
  expect(said(events, {quiet: true})).toEqual([]);
  expect(said(events, {verbose: 1})).toHaveLength(3);
  expect(said([renamed('a/x.pdf')])).toHaveLength(1);
});

test('what is wrong is said with -q too', () => {
  expect(said([{type: 'warning', message: 'odd', hint: 'look'}], {quiet: true})).toEqual([
    'warning: odd; look',
  ]);
});

test('jobs are told with -v, requests and short waits with -vv', () => {
  const events = [begun, sending, retried, submitted];
  expect(said(events)).toEqual([]);
  expect(said(events, {verbose: 1})).toEqual(['job j: 3 documents']);
  expect(said(events, {verbose: 2})).toEqual([
    'to be sent: 3, 2.0 kB; known from earlier runs: 1; to be taken up: 0',
    'sending a.zip: 3 documents, 2.0 kB',
    'waiting 0.5 s: busy',
    'job j: 3 documents',
  ]);
});

test.each(['process', 'submit'])(
  '%s starts no service for documents that it refuses itself',
  async (name) => {
    await mkdir(join(home, 'in'));
    await copyFile(join(scans, 'damaged.pdf'), join(home, 'in', 'damaged.pdf'));
    const {exitCode, stderr, stdout} = await command([name, 'in', '-t', 'invoice', '-o', 'out', '--json']);
    expect({exitCode, stderr}).toMatchObject({
      exitCode: 6,
      stderr: expect.stringMatching(/^1 document in [^]+cut off[^]+damaged\.pdf\n.*hint: .*\n$/) as string,
    });
    expect(JSON.parse(stdout)).toMatchObject({summary: {counts: {total: 1, failed: 1}, exit_code: 6}});
    expect((await readdir(home)).sort()).toEqual(['in', 'out']);
    expect((await command([name, 'in', '-t', 'invoice', '--exclude', '*', '--fail-if-empty'])).exitCode).toBe(
      9,
    );
  },
);

test('the built-in service has the settings that serve would have', async () => {
  await copyFile(join(scans, 'bon-baeckerei.png'), join(home, 'a.png'));
  const process = ['process', 'a.png', '-t', 'receipt'];
  const small = await command(process, {DOCEXTRACT_MAX_DOCUMENT: '10kB'});
  expect(small).toMatchObject({exitCode: 6, stderr: expect.stringContaining('too_large') as string});
  const wrong = await command(process, {DOCEXTRACT_LLM_MODE: 'assist', DOCEXTRACT_PAGE_TIME: 'soon'});
  expect(wrong.exitCode).toBe(2);
  expect(wrong.stderr).toContain('DOCEXTRACT_LLM_MODEL names no model');
  expect(wrong.stderr).toContain('DOCEXTRACT_PAGE_TIME');
});

test('where a language model is asked that is said, with its host', async () => {
  await writePdf(join(home, 'a.pdf'), invoiceLines('F24-0311'));
  const model = {
    DOCEXTRACT_LLM_MODE: 'assist',
    DOCEXTRACT_LLM_MODEL: 'reader',
    DOCEXTRACT_LLM_BASE_URL: 'http://127.0.0.1:1/v1',
    DOCEXTRACT_LLM_RETRIES: '0',
  };
  const {exitCode, stderr} = await command(['process', 'a.pdf', '-t', 'invoice'], model);
  expect({exitCode, stderr}).toMatchObject({
    exitCode: 0,
    stderr: expect.stringContaining('; asking the language model reader at 127.0.0.1:1\n') as string,
  });
});
