import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {reviewCommand} from '../../../src/cli/commands/review.js';
import {main} from '../../../src/cli/main.js';
import type {DocumentReview} from '../../../src/service/studio/contract/documents.js';
import {serve, state} from '../../batch/foreign.js';
import {json} from '../../client/wire-server.js';
import {invoiceLines, pdfOf, writePdf} from '../../helpers/write-pdf.js';
import {png} from '../../service/harness.js';
import {zip} from '../../service/zip.js';
import {browserWith, cookieOf, type StudioBrowser} from '../../service/studio/browser.js';
import {fakeIo, run} from '../fake-io.js';
import {optionsOf} from '../parse.js';
import {temporaryDirectory} from '../temporary.js';

let home: string;
let env: Record<string, string>;

/** A folder of results that all tests look at, in turn. */
beforeAll(async () => {
  home = await temporaryDirectory();
  env = {HOME: home, PATH: '/usr/bin:/bin', DOCEXTRACT_WORKERS: '1', DOCEXTRACT_DATA_DIR: join(home, 'data')};
  await mkdir(join(home, 'in'));
  await writePdf(join(home, 'in/a.pdf'), invoiceLines('F24-0311'));
  const {exitCode} = await docextract('submit', 'in', '-t', 'invoice', '-o', 'out', '-q');
  expect(exitCode).toBe(0);
});

const docextract = (...argv: string[]) => run(argv, {cwd: home, env});
const result = async () =>
  JSON.parse(await readFile(join(home, 'out/a.pdf.json'), 'utf8')) as Record<string, unknown>;
const keptFiles = async (place = home) =>
  (await readdir(join(place, 'data/kept'), {recursive: true, withFileTypes: true})).filter((one) =>
    one.isFile(),
  );

/** A folder of its own, with the results of a file. */
async function submitted(name: string, content: Buffer): Promise<{cwd: string; env: Record<string, string>}> {
  const cwd = await temporaryDirectory();
  const place = {cwd, env: {...env, HOME: cwd, DOCEXTRACT_DATA_DIR: join(cwd, 'data')}};
  await writeFile(join(cwd, name), content);
  expect((await run(['submit', name, '-t', 'invoice', '-o', 'out', '-q'], place)).exitCode).toBe(0);
  return place;
}

/** Somebody who follows the link of `docextract review out`; the command ends when they have done their part. */
async function reviewing(
  act: (browser: StudioBrowser, page: string) => Promise<void>,
  flags: string[] = [],
  place = {cwd: home, env},
) {
  const io = fakeIo(place);
  const ended = main(['review', 'out', '--no-open', ...flags], io);
  await expect.poll(() => io.stdoutText(), {timeout: 20_000}).toContain('\n');
  const visit = async () => {
    const link = /http:[^"\s]+#[^"\s]+/.exec(io.stdoutText())![0];
    const {origin, pathname, hash} = new URL(link);
    const ticket = new URLSearchParams(hash.slice(1)).get('ticket');
    const reply = await browserWith({url: origin}, '').send('/session', {method: 'POST', json: {ticket}});
    expect(reply.status).toBe(200);
    await act(browserWith({url: origin}, cookieOf(reply)), pathname.slice('/studio'.length));
  };
  await visit().finally(() => io.send('SIGINT'));
  return {exitCode: await ended, stdout: io.stdoutText(), stderr: io.stderrText()};
}

async function correct(browser: StudioBrowser, page: string, fields: object): Promise<void> {
  const document = (await (await browser.send(page)).json()) as DocumentReview;
  const reply = await browser.send(`${page}/corrections`, {
    ...{method: 'PUT', headers: {'if-match': `"${document.etag}"`}},
    json: {fields, reviewed: true},
  });
  expect(reply.status).toBe(200);
}

test('a folder, a port, and that no browser is wanted, can be said', async () => {
  expect(await optionsOf(reviewCommand, ['results', '--port', '8090', '--no-open'])).toMatchObject({
    ...{folder: 'results', port: 8090, open: false},
  });
});

test('pages are shown by the file that was read, which the service does not keep after that', async () => {
  expect(await keptFiles()).toEqual([]);
  await reviewing(async (browser, page) => {
    const picture = await browser.send(`${page}/pages/1/picture?width=400`);
    expect({status: picture.status, type: picture.headers.get('content-type')}).toMatchObject({status: 200});
    expect(await keptFiles()).toHaveLength(1);
  });
  expect(await keptFiles()).toEqual([]);
  await writeFile(join(home, 'in/a.pdf'), 'another one');
  await reviewing(async (browser, page) => {
    expect(await (await browser.send(page)).json()).toMatchObject({has_file: false});
  });
  expect(await keptFiles()).toEqual([]);
});

