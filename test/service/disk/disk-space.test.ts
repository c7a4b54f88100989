import {request} from 'node:http';
import {expect, onTestFinished, test} from 'vitest';
import type {Disk} from '../../../src/service/disk/disk-space.js';
import {complaintsAbout} from '../../helpers/invariants.js';
import {filesIn} from '../files-in.js';
import {bodyOf, type Harness, png, startHarness, untilDone} from '../harness.js';
import {zip} from '../zip.js';

/** What fits on the disk is taken on; what does not is told so, and holds up nobody. */

const patient = {interval: 20};
const mebibyte = 1024 * 1024;

/** A service on a disk whose free room the test decides. */
async function startOn(disk: Disk, settings = {}): Promise<Harness> {
  const harness = await startHarness({
    disk: () => Promise.resolve(disk),
    settings: {pollMs: 20, diskPauseMs: 20, leastFreeBytes: mebibyte, ...settings},
  });
  onTestFinished(() => harness.stop());
  return harness;
}

const submit = async (harness: Harness, body: Buffer<ArrayBuffer>): Promise<string> => {
  const accepted = await harness.send('/v1/process-job?t_id=receipt', {method: 'PUT', body});
  expect(accepted.status).toBe(202);
  return (await bodyOf<{job_id: string}>(accepted)).job_id;
};

const large = zip(
  [1, 2, 3].map((number) => ({
    name: `${number}.png`,
    data: png(`${number}${'.'.repeat(2 * mebibyte)}`),
    deflate: true,
  })),
);

test('an archive that finds no room is given up after its attempts, costs nothing, and others go on meanwhile', async () => {
  const harness = await startOn({free: 4 * mebibyte, total: 100 * mebibyte}, {archiveAttempts: 4});
  const {account} = (await harness.storage.keys.list())[0]!;
  await harness.storage.credits.add(account, 10);
  const first = await submit(harness, large);
  const others = [
    await submit(harness, zip([{name: 'a.png', data: png('a')}])),
    await submit(harness, png('b')),
  ];
  for (const id of others) expect(await untilDone(harness, id)).toMatchObject({status: 'SUCCESS'});
  expect(await untilDone(harness, first)).toMatchObject({
    status: 'UNZIP FILE FAILED',
    error: {
      code: 'unavailable',
      message: expect.stringMatching(/no room .* in 4 attempts; submit it/) as string,
    },
  });
  expect((await fetch(`${harness.url}/health/ready`)).status).toBe(200);
  expect(await harness.storage.credits.show(account)).toMatchObject({balance: 8, held: 0});
  await expect
    .poll(() => complaintsAbout({dataDir: harness.dataDir, accepted: [first, ...others]}), patient)
    .toEqual([]);
});

test('an archive waits for room while others go before it, and is unzipped when there is some', async () => {
  const disk = {free: 4 * mebibyte, total: 100 * mebibyte};
  const harness = await startOn(disk, {archiveAttempts: 1000});
  const jobId = await submit(harness, large);
  const status = async () => (await harness.storage.jobs.get(jobId))!.status;
  await expect.poll(status, patient).toBe('UNZIP FILE');
  const other = await submit(harness, zip([{name: 'a.png', data: png('a')}]));
  expect(await untilDone(harness, other)).toMatchObject({status: 'SUCCESS'});
  expect(await status()).toBe('UNZIP FILE');
  disk.free = 50 * mebibyte;
  expect(await untilDone(harness, jobId)).toMatchObject({status: 'SUCCESS', documents: {done: 3}});
});

test('an archive that is larger than the whole disk is not tried again', async () => {
  const harness = await startOn({free: 4 * mebibyte, total: 5 * mebibyte}, {diskPauseMs: 600_000});
  const state = await untilDone(harness, await submit(harness, large));
  expect(state).toMatchObject({status: 'UNZIP FILE FAILED', error: {code: 'too_large'}});
});

test('room that runs out in the middle leaves nothing behind but the archive, which waits', async () => {
  const disk = {free: 50 * mebibyte, total: 100 * mebibyte};
  const harness = await startHarness({
    // As if somebody else filled it up, once the archive has been begun.
    disk: () => {
      disk.free -= 20 * mebibyte;
      return Promise.resolve(disk);
    },
    settings: {pollMs: 20, diskPauseMs: 600_000, leastFreeBytes: mebibyte},
  });
  onTestFinished(() => harness.stop());
  const many = Array.from({length: 120}, (_, index) => ({name: `${index}.png`, data: png(`${index}`)}));
  const jobId = await submit(harness, zip(many));
  const left = async () => {
    const keys = [];
    for await (const key of harness.storage.files.list()) keys.push(key);
    return [keys.length, (await harness.storage.jobs.get(jobId))!.documents.total];
  };
  await expect.poll(() => disk.free, patient).toBeLessThan(0);
  await expect.poll(left, patient).toEqual([1, 0]);
});

test('an upload is refused when what it announces finds no room beside what others have announced', async () => {
  const disk = {free: 3 * mebibyte, total: 100 * mebibyte};
  const harness = await startOn(disk);
  const {hostname, port} = new URL(harness.url);
  const announce = (bytes: number) =>
    request({
      ...{hostname, port, method: 'PUT', path: '/v1/process-job?t_id=receipt'},
      headers: {'x-auth': harness.key, 'content-length': bytes},
    });
  const slow = announce(1.5 * mebibyte);
  slow.on('error', () => undefined);
  onTestFinished(() => void slow.destroy());
  const {key: other} = await harness.storage.keys.create();
  const put = async (bytes: number, key = harness.key) => {
    const refused = await fetch(`${harness.url}/v1/process?t_id=receipt`, {
      ...{method: 'PUT', headers: {'x-auth': key}},
      body: png('.'.repeat(bytes)),
    });
    return [refused.status, ((await bodyOf(refused)).message as string | undefined)?.replace(/\d+/, 'n')];
  };
  expect((await put(mebibyte))[0]).toBe(200);
  slow.write(png(''));
  await expect.poll(() => put(mebibyte), patient).toEqual([503, 'The disk has no room for n bytes.']);
  expect((await put(1000))[0]).toBe(200);
  // Of another account half of the room is left whatever the first announces.
  expect((await put(0.9 * mebibyte, other))[0]).toBe(200);
  expect((await put(1.1 * mebibyte, other))[0]).toBe(503);
  slow.destroy();
  await expect.poll(async () => (await put(mebibyte))[0], patient).toBe(200);
  disk.total = 2 * mebibyte;
  expect((await put(1.5 * mebibyte))[0]).toBe(413);
});

test('an upload whose length nobody announced ends when the disk is full, and leaves nothing', async () => {
  const disk = {free: 100 * mebibyte, total: 1000 * mebibyte};
  const harness = await startOn(disk);
  const {hostname, port} = new URL(harness.url);
  const upload = request({
    ...{hostname, port, method: 'PUT', path: '/v1/process-job?t_id=receipt'},
    headers: {'x-auth': harness.key, 'transfer-encoding': 'chunked'},
  });
  upload.on('error', () => undefined);
  const answered = new Promise<number | undefined>((resolve) =>
    upload.once('response', (reply) => resolve(reply.statusCode)),
  );
  upload.write(png('first'));
  await expect.poll(() => filesIn(harness.dataDir), patient).toHaveLength(1);
  disk.free = 0;
  for (let sent = 0; sent < 40; sent++) upload.write(Buffer.alloc(mebibyte, '.'));
  expect(await answered).toBe(503);
  await expect.poll(() => filesIn(harness.dataDir), patient).toEqual([]);
  upload.destroy();
});
