import {expect, test} from 'vitest';
import {createEndpoints} from '../../../src/service/webhooks/endpoints.js';
import {png} from '../harness.js';
import {zip} from '../zip.js';
import {ok, startReceiver} from './receiver.js';
import {startWebhooked} from './with-webhook.js';

const good = {status: 200, durationMs: 20};
const dead = {durationMs: 15_000, error: 'No answer within 15 s.'};
const [a, b] = ['https://a.example.com/x', 'https://b.example.com/y'];

function make({concurrency = 8, perEndpoint = 3} = {}) {
  let now = 1_000_000;
  const endpoints = createEndpoints({concurrency, perEndpoint, clock: () => now});
  const run = (url: string, attempt: {status?: number; durationMs: number; retryAfterMs?: number}) => {
    begin(url);
    endpoints.end(url, attempt);
  };
  const begin = (url: string, templateId = url) => endpoints.begin({templateId, url});
  return {...endpoints, begin, run, advance: (ms: number) => (now += ms)};
}

test('a new endpoint gets one connection until it has answered, then several', () => {
  const {room, begin, end} = make();
  expect(room(a)).toBe(1);
  begin(a);
  expect(room(a)).toBe(0);
  end(a, good);
  expect(room(a)).toBe(3);
  begin(a);
  expect(room(a)).toBe(2);
});

test('a failing endpoint is left alone, longer and longer, and then gets one connection', () => {
  const {room, run, advance} = make();
  run(a, good);
  for (const pauseMs of [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
    run(a, dead);
    advance(pauseMs - 1);
    expect(room(a)).toBe(0);
    advance(1);
    expect(room(a)).toBe(1);
  }
  run(a, good);
  expect(room(a)).toBe(3);
});

test('refusing one message is no failure of the endpoint; asking for a pause is', () => {
  const {room, run, advance} = make();
  run(a, {status: 404, durationMs: 10});
  expect(room(a)).toBe(3);
  run(a, {status: 429, durationMs: 10, retryAfterMs: 90_000});
  advance(89_999);
  expect(room(a)).toBe(0);
  advance(1);
  expect(room(a)).toBe(1);
});

test('however many endpoints are slow, new or dead, half of the connections are for the others', () => {
  const {room, run, begin} = make();
  run(a, good);
  for (let index = 0; index < 100; index++) {
    const url = `https://dead${index}.example.com/`;
    if (room(url) > 0) begin(url);
  }
  expect(room('https://one-more.example.com/')).toBe(0);
  expect(room(a)).toBe(3);
  run(b, {status: 200, durationMs: 14_000});
  expect(room(b)).toBe(0);
});

test('a clock that is put back ends a pause', () => {
  const {room, run, advance} = make();
  run(a, dead);
  advance(-24 * 3_600_000);
  expect(room(a)).toBe(1);
});

test('who was served longest ago comes first', () => {
  const {inTurn, run} = make();
  run(b, good);
  run(a, good);
  const order = (...urls: string[]) =>
    inTurn(urls.map((url) => ({templateId: url, url}))).map(({url}) => url);
  expect(order(a, b, 'https://new.example.com/')).toEqual(['https://new.example.com/', b, a]);
});

test('those who send to one host share its connections, and each has its turn', () => {
  const {room, run, begin, end, inTurn} = make();
  const [one, other] = ['https://a.example.com/one', 'https://a.example.com/other'];
  run(one, good);
  expect(room(other)).toBe(1);
  run(other, good);
  begin(one);
  begin(one);
  expect([room(one), room(other)]).toEqual([1, 1]);
  end(one, good);
  expect([room(one), room(other)]).toEqual([2, 2]);
  const served = inTurn([
    {templateId: 'first', url: one},
    {templateId: 'second', url: one},
    {templateId: 'third', url: b},
  ]);
  expect(served.map(({templateId, sharers}) => [templateId, sharers])).toEqual([
    ['first', 2],
    ['second', 1],
    ['third', 1],
  ]);
});

test('a webhook that fails, or asks for a pause, is no matter of another one at the same host', () => {
  const {room, run} = make();
  const [failing, working, fresh] = ['failing', 'working', 'fresh'].map(
    (path) => `https://a.example.com/${path}`,
  );
  run(working!, good);
  run(failing!, {status: 429, durationMs: 10, retryAfterMs: 3_600_000});
  expect([room(failing!), room(working!), room(fresh!)]).toEqual([0, 3, 1]);
});

test('two templates with one webhook: a long queue of the one does not hold up the other', async () => {
  const service = await startWebhooked({
    settings: {webhookConcurrency: 2, webhooksPerEndpoint: 1, webhookTimeoutMs: 600_000},
  });
  let answerAll = (): void => undefined;
  const bothAreQueued = new Promise<void>((resolve) => (answerAll = resolve));
  const {url, received} = await startReceiver((response) => void bothAreQueued.then(() => response.end()));
  const [busy, quiet] = [await service.template({url}), await service.template({url})];
  const many = Array.from({length: 40}, (_, index) => ({name: `${index}.png`, data: png(`d${index}`)}));
  await service.submit(busy, zip(many));
  const jobId = await service.submit(quiet, png('quiet'));
  await expect.poll(() => service.deliveries(jobId)).toHaveLength(1);
  answerAll();
  await expect.poll(() => received.length).toBe(41);
  const place = received.findIndex(({body}) => body.includes(jobId));
  expect(place).toBeGreaterThan(-1);
  expect(place).toBeLessThan(40);
  expect((await service.deliveries(jobId))[0]!.attempts).toBe(1);
});

test('dead endpoints with long queues starve nobody', async () => {
  // The dead hold their connections for longer than the test takes.
  const service = await startWebhooked({
    settings: {webhookConcurrency: 6, webhooksPerEndpoint: 3, webhookTimeoutMs: 600_000},
  });
  const archive = zip(
    Array.from({length: 4}, (_, index) => ({name: `${index}.png`, data: png(`d${index}`)})),
  );
  const {url, received} = await startReceiver(ok);
  const templateId = await service.template({url});
  await service.until(await service.submit(templateId, png('first')), 'delivered');
  const silent = await Promise.all(Array.from({length: 8}, () => startReceiver(() => undefined)));
  for (const dead of silent) await service.submit(await service.template({url: dead.url}), archive);
  const held = () => silent.reduce((sum, dead) => sum + dead.received.length, 0);
  await expect.poll(held).toBe(3);
  for (let round = 0; round < 3; round++)
    await service.until(await service.submit(templateId, archive), 'delivered');
  expect(received).toHaveLength(13);
  expect(held()).toBe(3);
});
