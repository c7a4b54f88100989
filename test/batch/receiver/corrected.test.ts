import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {resultsIn, startReceiver, temporaryDirectory, type Receiving} from './receiving.js';

/* A service sends corrected values of a document under an id of their own, and names the document's first delivery. */

async function start(directory?: string): Promise<Receiving> {
  const made = directory === undefined ? await temporaryDirectory() : undefined;
  if (made) onTestFinished(made.remove);
  const receiver = await startReceiver(directory ?? made!.path);
  onTestFinished(() => void receiver.stop());
  return receiver;
}

async function send(receiver: Receiving, id: string, total: string, more: object = {}): Promise<void> {
  const count = receiver.events.filter(({type}) => type === 'result').length;
  const body = {job_id: 'job', file: 'a.pdf', result: {total}, ...more};
  const reply = await receiver.post(body, {'webhook-id': id});
  expect(reply.status).toBe(200);
  await receiver.until('result', count + 1);
}

test('corrected values replace the result of their document, also of one that shares its name', async () => {
  const receiver = await start();
  await send(receiver, 'msg_1', '1');
  await send(receiver, 'msg_2', '2');
  const before = await resultsIn(receiver.directory);
  await send(receiver, 'msg_2_1', '2.1', {corrected: true, replaces: 'msg_2'});
  await send(receiver, 'msg_1_1', '1.1', {corrected: true, replaces: 'msg_1'});
  await send(receiver, 'msg_2_3', '2.3', {corrected: true, replaces: 'msg_2'});
  const results = await resultsIn(receiver.directory);
  expect(Object.keys(results)).toEqual(Object.keys(before));
  expect(results['job/a.pdf.json']).toEqual({total: '1.1'});
  expect(Object.values(results)).toContainEqual({total: '2.3'});
  expect(receiver.events.at(-1)).toMatchObject({type: 'result', id: 'msg_2_3', corrected: true});
  const manifest = await readFile(join(receiver.directory, '.docextract', 'manifest.ndjson'), 'utf8');
  expect(
    manifest
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as {corrected?: true}).corrected),
  ).toEqual([...[undefined, undefined], ...[true, true, true]]);
});

test('a receiver that is started again knows which result corrected values replace', async () => {
  const first = await start();
  await send(first, 'msg_1', '1');
  await first.stop();
  const second = await start(first.directory);
  await send(second, 'msg_1_1', '1.1', {corrected: true, replaces: 'msg_1'});
  expect(await resultsIn(first.directory)).toEqual({'job/a.pdf.json': {total: '1.1'}});
});

test('the first delivery that comes last does not undo the correction', async () => {
  const receiver = await start();
  await send(receiver, 'msg_1_1', '1.1', {corrected: true, replaces: 'msg_1'});
  await send(receiver, 'msg_1', '1');
  expect(await resultsIn(receiver.directory)).toEqual({'job/a.pdf.json': {total: '1.1'}});
});

test('a correction that is repeated is taken once', async () => {
  const receiver = await start();
  await send(receiver, 'msg_1', '1');
  await send(receiver, 'msg_1_1', '1.1', {corrected: true, replaces: 'msg_1'});
  const again = await receiver.post(
    {job_id: 'job', file: 'a.pdf', result: {total: '1.1'}, corrected: true, replaces: 'msg_1'},
    {'webhook-id': 'msg_1_1'},
  );
  expect(again.status).toBe(200);
  expect((await receiver.stop()).counts).toMatchObject({stored: 2, duplicate: 1});
});
