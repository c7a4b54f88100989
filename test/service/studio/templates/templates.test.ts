import {afterAll, beforeAll, expect, test} from 'vitest';
import type {PageAnalysis} from '../../../../src/contract/page-analysis.js';
import type {Sample} from '../../../../src/service/studio/contract/page.js';
import type {
  TemplateDetail,
  TemplateSummary,
  TemplateVersionDetail,
} from '../../../../src/service/studio/contract/templates.js';
import {bodyOf, type Harness, png, runJob, startHarness} from '../../harness.js';
import {signInAs, type StudioBrowser} from '../browser.js';
import {pdfOfPages, upload} from '../uploads.js';

let harness: Harness;
let admin: StudioBrowser;
beforeAll(async () => {
  harness = await startHarness();
  admin = await signInAs(harness, 'admin');
});
afterAll(() => harness.stop());

const edit = {
  ...{name: 'Delivery note', alias: null, status: 'active', document_type: 'delivery note'},
  edited_json: {fields: [{name: 'number', type: 'identifier'}]},
  ...{references: [], webhook: null, static_values: null, review: null},
};

async function create(changes: object = {}): Promise<TemplateDetail> {
  const reply = await admin.send('/templates', {method: 'POST', json: {...edit, ...changes}});
  expect(reply.status, await reply.clone().text()).toBe(200);
  return bodyOf(reply);
}

const put = (id: string, etag: string, changes: object) =>
  admin.send(`/templates/${id}`, {
    method: 'PUT',
    json: {...edit, ...changes},
    headers: {'if-match': `"${etag}"`},
  });

const putStatus = (id: string, etag: string, status: string) =>
  admin.send(`/templates/${id}/status`, {method: 'PUT', json: {status}, headers: {'if-match': `"${etag}"`}});

async function sample(file: Buffer<ArrayBuffer>): Promise<string> {
  return (await bodyOf<Sample>(await upload(admin, file))).id;
}

test('a template is created, found in the list, and read by', async () => {
  const made = await create({alias: 'delivery-list', review: {below: 0.8}});
  expect(made).toMatchObject({version: 1, origin: 'user', references: [], review: {below: 0.8, hours: 12}});
  await runJob(harness, png('hello'), 'delivery-list');
  const all = await bodyOf<TemplateSummary[]>(await admin.send('/templates'));
  expect(all.find(({id}) => id === made.id)).toMatchObject({
    ...{name: 'Delivery note', fields: 1, has_webhook: false, status: 'active'},
    ...{documents_read: 1, values_read: 1, values_corrected: 0},
  });
  expect(all.find(({alias}) => alias === 'invoice')).toMatchObject({origin: 'package', documents_read: 0});
});

test('of two editors the slower is told, and nothing of hers is lost or written', async () => {
  const {id, etag} = await create();
  const [first, second] = await Promise.all([
    put(id, etag, {name: 'First'}),
    put(id, etag, {name: 'Second'}),
  ]);
  expect([first.status, second.status].toSorted()).toEqual([200, 412]);
  const [winner, loser] = first.status === 200 ? [first, second] : [second, first];
  expect(await bodyOf(loser)).toMatchObject({code: 'changed_meanwhile'});
  const {name, etag: next} = await bodyOf<TemplateDetail>(winner);
  expect(await bodyOf(await admin.send(`/templates/${id}`))).toMatchObject({name, etag: next});
  expect((await put(id, next, {name: 'Third'})).status).toBe(200);
});

test('a template that somebody else has changed meanwhile keeps its status', async () => {
  const made = await create();
  const {etag} = await bodyOf<TemplateDetail>(await put(made.id, made.etag, {name: 'Theirs'}));
  for (const seen of [made.etag, 'nonsense'])
    expect((await putStatus(made.id, seen, 'archived')).status, seen).toBe(412);
  const without = await admin.send(`/templates/${made.id}/status`, {
    method: 'PUT',
    json: {status: 'archived'},
  });
  expect(without.status).toBe(428);
  const both = await Promise.all([putStatus(made.id, etag, 'archived'), putStatus(made.id, etag, 'draft')]);
  expect(both.map(({status}) => status).toSorted()).toEqual([200, 412]);
});

test('the list tells the share of corrected values; a reviewer is told of its own account alone', async () => {
  const {id} = await create({alias: 'corrected-share'});
  const {job_id: jobId} = await runJob(harness, png('hello'), 'corrected-share');
  const {account} = (await harness.storage.jobs.get(jobId))!;
  const {id: by} = await harness.storage.keys.create({name: 'boss', role: 'admin', account});
  const value = {value: 'X1', page: undefined, box: undefined};
  await harness.storage.reviews.correct({
    ...{account, jobId, position: 0, revision: 0, reviewed: false, by},
    changes: new Map([['number', value]]),
  });
  const told = async (browser: StudioBrowser): Promise<TemplateSummary | undefined> =>
    (await bodyOf<TemplateSummary[]>(await browser.send('/templates'))).find((one) => one.id === id);
  const counted = {documents_read: 1, values_read: 1, values_corrected: 1};
  expect(await told(admin)).toMatchObject(counted);
  expect(await told(await signInAs(harness, 'reviewer', account))).toMatchObject(counted);
  expect(await told(await signInAs(harness, 'reviewer', 'elsewhere'))).toMatchObject({
    ...{documents_read: 0, values_read: 0, values_corrected: 0},
  });
});

