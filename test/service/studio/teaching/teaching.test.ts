import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import type {DocumentReview} from '../../../../src/service/studio/contract/documents.js';
import type {Example, TeachingReport} from '../../../../src/service/studio/contract/teaching.js';
import type {
  TemplateDetail,
  TemplateSummary,
  TemplateVersionDetail,
} from '../../../../src/service/studio/contract/templates.js';
import type {StoredExample} from '../../../../src/storage/examples/examples.js';
import type {Owner} from '../../../engine/registration/printed-form.js';
import {bodyOf, type Harness, resultsOf, startHarness, untilDone} from '../../harness.js';
import {signIn, signInAs, type StudioBrowser} from '../browser.js';
import {upload} from '../documents/upload.js';
import {ownerNamed, paperOf} from './form-paper.js';

let harness: Harness;
let admin: StudioBrowser;
let account: string;
let storedKey: string;
let templateId: string;
beforeAll(async () => {
  harness = await startHarness({workers: {engine: undefined}});
  const key = await harness.storage.keys.create({name: 'boss', role: 'admin'});
  account = key.account;
  storedKey = key.id;
  harness.send = (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('x-auth', key.key);
    return fetch(harness.url + path, {...init, headers});
  };
  admin = await signIn(harness, key.key);
});
afterAll(() => harness.stop());

const rosa = ownerNamed('Rosa Pendleton', 'Sandpiper, Wick', '7085');
const edwin = ownerNamed('Edwin Marlowe', 'Petrel, Thurso', '5512');

beforeEach(async () => {
  const {id} = await harness.storage.templates.create({
    ...{name: 'Mooring', status: 'active', document_type: 'form'},
    edited_json: {
      fields: [
        {name: 'boat', prompt: 'what is to lie there'},
        {name: 'licence', prompt: 'figures of the paper'},
      ],
    },
  });
  templateId = id;
});

async function readPaper(owner: Owner): Promise<string> {
  const reply = await upload(admin, {[`${owner.name}.pdf`]: paperOf(owner)}, {template: templateId});
  const {id} = await bodyOf<{id: string}>(reply);
  await untilDone(harness, id);
  return id;
}

async function correct(
  id: string,
  values: Record<string, string>,
  reviewed = false,
): Promise<DocumentReview> {
  const {etag} = await bodyOf<DocumentReview>(await admin.send(`/jobs/${id}/documents/0`));
  const fields = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, {value}]));
  const reply = await admin.send(`/jobs/${id}/documents/0/corrections`, {
    ...{method: 'PUT', headers: {'if-match': `"${etag}"`}, json: {fields, reviewed}},
  });
  expect(reply.status, await reply.clone().text()).toBe(200);
  return bodyOf(reply);
}

function keep(jobId: string, more: object = {}): Promise<Response> {
  const json = {job_id: jobId, position: 0, ...more};
  return admin.send(`/templates/${templateId}/examples`, {method: 'POST', json});
}

async function examples(): Promise<Example[]> {
  return bodyOf(await admin.send(`/templates/${templateId}/examples`));
}

async function kept(owner: Owner, more: object = {}): Promise<Example> {
  return keptWith(owner, {boat: owner.vessel, licence: owner.permit}, more);
}

async function keptWith(owner: Owner, told: Record<string, string>, more: object = {}): Promise<Example> {
  const id = await readPaper(owner);
  await correct(id, told);
  const reply = await keep(id, more);
  expect(reply.status, await reply.clone().text()).toBe(200);
  return bodyOf(reply);
}

function teach(): Promise<Response> {
  return admin.send(`/templates/${templateId}/teach`, {method: 'POST'});
}

function use({draft_version: version, draft_etag: etag}: Partial<TeachingReport>): Promise<Response> {
  return admin.send(`/templates/${templateId}/use-draft`, {
    ...{method: 'POST', json: {version}},
    headers: {'if-match': `"${etag}"`},
  });
}

async function valuesOf(jobId: string): Promise<unknown> {
  const [row] = await resultsOf(harness, jobId);
  return {boat: row?.boat, licence: row?.licence};
}

/** Texts of all files that are kept in the data directory. */
async function storedTexts(): Promise<string> {
  const root = join(harness.dataDir, 'kept');
  const all = await readdir(root, {recursive: true, withFileTypes: true});
  const files = all.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return (await Promise.all(files.map((file) => readFile(file, 'latin1')))).join('\n');
}

