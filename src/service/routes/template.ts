import type {FastifyReply, FastifyRequest} from 'fastify';
import {z} from 'zod';
import type {TemplateState} from '../../contract/templates.js';
import type {ServiceContext} from '../context/context.js';
import {parse} from '../requests/parse.js';
import {requireTemplate} from './require-template.js';

const TemplateId = z.object({template_id: z.string().trim().min(1)});

/** GET /templates/{template_id}, with the id or the alias of a template that this key may use. */
export async function template(
  context: ServiceContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const {template_id} = parse(TemplateId, request.params);
  const {id, name, status, version} = await requireTemplate(context, {request, id: template_id});
  return reply.send({template_id: id, name, status, version} satisfies TemplateState);
}
