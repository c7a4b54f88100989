import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {connect} from 'node:net';
import {join} from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {createReceiverServer, listen} from '../../../src/batch/receiver/http.js';
import type {ReceivedDelivery} from '../../../src/batch/receiver/receiver-options.js';
import {
  resultsIn,
  secret,
  signed,
  startReceiver,
  startTarget,
  temporaryDirectory,
  type Receiving,
} from './receiving.js';

/** Deliveries over real sockets, from a sender of the test's own. */

let directory: string;
let cleanUp: (() => unknown)[];
const payload = (job_id: string, result: object | null, more: object = {}) =>
  JSON.stringify({job_id, template_id: 't', static_values: null, result, ...more});

beforeEach(async () => {
  const made = await temporaryDirectory();
  directory = made.path;
  cleanUp = [made.remove];
});
afterEach(async () => {
  for (const act of cleanUp.reverse()) await act();
});

async function receiver(more: Parameters<typeof startReceiver>[1] = {}): Promise<Receiving> {
  const receiving = await startReceiver(directory, more);
  cleanUp.push(() => receiving.stop());
  return receiving;
}

test('a delivery becomes a file in the folder of its job, a failed document one that says why', async () => {
  const {post, until, stop} = await receiver();
  expect((await post(payload('job-1', {total: '1.50'}), {'webhook-id': 'msg_1'})).status).toBe(200);
  const error = {code: 'unreadable_document', message: 'no page can be read'};
  expect((await post(payload('job-1', null, {error}), {'webhook-id': 'msg_2'})).status).toBe(200);
  await until('result', 2);
  expect(await resultsIn(directory)).toEqual({
    'job-1/msg_1.json': {total: '1.50'},
    'job-1/msg_2.error.json': {job_id: 'job-1', status: 'failed', error},
  });
  expect((await stop()).counts).toMatchObject({stored: 2, succeeded: 1, failed: 1, refused: 0});
  const manifest = await readFile(join(directory, '.docextract', 'manifest.ndjson'), 'utf8');
  expect(manifest.trim().split('\n')).toHaveLength(2);
});

test('static values of a delivery are kept as other commands keep them: in the result, and in the manifest', async () => {
  const {post, until} = await receiver();
  const static_values = {project: 'P-7'};
  const error = {code: 'unreadable_document', message: 'no page can be read'};
  await post(payload('job', {total: '1.50'}, {static_values}), {'webhook-id': 'msg_1'});
  await post(payload('job', null, {static_values, error}), {'webhook-id': 'msg_2'});
  await post(payload('job', {total: '2.50'}, {static_values: {}}), {'webhook-id': 'msg_3'});
  await post(payload('job', {total: '3.50'}, {static_values: 'of another service'}), {'webhook-id': 'msg_4'});
  await until('result', 4);
  expect(await resultsIn(directory)).toEqual({
    'job/msg_1.json': {_static_values: static_values, total: '1.50'},
    'job/msg_2.error.json': {job_id: 'job', status: 'failed', error, static_values},
    'job/msg_3.json': {total: '2.50'},
    'job/msg_4.json': {total: '3.50'},
  });
  const manifest = await readFile(join(directory, '.docextract', 'manifest.ndjson'), 'utf8');
  const lines = manifest.trim().split('\n');
  const told = lines.map((line) => JSON.parse(line) as {webhook_id: string; static_values?: object});
  expect(Object.fromEntries(told.map((line) => [line.webhook_id, line.static_values]))).toEqual({
    ...{msg_1: static_values, msg_2: static_values, msg_3: undefined, msg_4: undefined},
  });
});

test('numbers and fields of other services are kept as they come', async () => {
  const {post, until} = await receiver();
  const result = {total: 12.5, lines: [{amount: 1}], _file: 'a/scan.pdf'};
  await post(JSON.stringify({job_id: 'j', result, tenant: 7}));
  await until('result');
  expect(await resultsIn(directory)).toEqual({'j/a__scan.pdf.json': result});
});

test('what comes again is answered and dropped: by its id, or by its body where it has none', async () => {
  const {post, stop} = await receiver();
  for (let time = 0; time < 3; time++) {
    expect((await post(payload('j', {a: '1'}), {'webhook-id': 'msg_1'})).status).toBe(200);
    expect((await post(payload('j', {a: '2'}))).status).toBe(200);
  }
  expect((await stop()).counts).toMatchObject({stored: 2, duplicate: 4, succeeded: 2});
  const again = await receiver();
  expect(await (await again.post(payload('j', {a: '1'}), {'webhook-id': 'msg_1'})).json()).toEqual({
    outcome: 'duplicate',
  });
});

test('of the same delivery many times at once one is stored', async () => {
  const {post, stop} = await receiver();
  const replies = await Promise.all(
    Array.from({length: 20}, () => post(payload('j', {a: '1'}), {'webhook-id': 'msg_1'})),
  );
  expect(replies.map(({status}) => status)).toEqual(Array.from({length: 20}, () => 200));
  expect((await stop()).counts).toMatchObject({stored: 1, duplicate: 19, succeeded: 1});
});

