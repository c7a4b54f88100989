import {existsSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {DocextractError} from '../contract/errors.js';
import {openHolders} from './database/holders.js';
import type {FileStore} from './files/file-store.js';
import {openDataDirectoryFiles} from './files/data-directory-store.js';
import {makeDataDirectory} from './files/directories.js';
import {type FilesPlace, openFileStore} from './files/open-file-store.js';
import {ignoreCrashPoint} from './files/storage-crash-points.js';
import {readDirectoryOwner, refuseShared, releaseDirectory} from './files/directory-owner.js';
import type {StoreRecord, StoreRecords} from './files/file-store-record.js';
import {directoryOf, type FilesPlan, filesMoveOf, filesPlanOf} from './move/files-plan.js';
import {releaseExclusiveAccess, type MoveSide} from './move/exclusive-access.js';
import {inspectTarget} from './move/inspect-target.js';
import type {AtMoveCrashPoint} from './move/move-crash-points.js';
import {moveTo, reopenSource} from './move/move-records.js';
import {type MoveListener, type MoveOutcome, moveStorage} from './move/move-storage.js';
import {type Survey, surveyOf} from './move/survey.js';
import {openLocalDatabase, openServerDatabase} from './open-database.js';
import {placeOf} from './postgres/explain.js';

export interface MoveSource {
  /** Its data directory. */
  dataDir: string;
  /** `postgres://…`, where its database is not in the data directory. */
  databaseUrl?: string | undefined;
}

export interface MoveRequest extends MoveSource {
  /** The store of files as it is configured, and the AWS variables. */
  place: FilesPlace;
  /** `postgres://…` or a new data directory; absent: the database stays. */
  to?: string | undefined;
  /** `s3://bucket/prefix`; absent: files go to the new data directory, or stay. */
  files?: string | undefined;
  /** Goes on although files are missing or damaged. */
  allowMissing?: boolean;
  listener?: Partial<MoveListener>;
  /** For tests that end a process at a crash point. */
  at?: AtMoveCrashPoint;
}

/** For people, without user and password: data directories, host and name of databases, addresses of stores. */
export interface MoveEnds {
  from: {database: string; files: string};
  to: {database: string; files: string};
}

/** Moves the data of a service that is stopped; see `moveStorage` for errors. */
export function move(request: MoveRequest): Promise<MoveOutcome & MoveEnds> {
  return withSource(request, async (source) => {
    await inspectTarget(request, {...source, id: await moveTo(source.db, source.other)});
    const {to, dataDir} = request;
    if (to === undefined) return moveFrom(source, {request, target: undefined});
    const target = await openTarget(to, dataDir);
    return closing(target, () => moveFrom(source, {request, target}));
  });
}

async function moveFrom(
  source: Source,
  {request, target}: {request: MoveRequest; target: Side | undefined},
): Promise<MoveOutcome & MoveEnds> {
  const {records, holders} = target ?? source;
  const temporaryDir = () => holders.temporaryDir();
  const {openFiles, adoptFiles, close} = await filesMoveOf(source.plan, {
    ...{request, record: source.record, records, temporaryDir},
  });
  const {listener = {}, allowMissing = false, at = ignoreCrashPoint} = request;
  const options = {allowMissing, listener: {...silent, ...listener}, at};
  const plan = {source, target, other: source.other, openFiles, adoptFiles};
  const outcome = await moveStorage(plan, options).finally(close);
  return {...outcome, ...source.ends};
}

/** What a move would do. Changes nothing but the schema of an older source. Throws what the move would refuse. */
export function planMove(request: MoveRequest): Promise<Survey & MoveEnds> {
  return withSource(request, async (source) => {
    await inspectTarget(request, {...source, id: await moveTo(source.db, source.other)});
    const survey = await surveyOf(source.db, {dataDir: resolve(request.dataDir), place: source.plan.source});
    return {...survey, ...source.ends};
  });
}

/** Lets the source of a move be used again. Returns where its data were moved; `undefined` where they were not. */
export async function reopen({dataDir, databaseUrl}: MoveSource): Promise<string | undefined> {
  const side = await openSide(databaseUrl, resolve(dataDir));
  return closing(side, async () => {
    const move = await reopenSource(side.db, side.clock());
    if (move !== undefined) await releaseDirectory(resolve(dataDir), move.id);
    return move?.other;
  });
}

const silent: MoveListener = {onRows: () => undefined, onFile: () => undefined, onTable: () => undefined};
const leaseMs = 60_000;

interface Side extends MoveSide {
  /** Says where its files are. */
  records: StoreRecords;
  closeDatabase(): Promise<void>;
}

interface Source extends Side {
  files: FileStore;
  record: StoreRecord | undefined;
  plan: FilesPlan;
  ends: MoveEnds;
  /** Names the target in records of the move. */
  other: string;
}

async function withSource<Result>(
  request: MoveRequest,
  act: (source: Source) => Promise<Result>,
): Promise<Result> {
  const dataDir = resolve(request.dataDir);
  const {databaseUrl} = request;
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'docextract.db')))
    throw new DocextractError('cannot_read', `There is no database in ${dataDir}.`, {
      hint: 'Name the data directory of the service with --data-dir, or its database with DOCEXTRACT_DATABASE_URL.',
    });
  const side = await openSide(databaseUrl, dataDir);
  return closing(side, async () => {
    const record = await side.records.read();
    const plan = filesPlanOf({...request, dataDir}, record);
    const ends = endsOf(request, {side, plan});
    const files = await openFiles(dataDir, {side, plan, other: ends.other});
    return act({...side, files, record, plan, ...ends}).finally(() => files.close());
  });
}

