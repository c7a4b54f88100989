import {connect} from 'node:net';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {type Harness, startHarness} from '../../harness.js';
import {signInAs, type StudioBrowser} from '../browser.js';

let harness: Harness;
let admin: StudioBrowser;
beforeAll(async () => {
  harness = await startHarness();
  admin = await signInAs(harness, 'admin');
});
afterAll(() => harness.stop());

async function assetPath(): Promise<string> {
  const page = await (await fetch(`${harness.url}/studio`)).text();
  return /src="([^"]+\.js)"/.exec(page)?.[1] ?? 'no script';
}

const expected = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

function expectGuarded(what: string, {headers}: Response): void {
  for (const [name, value] of Object.entries(expected))
    expect([what, name, headers.get(name)]).toEqual([what, name, value]);
  expect([what, headers.get('content-security-policy')]).toEqual([
    what,
    expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/) as string,
  ]);
  const allowing = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
  expect([what, allowing]).toEqual([what, []]);
}

test('pages, their files, replies and errors alike are for this origin alone, unframed and unsniffed', async () => {
  const asset = await assetPath();
  for (const [path, status] of [
    ['/studio', 200],
    ['/studio/jobs/1', 200],
    [asset, 200],
    ['/studio/assets/none.js', 404],
    ['/studio/%ZZ', 400],
    ['/studio/api/session', 401],
    ['/studio/api/none', 404],
  ] as const)
    for (const method of ['GET', 'HEAD']) {
      const reply = await fetch(harness.url + path, {method});
      expect([path, method, reply.status]).toEqual([path, method, status]);
      expectGuarded(path, reply);
    }
  expectGuarded('session', await admin.send('/session'));
  expectGuarded(
    'forbidden',
    await admin.send('/keys', {method: 'POST', headers: {'sec-fetch-site': 'none'}}),
  );
});

test('nothing is told to the questions that browsers ask for pages of other origins', async () => {
  for (const path of ['/studio', '/studio/api/session', '/studio/api/keys']) {
    const headers = {origin: 'https://elsewhere.example', 'access-control-request-method': 'POST'};
    const reply = await fetch(harness.url + path, {method: 'OPTIONS', headers});
    expect(reply.status).toBe(404);
    expectGuarded(path, reply);
  }
});

test('what HEAD tells is what GET tells, without the body', async () => {
  for (const path of ['/session', '/templates', '/operation']) {
    const [head, get] = [await admin.send(path, {method: 'HEAD'}), await admin.send(path)];
    expect([path, head.status, await head.text()]).toEqual([path, 200, '']);
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
  }
});

/** The reply to a path as it stands, which fetch would straighten first. */
function askRaw(path: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(harness.url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += String(data)));
    socket.on('close', () => resolve(answer));
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  });
}

test.each([
  '/studio/../package.json',
  '/studio/../../../../etc/passwd',
  '/studio/assets/../../package.json',
  '/studio/assets/..%2f..%2f..%2fpackage.json',
  '/studio/%2e%2e/%2e%2e/package.json',
  '/studio/..%5c..%5cpackage.json',
  '/studio//etc/passwd',
  '/studio/assets/%00',
  '/studio/assets/constructor',
  '/studio/__proto__',
  '/studio/api/../../docextract.db',
  '/studio/api/samples/..%2f..%2fkeys/pages/1',
])('%s leads to no file but the pages', async (path) => {
  const answer = await askRaw(path);
  expect(answer).toMatch(/^HTTP\/1\.1 (200|400|401|404) /);
  expect(answer).not.toMatch(/"name": ?"docextract"|root:|SQLite format/);
  if (answer.startsWith('HTTP/1.1 200 ')) expect(answer).toContain('<div id="studio"></div>');
});