test('what is corrected in the studio is in the results of the folder when it ends', async () => {
  const {grand_total: read} = await result();
  const {exitCode, stderr} = await reviewing(async (browser, page) => {
    expect(page).toMatch(/^\/jobs\/[\w-]+\/documents\/0$/);
    await correct(browser, page, {grand_total: {value: '99.50', page: 1}, currency: {accepted: true}});
  });
  expect(exitCode).toBe(0);
  expect(stderr).toContain('2 values of 1 document corrected: out/a.pdf.json');
  expect(await result()).toMatchObject({
    grand_total: '99.50',
    _corrected: {grand_total: {was: read, page: 1}, currency: {}},
  });
  const again = await reviewing(() => Promise.resolve(), ['--json']);
  const [, corrected] = again.stdout.trim().split('\n');
  expect(JSON.parse(corrected!)).toMatchObject({
    type: 'corrected',
    documents: [{source: 'a.pdf', corrected: []}],
  });
});

test('what is taken back in the studio is again as it was read, and what was corrected since by a file stays', async () => {
  const {invoice_number} = await result();
  await writeFile(join(home, 'said.json'), JSON.stringify({'a.pdf': {currency: 'CHF'}}));
  await docextract('correct', 'out', 'said.json');
  const {_corrected: marks} = await result();
  const {grand_total: was} = marks as Record<string, {was: unknown}>;
  await reviewing((browser, page) => correct(browser, `${page}/documents/0`, {grand_total: null}));
  expect(await result()).toMatchObject({currency: 'CHF', grand_total: was!.was});
  expect((await result())._corrected).toEqual({currency: (marks as Record<string, unknown>).currency});
  await reviewing((browser, page) => correct(browser, `${page}/documents/0`, {currency: null}));
  expect((await result()).currency, 'said by a file after it was accepted').toBe('CHF');
  expect(await result()).toMatchObject({invoice_number});
});

test('a correction is written though the attached file cannot be taken back', async () => {
  const place = await submitted('a.pdf', await pdfOf(invoiceLines('F24-0311')));
  const {exitCode} = await reviewing(
    async (browser, page) => {
      await correct(browser, page, {invoice_number: {value: 'F-1'}});
      const [attached] = await keptFiles(place.cwd);
      const path = join(attached!.parentPath, attached!.name);
      await rm(path);
      // A folder is no file that a store can delete.
      await mkdir(join(path, 'in-the-way'), {recursive: true});
    },
    [],
    place,
  );
  expect(exitCode).not.toBe(0);
  const text = await readFile(join(place.cwd, 'out/a.pdf.json'), 'utf8');
  expect(JSON.parse(text)).toMatchObject({invoice_number: 'F-1'});
});

test('documents of an archive that the user made are reviewed, and corrected under its name', async () => {
  const data = await pdfOf(invoiceLines('F24-0311'));
  const place = await submitted('both.zip', zip([{name: 'a.pdf', data}]));
  await reviewing((browser, page) => correct(browser, page, {grand_total: {value: '1.00'}}), [], place);
  const text = await readFile(join(place.cwd, 'out/both.zip/a.pdf.json'), 'utf8');
  expect(JSON.parse(text)).toMatchObject({grand_total: '1.00'});
});

test('of results whose job is gone it says so, and names the command that corrects without it', async () => {
  const {stdout} = await docextract('jobs', 'list', '--json');
  const {jobs} = JSON.parse(stdout) as {jobs: {id: string}[]};
  await docextract('jobs', 'delete', jobs[0]!.id, '--yes');
  const {exitCode, stderr} = await docextract('review', 'out', '--no-open');
  expect(exitCode).toBe(10);
  expect(stderr).toContain('the built-in service has no document of out any more');
  expect(stderr).toContain('docextract correct');
});

test('of what is no folder of results it says what to name, and no job, which it does not take', async () => {
  const {exitCode, stderr} = await docextract('review', 'nofolder', '--no-open');
  expect(exitCode).toBe(13);
  expect(stderr).toContain('hint:  name a folder that was given with -o\n');
});

test('of results that came without a job, and of another service, it says so before a service is started', async () => {
  const server = await serve({
    process: [json({document_data: {total: '1'}})],
    'process-job': [json({job_id: 'j-1'}, 202)],
    'job-status': [state('SUCCESS')],
    'job-results': [json([{total: '1'}])],
  });
  const folder = await temporaryDirectory();
  await writeFile(join(folder, 'a.png'), png('a'));
  await writeFile(join(folder, 'b.png'), png('b'));
  const remote = {HOME: folder, DOCEXTRACT_BASE_URL: server.url, DOCEXTRACT_API_KEY: 'k'};
  const there = (...argv: string[]) => run(argv, {cwd: folder, env: remote});
  await there('process', 'a.png', '-t', 't', '-o', 'alone', '-q');
  await there('submit', 'b.png', '-t', 't', '-o', 'job', '-q');
  const alone = await there('review', 'alone');
  expect(alone).toMatchObject({exitCode: 2});
  expect(alone.stderr).toContain('its results came without a job');
  const {exitCode, stderr} = await there('review', 'job');
  expect(exitCode).toBe(2);
  expect(stderr).toContain(`its results are of ${server.url}`);
  expect(stderr).toContain(`open ${new URL(server.url).origin}/studio`);
  expect((await there('review', '.')).stderr).toContain('is no folder of results');
});