test('an etag of an earlier version, of another status, or of nothing is refused; none is asked for', async () => {
  const {id, etag} = await create();
  expect(await bodyOf(await putStatus(id, etag, 'archived'))).toMatchObject({status: 'archived', version: 1});
  for (const old of [etag, 'nonsense', '1-99999999999999999999'])
    expect([old, (await put(id, old, {})).status]).toEqual([old, 412]);
  const without = await admin.send(`/templates/${id}`, {method: 'PUT', json: edit});
  expect([without.status, await bodyOf(without)]).toMatchObject([428, {code: 'precondition_required'}]);
});

test('an edit of fields is a new version; one of review rule or webhook alone keeps it', async () => {
  const made = await create();
  const webhook = {url: `${harness.url}/hook`, headers: {authorization: 'Bearer x'}};
  const kept = await bodyOf<TemplateDetail>(await put(made.id, made.etag, {webhook, review: {hours: 2}}));
  expect(kept).toMatchObject({version: 1, webhook, review: {hours: 2}});
  expect(kept.etag).not.toBe(made.etag);
  const edited_json = {fields: [{name: 'date', type: 'date'}]};
  const next = await bodyOf<TemplateDetail>(await put(made.id, kept.etag, {edited_json}));
  expect(next).toMatchObject({version: 2, edited_json, webhook: null});
  const versions = await bodyOf<TemplateVersionDetail[]>(await admin.send(`/templates/${made.id}/versions`));
  expect(versions).toMatchObject([
    {version: 2, state: 'current', edited_json},
    {version: 1, state: 'former', edited_json: edit.edited_json},
  ]);
});

test('reference documents are samples or those kept, and can be looked at', async () => {
  const first = await sample(pdfOfPages(2));
  const made = await create({references: [{sample: first}]});
  expect(made.references).toHaveLength(1);
  const second = await sample(png('another'));
  const more = await bodyOf<TemplateDetail>(
    await put(made.id, made.etag, {references: [{kept: 0}, {sample: second}]}),
  );
  expect([more.version, more.references.length]).toEqual([2, 2]);
  const page = await bodyOf<PageAnalysis>(await admin.send(`/templates/${made.id}/references/1/pages/1`));
  expect(page.words[0]?.text).toContain('another');
  const picture = await admin.send(`/templates/${made.id}/references/1/pages/1/picture?width=200`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await admin.send(`/templates/${made.id}/references/2/pages/1`)).status).toBe(404);
  const unknown = await put(made.id, more.etag, {references: [{kept: 5}]});
  expect([unknown.status, await bodyOf(unknown)]).toMatchObject([400, {code: 'invalid_request'}]);
  expect((await put(made.id, more.etag, {references: [{sample: 'gone'}]})).status).toBe(404);
});

test('references of a version that somebody else has changed are still those of it', async () => {
  const made = await create({references: [{sample: await sample(png('mine'))}]});
  const theirs = await bodyOf<TemplateDetail>(
    await put(made.id, made.etag, {references: [{sample: await sample(png('theirs'))}]}),
  );
  const over = await put(made.id, theirs.etag, {references: [{kept: 0, version: made.version}]});
  expect(await bodyOf(over)).toMatchObject({version: 3, references: [{pages: 1}]});
  const page = await bodyOf<PageAnalysis>(await admin.send(`/templates/${made.id}/references/0/pages/1`));
  expect(page.words[0]?.text).toContain('mine');
});

test('an export is the file that import and the command line take, reference documents included', async () => {
  const id = await sample(png('a form'));
  const made = await create({alias: 'exported', references: [{sample: id}], review: {below: 0.5, hours: 3}});
  const reply = await admin.send(`/templates/${made.id}/export`);
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="exported.json"');
  const file = await bodyOf(reply);
  expect(file).toEqual(await harness.storage.templates.export('exported'));
  const again = await admin.send('/templates/import', {method: 'POST', json: file});
  expect(await bodyOf(again)).toMatchObject({id: made.id, version: 1});
  const copy = {...file, id: undefined, alias: 'exported-copy', name: 'Copy'};
  const imported = await bodyOf<TemplateDetail>(
    await admin.send('/templates/import', {method: 'POST', json: copy}),
  );
  expect(imported).toMatchObject({name: 'Copy', references: [{pages: 1}], review: {below: 0.5, hours: 3}});
  expect(imported.id).not.toBe(made.id);
});

