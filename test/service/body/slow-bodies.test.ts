import {connect} from 'node:net';
import {expect, onTestFinished, test} from 'vitest';
import {filesIn} from '../files-in.js';
import {type Harness, startHarness} from '../harness.js';

async function start(settings: object): Promise<Harness> {
  const harness = await startHarness({settings});
  onTestFinished(() => harness.stop());
  return harness;
}

/** Announces a large document and sends pieces of it until the connection is closed by the other side; says what came. */
async function drip(
  {url, key}: Harness,
  {bytes, everyMs}: {bytes: number; everyMs: number},
): Promise<number> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `PUT /process-job?t_id=receipt HTTP/1.1\r\nhost: x\r\nx-auth: ${key}\r\ncontent-length: 100000000\r\n\r\n`,
  );
  let sent = 0;
  const timer = setInterval(() => {
    socket.write(Buffer.alloc(bytes, 'x'));
    sent++;
  }, everyMs);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  return sent;
}

test('an upload that drips, byte by byte, is cut off; one that is merely slow is not', async () => {
  const harness = await start({uploadIdleMs: 400, uploadBytesPerSecond: 10_000});
  const dripping = drip(harness, {bytes: 1, everyMs: 20});
  let isOver = false;
  const slow = drip(harness, {bytes: 20_000, everyMs: 20}).then(() => (isOver = true));
  expect(await dripping).toBeGreaterThan(1);
  expect(isOver).toBe(false);
  await harness.service.stop(0);
  await slow;
});

test('an upload that never comes to an end is cut off after its time, and leaves nothing', async () => {
  const harness = await start({uploadMs: 700});
  expect(await drip(harness, {bytes: 50_000, everyMs: 20})).toBeGreaterThan(3);
  await expect.poll(() => filesIn(harness.dataDir)).toEqual([]);
});