test('a corrected document teaches the template, and the next one of its layout is read right', async () => {
  const example = await kept(rosa);
  expect(example).toMatchObject({name: 'Rosa Pendleton.pdf', pages: 1, fields: 2, corrected: 2, by: 'boss'});
  expect(example.has_pictures).toBe(false);
  const before = await readPaper(edwin);
  expect(await valuesOf(before)).not.toEqual({boat: edwin.vessel, licence: edwin.permit});
  const report = await bodyOf<TeachingReport>(await teach());
  expect(report).toMatchObject({
    examples: 1,
    after: 2,
    asked: 2,
    left_out: false,
    doubtful: [],
    draft_version: 2,
  });
  const listed = await bodyOf<TemplateSummary[]>(await admin.send('/templates'));
  expect(listed.find(({id}) => id === templateId)).toMatchObject({version: 1, draft_version: 2});
  const versions = await bodyOf<TemplateVersionDetail[]>(
    await admin.send(`/templates/${templateId}/versions`),
  );
  expect(versions.map(({version, state}) => [version, state])).toEqual([
    [2, 'draft'],
    [1, 'current'],
  ]);
  const untaught = await readPaper(edwin);
  expect(await valuesOf(untaught)).toEqual(await valuesOf(before));
  const used = await use(report);
  expect(await bodyOf<TemplateDetail>(used)).toMatchObject({version: 2, references: [{pages: 1}]});
  expect(await valuesOf(await readPaper(edwin))).toEqual({boat: edwin.vessel, licence: edwin.permit});
  const words = await admin.send(`/templates/${templateId}/references/0/pages/1`);
  expect(JSON.stringify(await words.json())).toContain('Sandpiper');
});

test('an example remembers what the job read, and by which version, of the values that were corrected', async () => {
  const id = await readPaper(rosa);
  const {fields} = await correct(id, {boat: rosa.vessel, licence: rosa.permit});
  await keep(id);
  const [{values}] = (await harness.storage.examples.list(templateId)) as [StoredExample];
  const boat = fields.find(({name}) => name === 'boat')!;
  expect(boat.read.value).not.toBe(rosa.vessel);
  expect(values.boat).toMatchObject({value: rosa.vessel, read: {value: boat.read.value, version: 1}});
});

test('taught again by the same examples a template stays as it is, and its own reference is not its proof', async () => {
  await kept(rosa);
  const first = await bodyOf<TeachingReport>(await teach());
  await use(first);
  const again = await bodyOf<TeachingReport>(await teach());
  expect(again.draft_version).toBeUndefined();
  await kept(edwin);
  const both = await bodyOf<TeachingReport>(await teach());
  expect(both).toMatchObject({examples: 2, left_out: true, after: 4, asked: 4});
});

test('an example that is deleted is gone from its template and from the disk', async () => {
  const {id} = await kept(rosa, {keep_pictures: true});
  await use(await bodyOf<TeachingReport>(await teach()));
  await harness.storage.retention.purge();
  const gone = await admin.send(`/templates/${templateId}/examples/${id}`, {method: 'DELETE'});
  expect(gone.status).toBe(200);
  expect(await examples()).toEqual([]);
  const {reference_files, edited_json} = await harness.storage.templates.get(templateId);
  expect(JSON.stringify(edited_json)).not.toContain('Sandpiper');
  expect(reference_files).toHaveLength(1);
  const reference = await readFile(join(harness.dataDir, reference_files[0]!), 'utf8');
  expect(reference).toBe('{"docextract_pages":1,"pages":[]}');
  expect((await admin.send(`/templates/${templateId}/examples/${id}`, {method: 'DELETE'})).status).toBe(404);
  const read = await readPaper(edwin);
  expect(await untilDone(harness, read)).toMatchObject({status: 'SUCCESS'});
});

test('a wrong correction is named, and teaches nothing', async () => {
  await kept(rosa);
  await kept(ownerNamed('Nora Fisk', 'Fulmar, Lerwick', '3927'));
  const owner = ownerNamed('Hugh Tarrant', 'Gannet, Mallaig', '4408');
  const wrong = await keptWith(owner, {boat: 'Signature', licence: owner.permit});
  const report = await bodyOf<TeachingReport>(await teach());
  expect(report.doubtful).toEqual([{example: wrong.id, field: 'boat', reason: 'contradicted'}]);
  expect(report.fields).toMatchObject([
    {name: 'boat', asked: 3, after: 2, learned: true},
    {name: 'licence', asked: 3, after: 3, learned: true},
  ]);
  await use(report);
  expect(await valuesOf(await readPaper(edwin))).toEqual({boat: edwin.vessel, licence: edwin.permit});
});

test('of two corrections that contradict each other nothing is learned, and both are named', async () => {
  const right = await kept(rosa);
  const owner = ownerNamed('Hugh Tarrant', 'Gannet, Mallaig', '4408');
  const wrong = await keptWith(owner, {boat: 'Signature', licence: owner.permit});
  const report = await bodyOf<TeachingReport>(await teach());
  expect(report.doubtful.map(({example, field}) => [example, field])).toEqual([
    [right.id, 'boat'],
    [wrong.id, 'boat'],
  ]);
  expect(report.fields.map(({name, learned}) => [name, learned])).toEqual([
    ['boat', false],
    ['licence', true],
  ]);
});

