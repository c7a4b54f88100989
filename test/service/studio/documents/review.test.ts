import {afterAll, beforeAll, expect, test} from 'vitest';
import type {DocumentReview, JobDetail} from '../../../../src/service/studio/contract/documents.js';
import {bodyOf, type Harness, resultsOf, startHarness} from '../../harness.js';
import {signIn, signInAs, type StudioBrowser} from '../browser.js';
import {uploaded} from './upload.js';

let harness: Harness;
let account: string;
let admin: StudioBrowser;
beforeAll(async () => {
  harness = await startHarness();
  await harness.storage.templates.create({
    ...{name: 'Form', alias: 'own-form', status: 'active', document_type: 'form'},
    edited_json: {
      fields: [
        {name: 'who', prompt: 'Whose form it is'},
        {name: 'when', type: 'date'},
        {name: 'total', type: 'money'},
        {name: 'paid', type: 'boolean'},
        {name: 'kind', options: ['A', 'B']},
        {name: 'lines', type: 'table', columns: [{name: 'item'}, {name: 'price', type: 'money'}]},
      ],
    },
  });
  const key = await harness.storage.keys.create({name: 'boss', role: 'admin'});
  account = key.account;
  harness.send = (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('x-auth', key.key);
    return fetch(harness.url + path, {...init, headers});
  };
  admin = await signIn(harness, key.key);
});
afterAll(() => harness.stop());

async function documentOf(browser: StudioBrowser, id: string, position = 0): Promise<DocumentReview> {
  return bodyOf(await browser.send(`/jobs/${id}/documents/${position}`));
}

function correct(
  browser: StudioBrowser,
  {job_id, position, etag}: Pick<DocumentReview, 'job_id' | 'position' | 'etag'>,
  json: object,
): Promise<Response> {
  const headers = {'if-match': `"${etag}"`};
  return browser.send(`/jobs/${job_id}/documents/${position}/corrections`, {method: 'PUT', headers, json});
}

test('a reviewer sees each field as it was read, corrects it, and results give it from then on', async () => {
  const id = await uploaded(harness, admin, {'a.png': 'first', 'b.png': 'second'});
  const reviewer = await signInAs(harness, 'reviewer', account);
  const document = await documentOf(reviewer, id, 1);
  expect(document).toMatchObject({name: 'b.png', has_file: true, pages: 1, previous: 0, reviewed_at: null});
  const [first, second] = document.fields;
  expect(first).toMatchObject({value: 'second', unsure: true, state: 'read', page: 1});
  const {expires_at} = await bodyOf(await harness.send(`/v1/job-status?job_id=${id}`));
  const changed = await correct(reviewer, document, {
    fields: {[first!.name]: {value: 'corrected', page: 1}, [second!.name]: {accepted: true}},
    reviewed: true,
  });
  expect(changed.status).toBe(200);
  const now = await bodyOf<DocumentReview>(changed);
  expect(now.etag).not.toBe(document.etag);
  expect(now.fields.slice(0, 2)).toMatchObject([
    {value: 'corrected', state: 'corrected', by: 'reviewer', read: {value: 'second'}, unsure: false},
    {value: 'second', state: 'accepted'},
  ]);
  expect(now).toMatchObject({has_file: false, reviewed_at: expect.any(String) as string});
  const [, row] = await resultsOf(harness, id, ['file', 'confidence']);
  expect(row).toMatchObject({[first!.name]: 'corrected', _meta: {[first!.name]: {confidence: 1}}});
  const csv = await (await admin.send(`/jobs/${id}/results?format=csv`)).text();
  expect(csv).toContain('corrected');
  expect(await bodyOf(await harness.send(`/v1/job-status?job_id=${id}`))).toMatchObject({expires_at});
  const detail = await bodyOf<JobDetail>(await reviewer.send(`/jobs/${id}`));
  expect(detail).toMatchObject({unsure: 1, list: [{corrected: 0}, {corrected: 1, unsure: 0}]});
  expect(detail.list[1]!.values[first!.name]).toBe('corrected');
});

test('a required value that was not found is to be checked, others that were not are not', async () => {
  const {id: template} = await harness.storage.templates.create({
    ...{name: 'Receipt', status: 'active', document_type: 'receipt'},
    edited_json: {fields: [{name: 'total', required: true}, {name: 'tip'}]},
  });
  const id = await uploaded(harness, admin, {'a.png': 'nothing', 'b.png': 'nothing'}, template);
  const document = await documentOf(admin, id);
  expect(document.fields.map(({name, unsure}) => [name, unsure])).toEqual([
    ['total', true],
    ['tip', false],
  ]);
  expect(await bodyOf<JobDetail>(await admin.send(`/jobs/${id}`))).toMatchObject({
    ...{unsure: 2, list: [{unsure: 1, unsure_fields: ['total']}, {unsure: 1}]},
  });
  const said = await correct(admin, document, {fields: {total: {accepted: true}}, reviewed: true});
  expect((await bodyOf<DocumentReview>(said)).fields[0]).toMatchObject({unsure: false, value: null});
  expect(await bodyOf<JobDetail>(await admin.send(`/jobs/${id}`))).toMatchObject({
    ...{unsure: 1, list: [{unsure: 0, unsure_fields: []}, {unsure: 1}]},
  });
});

