import {createServer} from 'node:net';
import {Readable} from 'node:stream';
import {expect, onTestFinished, test} from 'vitest';
import {WebhookPayload} from '../../../src/contract/webhooks.js';
import {signatureOf} from '../../../src/service/webhooks/signature.js';
import {listen} from '../../helpers/listen.js';
import {png} from '../harness.js';
import {zip} from '../zip.js';
import {ok, startReceiver, withStatus} from './receiver.js';
import {filesOf, startWebhooked} from './with-webhook.js';

const minute = 60_000;
const hour = 60 * minute;
/** A little more than the longest jitter. */
const schedule = [5_000, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour].map((ms) => ms * 1.2);
/** After this part of a pause nothing may have been sent, however long a loaded machine takes to look. */
const waitedInVain = 0.3;

test('a document is sent as job, template, static values and result, signed, with the headers of its template', async () => {
  const service = await startWebhooked();
  const {url, received} = await startReceiver();
  const templateId = await service.template({url, headers: {Authorization: 'Bearer abc123', 'X-Case': 'a'}});
  const jobId = await service.submit(templateId, png('hello'));
  const [delivery] = await service.until(jobId, 'delivered');
  expect(received).toHaveLength(1);
  const {headers, body} = received[0]!;
  expect(WebhookPayload.parse(JSON.parse(body))).toEqual({
    job_id: jobId,
    template_id: templateId,
    static_values: {case: '7'},
    result: {text: 'hello', total: 'hello'},
    file: 'scan.png',
  });
  expect(headers).toMatchObject({
    authorization: 'Bearer abc123',
    'x-case': 'a',
    'content-type': 'application/json',
    'webhook-id': delivery!.id,
  });
  const timestamp = Number(headers['webhook-timestamp']);
  expect(Math.abs(timestamp - Date.now() / 1000)).toBeLessThan(60);
  const secret = await service.storage.webhooks.secret(templateId);
  expect(headers['webhook-signature']).toBe(signatureOf({id: delivery!.id, timestamp, body}, secret));
});

test('an archive of N documents is N distinct deliveries, the failed ones with their error', async () => {
  const service = await startWebhooked();
  const {url, received} = await startReceiver();
  const entries = ['one', 'refuse', 'three', 'four'].map((text) => ({
    name: `${text}.png`,
    data: png(text),
  }));
  const ignored = {name: 'sub/five.png', data: png('five')};
  const archive = zip([...entries, ignored, {name: 'notes.txt', data: Buffer.from('no document')}]);
  const jobId = await service.submit(await service.template({url}), archive);
  await service.until(jobId, 'delivered');
  expect(new Set(received.map(({id}) => id)).size).toBe(5);
  const payloads = received.map(({body}) => WebhookPayload.parse(JSON.parse(body)));
  expect(payloads.map(({file}) => file).toSorted()).toEqual([
    ...['four.png', 'notes.txt', 'one.png', 'refuse.png', 'three.png'],
  ]);
  expect(payloads.flatMap(({result}) => result?.text ?? []).toSorted()).toEqual(['four', 'one', 'three']);
  const failed = payloads.filter(({result}) => result === null);
  expect(failed.map(({error}) => error?.code).toSorted()).toEqual([
    'unreadable_document',
    'unsupported_kind',
  ]);
  expect(failed[0]).toMatchObject({job_id: jobId, static_values: {case: '7'}});
});

test('a job that fails before it has documents is told as well', async () => {
  const service = await startWebhooked();
  const {url, received} = await startReceiver();
  const jobId = await service.submit(await service.template({url}), zip([]));
  await service.until(jobId, 'delivered');
  expect(JSON.parse(received[0]!.body)).toMatchObject({
    job_id: jobId,
    result: null,
    error: {code: 'unreadable_document'},
  });
});

test('each attempt sends the same id and the same bytes, on the schedule, and the last failure is the last', async () => {
  const service = await startWebhooked();
  const {url, received} = await startReceiver(withStatus(500));
  const jobId = await service.submit(await service.template({url}), png('again'));
  for (const [index, ms] of schedule.entries()) {
    await expect
      .poll(() => service.deliveries(jobId))
      .toMatchObject([{status: 'waiting', attempts: index + 1}]);
    service.advance(ms * waitedInVain);
    // Long enough for an attempt that comes too early.
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(received).toHaveLength(index + 1);
    service.advance(ms * (1 - waitedInVain));
  }
  const [delivery] = await service.until(jobId, 'failed');
  expect(delivery).toMatchObject({attempts: 7, error: expect.stringContaining('answered 500') as string});
  expect(received).toHaveLength(7);
  expect(new Set(received.map(({id, body}) => `${id} ${body}`)).size).toBe(1);
  // The time signed is that of the attempt, or a receiver that refuses old messages would refuse them all.
  expect(new Set(received.map(({headers}) => headers['webhook-timestamp'])).size).toBeGreaterThan(5);
  const {log} = await service.storage.deliveryLog.get(delivery!.id);
  expect(log.map(({number, status}) => [number, status])).toEqual(
    received.map((_, index) => [index + 1, 500]),
  );
});

