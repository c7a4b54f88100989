import {existsSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {DocextractError, systemCodeOf} from '../../contract/errors.js';
import {openDatabase} from '../database/database.js';
import type {Tables} from '../database/tables.js';
import {loadS3} from '../files/open-file-store.js';
import type {StoreRecords} from '../files/file-store-record.js';
import {checkServer} from '../postgres/check-server.js';
import {connectPostgres} from '../postgres/connect.js';
import {explained, placeOf} from '../postgres/explain.js';
import {directoryOf, type FilesPlan, type FilesRequest, recordOfMove} from './files-plan.js';
import {examineTarget, requireFreeTarget} from './target-database.js';

/**
 * Tests whether a target can be used, without claiming it: in a store an object is written and deleted. `id`: the move
 * to this target that was begun before. Throws `usage` for a target with data of another origin, `unavailable` and
 * `cannot_read` with the reason.
 */
export async function inspectTarget(
  request: FilesRequest,
  {plan, records, id}: {plan: FilesPlan; records: StoreRecords; id: string | undefined},
): Promise<void> {
  const directory = directoryOf(request);
  if (directory !== undefined) await inspectDirectory(directory, request.dataDir, id);
  else if (request.to !== undefined) await inspectServer(request.to, id);
  if (plan.kind === 's3' && request.files !== undefined)
    await inspectStore(request.files, {request, records, id});
}

async function inspectServer(url: string, id: string | undefined): Promise<void> {
  await checkServer(url);
  const db = await connectPostgres<Tables>(url);
  try {
    const where = placeOf(url);
    requireFreeTarget(await examineTarget(db, where), {id, where});
  } catch (error) {
    throw explained(error, url);
  } finally {
    await db.destroy();
  }
}

async function inspectDirectory(directory: string, source: string, id: string | undefined): Promise<void> {
  if (directory === source)
    throw new DocextractError('usage', `${directory} is the data directory of the source.`, {
      hint: 'Name a directory that is not there yet.',
    });
  const names = await readdir(directory).catch((error: unknown) => {
    if (systemCodeOf(error) === 'ENOENT') return [];
    throw new DocextractError('cannot_write', `${directory} is no directory that can be used.`, {
      cause: error,
      hint: 'Name a directory that is not there yet.',
    });
  });
  if (names.length === 0) return;
  const path = join(directory, 'docextract.db');
  if (!existsSync(path)) {
    // A move that ended before it made the database.
    if (names.every((name) => ['holders', 'kept', 'temporary'].includes(name))) return;
    throw new DocextractError('usage', `${directory} is not empty, and no data directory.`, {
      hint: 'Name a directory that is not there yet.',
    });
  }
  const db = await openDatabase<Tables>(path);
  try {
    requireFreeTarget(await examineTarget(db, directory), {id, where: directory});
  } finally {
    await db.destroy();
  }
}

async function inspectStore(
  address: string,
  {request, records, id}: {request: FilesRequest; records: StoreRecords; id: string | undefined},
): Promise<void> {
  const {checkBucket, openS3Client, requireFree, s3SettingsOf} = await loadS3();
  const client = openS3Client(s3SettingsOf(address, request.place.variables));
  try {
    const [problem] = (await checkBucket(client)).problems;
    if (problem !== undefined)
      throw new DocextractError('unavailable', problem.message, {hint: problem.hint});
    await requireFree(client, {address, records: id === undefined ? records : recordOfMove({address, id})});
  } finally {
    await client.close();
  }
}
