// requests: what a request asks for: validation, extraction request, credits and idempotency.

import type {AgentPayload, Prompts, TemplatePayload} from '../../contract/agent.js';
import {DocextractError} from '../../contract/errors.js';
import type {ExtractionRequest} from '../../contract/extraction.js';
import type {Field} from '../../contract/fields.js';
import type {StaticValues} from '../../contract/static-values.js';
import type {TemplateContent} from '../../contract/templates.js';
import type {StoredTemplate} from '../../storage/templates/stored-template.js';

/** A complete extraction order of one request. */
export interface ExtractionOrder {
  template: StoredTemplate | undefined;
  /** References are file keys. */
  request: ExtractionRequest;
  static_values: StaticValues;
}

/** Returns the template itself. Throws `template_not_active` for one with any other status. */
export function requireActive(template: StoredTemplate): StoredTemplate {
  if (template.status === 'active') return template;
  throw new DocextractError(
    'template_not_active',
    `Template ${template.alias ?? template.id} is ${template.status}, not active.`,
    {hint: `docextract templates activate ${template.alias ?? template.id}`},
  );
}

/** Static values of a request replace those of the template as a whole. */
export function orderOfTemplate(template: StoredTemplate, given: StaticValues | undefined): ExtractionOrder {
  if (template.edited_json.fields.length === 0) throw withoutFields(template);
  return orderFrom(template, given);
}

/** The order of an agent request: its prompts are the fields. */
export function orderOfAgent(
  payload: AgentPayload,
  {given}: {given: StaticValues | undefined},
): ExtractionOrder {
  const instructions = blankAsAbsent(payload.custom_instructions);
  return {
    template: undefined,
    static_values: given ?? payload.static_values ?? {},
    request: {
      document_type: payload.document_type,
      ...(instructions ? {instructions} : {}),
      fields: fieldsOfPrompts(payload.prompt_json, payload.fields),
    },
  };
}

/**
 * Merges a payload with a template. Prompts define the fields, if any; the template adds types and labels of fields
 * of the same name.
 */
export function orderOfTemplateAgent(
  payload: TemplatePayload,
  {template, given}: {template: StoredTemplate; given: StaticValues | undefined},
): ExtractionOrder {
  const {prompt_json: prompts} = payload;
  if (prompts === undefined && template.edited_json.fields.length === 0) throw withoutFields(template);
  const {request, ...order} = orderFrom(template, given ?? payload.static_values);
  const instructions = blankAsAbsent(payload.custom_instructions);
  return {
    ...order,
    request: {
      ...request,
      ...(payload.document_type === undefined ? {} : {document_type: payload.document_type}),
      ...(instructions ? {instructions} : {}),
      ...(prompts && {fields: fieldsOfPrompts(prompts, payload.fields, request.fields)}),
    },
  };
}

function orderFrom(template: StoredTemplate, given: StaticValues | undefined): ExtractionOrder {
  const static_values = given ?? template.static_values ?? {};
  return {template, static_values, request: requestOfTemplate(template, static_values)};
}

type ReadBy = Pick<TemplateContent, 'document_type' | 'edited_json' | 'custom_instructions'>;

/** The extraction request that a template makes; references are file keys. */
export function requestOfTemplate(
  {document_type, edited_json, custom_instructions, reference_files}: ReadBy & {reference_files: string[]},
  static_values: StaticValues,
): ExtractionRequest {
  return {
    document_type,
    ...(custom_instructions ? {instructions: custom_instructions} : {}),
    fields: edited_json.fields.map((field) => withConstant(field, static_values)),
    ...(reference_files.length > 0 ? {references: reference_files} : {}),
  };
}

/** The fields that prompts ask for, with what the request says of them, and the template of those of the same name. */
function fieldsOfPrompts(prompts: Prompts, told: Field[] = [], ofTemplate: Field[] = []): Field[] {
  const [known, typed] = [ofTemplate, told].map(
    (fields) => new Map(fields.map((field) => [field.name, field])),
  );
  return Object.entries(prompts).map(([name, prompt]) => ({
    ...promptField({name, prompt}, known?.get(name)),
    ...typed?.get(name),
  }));
}

function promptField({name, prompt}: {name: string; prompt: string}, known?: Field): Field {
  return {...known, name, ...(prompt.trim() === '' ? {} : {prompt})};
}

function withoutFields({alias, id}: StoredTemplate): DocextractError {
  const name = alias ?? id;
  return new DocextractError(
    'invalid_request',
    `Template ${name} has no fields of its own, and nothing else says what to extract.`,
    {
      hint:
        `Give it fields: docextract templates edit ${name}. Or ask by prompts: prompt_json in the payload of ` +
        `process-agent, which is docextract agent --template ${name} --prompt total="sum to pay".`,
    },
  );
}

function blankAsAbsent(text: string | null | undefined): string | undefined {
  return text?.trim() === '' ? undefined : (text ?? undefined);
}

/** Replaces file keys by paths, for the engine. */
export function withReferences(request: ExtractionRequest, paths: string[]): ExtractionRequest {
  return request.references ? {...request, references: paths} : request;
}

/** A STATIC field is a constant of the template, overridden by the request's static values. */
function withConstant(field: Field, values: StaticValues): Field {
  if (field.kind !== 'STATIC' || !Object.hasOwn(values, field.name)) return field;
  const value = values[field.name];
  return {...field, value: typeof value === 'string' ? value : JSON.stringify(value)};
}
