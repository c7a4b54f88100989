import {Readable} from 'node:stream';
import {expect, test} from 'vitest';
import {createClient} from '../../src/client/client.js';
import type {Document} from '../../src/client/document.js';
import {createConcurrencyWindow} from '../../src/client/concurrency-window.js';
import {type Answer, json, serveWire, text} from './wire-server.js';

const bytes = Buffer.alloc(1000, 7);
const document: Document = {name: 'a.pdf', size: 1000, kind: 'pdf', open: () => Readable.from([bytes])};

test('requests that were on their way together halve the width once', async () => {
  const width = createConcurrencyWindow();
  const leave = await Promise.all(Array.from({length: 8}, () => width.enter()));
  for (const one of leave) one('throttled');
  expect(width.now()).toBe(4);
  (await width.enter())('throttled');
  expect(width.now()).toBe(1);
  (await width.enter())('throttled');
  expect(width.now()).toBe(1);
});

test('it grows by one for as many taken as go on at once', async () => {
  const width = createConcurrencyWindow();
  (await width.enter())('throttled');
  const widths: number[] = [];
  for (let request = 0; request < 6; request++) {
    (await width.enter())('accepted');
    widths.push(width.now());
  }
  expect(widths).toEqual([2, 2, 3, 3, 3, 4]);
});

test('who waits in line gets in when another leaves, in order, and may give up', async () => {
  const width = createConcurrencyWindow();
  (await width.enter())('throttled');
  const leave = await width.enter();
  const inside: string[] = [];
  const giving = new AbortController();
  const line = ['first', 'second', 'third'].map((name) =>
    width.enter(name === 'second' ? giving.signal : undefined).then((leave) => {
      inside.push(name);
      leave('unknown');
    }),
  );
  giving.abort();
  await expect(line[1]).rejects.toThrow(/abort/);
  expect(inside).toEqual([]);
  leave('unknown');
  await Promise.all([line[0], line[2]]);
  expect(inside).toEqual(['first', 'third']);
});

/** Takes so many requests at once and refuses the others. */
function narrow(status: number) {
  const service = {
    capacity: 2,
    /** The most that were there at once. */
    most: 0,
    /** Answers nobody until so many are there. */
    gather: 0,
  };
  const held: (() => void)[] = [];
  let open = 0;
  const answer: Answer = (request, response, socket) => {
    service.most = Math.max(service.most, ++open);
    const reply = open > service.capacity ? text('', status) : json({document_data: {}});
    held.push(() => {
      open--;
      reply(request, response, socket);
    });
    if (open < service.gather) return;
    service.gather = 0;
    const all = held.splice(0);
    setImmediate(() => all.forEach((answerIt) => answerIt()));
  };
  return {service, answer};
}

test.each([429, 503])(
  'a service that answers %i is sent fewer at once, and more when it takes more',
  async (status) => {
    const {service, answer} = narrow(status);
    const {url} = await serveWire(answer);
    let nowMs = 0;
    const client = createClient({
      baseUrl: url,
      apiKey: 'key',
      retries: 1000,
      now: () => nowMs,
      sleep: (ms) => Promise.resolve(void (nowMs += ms)),
    });
    const send = async (times: number) => {
      service.most = 0;
      const requests = Array.from({length: 8}, async () => {
        for (let time = 0; time < times; time++) await client.process(document, {templateId: 't'});
      });
      await Promise.all(requests);
    };
    service.gather = 8;
    await send(1);
    await send(5);
    expect(service.most).toBeLessThanOrEqual(4);
    service.capacity = 100;
    await send(10);
    // Ends only when eight are there at once again.
    service.gather = 8;
    await send(1);
    await client.close();
  },
);
