import {afterAll, beforeAll, expect, test} from 'vitest';
import {routes} from '../../../../src/contract/routes.js';
import {sessionMs} from '../../../../src/storage/keys/sessions.js';
import {bodyOf, type Harness, json, startHarness} from '../../harness.js';
import {browserWith, pageHeaders, signInAs} from '../browser.js';

let harness: Harness;
let now = Date.now();
beforeAll(async () => {
  harness = await startHarness({clock: () => now, open: {clock: () => now}});
});
afterAll(() => harness.stop());

test('a cookie alone does not write: the header of the pages and their origin are needed', async () => {
  const {cookie, send} = await signInAs(harness, 'admin');
  const write = (headers: Record<string, string>) =>
    fetch(`${harness.url}/studio/api/session`, {method: 'DELETE', headers: {cookie, ...headers}});
  const {origin, port} = new URL(harness.url);
  const own = {'x-docextract-studio': '1'};
  const refused: Record<string, string>[] = [
    {},
    own,
    {origin},
    {'sec-fetch-site': 'same-origin'},
    {...own, 'sec-fetch-site': 'same-origin', 'x-docextract-studio': 'yes'},
    ...['cross-site', 'same-site', 'none'].map((site) => ({...own, 'sec-fetch-site': site})),
    {...own, origin: 'https://elsewhere.example'},
    {...own, origin: `http://127.0.0.1:${Number(port) + 1}`},
    {...own, origin: 'null'},
    {...own, origin, 'sec-fetch-site': 'cross-site'},
  ];
  for (const headers of refused) {
    const reply = await write(headers);
    expect([headers, reply.status, await bodyOf(reply)]).toMatchObject([headers, 403, {code: 'forbidden'}]);
  }
  expect((await send('/session')).status).toBe(200);
  expect((await write({...own, origin})).status).toBe(200);
});

test('signing in needs the header and the origin too, so that nobody is signed in by another page', async () => {
  const {key} = await harness.storage.keys.create({role: 'admin'});
  const reply = await fetch(`${harness.url}/studio/api/session`, json({key}));
  expect([reply.status, reply.headers.get('set-cookie')]).toEqual([403, null]);
});

test('pages of other sites get nothing with the cookie', async () => {
  const {cookie} = await signInAs(harness, 'admin');
  for (const site of ['cross-site', 'same-site']) {
    const headers = {cookie, 'sec-fetch-site': site};
    expect((await fetch(`${harness.url}/studio/api/session`, {headers})).status).toBe(403);
  }
});

test('a revoked key ends its sessions with the next request', async () => {
  const browser = await signInAs(harness, 'admin');
  await harness.storage.keys.revoke(browser.keyId);
  const reply = await browser.send('/session');
  expect([reply.status, await bodyOf(reply)]).toMatchObject([401, {code: 'unauthorized'}]);
});

test('a session is over after twelve hours', async () => {
  const browser = await signInAs(harness, 'reviewer');
  now += sessionMs - 1;
  expect((await browser.send('/session')).status).toBe(200);
  now += 1;
  expect((await browser.send('/session')).status).toBe(401);
});

test('a ticket is too old after a quarter of an hour, and dies with its key', async () => {
  const {id} = await harness.storage.keys.create({role: 'admin'});
  const anyone = browserWith(harness, '');
  const redeem = (ticket: string) => anyone.send('/session', {method: 'POST', json: {ticket}});
  const [old, young] = [harness.service.issueTicket(id), harness.service.issueTicket(id)];
  now += 15 * 60_000 - 1;
  expect((await redeem(young)).status).toBe(200);
  now += 1;
  expect((await redeem(old)).status).toBe(401);
  const orphan = harness.service.issueTicket(id);
  await harness.storage.keys.revoke(id);
  expect((await redeem(orphan)).status).toBe(401);
});

const publicOperations: [string, string][] = [
  ...Object.values(routes).map(({method, path}): [string, string] => [
    method,
    `/v1${path.replace(/\{\w+\}/g, 'x')}`,
  ]),
  ['GET', '/metrics'],
];

test('public operations do not look at the cookie', async () => {
  const {cookie} = await signInAs(harness, 'admin');
  for (const [method, path] of publicOperations) {
    const reply = await fetch(harness.url + path, {method, headers: {...pageHeaders, cookie}});
    expect([method, path, reply.status]).toEqual([method, path, 401]);
    await reply.text();
  }
});

test('public operations refuse the key of a reviewer', async () => {
  const {key} = await harness.storage.keys.create({role: 'reviewer'});
  for (const [method, path] of publicOperations) {
    const reply = await fetch(harness.url + path, {method, headers: {'x-auth': key}});
    expect([path, reply.status, await bodyOf(reply)]).toMatchObject([path, 403, {code: 'forbidden'}]);
  }
});

test('behind a reverse proxy, who fails too often keeps nobody else from signing in', async () => {
  now += 120_000;
  const {key} = await harness.storage.keys.create({role: 'admin'});
  const attempt = async (given: string, forwarded: string) => {
    const headers = {'x-forwarded-for': forwarded};
    const json = {key: given};
    return (await browserWith(harness, '').send('/session', {method: 'POST', json, headers})).status;
  };
  // What somebody claims stands before what the proxy adds.
  for (let failure = 0; failure < 10; failure++)
    expect(await attempt('dx_wrong', `198.51.100.${failure}, 203.0.113.9`)).toBe(401);
  expect(await attempt(key, '203.0.113.9')).toBe(429);
  expect(await attempt(key, '203.0.113.10')).toBe(200);
  expect(await attempt(key, 'no address')).toBe(200);
});

test('who fails to sign in too often waits, also with the right key', async () => {
  now += 120_000;
  const {key} = await harness.storage.keys.create({role: 'admin'});
  const attempt = (given: string) =>
    browserWith(harness, '').send('/session', {method: 'POST', json: {key: given}});
  for (let success = 0; success < 12; success++) expect((await attempt(key)).status).toBe(200);
  for (let failure = 0; failure < 10; failure++) expect((await attempt('dx_wrong')).status).toBe(401);
  const reply = await attempt(key);
  expect([reply.status, reply.headers.get('retry-after'), await bodyOf(reply)]).toMatchObject([
    ...[429, '60'],
    {code: 'rate_limited'},
  ]);
  now += 60_000;
  expect((await attempt(key)).status).toBe(200);
});
