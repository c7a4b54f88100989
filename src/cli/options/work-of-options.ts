import {readFile} from 'node:fs/promises';
import {resolve} from 'node:path';
import {cannotRead} from '../../batch/files/cannot-read.js';
import type {AgentWork, TemplateWork, Work} from '../../batch/model/work.js';
import {AgentPayload, Prompts} from '../../contract/agent.js';
import {DocextractError, messageOf} from '../../contract/errors.js';
import type {AgentFlags} from './agent-flags.js';
import type {Settings} from '../config/settings.js';
import type {Context} from '../terminal/context.js';
import {promptsOfSchema, type SchemaFields} from '../../service/templates/schema-fields.js';
import {readSchema} from './read-schema.js';
import {staticValuesOf, type RequestOptions} from './shared-flags.js';
import {templateIdOf} from './template-alias.js';
import {mustExist} from '../../contract/must-exist.js';

/** The work of a command line. Wrong use is a `usage` error. */
export async function workOf(
  operation: Work['operation'],
  options: RequestOptions & AgentFlags,
  settings: Settings,
  context: Context,
): Promise<Work> {
  return operation === 'agent'
    ? agentWork(options, settings, context)
    : templateWork(operation, options, settings);
}

function templateWork(
  operation: 'process' | 'submit',
  options: RequestOptions,
  settings: Settings,
): TemplateWork {
  const {template, templates = {}, baseUrl, upload} = settings;
  if (isMissing(template))
    throw new DocextractError('usage', 'no template is given', {
      hint:
        baseUrl === undefined
          ? 'name one with --template; `docextract templates list` shows those there are'
          : `name one with --template, by its id or an alias (${Object.keys(templates).join(', ') || 'docextract config set templates.NAME <id> makes one'})`,
    });
  return {
    operation,
    templateId: templateIdOf(template, settings),
    staticValues: staticValuesOf(options),
    upload,
  };
}

/** `--template "$TEMPLATE"` of a script, where the variable is not set, gives none. */
function isMissing(template: string | undefined): template is undefined | '' {
  return template === undefined || template.trim() === '';
}

async function agentWork(
  options: RequestOptions & AgentFlags,
  settings: Settings,
  context: Context,
): Promise<AgentWork> {
  const schema = await schemaOf(options, context);
  const documentType = options.documentType ?? schema?.title;
  if (documentType === undefined)
    throw new DocextractError('usage', 'no --document-type is given', {
      hint: 'say what the documents are: --document-type receipt',
    });
  return agentWorkOf(
    {
      documentType,
      asked: schema ?? (await promptsOf(options, context)),
      instructions: await instructionsOf(options, context),
      staticValues: staticValuesOf(options),
      // A template is optional here, and must not come from a setting that is meant for the other commands.
      template: isMissing(options.template) ? undefined : options.template,
    },
    settings,
  );
}

/** What is asked for without a template. */
export interface AgentRequest {
  documentType: string;
  /** Fields of a schema, or prompts by field name. */
  asked: SchemaFields | Record<string, string>;
  instructions?: string | undefined;
  staticValues?: Record<string, unknown> | undefined;
  template?: string | undefined;
}

/** The work of a request by prompts or a schema. Reads no files. Throws `usage`. */
export function agentWorkOf(
  {documentType, asked, instructions, staticValues, template}: AgentRequest,
  settings: Settings,
): AgentWork {
  const schema = isSchema(asked) ? asked : undefined;
  const payload = AgentPayload.safeParse({
    document_type: documentType,
    prompt_json: isSchema(asked) ? promptsOfSchema(asked) : asked,
    fields: schema?.fields,
    custom_instructions: instructions,
    static_values: staticValues,
  });
  if (!payload.success)
    throw new DocextractError('usage', mustExist(payload.error.issues[0], 'validation issue').message);
  return {
    operation: 'agent',
    payload: payload.data,
    shape: schema?.shape,
    templateId: template === undefined ? undefined : templateIdOf(template, settings),
    upload: settings.upload === 'base64' ? 'base64' : 'multipart',
  };
}

/** Prompts may have a field named `fields` too, but then it is a string, not an array. */
function isSchema(asked: AgentRequest['asked']): asked is SchemaFields {
  return Array.isArray(asked.fields);
}

/** Refuses prompts beside a schema: the schema has no properties for their fields. */
async function schemaOf(
  {schema, prompt, prompts}: AgentFlags,
  context: Context,
): Promise<SchemaFields | undefined> {
  if (schema === undefined) return undefined;
  if (prompt === undefined && prompts === undefined) return readSchema(schema, context);
  throw new DocextractError('usage', 'fields are given by --schema and by prompts', {
    hint: 'put them all into the schema, each with its description as the prompt',
  });
}

/** Prompts of the file, overridden by those of the command line. */
async function promptsOf({prompts, prompt}: AgentFlags, {io}: Context): Promise<Record<string, string>> {
  const fromFile = prompts === undefined ? {} : await readPrompts(resolve(io.cwd, prompts));
  const all = {...fromFile, ...prompt};
  if (Object.keys(all).length === 0)
    throw new DocextractError('usage', 'no field is asked for', {
      hint: 'name each with --prompt total="total amount to pay", or all in a file with --prompts',
    });
  return all;
}

async function readPrompts(path: string): Promise<Record<string, string>> {
  const parsed = Prompts.safeParse(parsedJson(await readText(path), path));
  if (parsed.success) return withoutEmpty(parsed.data, path);
  const {path: where, message} = mustExist(parsed.error.issues[0], 'validation issue');
  throw new DocextractError('usage', `${path}: ${[...where.map(String), message].join(': ')}`, {
    hint: 'it must be a JSON object of field names and prompts: {"total": "total amount to pay"}',
  });
}

/** Refuses a field that nothing is asked for. */
function withoutEmpty(prompts: Record<string, string>, path: string): Record<string, string> {
  const [empty] = Object.entries(prompts).find(([, prompt]) => prompt.trim() === '') ?? [];
  if (empty === undefined) return prompts;
  throw new DocextractError('usage', `${path}: the prompt of ${empty} is empty`, {
    hint: 'say what to extract, as in {"total": "total amount to pay"}',
  });
}

/** An existing file name means the file; anything else is text, unless it looks like a file name. */
async function instructionsOf({instructions}: AgentFlags, {io}: Context): Promise<string | undefined> {
  if (instructions === undefined || instructions.includes('\n') || instructions.length > 1000)
    return instructions;
  const path = resolve(io.cwd, instructions);
  if (/^\S+\.(?:txt|md)$/.test(instructions)) return readText(path);
  return readFile(path, 'utf8').catch(() => instructions);
}

function parsedJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DocextractError('usage', `${path} is not JSON: ${messageOf(cause)}`, {
      hint: 'write field names and prompts as {"total": "total amount to pay"}',
      cause,
    });
  }
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw cannotRead(path, cause);
  }
}
