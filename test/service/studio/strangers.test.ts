import {afterAll, beforeAll, expect, test} from 'vitest';
import {namesIn} from '../../../src/contract/records.js';
import {mustExist} from '../../../src/contract/must-exist.js';
import type {DocumentReview} from '../../../src/service/studio/contract/documents.js';
import type {Sample} from '../../../src/service/studio/contract/page.js';
import {type StudioRoute, studioRoutes} from '../../../src/service/studio/contract/routes.js';
import {handlers} from '../../../src/service/studio/all-handlers.js';
import {bodyOf, type Harness, png, startHarness, untilDone} from '../harness.js';
import {signInAs, type StudioBrowser} from './browser.js';
import {upload} from './documents/upload.js';
import {upload as uploadSample} from './uploads.js';

/** Stands in the name of the document and in what was read from it. */
const secret = 'private-7731';

let harness: Harness;
let stranger: StudioBrowser;
/** Parameters of paths, by the collection that they name a part of. */
let ids: Record<string, string>;
let etag: string;
beforeAll(async () => {
  harness = await startHarness();
  const owner = await signInAs(harness, 'admin', 'office');
  stranger = await signInAs(harness, 'admin', 'elsewhere');
  const {key} = await harness.storage.keys.create({account: 'office'});
  const created = await upload(owner, {[`${secret}.png`]: `text ${secret}`});
  const {id} = await bodyOf<{id: string}>(created);
  const send: Harness['send'] = (path) => fetch(harness.url + path, {headers: {'x-auth': key}});
  await untilDone({send}, id);
  const sample = await bodyOf<Sample>(await uploadSample(owner, png(secret), `${secret}.png`));
  etag = (await bodyOf<DocumentReview>(await owner.send(`/jobs/${id}/documents/0`))).etag;
  ids = {jobs: id, samples: sample.id};
  for (const path of [`/jobs/${id}/documents/0/pages/1/picture`, `/samples/${sample.id}/pages/1`])
    expect(await (await owner.send(path)).text()).toContain(secret);
});
afterAll(() => harness.stop());

const routes: StudioRoute[] = namesIn(handlers).map((name) => studioRoutes[name]);

/** The path of a route, of the owner's job or sample where it is below one. */
function pathOf({path}: StudioRoute, strange = false): string {
  const given = ids[path.split('/')[1] ?? ''] ?? '0';
  const id = strange ? given.replaceAll(/[0-9a-f]/g, '0') : given;
  return path
    .replace('{id}', id)
    .replace('{page}', '1')
    .replaceAll(/\{\w+\}/g, '0');
}

async function ask(route: StudioRoute, strange: boolean): Promise<[number, string]> {
  const headers = {'if-match': `"${etag}"`};
  const reply = await stranger.send(pathOf(route, strange), {
    ...{method: route.method, headers, json: bodies[route.path]},
  });
  return [reply.status, (await reply.text()).replaceAll(/urn:docextract:request:[^"]+/g, '')];
}

const template = {
  ...{name: 'Mine', alias: null, status: 'draft', document_type: 'note', edited_json: {fields: []}},
  ...{webhook: null, static_values: null, review: null},
};
/** Bodies that are right, so that nothing but the account is wrong. */
const bodies: Record<string, object> = {
  '/samples/{id}/try': {template: {...template, references: []}},
  '/jobs/{id}/documents/{position}/corrections': {fields: {}, reviewed: true},
};

test("another account's jobs, documents, pictures and samples are as unknown as those that never were", async () => {
  const owned = routes.filter(({path}) => /^\/(jobs|samples)\/\{id\}/.test(path));
  expect(owned.length).toBeGreaterThan(10);
  for (const route of owned) {
    const [status, text] = await ask(route, false);
    const [, never] = await ask(route, true);
    expect([route.method, route.path, status]).toEqual([route.method, route.path, 404]);
    expect(text.replaceAll(pathOf(route).split('/')[2] ?? '', '')).toBe(
      never.replaceAll(pathOf(route, true).split('/')[2] ?? '', ''),
    );
  }
  expect((await harness.storage.jobs.get(ids.jobs ?? ''))?.status).toBe('SUCCESS');
});

test('no list or figure of the service tells what documents of another account are called or say', async () => {
  for (const route of routes.filter(({method}) => method === 'GET'))
    expect([route.path, (await ask(route, false))[1]]).toEqual([
      route.path,
      expect.not.stringContaining(secret) as string,
    ]);
});

test("another account's documents are no examples, and its samples no reference documents", async () => {
  const {id} = mustExist(await harness.storage.templates.find('receipt'), 'starter');
  const post = async (path: string, json: object) =>
    (await stranger.send(path, {method: 'POST', json})).status;
  expect(await post(`/templates/${id}/examples`, {job_id: ids.jobs, position: 0})).toBe(404);
  expect(await post('/templates', {...template, references: [{sample: ids.samples}]})).toBe(404);
});