test('markup in every name stays text', async () => {
  const markup = '<img src=x onerror=alert(1)>"\'&';
  const field = {name: markup, prompt: markup, labels: [markup], options: [markup]};
  const made = await create({name: markup, document_type: markup, edited_json: {fields: [field]}});
  const reply = await admin.send(`/templates/${made.id}`);
  expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
  expect(reply.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
  expect(await bodyOf(reply)).toMatchObject({
    ...{name: markup, document_type: markup},
    edited_json: {fields: [field]},
  });
});

test('a text of 10 MB is refused, as a name that is too long or taken, or a key that nobody knows', async () => {
  await create({alias: 'taken'});
  const long = 'x'.repeat(10_000_000);
  const refused: [object, number, string][] = [
    [{name: long}, 413, 'too_large'],
    [{name: 'x'.repeat(201)}, 400, 'invalid_request'],
    [{alias: 'taken'}, 400, 'invalid_request'],
    [{review: {below: 2}}, 400, 'invalid_request'],
    [{review: {bellow: 0.5}}, 400, 'invalid_request'],
    [{edited_json: {fields: [{name: '__proto__'}]}}, 400, 'invalid_request'],
    [
      {edited_json: {fields: [{name: 'a', value_box: {left: 1, top: 0, right: 0, bottom: 1}}]}},
      400,
      'invalid_request',
    ],
    [{webhook: {url: 'ftp://example.com'}}, 400, 'invalid_request'],
    [{webhook: {url: 'http://169.254.169.254/latest'}}, 400, 'invalid_request'],
  ];
  for (const [changes, status, code] of refused) {
    const reply = await admin.send('/templates', {method: 'POST', json: {...edit, ...changes}});
    const body = await bodyOf<{code: string; message: string}>(reply);
    expect([reply.status, body.code], body.message).toEqual([status, code]);
  }
});

test('a reviewer sees the list, and nothing that holds a secret', async () => {
  const {id} = await create();
  const reviewer = await signInAs(harness, 'reviewer');
  expect((await reviewer.send('/templates')).status).toBe(200);
  for (const path of [`/templates/${id}`, `/templates/${id}/export`, `/templates/${id}/versions`])
    expect([path, (await reviewer.send(path)).status]).toEqual([path, 403]);
  const json = {status: 'archived'};
  expect((await reviewer.send(`/templates/${id}/status`, {method: 'PUT', json})).status).toBe(403);
});

test('a template that is not there is not found', async () => {
  for (const path of ['', '/versions', '/export', '/references/0/pages/1'])
    expect((await admin.send(`/templates/nobody${path}`)).status).toBe(404);
});

const fromSchema = (schema: unknown) => admin.send('/fields-from-schema', {method: 'POST', json: {schema}});

test('fields are taken from a JSON Schema', async () => {
  const reply = await fromSchema({
    type: 'object',
    properties: {
      total: {type: 'number', description: 'Total to pay'},
      lines: {type: 'array', items: {type: 'object', properties: {article: {type: 'string'}}}},
    },
  });
  expect(await bodyOf(reply)).toEqual({
    fields: [
      {name: 'total', prompt: 'Total to pay'},
      {name: 'lines', prompt: 'lines', type: 'table', columns: [{name: 'article', prompt: 'article'}]},
    ],
  });
});

/** Each level asks for the next one twice. */
const doubled = (levels: number) => ({
  $ref: '#/$defs/0',
  $defs: Object.fromEntries(
    Array.from({length: levels}, (_, at) => {
      const inner = at + 1 === levels ? {type: 'string'} : {$ref: `#/$defs/${at + 1}`};
      return [at, {type: 'object', properties: {a: inner, b: inner}}];
    }),
  ),
});

test('a schema of more than anybody asks for is refused', async () => {
  const properties = Object.fromEntries(
    Array.from({length: 60_000}, (_, at) => [`p${at}`, {type: 'string'}]),
  );
  const reply = await fromSchema({type: 'object', properties});
  expect([reply.status, await bodyOf(reply)]).toMatchObject([
    400,
    {code: 'invalid_request', detail: 'JSON Schema: the schema asks for more than 500 fields'},
  ]);
});

test.each([
  ['text', 'A JSON Schema is an object.'],
  [null, 'A JSON Schema is an object.'],
  [{type: 'object', properties: {a: {type: 'array'}}}, '/properties/a is an array without items'],
  [doubled(40), 'asks for more than 500 fields'],
])('schema %# is refused with its reason', async (schema, words) => {
  const reply = await fromSchema(schema);
  expect(reply.status).toBe(400);
  const {code, detail} = await bodyOf<{code: string; detail: string}>(reply);
  expect(code).toBe('invalid_request');
  expect(detail).toContain(words);
});
