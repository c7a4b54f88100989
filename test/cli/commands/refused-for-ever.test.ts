import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {main} from '../../../src/cli/main.js';
import {serveWire, text} from '../../client/wire-server.js';
import {png} from '../../service/harness.js';
import {fakeIo} from '../fake-io.js';
import {temporaryDirectory} from '../temporary.js';

/** A service that answers 429 to everything, and a folder with a document. */
async function refused() {
  const cwd = await temporaryDirectory();
  await mkdir(join(cwd, 'in'));
  await writeFile(join(cwd, 'in', 'a.png'), png('a'));
  const {url, received} = await serveWire(text('', 429, {'retry-after': '60'}));
  const io = fakeIo({cwd, env: {HOME: cwd, DOCEXTRACT_BASE_URL: url, DOCEXTRACT_API_KEY: 'k'}});
  return {io, received};
}

test.each([
  ['process', 'in', '-t', 'x'],
  ['submit', 'in', '-t', 'x'],
  ['watch', 'j-1', '-o', 'out'],
])('the first signal ends the waiting for a service that answers 429 for ever: %s', async (...argv) => {
  const {io, received} = await refused();
  const ended = main(argv, io);
  await expect.poll(() => received.length).toBeGreaterThan(0);
  io.send('SIGINT');
  expect(await ended).toBe(130);
  // Whoever has stopped it knows why it ended.
  expect(io.stderrText()).not.toContain('stopped:');
});

test('--max-duration ends the waiting too, with exit code 8', async () => {
  const {io} = await refused();
  expect(await main(['process', 'in', '-t', 'x', '--max-duration', '1s'], io)).toBe(8);
});

test('--retries counts 429', async () => {
  const {io, received} = await refused();
  expect(await main(['process', 'in', '-t', 'x', '--retries', '0'], io)).toBe(5);
  expect(received).toHaveLength(1);
});
