import {rename} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {openDatabase} from '../../../src/storage/database/database.js';
import {openReader} from '../../../src/storage/database/reader.js';
import {temporaryDirectory} from '../open-temporary.js';

interface Notes {
  notes: {text: string};
}

async function openNotes() {
  const path = join(await temporaryDirectory(), 'notes.db');
  const [db, elsewhere] = [await openDatabase<Notes>(path), await openDatabase<Notes>(path)];
  await db.schema.createTable('notes').addColumn('text', 'text').execute();
  const reader = openReader<Notes>(path);
  onTestFinished(async () => {
    for (const one of [reader.db, db, elsewhere]) await one.destroy();
  });
  const read = async () =>
    (await reader.db.selectFrom('notes').select('text').execute()).map(({text}) => text);
  return {db, elsewhere, path, reader, read};
}

test('whatever is committed begins a new moment, through whichever connection; reading does not', async () => {
  const {db, elsewhere, reader, read} = await openNotes();
  let moment = await reader.moment();
  for (const [index, connection] of [db, elsewhere, db].entries()) {
    expect(await read()).toHaveLength(index);
    await db.selectFrom('notes').selectAll().execute();
    expect(await reader.moment()).toBe(moment);
    await connection
      .insertInto('notes')
      .values({text: String(index)})
      .execute();
    expect(await reader.moment()).toBeGreaterThan(moment);
    moment = await reader.moment();
  }
  expect(await read()).toEqual(['0', '1', '2']);
});

test('what is not committed yet, or never is, is not read and begins no moment', async () => {
  const {db, reader, read} = await openNotes();
  const moment = await reader.moment();
  await expect(
    db.transaction().execute(async (trx) => {
      await trx.insertInto('notes').values({text: 'never'}).execute();
      expect(await read()).toEqual([]);
      expect(await reader.moment()).toBe(moment);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await read()).toEqual([]);
  expect(await reader.moment()).toBe(moment);
});

test('it changes nothing', async () => {
  const {reader} = await openNotes();
  await expect(reader.db.insertInto('notes').values({text: 'x'}).execute()).rejects.toThrow('readonly');
});

test('what was moved away or replaced tells no moments, until it is back', async () => {
  const {path, reader} = await openNotes();
  const moment = await reader.moment();
  await rename(path, `${path}-away`);
  await expect(reader.moment()).rejects.toMatchObject({code: 'unavailable'});
  const another = await openDatabase<Notes>(`${path}-another`);
  await another.destroy();
  await rename(`${path}-another`, path);
  await expect(reader.moment()).rejects.toMatchObject({code: 'unavailable'});
  await rename(`${path}-away`, path);
  expect(await reader.moment()).toBe(moment);
});
