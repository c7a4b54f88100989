import {z} from 'zod';
import {FieldList, FieldName} from './fields.js';
import {isRecord} from './records.js';
import {isShallow, parseJson, StaticValuesInput} from './static-values.js';

/** Some clients send a prompt as an object or a list of its parts. */
const Prompt = z
  .unknown()
  .refine((prompt) => isShallow({prompt}), 'a prompt is nested too deep')
  .transform(promptText)
  .pipe(z.string().max(4000));

/** Field name to the prompt that says what to extract. */
export const Prompts = z
  .record(FieldName, Prompt, {
    error: (issue) => (issue.code === 'invalid_key' ? noFieldName(issue.path) : undefined),
  })
  .refine((prompts) => Object.keys(prompts).length > 0, 'prompt_json names no field');
export type Prompts = z.infer<typeof Prompts>;

function noFieldName(path: readonly PropertyKey[] = []): string {
  return `"${String(path.at(-1) ?? '')}" cannot be the name of a field, take another`;
}

/** An object, or a JSON-encoded string of one. Blank text means absent; anything else is refused, with `example`. */
function objectFromJson<Shape extends z.ZodType>(shape: Shape, example: string) {
  const read = (given: unknown, context: z.RefinementCtx): unknown => {
    const value = fromJson(given);
    if (value === undefined || isRecord(value)) return value;
    context.addIssue({code: 'custom', message: `is not a JSON object; give one such as ${example}`});
    return z.NEVER;
  };
  return z.preprocess(read, shape);
}

/** What is no JSON stays text. */
function fromJson(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  return given.trim() === '' ? undefined : (parseJson(given) ?? given);
}

const examplePrompts = '{"total": "the sum to pay"}';
const examplePayload = `{"document_type": "receipt", "prompt_json": ${examplePrompts}}`;

/** Processing configuration of `process-agent`; nested parts come as objects or as JSON-encoded strings. */
export const AgentPayload = z.object({
  document_type: z.string().trim().min(1).max(200),
  custom_instructions: z.string().max(20_000).nullish(),
  prompt_json: objectFromJson(Prompts, examplePrompts),
  /**
   * Types, columns and the like of fields of the same names, as templates have them. An addition of this service; a prompt
   * here wins over that of `prompt_json`, which says the same for services that do not know it.
   */
  fields: FieldList.shape.fields.optional(),
  static_values: StaticValuesInput.optional(),
});
export type AgentPayload = z.infer<typeof AgentPayload>;

/** Beside a template clients send what they leave out blank, too. */
const blankAsAbsent = (value: unknown): unknown => {
  const given = fromJson(value);
  const isEmpty = typeof given === 'object' && given !== null && Object.keys(given).length === 0;
  return value === null || value === '' || isEmpty ? undefined : value;
};

/** The payload beside a template: what it leaves out, the template has. */
export const TemplatePayload = AgentPayload.extend({
  document_type: z.preprocess(blankAsAbsent, AgentPayload.shape.document_type.optional()),
  prompt_json: z.preprocess(blankAsAbsent, AgentPayload.shape.prompt_json.optional()),
});
export type TemplatePayload = z.infer<typeof TemplatePayload>;

/** The JSON body of `POST /process-agent`. Clients in the wild omit `template_id`. */
export const AgentRequest = z.object({
  actual_image: z.string().min(1, 'actual_image is empty'),
  template_id: z.string().min(1).nullish(),
  payload: objectFromJson(AgentPayload, examplePayload),
});
export type AgentRequest = z.infer<typeof AgentRequest>;

/** The asynchronous form, `POST /process-job` with a payload instead of a template. */
export const AgentJobRequest = AgentRequest.extend({static_values: StaticValuesInput.optional()});
export type AgentJobRequest = z.infer<typeof AgentJobRequest>;

/** Either form beside a template. */
export const TemplateAgentRequest = AgentJobRequest.extend({
  template_id: z.string().min(1),
  payload: objectFromJson(TemplatePayload, examplePayload),
});
export type TemplateAgentRequest = z.infer<typeof TemplateAgentRequest>;

/** What says more about itself than its key would. */
const spoken = new Set(['prompt', 'description', 'instruction', 'instructions', 'text']);

/** A prompt that came as an object or a list, as text: `{"description": "the sum", "type": "money"}` is "the sum; type: money". */
function promptText(prompt: unknown): string {
  if (prompt === null || prompt === undefined) return '';
  if (typeof prompt === 'string') return prompt;
  if (Array.isArray(prompt)) return prompt.map(promptText).filter(Boolean).join(', ');
  if (typeof prompt !== 'object') return JSON.stringify(prompt);
  return Object.entries(prompt)
    .map(([key, value]) => [key, promptText(value)] as const)
    .filter(([, text]) => text !== '')
    .map(([key, text]) => (spoken.has(key.toLowerCase()) ? text : `${key}: ${text}`))
    .join('; ');
}
