import {Readable} from 'node:stream';
import {expect, test} from 'vitest';
import {createClient} from '../../src/client/client.js';
import type {Document} from '../../src/client/document.js';
import {type Answer, json, serveWire, text} from './wire-server.js';

const document: Document = {
  name: 'a.pdf',
  size: 1,
  kind: 'pdf',
  open: () => Readable.from([Buffer.from('x')]),
};
const refusing = text('', 429, {'retry-after': '60'});

test('a number of retries that was asked for counts 429 too', async () => {
  const {url, received} = await serveWire(text('', 429));
  const client = createClient({baseUrl: url, apiKey: 'k', retries: 2, sleep: () => Promise.resolve()});
  await expect(client.process(document, {templateId: 't'})).rejects.toMatchObject({code: 'rate_limited'});
  expect(received).toHaveLength(3);
  await client.close();
});

test.each(['process', 'status', 'results'] as const)(
  'waiting for a service that only refuses ends with the first signal: %s',
  async (operation) => {
    const {url} = await serveWire(refusing);
    const stopping = new AbortController();
    const client = createClient({baseUrl: url, apiKey: 'k', onWait: () => stopping.abort()});
    const {signal: stop} = stopping;
    const asked =
      operation === 'process'
        ? client.process(document, {templateId: 't', stop})
        : client[operation]('j', {stop});
    await expect(asked).rejects.toMatchObject({code: 'interrupted'});
    await client.close();
  },
);

test('what need not wait is sent, and lands, although the first signal has come', async () => {
  const {url} = await serveWire(json({document_data: {total: '1'}}));
  const client = createClient({baseUrl: url, apiKey: 'k'});
  const reply = await client.process(document, {templateId: 't', stop: AbortSignal.abort()});
  expect(reply.document_data).toEqual({total: '1'});
  await client.close();
});

test('what is given up before it is sent is not sent', async () => {
  const {url, received} = await serveWire(json({document_data: {total: '1'}}));
  const client = createClient({baseUrl: url, apiKey: 'k'});
  const asked = client.process(document, {templateId: 't', signal: AbortSignal.abort()});
  await expect(asked).rejects.toMatchObject({code: 'interrupted'});
  expect(received).toEqual([]);
  await client.close();
});

test('what is under way lands after the first signal', async () => {
  const stopping = new AbortController();
  const late: Answer = (...exchange) => {
    stopping.abort();
    json({document_data: {total: '1'}})(...exchange);
  };
  const {url} = await serveWire(late);
  const client = createClient({baseUrl: url, apiKey: 'k'});
  const reply = await client.process(document, {templateId: 't', stop: stopping.signal});
  expect(reply.document_data).toEqual({total: '1'});
  await client.close();
});

const page = '<!DOCTYPE html><html><head><title>502 Bad\n Gateway</title></head><body>nginx</body></html>';

test.each([
  ['without a type', text(page, 404)],
  ['with one', text(page, 404, {'content-type': 'text/html'})],
  ['with status 200', text(page, 200)],
  ['in the words of a reply', json({error: page}, 404)],
])('a web page is told by its title: %s', async (_, answer) => {
  const {url} = await serveWire(answer);
  const client = createClient({baseUrl: url, apiKey: 'k', retries: 0});
  const error = (await client.status('j').catch((one: unknown) => one)) as Error;
  expect(error.message).toContain('a web page, "502 Bad Gateway"');
  expect(error.message).not.toMatch(/[<>]|nginx/);
  await client.close();
});

test('a page in the place of a paid reply is not pasted into the message either', async () => {
  const {url} = await serveWire(text(page, 502), json({}, 404));
  const client = createClient({baseUrl: url, apiKey: 'k', retries: 0});
  const error = (await client.process(document, {templateId: 't'}).catch((one: unknown) => one)) as Error;
  expect(error).toMatchObject({code: 'unknown_outcome'});
  expect(error.message).toContain('(the service answered 502 with a web page, "502 Bad Gateway")');
  expect(error.message).not.toMatch(/[<>]|nginx/);
  await client.close();
});

const elsewhere = {location: 'https://elsewhere.example/v1'};

test.each([
  ['with an empty object', json({}, 307, elsewhere)],
  [
    'with a web page',
    text('<html><title>Moved</title></html>', 307, {...elsewhere, 'content-type': 'text/html'}),
  ],
])('a redirect says where it leads, and not what is in its place: %s', async (_, answer) => {
  const {url} = await serveWire(answer);
  const client = createClient({baseUrl: url, apiKey: 'k', retries: 0});
  const error = (await client.status('j').catch((one: unknown) => one)) as Error;
  expect(error.message).toBe(
    'status of job j: the service answered 307, a redirect to https://elsewhere.example/v1',
  );
  await client.close();
});