test.each([301, 302, 307, 400, 404, 304])('%i is no success, and is not followed', async (status) => {
  const service = await startWebhooked();
  const elsewhere = await startReceiver();
  const answer = withStatus(status, {location: elsewhere.url});
  const {url} = await startReceiver((response, count, one) =>
    (count === 1 ? answer : ok)(response, count, one),
  );
  const jobId = await service.submit(await service.template({url}), png('x'));
  await expect.poll(() => service.deliveries(jobId)).toMatchObject([{status: 'waiting', attempts: 1}]);
  service.advance(schedule[0]!);
  const [delivery] = await service.until(jobId, 'delivered');
  expect((await service.storage.deliveryLog.get(delivery!.id)).log.map((one) => one.status)).toEqual([
    status,
    200,
  ]);
  expect(elsewhere.received).toEqual([]);
});

test('a connection dropped before the 200 brings the same id and the same bytes again', async () => {
  const service = await startWebhooked();
  const {url, received} = await startReceiver((response, count, one) => {
    if (count === 1) response.destroy();
    else ok(response, count, one);
  });
  const jobId = await service.submit(await service.template({url}), png('dropped'));
  await expect.poll(() => service.deliveries(jobId)).toMatchObject([{status: 'waiting', attempts: 1}]);
  service.advance(schedule[0]!);
  const [delivery] = await service.until(jobId, 'delivered');
  expect(received).toHaveLength(2);
  expect(received[1]).toMatchObject({id: received[0]!.id, body: received[0]!.body});
  expect((await service.storage.deliveryLog.get(delivery!.id)).log[0]).toMatchObject({
    status: undefined,
    error: 'The connection was closed before an answer came.',
  });
});

test('Retry-After of a 429 is waited for, also by what else is due at that endpoint', async () => {
  const service = await startWebhooked();
  const {url, received} = await startReceiver((response, count, one) =>
    (count === 1 ? withStatus(429, {'retry-after': '600'}) : ok)(response, count, one),
  );
  const templateId = await service.template({url});
  const first = await service.submit(templateId, png('first'));
  await expect.poll(() => service.deliveries(first)).toMatchObject([{status: 'waiting', attempts: 1}]);
  const second = await service.submit(templateId, png('second'));
  service.advance(590_000);
  // Long enough for an attempt that comes too early.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(received).toHaveLength(1);
  service.advance(11_000);
  await service.until(first, 'delivered');
  await service.until(second, 'delivered');
});

test('410 ends all sending to that template until it is enabled, and then what failed can be replayed', async () => {
  const service = await startWebhooked();
  let gone = true;
  const {url, received} = await startReceiver((response, count, one) =>
    (gone ? withStatus(410) : ok)(response, count, one),
  );
  const templateId = await service.template({url});
  const first = await service.submit(templateId, png('first'));
  const [delivery] = await service.until(first, 'failed');
  const second = await service.submit(templateId, png('second'));
  await service.until(second, 'failed');
  expect(received).toHaveLength(1);
  expect((await service.storage.templates.get(templateId)).webhook_disabled_at).not.toBeNull();
  await expect(service.storage.deliveryLog.replay(delivery!.id)).rejects.toMatchObject({
    hint: expect.stringContaining('webhooks enable') as string,
  });
  gone = false;
  await service.storage.webhooks.enable(templateId);
  await service.storage.deliveryLog.replay(delivery!.id);
  await service.until(first, 'delivered');
  expect(received.map(({id, body}) => [id, body])[1]).toEqual([delivery!.id, received[0]!.body]);
});

test('an endpoint that never answers costs its time and no more', async () => {
  const service = await startWebhooked({settings: {webhookTimeoutMs: 300}});
  const {url} = await startReceiver(() => undefined);
  const jobId = await service.submit(await service.template({url}), png('never'));
  await expect.poll(() => service.deliveries(jobId)).toMatchObject([{status: 'waiting', attempts: 1}]);
  const [delivery] = await service.deliveries(jobId);
  const {log} = await service.storage.deliveryLog.get(delivery!.id);
  expect(log[0]).toMatchObject({status: undefined, error: 'No answer within 0.3 s.'});
  expect(log[0]!.durationMs).toBeLessThan(60_000);
});

test('an endless reply is cut off, and its 200 counts', async () => {
  const service = await startWebhooked();
  let written = 0;
  function* chunks(): Generator<string> {
    for (; ; written++) yield 'x'.repeat(65_536);
  }
  const {url} = await startReceiver((response) => {
    const endless = Readable.from(chunks());
    response.on('close', () => endless.destroy());
    endless.pipe(response);
  });
  const jobId = await service.submit(await service.template({url}), png('endless'));
  const [delivery] = await service.until(jobId, 'delivered');
  const {log} = await service.storage.deliveryLog.get(delivery!.id);
  expect(log[0]!.reply).toHaveLength(1024);
  // One that is still read never rests.
  let before = -1;
  await expect.poll(() => before === (before = written), {interval: 100}).toBe(true);
});

