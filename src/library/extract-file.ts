import {z} from 'zod';
import {AgentPayload} from '../contract/agent.js';
import type {FieldValue, ResultMeta} from '../contract/extraction.js';
import type {ResultInclude} from '../contract/jobs.js';
import type {ProcessReply} from '../contract/process.js';
import {StaticValues} from '../contract/static-values.js';
import {connectionShape, text} from './argument-schemas.js';
import {type ConnectionOptions, withConnection} from './connection.js';
import {type DocumentInput, openDocument} from './file-document.js';
import {atTheDoor, checked} from './library-errors.js';
import {readSchema, type ReadSchema} from './read-schema.js';
import type {DataOf, Schema} from './schema-types.js';

/** What all forms of `extractFile` take. */
export interface ExtractOptions extends ConnectionOptions {
  /** Pairs that belong to the document; a remote service echoes them. */
  staticValues?: StaticValues;
  /** Instructions for the whole document: "Dates are day first." Not allowed with a template alone. */
  instructions?: string;
  /**
   * Type of the document, such as `receipt`. The title of the schema, or `document`, when absent. Not with a template
   * alone.
   */
  documentType?: string;
  /** Services that support it answer and charge repetitions under the same key once. Generated when absent. */
  idempotencyKey?: string;
}

/** Asks for the fields of a template, by its id or alias. */
export interface TemplateExtractOptions extends ExtractOptions {
  /** Id of the template, or its alias. */
  template: string;
}

/** Asks for fields by prompts: `{total: 'total amount to pay'}`. */
export interface PromptExtractOptions<Name extends string = string> extends ExtractOptions {
  /** Name of each field to its prompt. */
  prompts: Readonly<Record<Name, string>>;
}

/** Asks for what a schema describes; `description` of a property is its prompt. */
export interface SchemaExtractOptions<S extends Schema = Schema> extends ExtractOptions {
  /** A schema of zod 4 or a JSON Schema, of an object. */
  schema: S;
}

/** What was read of one document. */
export interface Extracted<Data> {
  /** The values. Without a schema: dates ISO, amounts and numbers as decimal strings, `null` for what was not found. */
  data: Data;
  /**
   * What is known of each field, by its name in the request (`seller_name` for a nested one): confidence (0 to 1) and,
   * where known, page (from 1), box (fractions of the page, origin top left) and printed text. Empty where a service
   * does not report it.
   */
  meta: ResultMeta;
  /** Notes for the reader, such as instructions that the service did not understand. */
  warnings: string[];
}

/**
 * Reads one document. Without a configured service one is embedded for the call: pass `service` for many documents.
 *
 * @param document Path, `file:` URL, bytes with a name, or what `fileDocument` gave.
 * @throws DocextractError A `SchemaError` (`schema_error`) for data that does not fit the schema; `cannot_read`,
 *   `unsupported_kind` or `unreadable_document` for the document; `usage` for wrong arguments; `interrupted` when
 *   aborted, or `unknown_outcome` where an aborted or broken request may have been paid; and the codes of services.
 */
export function extractFile<const S extends Schema>(
  document: DocumentInput,
  options: SchemaExtractOptions<S>,
): Promise<Extracted<DataOf<S>>>;
/** Reads one document by prompts. */
export function extractFile<const Name extends string>(
  document: DocumentInput,
  options: PromptExtractOptions<Name>,
): Promise<Extracted<Record<Name, FieldValue>>>;
/** Reads one document by a template. */
export function extractFile(
  document: DocumentInput,
  options: TemplateExtractOptions,
): Promise<Extracted<Record<string, FieldValue>>>;
export async function extractFile(input: DocumentInput, options: unknown): Promise<Extracted<unknown>> {
  const {given, asked, document} = await atTheDoor(
    {what: 'extractFile', signal: undefined, isPaid: false},
    async () => {
      const given = checked('extractFile', Options, options);
      return {given, asked: askedOf(given), document: await openDocument(input)};
    },
  );
  return withConnection(given, 'extractFile', async ({client, templateIdOf}) => {
    const request = {
      include,
      signal: given.signal,
      ...(given.idempotencyKey !== undefined && {idempotencyKey: given.idempotencyKey}),
    };
    const reply =
      'payload' in asked
        ? await client.agent(document, {...request, payload: asked.payload})
        : await client.process(document, {
            ...request,
            templateId: templateIdOf(asked.template),
            ...(given.staticValues && {staticValues: given.staticValues}),
          });
    return extractedOf(reply, 'payload' in asked ? asked.schema : undefined, document.name);
  });
}

async function extractedOf(
  {document_data: result, _meta, warnings}: ProcessReply,
  schema: ReadSchema | undefined,
  name: string,
): Promise<Extracted<unknown>> {
  const data = schema === undefined ? result : await schema.dataOf(result, name);
  return {data, meta: _meta ?? {}, warnings: warnings ?? []};
}

/** The additions that each request asks for besides the values; services other than ours ignore it. */
const include: ResultInclude[] = ['confidence', 'provenance', 'warnings'];

const Options = z
  .strictObject({
    ...connectionShape,
    template: text.optional(),
    prompts: z.record(z.string(), z.string()).optional(),
    schema: z.unknown().optional(),
    staticValues: StaticValues.optional(),
    instructions: z.string().optional(),
    documentType: text.optional(),
    idempotencyKey: text.optional(),
  })
  .refine(
    (given) => [given.template, given.prompts, given.schema].filter((one) => one !== undefined).length === 1,
    'give one of schema, prompts and template',
  )
  .refine(
    ({template, instructions, documentType}) =>
      template === undefined || (instructions === undefined && documentType === undefined),
    'a template has its own instructions and documentType',
  );

type Asked = {template: string} | {payload: AgentPayload; schema: ReadSchema | undefined};

function askedOf(given: z.infer<typeof Options>): Asked {
  if (given.template !== undefined) return {template: given.template};
  const schema = given.schema === undefined ? undefined : readSchema(given.schema);
  const payload = checked('extractFile', AgentPayload, {
    document_type: given.documentType ?? schema?.title ?? 'document',
    prompt_json: schema?.prompts ?? given.prompts,
    fields: schema?.fields,
    custom_instructions: given.instructions,
    static_values: given.staticValues,
  });
  return {payload, schema};
}
