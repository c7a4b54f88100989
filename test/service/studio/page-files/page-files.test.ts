import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, onTestFinished, test} from 'vitest';
import {createApp} from '../../../../src/service/http/create-app.js';
import {defaultSettings} from '../../../../src/service/settings/settings.js';
import {readPageFiles} from '../../../../src/service/studio/page-files/read-page-files.js';
import {registerPageFiles} from '../../../../src/service/studio/page-files/register-page-files.js';
import {startHarness} from '../../harness.js';

const built = {
  'index.html': '<!doctype html><title>studio</title>',
  'assets/index-1a2b.js': `globalThis.x = ${JSON.stringify('x'.repeat(2000))}`,
  'assets/icon-3c4d.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

async function serve(files: Record<string, string>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'docextract-pages-'));
  onTestFinished(() => rm(directory, {recursive: true}));
  await mkdir(join(directory, 'assets'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
  const app = createApp(false, defaultSettings);
  registerPageFiles(app, await readPageFiles(pathToFileURL(`${directory}/`)));
  onTestFinished(() => app.close());
  return app.listen({host: '127.0.0.1', port: 0});
}

test('every address of a page is answered with the same page, which is not kept', async () => {
  const url = await serve(built);
  for (const path of ['/studio', '/studio/', '/studio/jobs/1/documents/0?field=total', '/studio/templates']) {
    const reply = await fetch(url + path);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(await reply.text()).toBe(built['index.html']);
  }
});

test('files of the pages are kept for good, and sent compressed to whoever takes that', async () => {
  const url = await serve(built);
  const plain = await fetch(`${url}/studio/assets/index-1a2b.js`, {headers: {'accept-encoding': 'identity'}});
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await plain.text()).toBe(built['assets/index-1a2b.js']);
  const small = await fetch(`${url}/studio/assets/index-1a2b.js`, {headers: {'accept-encoding': 'gzip'}});
  expect(small.headers.get('content-encoding')).toBe('gzip');
  expect(await small.text()).toBe(built['assets/index-1a2b.js']);
});

test('files that are not there, the interface and paths that climb are no pages', async () => {
  const url = await serve(built);
  for (const path of ['assets/other.js', 'api/nothing', 'api', 'assets/../../package.json'])
    expect([path, (await fetch(`${url}/studio/${path}`)).status]).toEqual([path, 404]);
  const climbing = await fetch(`${url}/studio/..%2f..%2fpackage.json`);
  expect(await climbing.text()).toBe(built['index.html']);
});

test('the policy of the pages lets nothing run or load but what this service has, and no text become markup', async () => {
  const url = await serve(built);
  for (const path of ['/studio', '/studio/assets/icon-3c4d.svg']) {
    const policy = (await fetch(url + path)).headers.get('content-security-policy');
    expect(policy).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; " +
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; " +
        "trusted-types 'none'",
    );
  }
});

test('where the pages were not built, it says so', async () => {
  const reply = await fetch(`${await serve({})}/studio`);
  expect(reply.status).toBe(503);
  expect(await reply.json()).toMatchObject({
    ...{code: 'unavailable', message: 'The pages of the studio are not built.'},
    hint: expect.stringContaining('npm run build') as string,
  });
});

test('the service leads to the studio, or to the description of its operations without it', async () => {
  for (const [studio, home] of [
    [true, '/studio'],
    [false, '/docs'],
  ] as const) {
    const harness = await startHarness({studio});
    const reply = await fetch(harness.url, {redirect: 'manual'});
    expect([reply.status, reply.headers.get('location')]).toEqual([302, home]);
    expect((await fetch(`${harness.url}/docs`)).status).toBe(200);
    await harness.stop();
  }
});
