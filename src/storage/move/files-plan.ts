import {rename} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {DocextractError, systemCodeOf} from '../../contract/errors.js';
import {openDataDirectoryFiles} from '../files/data-directory-store.js';
import {makeDataDirectory, syncDirectory} from '../files/directories.js';
import {type FilesPlace, loadS3} from '../files/open-file-store.js';
import {claimDirectoryAs} from '../files/directory-owner.js';
import type {StoreRecord, StoreRecords} from '../files/file-store-record.js';
import {placeOf} from '../s3/s3-address.js';
import {directoryTarget, type FileTarget} from './file-target.js';

/** Where files are, and where they go. */
export interface FilesPlan {
  kind: 'stay' | 'directory' | 's3';
  /** How the files of the source are opened. */
  source: FilesPlace;
  /** For people: a folder, or `s3://bucket/prefix/`. */
  from: string;
  to: string;
}

export interface FilesRequest {
  /** Of the source. */
  dataDir: string;
  databaseUrl?: string | undefined;
  /** As it is configured, with the AWS variables. */
  place: FilesPlace;
  to?: string | undefined;
  /** The store to move to. */
  files?: string | undefined;
}

/** `record`: the store of the source, where it has one. Throws `usage` for an address that is none. */
export function filesPlanOf(request: FilesRequest, record: StoreRecord | undefined): FilesPlan {
  const {dataDir, databaseUrl, place, files} = request;
  const {variables} = place;
  const recorded = record?.address;
  const isConfigured =
    place.address !== undefined && recorded !== undefined && isSame(place.address, recorded);
  // The variable may name the target already: then a data directory without a store still has its files itself.
  const isFirst = databaseUrl !== undefined && record === undefined;
  const address = isConfigured || isFirst ? place.address : recorded;
  const source: FilesPlace = {address, variables};
  const from = address === undefined ? join(dataDir, 'kept') : placeOf(address);
  const stays: FilesPlan = {kind: 'stay', source, from, to: from};
  if (files !== undefined)
    return address !== undefined && isSame(files, address)
      ? stays
      : {...stays, kind: 's3', to: placeOf(files)};
  const directory = directoryOf(request);
  return directory === undefined ? stays : {...stays, kind: 'directory', to: join(directory, 'kept')};
}

function isSame(one: string, other: string): boolean {
  return placeOf(one) === placeOf(other);
}

/** Whether a target is a database on a PostgreSQL server. */
export function isServerAddress(to: string): boolean {
  return /^postgres(ql)?:/.test(to);
}

/** The data directory that the database is moved to. */
export function directoryOf({to}: Pick<FilesRequest, 'to'>): string | undefined {
  return to === undefined || isServerAddress(to) ? undefined : resolve(to);
}

/**
 * The part of a move that concerns files: `openFiles` opens their target, `adoptFiles` records it in the database in
 * use at the end.
 */
export interface FilesMove {
  openFiles: ((id: string) => Promise<FileTarget>) | undefined;
  adoptFiles: (id: string) => Promise<void>;
  close: () => Promise<void>;
}

interface FilesMoveOptions {
  request: FilesRequest;
  /** The store of the source. */
  record: StoreRecord | undefined;
  /** Records of the database that is in use at the end. */
  records: StoreRecords;
  /** Temporary directory of that database, for files that are still being written. */
  temporaryDir: () => Promise<string>;
}

/**
 * Prepares the part of a move that concerns files. Nothing is copied or claimed until `openFiles` or `adoptFiles` is
 * called.
 */
export async function filesMoveOf(plan: FilesPlan, options: FilesMoveOptions): Promise<FilesMove> {
  const {request, record, records, temporaryDir} = options;
  const directory = directoryOf(request);
  const close = () => Promise.resolve();
  if (plan.kind === 'stay') return {openFiles: undefined, adoptFiles: (id) => keepFiles(id, options), close};
  if (plan.kind === 'directory' && directory !== undefined) {
    const files = openDataDirectoryFiles(directory, temporaryDir);
    const target = directoryTarget(directory, {temporary: temporaryDir, list: () => files.list()});
    return {openFiles: () => Promise.resolve(target), adoptFiles: () => Promise.resolve(), close};
  }
  const address = request.files ?? '';
  const {openS3Client, s3SettingsOf, claimStore} = await loadS3();
  const {s3Target} = await import('./s3-target.js');
  const client = openS3Client(s3SettingsOf(address, request.place.variables));
  return {
    openFiles: async (id) => {
      await claimStore(client, {address, records: recordOfMove({address, id})});
      return s3Target(client);
    },
    adoptFiles: async (id) => {
      await adopt(records, {address, id});
      const staysInDirectory = request.to === undefined && record?.address === undefined;
      if (staysInDirectory) await putAside(request.dataDir);
    },
    close: () => client.close(),
  };
}

/**
 * The record with which a move claims the S3 store that it copies to, until the database in use at the end takes over.
 */
export function recordOfMove(record: {address: string; id: string}): StoreRecords {
  const pending = {...record, pending: true};
  return {
    isShared: false,
    owner: 'move',
    identity: () => Promise.resolve(undefined),
    read: () => Promise.resolve(pending),
    begin: () => Promise.resolve(pending),
    finish: () => Promise.resolve(),
  };
}

/** Makes the files, where they are, those of the database in use at the end. */
async function keepFiles(id: string, {request, record, records}: FilesMoveOptions): Promise<void> {
  // The store may still name the former database: the first start on the new one claims it.
  if (record !== undefined)
    return void (await records.begin({...record, pending: true}, await records.read()));
  if (!records.isShared || request.to === undefined) return;
  await claimDirectoryAs(request.dataDir, id);
  await adopt(records, {id});
}

async function adopt(records: StoreRecords, record: StoreRecord): Promise<void> {
  const before = await records.read();
  if (before?.id !== record.id || before.pending === true) await records.begin(record, before);
  await records.finish(record);
}

/** Renames the folder of files that were moved to a store; the operator deletes it later. */
async function putAside(dataDir: string): Promise<void> {
  try {
    await rename(join(dataDir, 'kept'), join(dataDir, asideName));
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return;
    throw new DocextractError('cannot_write', `${join(dataDir, 'kept')} cannot be renamed to ${asideName}.`, {
      cause: error,
      hint: 'Its files are in the store now: remove it, and run the same command again.',
    });
  }
  await makeDataDirectory(dataDir);
  await syncDirectory(dataDir);
}

/** Beside `kept`, after its files were moved to a store. */
const asideName = 'kept-before-move';