test('of two reviewers the second is told that the first was faster, and what was said can be taken back', async () => {
  const id = await uploaded(harness, admin, {'a.png': 'first'});
  const document = await documentOf(admin, id);
  const name = document.fields[0]!.name;
  const replies = await Promise.all(
    ['one', 'two'].map((value) => correct(admin, document, {fields: {[name]: {value}}})),
  );
  expect(replies.map(({status}) => status).sort()).toEqual([200, 412]);
  expect(await bodyOf(replies.find(({status}) => status === 412)!)).toMatchObject({
    code: 'changed_meanwhile',
  });
  const undone = await correct(admin, await documentOf(admin, id), {fields: {[name]: null}});
  expect((await bodyOf<DocumentReview>(undone)).fields[0]).toMatchObject({value: 'first', state: 'read'});
});

test.each([
  ['an unknown field', {nobody: {value: 'x'}}, 'no field nobody'],
  ['a date that is none', {when: {value: '2024-02-30'}}, 'when: it is no date'],
  ['an amount as people write it', {total: {value: '1.234,50'}}, 'total: it is no number'],
  ['a truth that is text', {paid: {value: 'yes'}}, 'paid: it is neither true nor false'],
  ['a choice that is not offered', {kind: {value: 'C'}}, 'kind: it is none of A, B'],
  ['rows with another column', {lines: {value: [{name: 'x'}]}}, 'has a column name'],
  ['a cell of another type', {lines: {value: [{price: 'x'}]}}, 'row 1, price: it is no number'],
  ['a blank value', {who: {value: ' '}}, 'who: it is blank'],
  ['a page that the document does not have', {who: {value: 'x', page: 9}}, 'has no page 9'],
])('%s is refused, and nothing beside it is stored', async (_, fields, words) => {
  const id = await uploaded(harness, admin, {'a.png': 'text'}, 'own-form');
  const document = await documentOf(admin, id);
  const refused = await correct(admin, document, {fields: {who: {value: 'somebody'}, ...fields}});
  expect(refused.status).toBe(400);
  expect((await bodyOf<{detail: string}>(refused)).detail).toContain(words);
  expect((await documentOf(admin, id)).etag).toBe(document.etag);
});

test('values of every type are taken as results give them', async () => {
  const id = await uploaded(harness, admin, {'a.png': 'text'}, 'own-form');
  const values = {
    ...{who: 'Ada', when: '2024-02-29', total: '-12.50', paid: false, kind: 'B'},
    lines: [{item: 'Tea', price: '3.20'}, {item: null}],
  };
  const fields = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, {value}]));
  expect((await correct(admin, await documentOf(admin, id), {fields})).status).toBe(200);
  expect((await resultsOf(harness, id, []))[0]).toEqual(values);
});

test('documents of other accounts, and those that are not there, are unknown', async () => {
  const id = await uploaded(harness, admin, {'a.png': 'first'});
  const stranger = await signInAs(harness, 'admin', 'somebody else');
  const document = await documentOf(admin, id);
  expect((await stranger.send(`/jobs/${id}/documents/0`)).status).toBe(404);
  expect((await correct(stranger, document, {fields: {}, reviewed: true})).status).toBe(404);
  expect((await stranger.send(`/jobs/${id}`, {method: 'DELETE'})).status).toBe(404);
  for (const position of ['1', 'x', '-1'])
    expect((await admin.send(`/jobs/${id}/documents/${position}`)).status).toBe(404);
});

test('a correction without the etag, or after the results have expired, is refused', async () => {
  const id = await uploaded(harness, admin, {'a.png': 'first'});
  const path = `/jobs/${id}/documents/0/corrections`;
  const document = await documentOf(admin, id);
  expect((await admin.send(path, {method: 'PUT', json: {fields: {}}})).status).toBe(428);
  expect((await correct(admin, {...document, etag: 'nonsense'}, {fields: {}})).status).toBe(412);
  expect((await admin.send(`/jobs/${id}`, {method: 'DELETE'})).status).toBe(200);
  expect((await correct(admin, document, {fields: {}})).status).toBe(404);
});
