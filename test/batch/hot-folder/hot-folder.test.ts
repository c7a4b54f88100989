import {appendFile, copyFile, mkdir, open, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {afterAll, afterEach, beforeAll, beforeEach, expect, test} from 'vitest';
import type {FinishedDocument} from '../../../src/batch/hot-folder/hot-folder-options.js';
import {type Harness, png, startHarness} from '../../service/harness.js';
import {holdReading} from '../../service/hold-reading.js';
import {timesProcessed} from '../kill.js';
import {type HotFolder, makeHotFolder} from './watching.js';

/** Hot folders with the real service; its engine notes in a log each time it reads a document. */

let harness: Harness;
let hot: HotFolder;
const log = join(tmpdir(), `docextract-hot-${process.pid}.log`);
const document = (text: string) => png(`${text} log:${log} IEND`);
const put = (name: string, content: string | Buffer) => writeFile(join(hot.folder, name), content);

beforeAll(async () => {
  harness = await startHarness({settings: {requestsPerWindow: 1_000_000}});
});
afterAll(async () => {
  await harness.stop();
  await rm(log, {force: true});
});
beforeEach(async () => {
  await writeFile(log, '');
  hot = await makeHotFolder(harness);
});
afterEach(() => hot.remove());

const times = async () => [...(await timesProcessed(log)).values()];

test('what is there at the start and what comes later is extracted and moved to done', async () => {
  await put('early.png', document('early'));
  const watcher = hot.watch();
  await watcher.until(async () => (await hot.names('done')).length === 1);
  await mkdir(join(hot.folder, 'north'));
  await put('north/late.png', document('late'));
  await watcher.until(async () => (await hot.names('done')).length === 2);
  const {counts, waiting, stopped} = await watcher.stop();
  expect({counts, waiting, stopped}).toMatchObject({
    counts: {total: 2, succeeded: 2},
    waiting: 0,
    stopped: undefined,
  });
  expect(await hot.names('done')).toEqual(['early.png', 'north/late.png']);
  expect(await hot.results()).toEqual(['early.png.json', 'north/late.png.json']);
});

test('a file that is written slowly is sent once, when it is whole', async () => {
  let nowMs = Date.now();
  const watcher = hot.watch({settleMs: 400, now: () => nowMs});
  const writer = await open(join(hot.folder, 'slow.png'), 'w');
  await writer.write(png('slow'));
  for (let part = 0; part < 12; part++) {
    // A slow writer: pauses below the time after which a file counts as whole.
    nowMs += 100;
    await delay(50);
    await writer.write(` part ${part}`);
  }
  expect(watcher.events.some(({type}) => type === 'sending')).toBe(false);
  await writer.write(` log:${log} IEND`);
  // The handle stays open, as some programs leave it.
  await watcher.until(async () => ((nowMs += 100), (await hot.names('done')).length === 1));
  await writer.close();
  await watcher.stop();
  const result = JSON.parse(await readFile(join(hot.output, 'slow.png.json'), 'utf8')) as Record<
    string,
    string
  >;
  expect(Object.values(result)[0]).toContain('part 11');
  expect(await times()).toEqual([1]);
});

test('a PDF without its end is waited for, though it does not grow for a while', async () => {
  const whole = await readFile(new URL('../../../fixtures/scans/facture-F24-0311.pdf', import.meta.url));
  await put('cut.pdf', whole.subarray(0, whole.length - 2000));
  const watcher = hot.watch();
  // Longer than a file takes to count as whole: it must not be sent.
  await delay(700);
  expect(await hot.names('failed')).toEqual([]);
  await appendFile(join(hot.folder, 'cut.pdf'), whole.subarray(whole.length - 2000));
  await watcher.until(async () => (await hot.names('done')).length + (await hot.names('failed')).length > 0);
  await watcher.stop();
  expect(
    watcher.events.some((event) => event.type === 'finding' && event.finding.cause === 'truncated'),
  ).toBe(false);
});

test('a file that is renamed into place is taken under its last name', async () => {
  const watcher = hot.watch();
  await put('scan.png.part', document('renamed'));
  await put('.hidden.png', document('hidden'));
  // Longer than a file takes to count as whole: it must not be sent.
  await delay(500);
  expect(watcher.events.some(({type}) => type === 'sending')).toBe(false);
  await rename(join(hot.folder, 'scan.png.part'), join(hot.folder, 'scan.png'));
  await watcher.until(async () => (await hot.names('done')).length === 1);
  await watcher.stop();
  expect(await hot.names()).toEqual(['done/scan.png']);
});

test('a burst of 200 files is done, each once', async () => {
  const watcher = hot.watch();
  for (let place = 0; place < 200; place++) await put(`${place}.png`, document(`burst ${place}`));
  await watcher.until(async () => (await hot.names('done')).length === 200);
  const {counts, waiting} = await watcher.stop();
  expect({counts, waiting}).toMatchObject({counts: {total: 200, succeeded: 200}, waiting: 0});
  expect(await hot.results()).toHaveLength(200);
  const all = await times();
  expect([all.length, Math.max(...all)]).toEqual([200, 1]);
});

test('looking now and then finds files without any events', async () => {
  const watcher = hot.watch({pollMs: 150});
  // Two looks at the empty folder.
  await delay(300);
  await put('polled.png', document('polled'));
  await watcher.until(async () => (await hot.names('done')).length === 1);
  await watcher.stop();
});

test('scanners call every file the same: none replaces another, and the same one is not paid again', async () => {
  const watcher = hot.watch();
  for (const [count, text] of ['first', 'second', 'first'].entries()) {
    await put('scan.png', document(text));
    await watcher.until(async () => (await hot.names('done')).length === count + 1);
  }
  await watcher.stop();
  expect(await hot.names('done')).toEqual(['scan-2.png', 'scan-3.png', 'scan.png']);
  expect(await hot.results()).toEqual(['scan-2.png.json', 'scan.png.json']);
  expect(await readFile(join(hot.output, 'scan.png.json'), 'utf8')).toContain('first');
  expect(await readFile(join(hot.output, 'scan-2.png.json'), 'utf8')).toContain('second');
  expect(await times()).toEqual([1, 1]);
});

test('a file replaced while its predecessor is being read is a document of its own', async () => {
  const {until, release} = await holdReading();
  const watcher = hot.watch();
  await put('scan.png', png(`first ${until} log:${log} IEND`));
  await watcher.until(async () => (await readFile(log, 'utf8')).includes('first'));
  await put('scan.png.part', document('the second one'));
  await rename(join(hot.folder, 'scan.png.part'), join(hot.folder, 'scan.png'));
  await release();
  await watcher.until(async () => (await hot.names('done')).length === 1);
  await watcher.stop();
  expect(await hot.results()).toEqual(['scan-2.png.json', 'scan.png.json']);
  expect(await readFile(join(hot.output, 'scan.png.json'), 'utf8')).toContain('first');
  expect(await readFile(join(hot.output, 'scan-2.png.json'), 'utf8')).toContain('second');
  expect(await times()).toEqual([1, 1]);
});

test('a file whose name is not UTF-8 is told once, and still waits', async () => {
  await writeFile(
    Buffer.concat([Buffer.from(`${hot.folder}/`), Buffer.from([0xe9]), Buffer.from('.png')]),
    'x',
  );
  await put('good.png', document('good'));
  const watcher = hot.watch({once: true});
  const {counts, waiting} = await watcher.report;
  expect({counts, waiting}).toMatchObject({counts: {total: 1, succeeded: 1}, waiting: 1});
  const warnings = watcher.events.filter(({type}) => type === 'warning');
  expect(warnings).toMatchObject([{message: expect.stringContaining('not UTF-8') as string}]);
});

test('what fails goes to failed with the reason beside it, and may be put in again', async () => {
  await put('refused.png', png('refuse IEND'));
  await put('notes.txt', 'no document');
  await put('good.png', document('good'));
  const {counts} = await hot.watch({once: true}).report;
  expect(counts).toMatchObject({succeeded: 1, failed: 2});
  expect(await hot.names('failed')).toEqual([
    'notes.txt',
    'notes.txt.error.json',
    'refused.png',
    'refused.png.error.json',
  ]);
  const reason = JSON.parse(
    await readFile(join(hot.folder, 'failed', 'refused.png.error.json'), 'utf8'),
  ) as object;
  expect(reason).toMatchObject({
    source: 'refused.png',
    status: 'failed',
    error: {code: 'unreadable_document', message: expect.stringContaining('no page') as string},
  });
  await rename(join(hot.folder, 'failed', 'refused.png'), join(hot.folder, 'refused.png'));
  const again = hot.watch({once: true});
  expect((await again.report).counts).toMatchObject({failed: 1});
  expect(again.events.filter(({type}) => type === 'sending')).toHaveLength(1);
});

test('cut off between result and move, it is only moved', async () => {
  await put('a.png', document('a'));
  const first = hot.watch({once: true, onFinished: () => Promise.reject(new Error('cut off here'))});
  await expect(first.report).rejects.toThrow('cut off here');
  expect(await hot.names()).toEqual(['a.png']);
  expect(await hot.results()).toEqual(['a.png.json']);
  const landed: FinishedDocument[] = [];
  await hot.watch({once: true, onFinished: (landing) => Promise.resolve(void landed.push(landing))}).report;
  expect(landed.map(({document}) => document.status)).toEqual(['skipped']);
  expect(await hot.names()).toEqual(['done/a.png']);
  expect(await hot.results()).toEqual(['a.png.json']);
  expect(await times()).toEqual([1]);
});

test('one pass leaves what still grows to the next', async () => {
  await put('whole.png', document('whole'));
  await put('growing.png', png('growing'));
  const growing = setInterval(() => void appendFile(join(hot.folder, 'growing.png'), ' more'), 30);
  const {counts, waiting} = await hot.watch({once: true}).report;
  clearInterval(growing);
  expect({counts, waiting}).toMatchObject({counts: {total: 1, succeeded: 1}, waiting: 1});
  expect(await hot.names()).toEqual(['done/whole.png', 'growing.png']);
});

test('a template that is not there ends the watch and moves nothing', async () => {
  await put('a.png', document('a'));
  const {stopped} = await hot.watch({template: 'nowhere'}).report;
  expect(stopped?.code).toBe('not_found');
  expect(await hot.names()).toEqual(['a.png']);
});

test('a service that is away is waited for; one pass says that it is', async () => {
  await put('a.png', document('a'));
  const {stopped} = await hot.watch({once: true, service: {url: 'http://127.0.0.1:1', key: 'k'}}).report;
  expect(stopped?.code).toBe('unreachable');
  expect(await hot.names()).toEqual(['a.png']);
  const watcher = hot.watch({service: {url: 'http://127.0.0.1:1', key: 'k'}});
  await watcher.until(() => watcher.events.some(({type}) => type === 'paused'));
  expect(await hot.names()).toEqual(['a.png']);
  expect((await watcher.stop()).stopped?.code).toBe('interrupted');
});

test('the watcher says that it is well, and what waits', async () => {
  const pulses: number[] = [];
  const watcher = hot.watch({
    settleMs: 300,
    onHeartbeat: ({waiting}) => Promise.resolve(void pulses.push(waiting)),
  });
  await put('a.png', document('a'));
  await watcher.until(async () => (await hot.names('done')).length === 1);
  await watcher.until(() => pulses.at(-1) === 0);
  await watcher.stop();
  expect(pulses).toContain(1);
});

test('results inside the folder, and what has landed, are never taken for documents', async () => {
  const output = {directory: join(hot.folder, 'results')};
  await put('a.png', document('a'));
  await copyFile(join(hot.folder, 'a.png'), join(hot.folder, 'b.png'));
  const {counts} = await hot.watch({once: true, output}).report;
  // The second file may settle after the first was read: its result is known by then.
  expect([counts.total, counts.succeeded + counts.skipped]).toEqual([2, 2]);
  const second = await hot.watch({once: true, output}).report;
  expect(second.counts.total).toBe(0);
  expect(await hot.names('results')).toEqual(['a.png.json', 'b.png.json']);
  expect(await times()).toEqual([1]);
});

test('where results cannot be written for a while the watch waits, and then goes on', async () => {
  const watcher = hot.watch({firstPauseMs: 200});
  await put('before.png', document('before'));
  await watcher.until(async () => (await hot.names('done')).length === 1);
  await rename(hot.output, `${hot.output}-aside`);
  await writeFile(hot.output, 'in the way');
  await put('meanwhile.png', document('meanwhile'));
  await watcher.until(() => watcher.events.some(({type}) => type === 'paused'));
  await rm(hot.output);
  await rename(`${hot.output}-aside`, hot.output);
  await watcher.until(async () => (await hot.names('done')).length === 2);
  expect((await watcher.stop()).stopped).toBeUndefined();
  expect(await times()).toEqual([1, 1]);
});

test('where results never could be written the watch ends at once, and nothing is paid', async () => {
  await writeFile(hot.output, 'in the way');
  await put('a.png', document('never'));
  const ended = hot.watch().report.catch((error: unknown) => error);
  expect(await ended).toMatchObject({code: 'cannot_write'});
  expect(await readFile(log, 'utf8')).toBe('');
});

test('credits are counted over the whole watch; what costs more than is left stays', async () => {
  for (const name of ['a', 'b', 'c']) await put(`${name}.png`, document(`paid ${name}`));
  const first = hot.watch({maxCredits: 2});
  const message = 'the limit of 2 credits is reached';
  expect(await first.report).toMatchObject({stopped: {code: 'over_budget', message}, waiting: 1});
  expect(await hot.names('done')).toHaveLength(2);
  const second = hot.watch({maxCredits: 1, once: true});
  expect(await second.report).toMatchObject({counts: {succeeded: 1}, waiting: 0});
  expect(await times()).toEqual([1, 1, 1]);
});

test('documents of one name count each, in documents and in credits, though all of the ones before are taken away', async () => {
  const watcher = hot.watch({maxCredits: 3});
  for (const number of [1, 2, 3]) {
    await put('scan.png', document(`scan ${number}`));
    await watcher.until(async () => (await hot.names('done')).includes('scan.png'));
    await rm(join(hot.folder, 'done', 'scan.png'));
    await rm(join(hot.output, 'scan.png.json'));
  }
  await put('scan.png', document('scan 4'));
  const report = await watcher.report;
  expect(report).toMatchObject({
    counts: {succeeded: 3, unsent: 1},
    stopped: {code: 'over_budget'},
    waiting: 1,
  });
  expect(report.documents.filter(({status}) => status === 'succeeded')).toHaveLength(3);
  expect(await times()).toEqual([1, 1, 1]);
});

test('a document whose price cannot be told is not looked at for ever, but put aside', async () => {
  await put('a.pdf', '%PDF-1.7\n1 0 obj << /Type /Nothing >> endobj\nstartxref 0\n%%EOF');
  const report = await hot.watch({maxCredits: 5, once: true}).report;
  expect(report).toMatchObject({counts: {failed: 1}, waiting: 0});
  expect(await hot.names('failed')).toEqual(['a.pdf', 'a.pdf.error.json']);
});

test('fields may be asked for by prompts, without a template', async () => {
  await put('a.png', document('asked'));
  const payload = {document_type: 'receipt', prompt_json: {total: 'amount to pay'}};
  const report = await hot.watch({once: true, work: {operation: 'agent', payload, upload: 'multipart'}})
    .report;
  expect(report.counts).toMatchObject({succeeded: 1});
  expect(await hot.results()).toEqual(['a.png.json']);
});
