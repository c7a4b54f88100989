// plan: decides which documents are sent, in which archives, within the credit limit.

import {createHash} from 'node:crypto';
import {archiveOf, type ArchiveEntry} from '../archive/archive.js';
import type {Document} from '../../client/document.js';
import {type DocumentKind, documentKinds, isAcceptedAlone, kindOfName} from '../../contract/documents.js';
import {flatNames} from '../files/flat-names.js';
import type {SubmitOptions} from '../model/run-options.js';
import type {Task} from '../run/deduplicate-documents.js';
import {type FingerprintedDocument, unchanged} from '../scan/fingerprint.js';
import {mustExist} from '../../contract/must-exist.js';

/** One paid request: a single document, or several in an archive. */
export interface PlannedRequest {
  tasks: Task[];
  /** The name each document has within the request, in the order of the tasks. */
  entries: string[];
  document: Document;
}

/** Packs tasks into as few requests as the limits allow; one each with `perFile`. Archives are sent alone. */
export function planRequests(
  tasks: Task[],
  options: Pick<SubmitOptions, 'perFile' | 'archiveMaxFiles' | 'archiveMaxBytes'>,
): PlannedRequest[] {
  const {perFile = false, archiveMaxFiles = 1000, archiveMaxBytes = 1024 ** 3} = options;
  const requests: Task[][] = [];
  let open: Task[] = [];
  let bytes = 0;
  for (const task of tasks) {
    if (perFile || task.document.kind === 'zip') {
      requests.push([task]);
      continue;
    }
    const {size} = sentOf(task);
    if (open.length > 0 && (open.length >= archiveMaxFiles || bytes + size > archiveMaxBytes)) {
      requests.push(open);
      [open, bytes] = [[], 0];
    }
    open.push(task);
    bytes += size;
  }
  if (open.length > 0) requests.push(open);
  return requests.map((tasks) => plannedRequestOf(tasks));
}

/** The request for these tasks. `entries`: archive names of an earlier request, to build the same bytes again. */
export function plannedRequestOf(tasks: Task[], entries = entryNames(tasks)): PlannedRequest {
  const first = mustExist(tasks[0], 'task of a request');
  const {kind} = sentOf(first);
  if (tasks.length === 1 && (isAcceptedAlone(kind) || kind === 'zip')) return singleRequestOf(first, entries);
  const contents: ArchiveEntry[] = tasks.map((task, index) => ({
    name: mustExist(entries[index], 'archive name of the document'),
    document: sentOf(task),
  }));
  return {tasks, entries, document: archiveOf(archiveName(tasks), contents)};
}

/** The request for one document as it is, whatever its kind. */
export function singleRequestOf(task: Task, entries = entryNames([task])): PlannedRequest {
  const entry = mustExist(entries[0], 'archive name of the document');
  return {tasks: [task], entries: [entry], document: alone(task)};
}

/** What is sent of a task: its document, or what that was converted to. */
function sentOf({document, converted = document}: Task): FingerprintedDocument {
  return converted;
}

function alone(task: Task): Document {
  const sent = sentOf(task);
  const {name, size, kind} = sent;
  return {
    name: task.converted === undefined ? name : `${name}${missingExtension(name, kind)}`,
    ...{size, kind},
    open: () => unchanged(sent),
  };
}

function entryNames(tasks: Task[]): string[] {
  const kinds = new Map(tasks.map((task) => [task.document.source, sentOf(task).kind]));
  const names = flatNames([...kinds.keys()], (source) =>
    missingExtension(source, mustExist(kinds.get(source), 'kind of the document')),
  );
  return tasks.map(({document}) => mustExist(names.get(document.source), 'archive name of the document'));
}

/** Services may skip entries without a standard extension, such as `.jfif` or none. */
function missingExtension(name: string, kind: DocumentKind): string {
  return kindOfName(name) === kind ? '' : documentKinds[kind].extensions[0];
}

/** The same documents get the same archive name, so that a repeated request is byte-identical. */
function archiveName(tasks: Task[]): string {
  const hash = createHash('sha256');
  for (const {identity} of tasks) hash.update(identity);
  return `documents-${hash.digest('hex').slice(0, 12)}.zip`;
}
