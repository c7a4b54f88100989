import {isUtf8} from 'node:buffer';
import type {FastifyRequest} from 'fastify';
import {z} from 'zod';
import {AgentJobRequest, TemplateAgentRequest, type TemplatePayload} from '../../contract/agent.js';
import {DocextractError} from '../../contract/errors.js';
import {headers} from '../../contract/routes.js';
import {ProcessRequest} from '../../contract/process.js';
import {type StaticValues, StaticValuesInput} from '../../contract/static-values.js';
import type {Received} from '../body/received.js';
import type {ServiceContext} from '../context/context.js';
import {
  type ExtractionOrder,
  orderOfAgent,
  orderOfTemplate,
  orderOfTemplateAgent,
  requireActive,
} from '../requests/extraction-request.js';
import {parse} from '../requests/parse.js';
import {requireTemplate} from './require-template.js';

/** The document is on disk; the remaining fields are validated by the contract's schemas. */
const TemplateFields = ProcessRequest.omit({actual_image: true});
const AgentFields = AgentJobRequest.omit({actual_image: true});
const TemplateAgentFields = TemplateAgentRequest.omit({actual_image: true});
const Query = z.object({t_id: z.string().optional(), template_id: z.string().optional()});
const StaticValuesHeader = z.object({static_values: StaticValuesInput.optional()});

/**
 * The extraction order of a request: by template (`template_id` in the body, `t_id` in the query) or by a `payload`
 * of prompts.
 */
export async function extractionOrderOf(
  context: ServiceContext,
  {request, received}: {request: FastifyRequest; received: Received},
): Promise<ExtractionOrder> {
  const fields = withQuery(request, received.fields);
  if (fields.payload !== undefined) return agentOrder(context, {request, fields});
  const {template_id, static_values} = parse(TemplateFields, fields);
  refuseLong(context, static_values);
  const template = requireActive(await requireTemplate(context, {request, id: template_id}));
  return orderOfTemplate(template, static_values);
}

/** The order of a request with a payload: prompts, optionally with a template. */
export async function agentOrder(
  context: ServiceContext,
  {request, fields}: {request: FastifyRequest; fields: Record<string, unknown>},
): Promise<ExtractionOrder> {
  const given = withQuery(request, fields);
  if (given.template_id !== undefined) return templateAgentOrder(context, {request, given});
  const {static_values, payload} = parse(AgentFields, given);
  refuseLong(context, static_values ?? payload.static_values);
  refuseMany(context, payload);
  return orderOfAgent(payload, {given: static_values});
}

async function templateAgentOrder(
  context: ServiceContext,
  {request, given}: {request: FastifyRequest; given: Record<string, unknown>},
): Promise<ExtractionOrder> {
  const {template_id, static_values, payload} = parse(TemplateAgentFields, given);
  refuseLong(context, static_values ?? payload.static_values);
  refuseMany(context, payload);
  const template = requireActive(await requireTemplate(context, {request, id: template_id}));
  return orderOfTemplateAgent(payload, {template, given: static_values});
}

/** Static values are repeated in each document's result and delivery. */
function refuseLong({settings}: ServiceContext, values: StaticValues | undefined): void {
  const bytes = Buffer.byteLength(JSON.stringify(values ?? {}));
  const {staticValuesBytes: most} = settings;
  if (bytes <= most) return;
  throw new DocextractError(
    'too_large',
    `static_values come to ${bytes} bytes of JSON; ${most} are allowed.`,
    {
      hint: 'Send an id of your own and keep the rest with you; the operator sets the limit with maxStaticValues.',
    },
  );
}

function refuseMany(
  {settings}: ServiceContext,
  {prompt_json = {}}: Pick<TemplatePayload, 'prompt_json'>,
): void {
  const count = Object.keys(prompt_json).length;
  const {promptFields: most} = settings;
  if (count <= most) return;
  throw new DocextractError('too_large', `prompt_json asks for ${count} fields; ${most} are allowed.`, {
    hint: 'Ask for them in several requests; the operator sets the limit with maxPrompts.',
  });
}

/** Raw uploads send the template in the query and static values in a header. */
function withQuery(request: FastifyRequest, fields: Record<string, unknown>): Record<string, unknown> {
  const query = parse(Query, request.query);
  const inHeader = parse(StaticValuesHeader, {static_values: utf8Of(request.headers[headers.staticValues])});
  return {
    ...(inHeader.static_values === undefined ? {} : inHeader),
    ...omitBlank({template_id: query.t_id ?? query.template_id}),
    ...omitBlank(fields),
  };
}

/** Node gives a header one character for each byte. Bytes that are no UTF-8 stay Latin-1. */
function utf8Of(header: string | string[] | undefined): string | string[] | undefined {
  if (typeof header !== 'string') return header;
  const bytes = Buffer.from(header, 'latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : header;
}

/** Treats blank form fields as absent. */
function omitBlank(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => value !== undefined && !(name === 'template_id' && (value === '' || value === null)),
    ),
  );
}