/** A directory whose database is being moved while its files stay may be that of the target already. */
async function openFiles(
  dataDir: string,
  {side, plan, other}: {side: Side; plan: FilesPlan; other: string},
): Promise<FileStore> {
  const {records, clock, holders} = side;
  const temporaryDir = () => holders.temporaryDir();
  if (records.isShared || plan.source.address !== undefined)
    return openFileStore({dataDir, place: plan.source, records, clock, at: ignoreCrashPoint, temporaryDir});
  const owner = await readDirectoryOwner(dataDir);
  if (owner !== undefined && owner.id !== (await moveTo(side.db, other))) await refuseShared(dataDir);
  return openDataDirectoryFiles(dataDir, temporaryDir);
}

function endsOf(
  {to, files: store}: MoveRequest,
  {side, plan}: {side: MoveSide; plan: FilesPlan},
): {ends: MoveEnds; other: string} {
  const database = to === undefined ? side.where : (directoryOf({to}) ?? placeOf(to));
  const named = [...(to === undefined ? [] : [database]), ...(store === undefined ? [] : [plan.to])];
  const other = named.join(' and ');
  return {ends: {from: {database: side.where, files: plan.from}, to: {database, files: plan.to}}, other};
}

function openTarget(to: string, dataDir: string): Promise<Side> {
  const directory = directoryOf({to});
  return directory === undefined ? openSide(to, resolve(dataDir)) : openSide(undefined, directory);
}

/** Brings its schema up to date. */
async function openSide(databaseUrl: string | undefined, dataDir: string): Promise<Side> {
  await makeDataDirectory(dataDir);
  const opened =
    databaseUrl === undefined
      ? await openLocalDatabase(dataDir, ignoreCrashPoint)
      : await openServerDatabase(databaseUrl, {dataDir, at: ignoreCrashPoint});
  const {db, locks, clock, records} = opened;
  const holders = openHolders(db, {dataDir, leaseMs, locks});
  const where = databaseUrl === undefined ? dataDir : placeOf(databaseUrl);
  return {db, holders, clock, records, where, closeDatabase: () => opened.close()};
}

/** Acts, and closes a side whatever comes of it. */
async function closing<Result>(side: Side, act: () => Promise<Result>): Promise<Result> {
  let isReached = true;
  try {
    return await act();
  } catch (error) {
    isReached = !(error instanceof DocextractError && error.code === 'unavailable');
    throw error;
  } finally {
    try {
      // A server that does not answer would be waited for once more; its locks end with the connection.
      if (isReached || !side.records.isShared) await releaseExclusiveAccess(side);
    } finally {
      await side.closeDatabase();
    }
  }
}
