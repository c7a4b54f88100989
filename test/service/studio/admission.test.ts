import {afterAll, beforeAll, expect, test} from 'vitest';
import {namesIn} from '../../../src/contract/records.js';
import {type StudioRoute, studioRoutes} from '../../../src/service/studio/contract/routes.js';
import {handlers} from '../../../src/service/studio/handlers.js';
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
