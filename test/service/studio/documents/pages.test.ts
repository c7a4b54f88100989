import sharp from 'sharp';
import {afterAll, beforeAll, expect, test} from 'vitest';
import type {PageAnalysis} from '../../../../src/contract/page-analysis.js';
import type {DocumentReview} from '../../../../src/service/studio/contract/documents.js';
import {bodyOf, type Harness, startHarness} from '../../harness.js';
import {signInAs, type StudioBrowser} from '../browser.js';
import {fixture} from '../uploads.js';
import {upload} from './upload.js';

let harness: Harness;
let admin: StudioBrowser;
beforeAll(async () => {
  harness = await startHarness({workers: {engine: undefined}});
  admin = await signInAs(harness, 'admin');
});
afterAll(() => harness.stop());

test('pages of a document are shown while its file is kept: until it is reviewed', async () => {
  const name = 'rechnung-bergmann.pdf';
  const uploaded = await upload(admin, {[name]: await fixture(`scans/${name}`)}, {template: 'invoice'});
  const {id} = await bodyOf<{id: string}>(uploaded);
  await expect
    .poll(async () => (await harness.storage.jobs.get(id))!.status, {timeout: 60_000})
    .toBe('SUCCESS');
  const path = `/jobs/${id}/documents/0`;
  const page = await bodyOf<PageAnalysis>(await admin.send(`${path}/pages/1`));
  expect(page).toMatchObject({number: 1, source: 'text'});
  expect(page.words.map(({text}) => text).join(' ')).toContain('Rechnungsnummer');
  const picture = await admin.send(`${path}/pages/1/picture?width=400`);
  expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({
    ...{format: 'webp', width: 400},
  });
  expect((await admin.send(`${path}/pages/2`)).status).toBe(404);
  const stranger = await signInAs(harness, 'admin', 'stranger');
  expect((await stranger.send(`${path}/pages/1`)).status).toBe(404);
  const {etag, has_file} = await bodyOf<DocumentReview>(await admin.send(path));
  expect(has_file).toBe(true);
  const reviewed = await admin.send(`${path}/corrections`, {
    ...{method: 'PUT', headers: {'if-match': `"${etag}"`}, json: {fields: {}, reviewed: true}},
  });
  expect(await bodyOf(reviewed)).toMatchObject({has_file: false});
  expect((await bodyOf<{detail: string}>(await admin.send(`${path}/pages/1`))).detail).toContain(
    'is deleted',
  );
});
