import {randomUUID} from 'node:crypto';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, onTestFinished, test} from 'vitest';
import {mustExist} from '../../../src/contract/must-exist.js';
import {databaseUrlOf} from '../../helpers/database.js';
import {credentials} from '../../s3/place.js';
import {startS3rver} from '../../s3/server/start-s3rver.js';
import {startHarness, untilDone} from '../../service/harness.js';
import {temporaryDirectory} from '../../storage/open-temporary.js';
import {runMove} from './move-process.js';
import {storedRows} from './stored-rows.js';
import {toldBy, workedService, type WorkedService} from './worked-service.js';

let s3: {address: string; stop: () => Promise<void>};
beforeAll(async () => {
  s3 = await startS3rver();
});
afterAll(() => s3.stop());

/** The service over a place, asked with the key of the first one. */
async function serviceAt(worked: WorkedService, dataDir: string, open: Parameters<typeof startHarness>[0]) {
  const harness = await startHarness({dataDir, settings: {pollMs: 20}, ...open});
  onTestFinished(() => harness.stop());
  const send: typeof harness.send = (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('x-auth', worked.key);
    return fetch(harness.url + path, {...init, headers});
  };
  return {...harness, send};
}

test('a service moved to PostgreSQL and S3 and back, killed on both ways, is the same row by row and to its callers', async () => {
  const worked = await workedService();
  const told = await serviceAt(worked, worked.dataDir, {open: {databaseUrl: undefined}, workers: {count: 0}});
  const toldBefore = await toldBy(told, worked);
  await told.service.stop();
  await told.storage.close();
  const before = await storedRows(worked);

  const variables = {...credentials, AWS_ENDPOINT_URL: s3.address};
  const address = `s3://documents/${randomUUID()}`;
  const url = mustExist(await databaseUrlOf(await temporaryDirectory()), 'server of the project');
  const there = {dataDir: worked.dataDir, place: {variables}, to: url, files: address};
  expect(await runMove(there, 'move.copying', 12)).toEqual({signal: 'SIGKILL'});
  expect(await runMove(there, 'move.file')).toEqual({signal: 'SIGKILL'});
  expect(await runMove(there, 'move.finished')).toEqual({signal: 'SIGKILL'});
  expect((await runMove(there)).outcome).toMatchObject({wasMade: true});
  const moved = await storedRows({url});
  for (const [table, rows] of Object.entries(before))
    expect({[table]: moved[table]}).toEqual({[table]: rows});

  const node = await temporaryDirectory();
  const atServer = {open: {databaseUrl: url, files: {address, variables}}};
  const service = await serviceAt(worked, node, atServer);
  expect(await toldBy(service, worked)).toEqual(toldBefore);
  await writeFile(worked.gate, '');
  expect(await untilDone(service, worked.waiting)).toMatchObject({status: 'SUCCESS'});
  const toldThere = await toldBy(service, worked);
  await service.service.stop();
  await service.storage.close();
  const after = await storedRows({url});

  const dataDir = join(await temporaryDirectory(), 'back');
  const back = {dataDir: node, databaseUrl: url, place: {address, variables}, to: dataDir};
  expect(await runMove(back, 'move.begun')).toEqual({signal: 'SIGKILL'});
  expect(await runMove(back, 'move.verified')).toEqual({signal: 'SIGKILL'});
  expect((await runMove(back)).outcome).toMatchObject({wasMade: false, files: {copied: 0}});
  const returned = await storedRows({dataDir});
  for (const [table, rows] of Object.entries(after))
    expect({[table]: returned[table]}).toEqual({[table]: rows});
  const again = await serviceAt(worked, dataDir, {open: {databaseUrl: undefined}});
  expect(await toldBy(again, worked)).toEqual(toldThere);
});
