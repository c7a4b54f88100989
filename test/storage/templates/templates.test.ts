import {readFile} from 'node:fs/promises';
import {expect, test} from 'vitest';
import type {TemplateFile} from '../../../src/contract/templates.js';
import {withFile} from '../../../src/storage/files/file-store.js';
import type {StarterTemplate} from '../../../src/storage/templates/seed-starters.js';
import {testOnSqlite} from '../../helpers/database.js';
import {openTemporary, temporaryDirectory} from '../open-temporary.js';

const png = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.from('page'),
]);
const url = `data:image/png;base64,${png.toString('base64')}`;

const file: TemplateFile = {
  name: 'Delivery note',
  alias: 'delivery',
  status: 'active',
  document_type: 'delivery note',
  edited_json: {fields: [{name: 'number', type: 'identifier'}]},
};

test('a template is found by id, in any case, and by alias', async () => {
  const {templates} = await openTemporary();
  const {id} = await templates.create(file);
  expect(await templates.find(id)).toMatchObject({...file, id, version: 1});
  expect(await templates.find(id.toUpperCase())).toMatchObject({id});
  expect(await templates.find('delivery')).toMatchObject({id});
  expect(await templates.find('nothing')).toBeUndefined();
});

test('an edit is a new version; what was submitted before keeps its own', async () => {
  const {templates} = await openTemporary();
  const first = await templates.create(file);
  const second = await templates.edit('delivery', {
    ...file,
    name: 'Note',
    edited_json: {fields: [{name: 'date', type: 'date'}]},
  });
  expect(second).toMatchObject({
    id: first.id,
    version: 2,
    name: 'Note',
    edited_json: {fields: [{name: 'date'}]},
  });
  expect(first.edited_json.fields[0]!.name).toBe('number');
  expect(await templates.list()).toHaveLength(1);
});

test('an edit that changes nothing documents are read with keeps the version', async () => {
  const {templates} = await openTemporary();
  await templates.create({...file, reference_images: [url]});
  const webhook = {url: 'https://example.com/hook'};
  const edited = await templates.edit('delivery', {...file, reference_images: [url], name: 'Note', webhook});
  expect(edited).toMatchObject({version: 1, name: 'Note', webhook});
  expect(
    await templates.edit('delivery', {...(await templates.export('delivery')), webhook: undefined}),
  ).toMatchObject({version: 1, webhook: null});
  expect(await templates.edit('delivery', {...file, name: 'Note'})).toMatchObject({
    version: 2,
    reference_files: [],
  });
  expect(
    await templates.edit('delivery', {...file, custom_instructions: 'Dates are American.'}),
  ).toMatchObject({
    version: 3,
  });
});

test('a template keeps its review rule, and a change of it alone keeps the version', async () => {
  const {templates} = await openTemporary();
  expect(await templates.create(file)).toMatchObject({review: null});
  expect(await templates.export('delivery')).not.toHaveProperty('review');
  const review = {below: 0.8, hours: 4};
  expect(await templates.edit('delivery', {...file, review})).toMatchObject({version: 1, review});
  expect(await templates.export('delivery')).toMatchObject({review});
  expect(await templates.edit('delivery', file)).toMatchObject({version: 1, review: null});
});

test('an edit of static values is a new version that reads documents as the one before', async () => {
  const {templates} = await openTemporary();
  const values = {branch: 'north', year: '2026'};
  const {reference_files} = await templates.create({...file, reference_images: [url], static_values: values});
  const edit = (static_values?: Record<string, string>) =>
    templates.edit('delivery', {...file, reference_images: [url], static_values});
  expect(await edit({year: '2026', branch: 'north'})).toMatchObject({version: 1, static_values: values});
  const other = {branch: 'south'};
  expect(await edit(other)).toMatchObject({version: 2, static_values: other, reference_files});
  expect(await edit()).toMatchObject({version: 3, static_values: null, reference_files});
  expect(await edit()).toMatchObject({version: 3});
});

test('of two edits of one version the slower is refused', async () => {
  const one = await openTemporary();
  const other = await openTemporary({dataDir: one.dataDir});
  const seen = await one.templates.create(file);
  const edits = await Promise.allSettled([
    one.templates.edit('delivery', {...file, name: 'one'}, seen),
    other.templates.edit('delivery', {...file, name: 'other'}, seen),
  ]);
  const names = edits.flatMap((edit) => (edit.status === 'fulfilled' ? edit.value.name : []));
  expect(names).toEqual([(await one.templates.get('delivery')).name]);
});

test('a name that is taken is refused, with the one who has it', async () => {
  const {templates} = await openTemporary();
  const {id} = await templates.create(file);
  await expect(templates.create(file)).rejects.toMatchObject({
    code: 'invalid_request',
    message: expect.stringMatching('alias delivery') as string,
    hint: expect.stringMatching(id) as string,
  });
  await expect(templates.create({...file, alias: null, id})).rejects.toMatchObject({code: 'invalid_request'});
});

