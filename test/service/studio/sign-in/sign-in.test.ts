import {afterAll, beforeAll, expect, test} from 'vitest';
import {bodyOf, type Harness, startHarness} from '../../harness.js';
import {browserWith, cookieOf, signIn, signInAs} from '../browser.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({version: '9.8.7'});
});
afterAll(() => harness.stop());

test('an admin and a reviewer sign in by their keys, and are told who they are', async () => {
  for (const role of ['admin', 'reviewer'] as const) {
    const browser = await signInAs(harness, role);
    const reply = await browser.send('/session');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(await bodyOf(reply)).toEqual({
      ...{role, name: role, account: 'office', version: '9.8.7'},
      expires_at: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    });
  }
});

test('the cookie is out of reach of scripts and other sites, and lasts twelve hours', async () => {
  const {key} = await harness.storage.keys.create({role: 'admin'});
  const reply = await browserWith(harness, '').send('/session', {method: 'POST', json: {key}});
  const {port} = new URL(harness.url);
  expect(reply.headers.get('set-cookie')).toMatch(
    new RegExp(`^docextract-studio-${port}=[\\w-]{43}; Path=/; HttpOnly; SameSite=Strict; Max-Age=43200$`),
  );
});

test('behind TLS the cookie is for TLS and this host alone', async () => {
  const {key} = await harness.storage.keys.create({role: 'admin'});
  const headers = {'x-forwarded-proto': 'https'};
  const reply = await browserWith(harness, '').send('/session', {method: 'POST', json: {key}, headers});
  expect(reply.headers.get('set-cookie')).toMatch(
    /^__Host-docextract-studio=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure; /,
  );
  const browser = browserWith(harness, cookieOf(reply));
  expect((await browser.send('/session', {headers})).status).toBe(200);
});

test('signing out ends the session and takes the cookie away', async () => {
  const browser = await signInAs(harness, 'admin');
  const reply = await browser.send('/session', {method: 'DELETE'});
  expect([reply.status, reply.headers.get('set-cookie')]).toEqual([
    200,
    expect.stringMatching(/^docextract-studio-\d+=; .*Max-Age=0$/) as string,
  ]);
  expect((await browser.send('/session')).status).toBe(401);
});

test('signing in anew ends the session before', async () => {
  const {key} = await harness.storage.keys.create({role: 'admin'});
  const before = await signIn(harness, key);
  const reply = await before.send('/session', {method: 'POST', json: {key}});
  expect((await before.send('/session')).status).toBe(401);
  expect((await browserWith(harness, cookieOf(reply)).send('/session')).status).toBe(200);
});

test('unknown keys, keys of programs and bodies of another shape are refused, each with the next step', async () => {
  const caller = await harness.storage.keys.create();
  const attempts = [
    [{key: 'dx_nobody'}, 401, 'unauthorized'],
    [{key: caller.key}, 403, 'forbidden'],
    [{ticket: 'made up'}, 401, 'unauthorized'],
    [{}, 400, 'invalid_request'],
    [undefined, 400, 'invalid_request'],
  ] as const;
  for (const [json, status, code] of attempts) {
    const reply = await browserWith(harness, '').send('/session', {method: 'POST', json});
    expect([reply.status, reply.headers.get('content-type'), reply.headers.get('set-cookie')]).toEqual([
      status,
      'application/problem+json; charset=utf-8',
      null,
    ]);
    expect(await bodyOf(reply)).toMatchObject({code});
  }
});

test('a ticket signs in once, as its key', async () => {
  const {id} = await harness.storage.keys.create({name: 'desk', role: 'admin', account: 'built-in'});
  const ticket = harness.service.issueTicket(id);
  const anyone = browserWith(harness, '');
  const first = await anyone.send('/session', {method: 'POST', json: {ticket}});
  expect(await bodyOf(first)).toMatchObject({name: 'desk', role: 'admin'});
  expect((await anyone.send('/session', {method: 'POST', json: {ticket}})).status).toBe(401);
});

test('a service without the studio has none of its routes', async () => {
  const without = await startHarness({studio: false});
  const reply = await browserWith(without, '').send('/session');
  expect(reply.status).toBe(404);
  await without.stop();
});
