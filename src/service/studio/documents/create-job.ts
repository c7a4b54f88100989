import {createHash} from 'node:crypto';
import type {FastifyReply, FastifyRequest} from 'fastify';
import {z} from 'zod';
import {DocextractError, isErrorCode} from '../../../contract/errors.js';
import {ReviewRule} from '../../../contract/templates.js';
import {mayBeStored} from '../../../storage/database/server-outages.js';
import type {NewJob} from '../../../storage/jobs/new-job.js';
import {requireDocument} from '../../body/check-document.js';
import {receiveWith} from '../../body/receive-into.js';
import {type NamedDocument, receiveDocuments} from '../../body/several-documents.js';
import {creditsFor} from '../../requests/credits-needed.js';
import {orderOfTemplate, requireActive} from '../../requests/extraction-request.js';
import {onceAnswered, recordOf} from '../../requests/idempotency.js';
import {requireTemplate} from '../../routes/require-template.js';
import {isSystemFile} from '../../unzip/classify.js';
import type {StudioContext} from '../studio-context.js';
import {type SortedDocument, sortDocuments} from './sort-documents.js';

interface Upload {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Id or alias. */
  template: string;
}

const Answer = z.object({id: z.string()});

/** Makes one job of all documents of an upload. It is answered when documents and job are on disk. */
export async function createJob(
  context: StudioContext,
  {request, reply, template}: Upload,
): Promise<z.infer<typeof Answer>> {
  const {storage, settings} = context;
  const limits = {maxBytes: settings.uploadBytes, temporary: false};
  const received = await receiveWith(receiveDocuments, context, request, limits);
  const kept = new Set<string>();
  let inDoubt = false;
  try {
    const documents = received.filter(({name}) => !isSystemFile(name));
    const {status, body} = await onceAnswered(context, {
      ...{request, reply},
      received: {fields: {}, document: {sha256: fingerprintOf(documents)}},
      act: async (key) => {
        const found = await requireTemplate(context, {request, id: template});
        const {request: wanted, static_values} = orderOfTemplate(requireActive(found), undefined);
        const contents = await contentsOf(context, documents, request.apiKey.account);
        await storage.files.sync(keysIn(contents));
        const id = await storage.jobs.create(
          {
            account: request.apiKey.account,
            template: {id: found.id, version: found.version},
            request: wanted,
            static_values,
            review: found.review ?? ReviewRule.parse({}),
            ...contents,
          },
          key && ((id) => recordOf(key, {status: 200, body: {id}})),
        );
        for (const one of keysIn(contents)) kept.add(one);
        context.at('submission.stored');
        context.wake();
        return {status: 200, body: {id}, remembered: true};
      },
    });
    void reply.code(status);
    return Answer.parse(body);
  } catch (error) {
    // The job may be there; if not, the sweep of orphans finds the documents.
    inDoubt = mayBeStored(error);
    throw error;
  } finally {
    await storage.files.remove(received.flatMap(({key}) => (inDoubt || kept.has(key) ? [] : [key])));
  }
}

type Contents = Pick<NewJob, 'archive' | 'upload' | 'documents' | 'credits'>;

/** A lone document, or archive, is taken as one that is sent to process-job. */
async function contentsOf(
  context: StudioContext,
  received: NamedDocument[],
  account: string,
): Promise<Contents> {
  const [first, second] = received;
  if (first !== undefined && second === undefined) {
    const {document, kind} = requireDocument({fields: {}, document: first}, {archives: true});
    if (kind !== 'zip' && document.bytes > context.settings.documentBytes)
      throw new DocextractError(
        'too_large',
        `${first.name} is larger than ${context.settings.documentBytes} bytes.`,
      );
    const credits = await creditsFor(context, {account, document, kind});
    return {archive: kind === 'zip', upload: {key: first.key, name: first.name}, credits};
  }
  const documents = sortDocuments(received, context.settings);
  const readable = documents.filter(({error}) => error === undefined).length;
  if (readable === 0) throw nothingReadable(documents);
  return {archive: false, documents, credits: readable};
}

function keysIn({upload, documents = []}: Contents): string[] {
  return [...(upload ? [upload.key] : []), ...documents.flatMap(({file}) => file ?? [])];
}

function fingerprintOf(documents: NamedDocument[]): string {
  const all = documents.map(({name, sha256}) => [name, sha256]);
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}

function nothingReadable(documents: SortedDocument[]): DocextractError {
  const error = documents[0]?.error;
  if (error === undefined)
    return new DocextractError('invalid_request', 'The form has no documents.', {
      hint: 'Send each document as a file part.',
    });
  const code = isErrorCode(error.code) ? error.code : 'invalid_request';
  return new DocextractError(code, `None of the ${documents.length} files can be read: ${error.message}`);
}