test('without its header a delivery is refused, and nothing tells what it should have been', async () => {
  const {post, stop, events} = await receiver({checks: {headers: {'x-token': 'right and secret'}}});
  expect((await post(payload('j', {}))).status).toBe(401);
  const wrong = await post(payload('j', {}), {'x-token': 'wrong'});
  expect([wrong.status, await wrong.json()]).toEqual([401, {error: 'unauthorized'}]);
  expect((await post(payload('j', {}), {'x-token': 'right and secret'})).status).toBe(200);
  expect((await stop()).counts).toMatchObject({stored: 1, refused: 2});
  expect(JSON.stringify(events)).not.toContain('secret');
});

test('a signature must be there, right, of this time and of this body', async () => {
  const {post} = await receiver({checks: {secrets: [secret]}});
  const body = payload('j', {a: '1'});
  const status = async (headers: Record<string, string>, sent = body) => (await post(sent, headers)).status;
  expect(await status({})).toBe(401);
  expect(await status(signed(body, {key: `whsec_${Buffer.from('another secret').toString('base64')}`}))).toBe(
    401,
  );
  expect(await status(signed(body), payload('j', {a: '2'}))).toBe(401);
  expect(await status({...signed(body), 'webhook-id': 'msg_2'})).toBe(401);
  expect(await status(signed(body, {atMs: Date.now() - 6 * 60_000}))).toBe(401);
  expect(await status(signed(body, {atMs: Date.now() + 6 * 60_000}))).toBe(401);
  expect(await status({...signed(body), 'webhook-timestamp': 'now'})).toBe(401);
  expect(await status(signed(body, {atMs: Date.now() - 4 * 60_000}))).toBe(200);
});

test('one right signature among several is enough, and one of several secrets', async () => {
  const old = `whsec_${Buffer.from('the secret before this one').toString('base64')}`;
  const {post} = await receiver({checks: {secrets: [old, secret]}});
  const body = payload('j', {a: '1'});
  const right = signed(body);
  const several = `v1a,abc v1,${Buffer.alloc(32).toString('base64')} ${right['webhook-signature']}`;
  expect((await post(body, {...right, 'webhook-signature': several})).status).toBe(200);
  expect((await post(body, signed(body, {id: 'msg_2', key: old}))).status).toBe(200);
});

test('the vector of the Standard Webhooks specification is right', async () => {
  const {signatureProblem} = await import('../../../src/batch/receiver/signature.js');
  const request = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: '1614265330',
    signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    body: Buffer.from('{"test": 2432232314}'),
  };
  const secrets = ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'];
  expect(signatureProblem(request, secrets, 1_614_265_330_000)).toBeUndefined();
  const other = {...request, body: Buffer.from('{"test": 2432232315}')};
  expect(signatureProblem(other, secrets, 1_614_265_330_000)).toBe('its signature is wrong');
});

test('what is no delivery is refused', async () => {
  const {post, url} = await receiver();
  expect((await post('no JSON')).status).toBe(400);
  expect((await post({result: {}})).status).toBe(400);
  expect((await post('null')).status).toBe(400);
  const got = await fetch(url);
  expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
});

test('names that lead elsewhere stay inside', async () => {
  const {post, until} = await receiver();
  await post({job_id: '../../escape', result: {_file: '../../../etc/passwd'}}, {'webhook-id': '../id'});
  await until('result');
  const [name] = Object.keys(await resultsIn(directory));
  expect(name).toMatch(/^[0-9a-f]{40}\/[0-9a-f]{40}\.json$/);
});