test('what is no HTTP, and no TLS where TLS was asked for, is a failure that says so', async () => {
  const service = await startWebhooked();
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end('220 mail.example.com ESMTP\r\n');
  });
  const port = await listen(server);
  onTestFinished(() => void server.close());
  const errorOf = async (url: string): Promise<string | undefined> => {
    const jobId = await service.submit(await service.template({url}), png('x'));
    await expect.poll(() => service.deliveries(jobId)).toMatchObject([{status: 'waiting', attempts: 1}]);
    service.advance(hour);
    const [delivery] = await service.deliveries(jobId);
    return (await service.storage.deliveryLog.get(delivery!.id)).log[0]!.error;
  };
  expect(await errorOf(`http://127.0.0.1:${port}/`)).toMatch(/^The answer is not HTTP \(HPE_/);
  expect(await errorOf(`https://127.0.0.1:${port}/`)).toMatch(/^The connection failed \(/);
});

test('the uploaded file stays until it is delivered, and goes then', async () => {
  const service = await startWebhooked();
  const {url} = await startReceiver((response, count, one) =>
    (count <= 2 ? withStatus(503) : ok)(response, count, one),
  );
  const jobId = await service.submit(await service.template({url}), png('kept'));
  await expect.poll(() => service.deliveries(jobId)).toMatchObject([{status: 'waiting', attempts: 1}]);
  expect(await filesOf(service)).toHaveLength(1);
  await service.storage.retention.removeOrphans();
  expect(await service.storage.retention.removeOrphans()).toBe(0);
  service.advance(schedule[0]!);
  await expect.poll(() => service.deliveries(jobId)).toMatchObject([{status: 'waiting', attempts: 2}]);
  expect(await filesOf(service)).toHaveLength(1);
  service.advance(schedule[1]!);
  await service.until(jobId, 'delivered');
  await expect.poll(() => filesOf(service)).toEqual([]);
});

test('what could not be delivered goes with the results: file, delivery and its log', async () => {
  const service = await startWebhooked();
  const {url} = await startReceiver(withStatus(500));
  const jobId = await service.submit(await service.template({url}), png('undeliverable'));
  await expect.poll(() => service.deliveries(jobId)).toMatchObject([{status: 'waiting', attempts: 1}]);
  const [delivery] = await service.deliveries(jobId);
  service.advance(25 * hour);
  expect(await service.storage.retention.purge()).toBe(1);
  expect(await filesOf(service)).toEqual([]);
  expect(await service.deliveries(jobId)).toEqual([]);
  await expect(service.storage.deliveryLog.get(delivery!.id)).rejects.toMatchObject({code: 'not_found'});
});

test('a template without a webhook sends nothing and keeps no file', async () => {
  const service = await startWebhooked();
  const jobId = await service.submit('receipt', png('quiet'));
  expect(await service.deliveries(jobId)).toEqual([]);
  await expect.poll(() => filesOf(service)).toEqual([]);
});

test('no secret is in the log of the service or in the log of attempts, even when a receiver echoes it', async () => {
  const lines: string[] = [];
  const stream = {write: (line: string) => void lines.push(line)};
  const service = await startWebhooked({logger: {level: 'debug', stream}});
  const {url} = await startReceiver((response, _count, {headers}) =>
    response.writeHead(500).end(JSON.stringify(headers)),
  );
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const webhook = {url: `${url}?token=path-secret`, headers: {authorization: 'Bearer header-secret'}, secret};
  const jobId = await service.submit(await service.template(webhook), png('x'));
  await expect.poll(() => service.deliveries(jobId)).toMatchObject([{status: 'waiting', attempts: 1}]);
  const [delivery] = await service.deliveries(jobId);
  const {log} = await service.storage.deliveryLog.get(delivery!.id);
  expect(log[0]!.reply).toContain('[redacted]');
  expect(lines.join()).toContain('webhook not delivered');
  for (const text of [lines.join(), JSON.stringify(log)])
    expect(text).not.toMatch(/header-secret|path-secret|whsec_/);
});

test('a delivery can be replayed after it arrived, with its id and bytes and from the start of the schedule', async () => {
  const service = await startWebhooked();
  const {url, received} = await startReceiver();
  const jobId = await service.submit(await service.template({url}), png('twice'));
  const [delivery] = await service.until(jobId, 'delivered');
  expect(await service.storage.deliveryLog.replay(delivery!.id)).toMatchObject({status: 'waiting'});
  await expect.poll(() => received.length).toBe(2);
  await service.until(jobId, 'delivered');
  expect(received[1]).toMatchObject({id: received[0]!.id, body: received[0]!.body});
  service.advance(25 * hour);
  await expect(service.storage.deliveryLog.replay(delivery!.id)).rejects.toMatchObject({
    code: 'results_expired',
  });
});
