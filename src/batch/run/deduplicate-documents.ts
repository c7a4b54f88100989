import type {Work} from '../model/work.js';
import pMap from 'p-map';
import type {BatchContext} from './batch-context.js';
import {fingerprint, type FingerprintedDocument} from '../scan/fingerprint.js';
import {formerIdentifier, identifier} from '../ledger/identity.js';
import type {SourceDocument} from '../model/source-document.js';
import {mustExist} from '../../contract/must-exist.js';

/** One content with all of its sources in the batch. It is sent, and paid, once. */
export interface Task {
  identity: string;
  /** Identity that earlier versions may have used. */
  formerIdentity?: string | undefined;
  /** The first document with this content. */
  document: FingerprintedDocument;
  /** Template version of its paid result, where the current one differs. */
  formerVersion?: number | undefined;
  /** The document as it is sent, where it had to be converted. Everything else goes by `document`. */
  converted?: FingerprintedDocument;
  /** All sources with this content, the first one included. */
  sources: string[];
}

export interface Tasks {
  tasks: Task[];
  /** Documents that could not be read to the end. */
  unreadable: {document: SourceDocument; error: Error}[];
}

/** Reads every document once and groups equal contents. */
export async function tasksOf(
  documents: SourceDocument[],
  {work, service, context}: {work: Work; service: string; context: Pick<BatchContext, 'tell' | 'signal'>},
): Promise<Tasks> {
  const result: Tasks = {tasks: [], unreadable: []};
  const byIdentity = new Map<string, Task>();
  const identify = identifier(work, service);
  const identifyFormerly = formerIdentifier(work, service);
  const read = await pMap(documents, (document) => tryFingerprint(document, context), {concurrency: 4});
  for (const [index, document] of read.entries()) {
    if (document instanceof Error) {
      result.unreadable.push({
        document: mustExist(documents[index], 'document that could not be read'),
        error: document,
      });
      continue;
    }
    const identity = identify(document.fingerprint.sha256);
    const twin = byIdentity.get(identity);
    if (twin) twin.sources.push(document.source);
    else
      byIdentity.set(identity, {
        identity,
        formerIdentity: identifyFormerly?.(document.fingerprint.sha256),
        document,
        sources: [document.source],
      });
  }
  result.tasks.push(...byIdentity.values());
  return result;
}

async function tryFingerprint(
  document: SourceDocument,
  {tell, signal}: Pick<BatchContext, 'tell' | 'signal'>,
): Promise<FingerprintedDocument | Error> {
  try {
    const read = await fingerprint(document, signal);
    tell({type: 'hashed', source: document.source, bytes: read.size});
    return read;
  } catch (error) {
    if (signal?.aborted) throw error;
    return error as Error;
  }
}
