import {readFile, readdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {openReport} from '../../../src/cli/report/report.js';
import type {DocumentOutcome} from '../../../src/batch/model/outcome.js';
import {createReport} from '../../../src/batch/model/batch-report.js';
import {folderOf} from '../../batch/bench.js';
import {serve} from '../../batch/foreign.js';
import {json} from '../../client/wire-server.js';
import {png} from '../../service/harness.js';
import {run} from '../fake-io.js';

/** `--report`, through `main`, with a service on a real socket. */

const box = {left: 0.1, top: 0.1, right: 0.3, bottom: 0.2};

/** A reply with one value, and as much about it as `told`. */
function reply(
  value: unknown,
  told: object = {confidence: 0.95, page: 1, box, route: 'label', raw: 'as printed'},
) {
  return json({document_data: {total: value}, _meta: {total: told}});
}

async function commands(files: string[], replies: ReturnType<typeof json>[]) {
  const server = await serve({process: replies});
  const cwd = await folderOf(Object.fromEntries(files.map((name) => [`in/${name}`, png(`${name} IEND`)])));
  const env = {HOME: cwd, DOCEXTRACT_BASE_URL: server.url, DOCEXTRACT_API_KEY: 'secret-key'};
  const page = () => readFile(join(cwd, 'rep', 'report.html'), 'utf8');
  return {cwd, server, page, docextract: (...argv: string[]) => run(argv, {cwd, env})};
}

const process = ['process', 'in', '-t', 'invoice', '--concurrency', '1', '-o', 'out', '--report', 'rep'];

/** Names of the documents in the order of the page. */
function order(page: string): string[] {
  return [...page.matchAll(/<h2 id="h\d+"><bdi>(.*?)<\/bdi>/g)].map(([, name]) => name ?? '');
}

test('problems come first: failed, to be reviewed, unsure, the rest', async () => {
  const refused = json({code: 'unreadable_document', message: 'no page in it'}, 422);
  const answers = [reply('1'), reply('2', {confidence: 0.75}), reply('3', {confidence: 0.6}), refused];
  const {docextract, page} = await commands(['a.png', 'b.png', 'c.png', 'd.png'], answers);
  const ran = await docextract(...process, '--review-below', '0.7', '--json');
  expect(ran.exitCode).toBe(3);
  expect(JSON.parse(ran.stdout)).toMatchObject({
    summary: {files: [expect.stringMatching(/rep\/report\.html$/) as string]},
  });
  const text = await page();
  expect(order(text)).toEqual(['d.png', 'c.png', 'b.png', 'a.png']);
  for (const words of ['no page in it', '? 60 %', 'printed as “<bdi>as printed</bdi>”', '3 read · 1 failed'])
    expect(text).toContain(words);
});

test('places are asked for the page alone: results are written as without it', async () => {
  const {docextract, cwd, server} = await commands(['a.png'], [reply('1')]);
  await docextract(...process);
  expect(server.sent('process')[0]?.headers['docextract-include']).toContain('provenance');
  expect(JSON.parse(await readFile(join(cwd, 'out', 'a.png.json'), 'utf8'))).toEqual({total: '1'});
  await docextract(...process, '--confidence', '--force', '--overwrite');
  expect(JSON.parse(await readFile(join(cwd, 'out', 'a.png.json'), 'utf8'))).toEqual({
    total: '1',
    _meta: {total: {confidence: 0.95}},
  });
});

test('results of an earlier run appear, and what the last report knew of unchanged values', async () => {
  const {docextract, page, cwd} = await commands(['a.png'], [reply('1')]);
  await docextract(...process);
  await docextract(...process);
  expect(await page()).toContain('done before');
  expect(await page()).toContain('as printed');
  await writeFile(join(cwd, 'out', 'a.png.json'), '{"total": "2"}');
  await docextract(...process);
  expect(await page()).not.toContain('as printed');
  expect(await page()).toContain('an earlier run read them and kept no places');
  expect(await readdir(join(cwd, 'rep', '.docextract'))).toEqual(['report.ndjson']);
});

test('markup in names and values stays text, and nothing but our own script may run', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const evil = json({
    document_data: {[`f"${hostile}`]: hostile, rows: [{[hostile]: `</td>${hostile}`}]},
    _meta: {[`f"${hostile}`]: {confidence: 0.9, page: 1, box, route: 'label', raw: '</script>'}},
  });
  const {docextract, page} = await commands([`${hostile.replace('/', '')}\u202egnp.png`], [evil]);
  await docextract(...process, '--static', `k=${hostile}`);
  const text = await page();
  expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(text).toContain('\\u202e');
  expect(text).not.toMatch(/<img src=x|\u202e/);
  expect(text.match(/<script>/g)).toHaveLength(1);
  expect(text).toMatch(
    /Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'sha256-/,
  );
});

test('a service that tells no places, and a key of the command line', async () => {
  const {docextract, page} = await commands(['a.png'], [json({document_data: {total: '1'}})]);
  await docextract(...process, '--api-key', 'secret-key');
  const text = await page();
  expect(text).toContain('1 document without boxes: the service does not tell where values stand.');
  expect(text).toContain('how sure values are is not known');
  expect(text).not.toContain('secret-key');
});

test('a folder that cannot be written to is told before anything is paid', async () => {
  const {docextract, cwd, server} = await commands(['a.png'], [reply('1')]);
  await writeFile(join(cwd, 'rep'), 'a file');
  const {exitCode, stderr} = await docextract(...process);
  expect({exitCode, sent: server.sent('process').length}).toEqual({exitCode: 13, sent: 0});
  expect(stderr).toContain('rep: it is a file, not a folder');
});

test.each([
  [['submit', 'in', '-t', 't', '--detach', '--report', 'rep'], '--detach leaves before that'],
  [['process', 'in', '-t', 't', '--report', ''], 'Give the name of a folder.'],
  [['results', 'job', '--report', 'rep'], '--report is about results that are written'],
])('%s is refused', async (argv, words) => {
  const {docextract} = await commands(['a.png'], []);
  const {exitCode, stderr} = await docextract(...argv);
  expect(exitCode).toBe(2);
  expect(stderr).toContain(words);
});

test('of a large batch one document at a time is in memory, and its lists are closed', async () => {
  const folder = await folderOf({});
  const report = await openReport(join(folder, 'rep'));
  const outcome = createReport(() => undefined);
  for (let index = 0; index < 2_000; index++) {
    const document: DocumentOutcome = {
      source: `${index}.pdf`,
      status: 'succeeded',
      mapping: 'exact',
      pages: 1,
    };
    outcome.record(document);
    report.watch({source: document.source, identity: `${index}`, fields: {total: `${index}`}});
  }
  const facts = {at: new Date(0), command: 'docextract', service: 'a'};
  const file = await report.write({outcome: outcome.finish([]), facts, fileOf: () => undefined});
  await report.close();
  const text = await readFile(file, 'utf8');
  expect(order(text)).toHaveLength(2_000);
  expect(text).toContain('<details><summary>Nothing conspicuous (2000)</summary>');
  expect(text).toContain('only those with problems have pictures');
  expect(await readdir(join(folder, 'rep'))).toEqual(['.docextract', 'report.html']);
});
