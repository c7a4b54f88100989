import type {FastifyReply, FastifyRequest} from 'fastify';
import {documentKinds} from '../../contract/documents.js';
import type {JobAccepted} from '../../contract/jobs.js';
import type {ServiceContext} from '../context/context.js';
import {creditsFor} from '../requests/credits-needed.js';
import {answerOnce, recordOf} from '../requests/idempotency.js';
import {extractionOrderOf} from './extraction-order.js';
import {withDocument} from './with-document.js';

/** POST and PUT /process-job: the 202 is sent when document and job are on disk. */
export function submit(
  context: ServiceContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return withDocument(context, {request, archives: true}, async ({received, document, kind, keep}) => {
    return answerOnce(context, {
      request,
      reply,
      received,
      act: async (key) => {
        const {
          template,
          request: wanted,
          static_values,
        } = await extractionOrderOf(context, {request, received});
        const accepted = (id: string): JobAccepted => ({
          job_id: id,
          template_id: template?.id ?? null,
          ...(template && {template_version: template.version}),
          static_values,
        });
        const name = document.name ?? `document${documentKinds[kind].extensions[0]}`;
        const id = await context.storage.jobs.create(
          {
            account: request.apiKey.account,
            template: template && {id: template.id, version: template.version},
            request: wanted,
            static_values,
            archive: kind === 'zip',
            upload: {key: document.key, name},
            ...(template?.review && {review: template.review}),
            credits: await creditsFor(context, {account: request.apiKey.account, document, kind}),
          },
          key && ((id) => recordOf(key, {status: 202, body: accepted(id)})),
        );
        keep();
        context.at('submission.stored');
        reply.raw.once('finish', () => context.at('submission.answered'));
        context.wake();
        return {status: 202, body: accepted(id), remembered: true};
      },
    });
  });
}
