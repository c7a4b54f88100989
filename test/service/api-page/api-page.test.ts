import {createHash} from 'node:crypto';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {openApiDocument} from '../../../src/service/api-page/openapi.js';
import {routes} from '../../../src/contract/routes.js';
import {markup} from '../../../src/service/api-page/markup.js';
import {renderApi} from '../../../src/service/api-page/render.js';
import {type Harness, startHarness} from '../harness.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({version: '1.2.3'});
});
afterAll(() => harness.stop());

test('a page shows every operation and the webhook, and anybody may read it', async () => {
  const reply = await fetch(`${harness.url}/docs`);
  expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const page = await reply.text();
  for (const name of [...Object.keys(routes), 'documentProcessed'])
    expect(page).toContain(`<section id="${name}">`);
  for (const {path} of Object.values(routes)) expect(page).toContain(`<code>/v1${path}</code>`);
  expect(page).toContain('1.2.3');
  expect(page).toMatch(/actual_image[^]*prompt_json[^]*webhook-signature/);
});

test('the page runs nothing and fetches nothing, and its policy says so', async () => {
  const reply = await fetch(`${harness.url}/docs`);
  const page = await reply.text();
  expect(page).not.toMatch(/<(script|img|link|iframe|object)|\bon\w+=|https?:\/\//i);
  const style = /<style>([^]*)<\/style>/.exec(page)![1]!;
  const hash = createHash('sha256').update(style).digest('base64');
  expect(reply.headers.get('content-security-policy')).toBe(
    `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; style-src 'sha256-${hash}'`,
  );
});

test('what is in the document is text on the page, never markup', () => {
  expect(markup`<p>${'<b>"&\''}</p>`.text).toBe('<p>&lt;b&gt;&quot;&amp;&#39;</p>');
  const document = {...openApiDocument('<script>alert(1)</script>')};
  expect(renderApi(document)).not.toContain('<script>');
});