test('activate and archive change the status alone', async () => {
  const {templates} = await openTemporary();
  await templates.create({...file, status: 'draft'});
  expect(await templates.setStatus('delivery', 'active')).toMatchObject({status: 'active', version: 1});
  expect(await templates.setStatus('delivery', 'archived')).toMatchObject({status: 'archived', version: 1});
});

test('reference documents are stored as files, are no orphans, and come back in an export', async () => {
  const {templates, files, retention} = await openTemporary();
  const created = await templates.create({...file, reference_images: [url]});
  expect(await withFile(files, created.reference_files[0]!, (path) => readFile(path))).toEqual(png);
  await retention.removeOrphans();
  expect(await retention.removeOrphans()).toBe(0);
  expect(await templates.export('delivery')).toEqual({...file, id: created.id, reference_images: [url]});
});

test('a reference that is no image is refused', async () => {
  const {templates} = await openTemporary();
  for (const image of ['data:text/plain;base64,aGVsbG8=', 'scan.png'])
    await expect(templates.create({...file, reference_images: [image]})).rejects.toMatchObject({
      code: 'unsupported_kind',
    });
});

test('a template of one account is unknown to another, a common one is not', async () => {
  const {templates} = await openTemporary();
  await templates.create(file);
  expect(await templates.find('delivery', 'anybody')).toBeDefined();
});

const starter: StarterTemplate = {...file, id: '0d0c0de5-0001-4000-8000-00000000000a', alias: 'delivery'};
const newer: StarterTemplate = {...starter, edited_json: {fields: [{name: 'number'}, {name: 'date'}]}};

test('starters are there from the start, and brought up to date as a new version', async () => {
  const dataDir = await temporaryDirectory();
  const before = await openTemporary({dataDir, starters: [starter]});
  expect(await before.templates.find('delivery')).toMatchObject({id: starter.id, version: 1});
  const same = await openTemporary({dataDir, starters: [starter]});
  expect(await same.templates.find('delivery')).toMatchObject({version: 1});
  const after = await openTemporary({dataDir, starters: [newer]});
  expect(await after.templates.find('delivery')).toMatchObject({version: 2, edited_json: newer.edited_json});
});

test('a starter takes the name it has in a newer package; whether it is active is left to the operator', async () => {
  const dataDir = await temporaryDirectory();
  const before = await openTemporary({dataDir, starters: [starter]});
  await before.templates.setStatus('delivery', 'archived');
  const after = await openTemporary({dataDir, starters: [{...starter, name: 'Better name'}]});
  expect(await after.templates.find('delivery')).toMatchObject({
    name: 'Better name',
    status: 'archived',
    version: 1,
  });
});

test('a starter that somebody has edited is left alone', async () => {
  const dataDir = await temporaryDirectory();
  const before = await openTemporary({dataDir, starters: [starter]});
  await before.templates.edit('delivery', {...file, edited_json: {fields: [{name: 'mine'}]}});
  const after = await openTemporary({dataDir, starters: [newer]});
  expect(await after.templates.find('delivery')).toMatchObject({
    version: 2,
    edited_json: {fields: [{name: 'mine'}]},
  });
});

test('a starter that was given static values keeps them and is brought up to date all the same', async () => {
  const dataDir = await temporaryDirectory();
  const {templates} = await openTemporary({dataDir, starters: [starter]});
  const static_values = {branch: 'north'};
  await templates.edit('delivery', {...(await templates.export('delivery')), static_values});
  const after = await openTemporary({dataDir, starters: [newer]});
  expect(await after.templates.find('delivery')).toMatchObject({
    ...{version: 3, static_values},
    edited_json: newer.edited_json,
  });
});

test('a data directory that many open at once has each starter once', async () => {
  const dataDir = await temporaryDirectory();
  const opened = await Promise.all(
    Array.from({length: 5}, () => openTemporary({dataDir, starters: [starter]})),
  );
  expect(await opened[0]!.templates.list()).toHaveLength(1);
});

// Only a database in the process is read by both edits before either writes.
const changesOfResults: [string, Partial<TemplateFile>][] = [
  ['static values', {static_values: {project: 'P-7'}}],
  ['content', {document_type: 'note'}],
];
for (const [what, change] of changesOfResults)
  testOnSqlite(`an edit of the webhook is not put back by a slower edit of ${what}`, async () => {
    const {templates} = await openTemporary();
    await templates.create(file);
    const webhook = {url: 'https://example.com/hook'};
    const [first, slower] = await Promise.allSettled([
      templates.edit('delivery', {...file, webhook}),
      templates.edit('delivery', {...file, ...change}),
    ]);
    expect(first.status).toBe('fulfilled');
    expect(slower).toMatchObject({status: 'rejected', reason: {code: 'changed_meanwhile'}});
    expect(await templates.find('delivery')).toMatchObject({version: 1, webhook});
  });
