import {afterAll, beforeAll, expect, test} from 'vitest';
import {namesIn} from '../../../src/contract/records.js';
import {type StudioRoute, studioRoutes} from '../../../src/service/studio/contract/routes.js';
import {handlers} from '../../../src/service/studio/all-handlers.js';
import {bodyOf, type Harness, startHarness} from '../harness.js';
import {browserWith, signInAs, type StudioBrowser} from './browser.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

const routes: StudioRoute[] = namesIn(handlers).map((name) => studioRoutes[name]);

async function ask({send}: StudioBrowser, {method, path}: StudioRoute): Promise<[number, unknown]> {
  const reply = await send(path.replace(/\{\w+\}/g, '0'), {method});
  return [reply.status, (await bodyOf(reply)).code];
}

test('nobody who has not signed in gets an answer but to signing in', async () => {
  const anyone = browserWith(harness, 'docextract-studio-1=made-up');
  for (const route of routes.filter(({roles}) => !roles.includes('anyone')))
    expect([route.path, await ask(anyone, route)]).toEqual([route.path, [401, 'unauthorized']]);
});

test('a reviewer is refused whatever is for admins', async () => {
  const reviewer = await signInAs(harness, 'reviewer');
  const adminRoutes = routes.filter(({roles}) => roles.join() === 'admin');
  expect(adminRoutes.length).toBeGreaterThan(9);
  for (const route of adminRoutes)
    expect([route.path, await ask(reviewer, route)]).toEqual([route.path, [403, 'forbidden']]);
});

test('no route that writes takes the cookie without the header of the pages, or from another origin', async () => {
  const {cookie, send} = await signInAs(harness, 'admin');
  const writes = routes.filter(({method}) => method !== 'GET');
  expect(writes.length).toBeGreaterThan(9);
  const forged: Record<string, string>[] = [
    {'sec-fetch-site': 'same-origin'},
    {'x-docextract-studio': '1'},
    {'x-docextract-studio': '1', 'sec-fetch-site': 'cross-site', origin: harness.url},
    {'x-docextract-studio': '1', origin: 'https://elsewhere.example'},
  ];
  for (const {method, path} of writes)
    for (const headers of forged) {
      const address = `${harness.url}/studio/api${path.replace(/\{\w+\}/g, '0')}`;
      const reply = await fetch(address, {method, headers: {...headers, cookie}});
      expect([path, headers, reply.status, await bodyOf(reply)]).toMatchObject([
        ...[path, headers, 403],
        {code: 'forbidden'},
      ]);
    }
  expect((await send('/session')).status).toBe(200);
});

test('no route tells pages of other sites anything, by GET or HEAD', async () => {
  const {cookie} = await signInAs(harness, 'admin');
  for (const {path} of routes.filter(({method}) => method === 'GET'))
    for (const method of ['GET', 'HEAD']) {
      const headers = {cookie, 'sec-fetch-site': 'cross-site'};
      const address = `${harness.url}/studio/api${path.replace(/\{\w+\}/g, '0')}`;
      expect([path, (await fetch(address, {method, headers})).status]).toEqual([path, 403]);
    }
});

test('whatever is guarded needs the etag of what is changed', async () => {
  const {send} = await signInAs(harness, 'admin');
  const guarded = routes.filter((route) => route.guarded === true);
  expect(guarded.length).toBeGreaterThan(1);
  for (const {method, path} of guarded) {
    const write = async (headers: Record<string, string>) => {
      const json = bodies[path] ?? edit;
      const reply = await send(path.replace(/\{\w+\}/g, '0'), {method, json, headers});
      return (await bodyOf(reply)).code;
    };
    expect(await write({})).toBe('precondition_required');
    for (const etag of ['*', '"1", "2"', 'W/"1"', '1'])
      expect([etag, await write({'if-match': etag})]).toEqual([etag, 'invalid_request']);
  }
});

const edit = {
  ...{name: 'Note', alias: null, status: 'draft', document_type: 'note', edited_json: {fields: []}},
  ...{references: [], webhook: null, static_values: null, review: null},
};

/** What routes take that do not take a whole template. */
const bodies: Record<string, object> = {
  '/jobs/{id}/documents/{position}/corrections': {fields: {}},
  '/templates/{id}/status': {status: 'draft'},
  '/templates/{id}/use-draft': {version: 2},
};

test('a body that is no JSON, too large, or has an unknown field is refused with its reason', async () => {
  const {send} = await signInAs(harness, 'admin');
  const post = (body: string) =>
    send('/keys', {method: 'POST', body, headers: {'content-type': 'application/json'}});
  const refusals = [
    ['{', 400, /JSON/],
    ['{"__proto__": {"role": "admin"}}', 400, /JSON/],
    ['{"role": "owner"}', 400, /^role: /],
    ['{"secret": 1}', 400, /secret/],
    [JSON.stringify({name: 'x'.repeat(5_000_000)}), 413, /large/],
  ] as const;
  for (const [body, status, message] of refusals) {
    const reply = await post(body);
    expect([reply.status, await bodyOf(reply)]).toMatchObject([
      status,
      {message: expect.stringMatching(message) as string},
    ]);
  }
  expect((await harness.storage.keys.list()).filter(({role}) => role === 'caller')).toHaveLength(1);
});