test('an endless body ends, whether it says how long it is or not', async () => {
  const {url, post} = await receiver({maxBytes: 100_000});
  const {port} = new URL(url);
  const send = async (head: string, chunk: string) => {
    const socket = connect(Number(port), '127.0.0.1');
    let reply = '';
    let isOpen = true;
    socket.on('data', (data) => (reply += data.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => (isOpen = false));
    socket.write(`POST / HTTP/1.1\r\nhost: x\r\n${head}\r\n\r\n`);
    for (let sent = 0; isOpen && sent < 5000; sent++) {
      socket.write(chunk);
      await delay(2);
    }
    return {reply: reply.split('\r\n')[0], isOpen};
  };
  const refused = {reply: 'HTTP/1.1 413 Payload Too Large', isOpen: false};
  expect(await send('content-length: 100000000000', 'x'.repeat(10_000))).toEqual(refused);
  expect(await send('transfer-encoding: chunked', `2710\r\n${'x'.repeat(10_000)}\r\n`)).toEqual(refused);
  expect((await post(payload('j', {}))).status).toBe(200);
});

test('what cannot be stored is not taken', async () => {
  const {post} = await receiver();
  const open = join(directory, '.docextract', 'deliveries', 'open');
  await rm(open, {recursive: true});
  // A file where the folder was: writing fails for every user.
  await writeFile(open, '');
  const refused = await post(payload('j', {a: '1'}), {'webhook-id': 'msg_1'});
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  await rm(open);
  await mkdir(open);
  const taken = await post(payload('j', {a: '1'}), {'webhook-id': 'msg_1'});
  expect(await taken.json()).toEqual({outcome: 'stored'});
});

test('deliveries go on byte for byte with what belongs to them, after trying again', async () => {
  const target = await startTarget([500, 302, 200]);
  cleanUp.push(target.close);
  const {post, until, stop} = await receiver({
    forward: target.url,
    forwardDelaysMs: [20, 20, 20],
    checks: {headers: {'x-token': 'ours'}},
  });
  const body = '{ "job_id": "j",  "result": {"total":"1.50"} }';
  await post(body, {...signed(body), 'x-token': 'ours'});
  await until('forwarded');
  expect(target.taken.map((one) => one.body)).toEqual([body, body, body]);
  expect(target.taken[0]!.headers).toMatchObject(
    signed(body, {atMs: Number(target.taken[0]!.headers['webhook-timestamp']) * 1000}),
  );
  expect(target.taken[0]!.headers['x-token']).toBeUndefined();
  expect((await stop()).counts).toMatchObject({forwarded: 1, forwards_pending: 0});
});

test('what could not be sent on goes on with the next start', async () => {
  const target = await startTarget([503]);
  const first = await receiver({forward: target.url, forwardDelaysMs: [300, 300, 300]});
  await first.post(payload('j', {a: '1'}), {'webhook-id': 'msg_1'});
  await first.until('forward_failed');
  expect((await first.stop()).counts.forwards_pending).toBe(1);
  target.close();
  const port = Number(new URL(target.url).port);
  const mended = await startTarget([200], port);
  cleanUp.push(mended.close);
  const second = await receiver({forward: mended.url, forwardDelaysMs: [300, 300, 300]});
  await second.until('forwarded');
  expect(mended.taken.map(({headers}) => headers['webhook-id'])).toEqual(['msg_1']);
  expect(second.events.filter(({type}) => type === 'result')).toEqual([]);
  expect((await second.stop()).counts).toMatchObject({stored: 0, forwarded: 1});
});

test('a target that says it is gone is not asked again, and the delivery is kept', async () => {
  const target = await startTarget([410]);
  cleanUp.push(target.close);
  const {post, until, stop} = await receiver({forward: target.url});
  await post(payload('j', {a: '1'}), {'webhook-id': 'msg_1'});
  await until('forward_failed');
  expect((await stop()).counts).toMatchObject({forwards_given_up: 1, forwards_pending: 0});
  expect(await readdir(join(directory, '.docextract', 'deliveries', 'given-up'))).toHaveLength(1);
});

test('whoever is to hear of deliveries hears of each once, also when that fails', async () => {
  const heard: ReceivedDelivery[] = [];
  const onReceived = (one: ReceivedDelivery) => Promise.resolve((heard.push(one), 'it ended with code 3'));
  const {post, until, stop} = await receiver({onReceived});
  await post(payload('j', {a: '1'}), {'webhook-id': 'msg_1'});
  await until('hook_failed');
  expect((await stop()).counts).toMatchObject({hooks_failed: 1, succeeded: 1});
  expect(heard).toMatchObject([{id: 'msg_1', jobId: 'j', status: 'succeeded', payload: {result: {a: '1'}}}]);
  await (await receiver({onReceived})).stop();
  expect(heard).toHaveLength(1);
});

test('it ends by itself after its count', async () => {
  const {post, report} = await receiver({count: 2});
  await post(payload('j', {a: '1'}));
  await post(payload('j', {a: '1'}));
  await post(payload('j', {a: '2'}));
  expect((await report).counts).toMatchObject({stored: 2, duplicate: 1, succeeded: 2});
});

test('a result that cannot be written is told, and written by the next start', async () => {
  const {post, until, stop} = await receiver();
  await writeFile(join(directory, 'j'), 'a file where the folder of the job goes');
  expect((await post(payload('j', {a: '1'}), {'webhook-id': 'msg_1'})).status).toBe(200);
  await until('delayed');
  expect((await stop()).stopped?.code).toBe('cannot_write');
  await rm(join(directory, 'j'));
  const again = await receiver();
  await again.until('result');
  expect(await resultsIn(directory)).toEqual({'j/msg_1.json': {a: '1'}});
});

test('beyond this machine nothing is taken without a check', async () => {
  await expect(startReceiver(directory, {host: '0.0.0.0'})).rejects.toMatchObject({code: 'usage'});
});

test('where it cannot listen it says why: a port in use, an address of another machine', async () => {
  const {url} = await receiver();
  const {port} = new URL(url);
  const other = createReceiverServer(() => Promise.resolve({outcome: 'stored'}));
  await expect(listen(other, {host: '127.0.0.1', port: Number(port)})).rejects.toThrow('the port is in use');
  await expect(listen(other, {host: '203.0.113.9', port: 0})).rejects.toThrow('no address of this machine');
});
