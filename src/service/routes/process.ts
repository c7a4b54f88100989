import type {FastifyReply, FastifyRequest} from 'fastify';
import {type Extraction, valuesOf} from '../../contract/extraction.js';
import type {ProcessReply} from '../../contract/process.js';
import type {ReceivedDocument} from '../body/received.js';
import type {ServiceContext} from '../context/context.js';
import {type ExtractionOrder, withReferences} from '../requests/extraction-request.js';
import {requireAnswer} from '../workers/require-answer.js';
import {requireIntactReferences} from '../disk/require-intact.js';
import {disconnectSignalOf} from '../http/client-disconnect.js';
import {answerOnce, withDeferredRetry} from '../requests/idempotency.js';
import {withFiles} from '../../storage/files/file-store.js';
import {metaOf} from '../results/meta.js';
import {includeOf} from './include-parameter.js';
import {agentOrder, extractionOrderOf} from './extraction-order.js';
import {withDocument} from './with-document.js';

/** POST and PUT /process */
export function process(
  context: ServiceContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return answer(context, {
    request,
    reply,
    orderFrom: (received) => extractionOrderOf(context, {request, received}),
  });
}

/** POST /process-agent */
export function processAgent(
  context: ServiceContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return answer(context, {request, reply, orderFrom: ({fields}) => agentOrder(context, {request, fields})});
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  orderFrom: (received: {fields: Record<string, unknown>; document: undefined}) => Promise<ExtractionOrder>;
}

function answer(context: ServiceContext, {request, reply, orderFrom}: Exchange): Promise<FastifyReply> {
  return withDocument(context, {request, archives: false}, async ({received, document}) => {
    const include = includeOf(request, received.fields);
    return answerOnce(context, {
      request,
      reply,
      received,
      act: async () => {
        const order = await orderFrom({fields: received.fields, document: undefined});
        const charge = request.id;
        const extraction = await extractPaid(context, {order, document, request, reply});
        const meta = metaOf(extraction, include);
        const body: ProcessReply = {
          document_data: valuesOf(extraction),
          template_id: order.template?.id ?? null,
          ...(order.template && {template_version: order.template.version}),
          static_values: order.static_values,
          ...(meta ? {_meta: meta} : {}),
          ...(extraction.warnings.length > 0 && {warnings: extraction.warnings}),
        };
        return {status: 200, body, charge};
      },
    });
  });
}

interface PaidRequest {
  order: ExtractionOrder;
  document: ReceivedDocument;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Credits for its pages are held under the request id and spent with the answer; a failure gives them back. */
async function extractPaid(context: ServiceContext, paid: PaidRequest): Promise<Extraction> {
  const {credits} = context.storage;
  const {id, apiKey} = paid.request;
  await credits.require(apiKey.account, 1);
  try {
    return await extractNow(context, paid);
  } catch (error) {
    await withDeferredRetry(context, () => credits.giveBack(id));
    throw error;
  }
}

async function extractNow(
  {pool, storage: {files, credits}, settings, reading, log}: ServiceContext,
  {order, document, request, reply}: PaidRequest,
): Promise<Extraction> {
  await requireIntactReferences(files, order.request);
  const {account} = request.apiKey;
  const keys = [document.key, ...(order.request.references ?? [])];
  const outcome = await withFiles(files, keys, ([path = '', ...references]) => {
    const task = {
      kind: 'read' as const,
      path,
      request: withReferences(order.request, references),
      maxPages: settings.pagesPerDocument,
      reading,
    };
    return pool.run(task, {
      signal: disconnectSignalOf(reply),
      account,
      begin: (pages) => credits.hold({account, reference: request.id, credits: pages}),
    });
  });
  const name = document.name ?? 'The document';
  return requireAnswer(outcome, {file: document.key, name, log});
}
