import {afterAll, beforeAll, expect, onTestFinished, test} from 'vitest';
import type {Sample} from '../../../../src/service/studio/contract/page.js';
import {bodyOf, form, type Harness, png, startHarness} from '../../harness.js';
import {holdReading} from '../../hold-reading.js';
import {signInAs, type StudioBrowser} from '../browser.js';
import {upload} from '../uploads.js';

let harness: Harness;
let admin: StudioBrowser;
beforeAll(async () => {
  harness = await startHarness();
  admin = await signInAs(harness, 'admin');
});
afterAll(() => harness.stop());

async function pageOf(text: string, admin: StudioBrowser): Promise<Response> {
  return admin.send(`/samples/${await uploaded(text, admin)}/pages/1`);
}

/** The id of a sample. On a machine with a lot else to do, looking at an upload may take longer than a short limit. */
async function uploaded(text: string, admin: StudioBrowser): Promise<string> {
  let id: string | undefined;
  const send = async () => {
    const reply = await upload(admin, png(text));
    id = reply.ok ? (await bodyOf<Sample>(reply)).id : undefined;
    return id;
  };
  await expect.poll(send, {timeout: 60_000}).toBeDefined();
  return id!;
}

test('a page that brings its worker down is a clear error, and the next one is shown', async () => {
  const reply = await pageOf('crash', admin);
  expect([reply.status, await bodyOf(reply)]).toMatchObject([
    422,
    {code: 'unreadable_document', message: 'The document could not be read: it brought the reader down.'},
  ]);
  expect((await pageOf('fine', admin)).status).toBe(200);
});

test('a page that hangs is stopped at its time limit', async () => {
  const hurried = await startHarness({settings: {lookMs: 700, pageMs: 300}});
  onTestFinished(() => hurried.stop());
  const admin = await signInAs(hurried, 'admin');
  const reply = await pageOf('hang', admin);
  expect([reply.status, await bodyOf(reply)]).toMatchObject([422, {code: 'unreadable_document'}]);
  // On a machine with a lot else to do, a page that does not hang may take longer than the limit, too.
  await expect.poll(async () => (await pageOf('fine', admin)).status).toBe(200);
});

test('an answer that is no page is an error of the service without its inside', async () => {
  const reply = await pageOf('nonsense', admin);
  expect([reply.status, await bodyOf(reply)]).toMatchObject([500, {code: 'internal'}]);
});

test('pages are shown while documents of jobs and requests wait for a worker', async () => {
  const {id} = await bodyOf<Sample>(await upload(admin, png('fine')));
  const {until, release} = await holdReading();
  const held = form({actual_image: png(until), template_id: 'receipt'});
  const waiting = form({actual_image: png('waits'), template_id: 'receipt'});
  const requests = [held, waiting].map((body) => harness.send('/v1/process', {method: 'POST', body}));
  expect((await admin.send(`/samples/${id}/pages/1`)).status).toBe(200);
  await release();
  expect((await Promise.all(requests)).map(({status}) => status)).toEqual([200, 200]);
});
