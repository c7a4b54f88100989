import pMap from 'p-map';
import {convertedKind, type ConvertedKind, documentKinds, type SendForm} from '../../contract/documents.js';
import {DocextractError} from '../../contract/errors.js';
import {limits} from '../../contract/limits.js';
import {readFileBytes, readInto} from '../files/read-file.js';
import {failureOf} from '../model/batch-report.js';
import type {Failure} from '../model/outcome.js';
import type {Work} from '../model/work.js';
import {fingerprintOf, type FingerprintedDocument, unchanged} from '../scan/fingerprint.js';
import type {BatchContext} from './batch-context.js';
import type {BatchRun} from './run.js';
import type {Task} from './deduplicate-documents.js';

/** How the documents of this work reach the service. A service in this process is our own. */
export function sendFormOf({operation}: Work, {rests}: Pick<BatchContext, 'rests'>): SendForm {
  if (operation === 'submit') return 'archive';
  return rests === true ? 'alone_to_own' : 'alone';
}

/** Decoded pictures take up to half a gibibyte each. */
const conversionsAtOnce = 2;

export interface Converted {
  /** Those that can be sent, in their order; converted where the service does not take them as they are. */
  tasks: Task[];
  failed: {task: Task; failure: Failure}[];
}

/**
 * Converts what the service does not take, into files of the run's temporary folder. A picture that cannot be converted
 * does not end the others. After a stop nothing is converted, as nothing is sent.
 */
export async function convertTasks(tasks: Task[], run: BatchRun): Promise<Converted> {
  const form = sendFormOf(run.options.work, run.context);
  const failed: Converted['failed'] = [];
  const ready = await pMap(
    tasks,
    async (task) => {
      const to = convertedKind(task.document.kind, form);
      if (to === undefined || run.stop.aborted) return task;
      try {
        return await convertTask(task, to, run);
      } catch (error) {
        failed.push({task, failure: failureOf(error)});
        return undefined;
      }
    },
    {concurrency: conversionsAtOnce},
  );
  return {tasks: ready.filter((task) => task !== undefined), failed};
}

async function convertTask(task: Task, to: ConvertedKind, run: BatchRun): Promise<Task> {
  const {document} = task;
  const bytes = await convertContent(document, to, run.context.signal);
  const path = await run.spool.write(`${task.identity}${documentKinds[to].extensions[0]}`, bytes);
  for (const source of task.sources) {
    run.report.noteSentAs(source, to);
    run.context.tell({type: 'converted', source, kind: document.kind, sent_as: to, bytes: bytes.length});
  }
  const {name, source, modifiedMs, pages} = document;
  return {
    ...task,
    converted: {
      ...{name, source, modifiedMs, pages, path},
      kind: to,
      size: bytes.length,
      fingerprint: fingerprintOf(bytes),
      open: () => readFileBytes(path, bytes.length),
      fill: (target) => readInto(path, target),
    },
  };
}

async function convertContent(
  document: FingerprintedDocument,
  to: ConvertedKind,
  signal: AbortSignal | undefined,
): Promise<Buffer> {
  const {source, kind, size} = document;
  const {name} = documentKinds[kind];
  if (document.convert === undefined)
    throw new DocextractError('unsupported_kind', `${source}: the service does not take ${name}`, {
      hint: `Convert it to ${documentKinds[to].name} first.`,
    });
  if (size > limits.documentBytes)
    throw new DocextractError('too_large', `${source} is too large to be converted from ${name}`, {
      hint: `Files up to ${limits.documentBytes / 1024 ** 2} MiB are converted.`,
    });
  const chunks: Uint8Array[] = [];
  for await (const chunk of unchanged(document)) chunks.push(chunk);
  return document.convert(Buffer.concat(chunks), to, signal);
}