test('a correction that is nowhere on its page is named, and the rest is learned', async () => {
  const {id} = await keptWith(rosa, {boat: 'Titanic, Belfast', licence: rosa.permit});
  const report = await bodyOf<TeachingReport>(await teach());
  expect(report.doubtful).toEqual([{example: id, field: 'boat', reason: 'not_on_page'}]);
  expect(report.fields.map(({name, learned}) => [name, learned])).toEqual([
    ['boat', false],
    ['licence', true],
  ]);
});

test('an example stays when its job is deleted', async () => {
  const id = await readPaper(rosa);
  await correct(id, {boat: rosa.vessel, licence: rosa.permit});
  const example = await bodyOf<Example>(await keep(id));
  expect((await harness.send(`/v1/jobs/${id}`, {method: 'DELETE'})).ok).toBe(true);
  await harness.storage.retention.removeOrphans();
  await harness.storage.retention.removeOrphans();
  expect((await examples()).map((one) => one.id)).toEqual([example.id]);
  expect(await bodyOf<TeachingReport>(await teach())).toMatchObject({after: 2, draft_version: 2});
});

test('a document that two keep as an example at once is one, and what was kept of it stays when that fails', async () => {
  const id = await readPaper(rosa);
  await correct(id, {boat: rosa.vessel, licence: rosa.permit});
  const both = await Promise.all([keep(id), keep(id)]);
  expect(both.map(({status}) => status)).toEqual([200, 200]);
  const [one, ...more] = await examples();
  expect(more).toEqual([]);
  const {storage} = harness;
  const [stored] = await storage.examples.list(templateId);
  const [document] = await storage.reviews.documents(id, {from: 0, count: 1});
  const failing = (async function* () {
    yield await Promise.resolve(Buffer.from('a page'));
    throw new Error('the disk is full');
  })();
  const again = storage.examples.keep({
    ...{templateId, documentId: document!.id, name: 'again', values: {}, corrected: 0},
    ...{pages: {docextract_pages: 1, pages: []}, document: failing, by: storedKey},
  });
  await expect(again).rejects.toThrow('the disk is full');
  expect(await storage.examples.list(templateId)).toEqual([stored]);
  expect(one).toMatchObject({name: 'Rosa Pendleton.pdf'});
});

test('files of examples outlive the sweep, and those of deleted ones are not there before it', async () => {
  const owner = ownerNamed('Ida Quill', 'Razorbill, Oban', '6631');
  const id = await readPaper(owner);
  await correct(id, {boat: owner.vessel, licence: owner.permit});
  const example = await bodyOf<Example>(await keep(id));
  await correct(id, {}, true);
  await harness.storage.retention.removeOrphans();
  await harness.storage.retention.removeOrphans();
  expect(await storedTexts()).toContain('Razorbill');
  await admin.send(`/templates/${templateId}/examples/${example.id}`, {method: 'DELETE'});
  expect(await storedTexts()).not.toContain('Razorbill');
});

test('an unchecked document, one of another template and one whose file is gone are refused with the next step', async () => {
  const id = await readPaper(rosa);
  const unchecked = await keep(id);
  expect([unchecked.status, (await bodyOf(unchecked)).hint]).toEqual([
    400,
    'Correct or accept its values first: they are taken to be right.',
  ]);
  await correct(id, {boat: rosa.vessel, licence: rosa.permit}, true);
  const late = await keep(id);
  const {detail, hint} = await bodyOf(late);
  expect([late.status, detail, hint]).toEqual([
    400,
    expect.stringContaining('is deleted'),
    expect.stringContaining('before you finish its review'),
  ]);
  const other = await admin.send('/templates/receipt/examples', {
    ...{method: 'POST', json: {job_id: id, position: 0}},
  });
  expect(other.status).toBe(400);
  expect((await teach()).status).toBe(400);
});

test('a draft is no use any more when somebody edits the template meanwhile', async () => {
  await kept(rosa);
  const report = await bodyOf<TeachingReport>(await teach());
  const file = await harness.storage.templates.export(templateId);
  await harness.storage.templates.edit(templateId, {...file, custom_instructions: 'Dates are day first.'});
  const late = await use(report);
  expect([late.status, await bodyOf(late)]).toMatchObject([412, {code: 'changed_meanwhile'}]);
  expect(await harness.storage.templates.get(templateId)).toMatchObject({version: 2});
});

test('of two who teach a template at once each uses the draft that was shown', async () => {
  await kept(rosa);
  const seen = await bodyOf<TeachingReport>(await teach());
  const later = await bodyOf<TeachingReport>(await teach());
  expect(later.draft_version).toBe(seen.draft_version);
  expect((await use(seen)).status).toBe(412);
  expect((await use({draft_version: seen.draft_version!, draft_etag: 'nonsense'})).status).toBe(412);
  expect((await use(later)).status).toBe(200);
});

test('reviewers neither see nor teach by examples', async () => {
  const reviewer = await signInAs(harness, 'reviewer', account);
  for (const [method, path] of [
    ['GET', 'examples'],
    ['POST', 'teach'],
  ] as const)
    expect((await reviewer.send(`/templates/${templateId}/${path}`, {method})).status).toBe(403);
});
