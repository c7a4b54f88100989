import {afterAll, beforeAll, expect, test} from 'vitest';
import {namesIn} from '../../../src/contract/records.js';
import type {DocumentReview} from '../../../src/service/studio/contract/documents.js';
import {
  type StudioRoute,
  type StudioRouteName,
  studioRoutes,
} from '../../../src/service/studio/contract/routes.js';
import type {Sample} from '../../../src/service/studio/contract/page.js';
import {bodyOf, type Harness, png, startHarness} from '../harness.js';
import {signInAs, type StudioBrowser} from './browser.js';
import {uploaded} from './documents/upload.js';
import {upload as uploadSample} from './uploads.js';

type RouteWithBody = {
  [Name in StudioRouteName]: (typeof studioRoutes)[Name] extends {body: unknown} ? Name : never;
}[StudioRouteName];

const field = {name: 'a', prompt: 'p', labels: ['l'], options: ['o'], value: 'v', kind: 'VALUE'};
const template = {
  ...{name: 'Note', alias: 'note', status: 'draft', document_type: 'note', custom_instructions: 'i'},
  edited_json: {fields: [{...field, columns: [{name: 'c', prompt: 'p'}]}]},
  ...{references: [], static_values: {k: 'v'}, review: {hours: 1}},
  webhook: {url: 'https://example.com/', headers: {h: 'v'}},
};
const {references, ...file} = template;
/** Of every route with a JSON body one that it takes, or would of somebody else. */
const bodies: Record<RouteWithBody, object> = {
  signIn: {key: 'dx_nobody'},
  createTemplate: template,
  editTemplate: {...template, references},
  importTemplate: file,
  setTemplateStatus: {status: 'active'},
  fieldsFromSchema: {schema: {type: 'object', properties: {a: {type: 'string', description: 'p'}}}},
  tryTemplate: {template, template_id: 'x'},
  correct: {fields: {a: {value: 'v'}}},
  keepExample: {job_id: 'x', position: 0},
  useDraft: {version: 1},
  createKey: {name: 'k', account: 'a'},
  changeCredits: {add: 1},
};

let harness: Harness;
let admin: StudioBrowser;
let ids: Record<string, string>;
beforeAll(async () => {
  harness = await startHarness();
  const {key} = await harness.storage.keys.create({account: 'office'});
  admin = await signInAs(harness, 'admin');
  const send: Harness['send'] = (path) => fetch(harness.url + path, {headers: {'x-auth': key}});
  const jobs = await uploaded({...harness, send}, admin, {'a.png': 'text'});
  const samples = (await bodyOf<Sample>(await uploadSample(admin, png('text')))).id;
  const templates = (await harness.storage.templates.find('receipt'))?.id ?? '';
  ids = {jobs, samples, templates};
});
afterAll(() => harness.stop());

interface Answer {
  status: number;
  code: unknown;
  /** Characters of the reply. */
  length: number;
}

async function post(name: RouteWithBody, body: string): Promise<Answer> {
  const {method, path}: StudioRoute = studioRoutes[name];
  const id = ids[path.split('/')[1] ?? ''] ?? 'office';
  const reply = await admin.send(path.replace(/\{(id|account)\}/, id).replace(/\{\w+\}/, '0'), {
    ...{method, body},
    headers: {'content-type': 'application/json', 'if-match': '"0"'},
  });
  const text = await reply.text();
  return {status: reply.status, code: (JSON.parse(text) as {code?: unknown}).code, length: text.length};
}

/** The body with one of its texts, or one of its keys, replaced; one for each of them. */
function* withText(value: unknown, text: string): Generator<unknown> {
  if (typeof value === 'string') yield text;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    for (const changed of withText(inner, text))
      yield Array.isArray(value) ? [changed] : {...value, [key]: changed};
  if (!Array.isArray(value)) yield {...value, [text]: 1};
}

test('a text of 10 MB in any body is refused for its length, in a short reply', async () => {
  const long = 'x'.repeat(10_000_000);
  for (const name of namesIn(bodies)) {
    const [first] = withText(bodies[name], long);
    const {status, length} = await post(name, JSON.stringify(first));
    expect([name, status]).toEqual([name, name === 'importTemplate' ? 400 : 413]);
    expect(length).toBeLessThan(10_000);
  }
});

test('no text of a body, in whichever place, makes an error of the service or a long refusal', async () => {
  const long = '<img src=x onerror=alert(1)>'.repeat(30_000);
  for (const name of namesIn(bodies))
    for (const body of withText(bodies[name], long)) {
      const {status, code, length} = await post(name, JSON.stringify(body));
      expect([name, status, code]).not.toEqual([name, 500, 'internal']);
      if (status >= 400) expect([name, length < 10_000]).toEqual([name, true]);
    }
});

test('a body of more values than anybody has is refused before they are made, whoever sends it', async () => {
  const many = `{"k":1},`.repeat(400_000);
  for (const name of namesIn(bodies)) {
    const rest = JSON.stringify(bodies[name]).slice(0, -1);
    expect([name, await post(name, `${rest},"many":[${many}1]}`)]).toMatchObject([
      name,
      {status: 413, code: 'too_large'},
    ]);
  }
});

test('what looks like structure within a text counts for nothing', async () => {
  const text = '{[,\"'.repeat(40_000);
  const json = {schema: {type: 'object', properties: {a: {type: 'string', default: text}}}};
  expect(await post('fieldsFromSchema', JSON.stringify(json))).toMatchObject({status: 200});
});

test('JSON of 100,000 levels, and keys that change objects, are refused by every route', async () => {
  const deep = '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000);
  const list = '['.repeat(500_000) + ']'.repeat(500_000);
  for (const name of namesIn(bodies)) {
    const rest = JSON.stringify(bodies[name]).slice(0, -1);
    for (const text of [
      ...[deep, list, `${rest},"deep":${deep}}`, `${rest},"list":${list}}`],
      ...[`${rest},"__proto__":{"polluted":1}}`, `${rest},"constructor":{"prototype":{"polluted":1}}}`],
    ])
      expect([name, text.slice(0, 200), await post(name, text)]).toMatchObject([
        ...[name, text.slice(0, 200)],
        refusalOf(name, text),
      ]);
  }
  expect('polluted' in {}).toBe(false);
});

/** Who signs in has a few hundred characters to say, and is not read further. */
function refusalOf(name: RouteWithBody, text: string): Pick<Answer, 'status' | 'code'> {
  if (name === 'signIn' && text.length > 4096) return {status: 413, code: 'too_large'};
  return {status: 400, code: 'invalid_request'};
}

test('corrections named like parts of JavaScript are of no field', async () => {
  const path = `/jobs/${ids.jobs}/documents/0`;
  for (const name of ['toString', 'hasOwnProperty', 'valueOf']) {
    const answer = await post('correct', JSON.stringify({fields: {[name]: {value: 'x'}}}));
    expect([name, answer]).toMatchObject([name, {status: 400, code: 'invalid_request'}]);
  }
  const {fields} = await bodyOf<DocumentReview>(await admin.send(path));
  expect(fields.every(({state}) => state === 'read')).toBe(true);
});
