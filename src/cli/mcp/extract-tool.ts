import {stat} from 'node:fs/promises';
import {dirname} from 'node:path';
import {z} from 'zod';
import type {BatchReport, DocumentOutcome} from '../../batch/model/outcome.js';
import type {AgentWork, TemplateWork} from '../../batch/model/work.js';
import {createPictureConverter} from '../service/picture-converter.js';
import {scan} from '../../batch/scan/scan.js';
import {processBatch} from '../../batch/submit/process-batch.js';
import {DocextractError} from '../../contract/errors.js';
import {isDocument, namesOfKinds} from '../../contract/documents.js';
import {mustExist} from '../../contract/must-exist.js';
import {withTemplateNamed} from '../options/unknown-template.js';
import {agentWorkOf, workOf} from '../options/work-of-options.js';
import {documentRecord} from '../render/records.js';
import {maxReplyChars} from './reply-size.js';
import {defineTool, parameters, replies, type ToolWorld} from './tool.js';
import {inToolTerms} from './tool-error.js';
import {paidRun} from './paid-run.js';
import {keepWarnings} from './warnings.js';

const Input = z.strictObject({
  path: z
    .string()
    .min(1)
    .describe(`The document, within the allowed folders; ${namesOfKinds(isDocument)} are read`),
  template: parameters.template.optional(),
  document_type: z
    .string()
    .optional()
    .describe('What the document is, such as receipt or contract; with `prompts` or `schema`'),
  prompts: z
    .record(z.string(), z.string())
    .optional()
    .describe(
      'Fields to extract without a template: name to what to extract, {"total": "total amount to pay"}',
    ),
  schema: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('Fields to extract as a JSON Schema of an object; the result fits it'),
  instructions: z
    .string()
    .optional()
    .describe('What holds for the whole document, such as the order of dates'),
  static_values: parameters.staticValues.optional(),
  confidence: parameters.confidence.optional(),
  provenance: parameters.provenance.optional(),
  review_below: parameters.reviewBelow.optional(),
  output: parameters.output
    .optional()
    .describe('Write the result to a file in this folder, within the allowed folders, instead of the reply'),
  retry_failed: parameters.retryFailed.optional(),
  max_credits: parameters.maxCredits.optional(),
});
type Input = z.output<typeof Input>;

const Output = z.looseObject({
  source: z.string(),
  status: z.string().describe('succeeded; skipped: done before, and not paid again; failed'),
  document_data: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('The values by field; null is not found'),
  result: z.string().optional().describe('The file of the result'),
  error: replies.failure.optional(),
  warnings: replies.warnings,
  next: replies.next,
});

/** Extracts one document now, as the commands `process` and `agent` do. */
export const extractTool = defineTool({
  name: 'extract',
  title: 'Extract one document',
  description:
    'Reads the values of one document and returns them. Say what to extract: `template`; or `document_type` with ' +
    '`prompts`; or `schema`. The same request for the same file is answered again without paying. For folders, ZIP ' +
    'archives and many files use `submit`.',
  inputSchema: Input,
  outputSchema: Output,
  annotations: {readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true},
  async act(input, call, world) {
    const {folders, settings, session} = world;
    const path = await folders.input(input.path);
    await refuseFolder(path);
    const directory = input.output === undefined ? undefined : await folders.output(input.output);
    const work = await workOfInput(input, world);
    const selection = await scan({
      cwd: dirname(path),
      inputs: [path],
      travel: 'alone',
      converter: createPictureConverter(world.context.io),
      within: folders.folders,
      signal: call.stop,
    });
    const {tell, warnings} = keepWarnings(call.tell);
    const report = await session.run({...call, tell}, (batch) =>
      processBatch(
        selection,
        {
          work,
          output: {...(directory !== undefined && {directory}), format: 'json'},
          ...paidRun(input, world),
        },
        batch,
      ),
    );
    return replyOf(withTemplateNamed(report, input.template, settings.values), warnings);
  },
});

async function refuseFolder(path: string): Promise<void> {
  if (!(await stat(path)).isDirectory()) return;
  throw new DocextractError('usage', `${path} is a folder`, {
    hint: 'Call `submit` for the documents of a folder.',
  });
}

/** Instructions are text here, and never the name of a file. */
async function workOfInput(
  input: Input,
  {settings: {values}, context}: ToolWorld,
): Promise<TemplateWork | AgentWork> {
  const {template, document_type: given, prompts, schema, instructions, static_values: staticValues} = input;
  if (prompts !== undefined && schema !== undefined)
    throw new DocextractError('usage', 'fields are given by `prompts` and by `schema`', {
      hint: 'Put them all into the schema, each with its description as the prompt.',
    });
  if (prompts === undefined && schema === undefined) {
    if (given !== undefined || instructions !== undefined)
      throw new DocextractError('usage', 'no field is asked for', {
        hint: 'Name the fields in `prompts` or in `schema`, or leave out `document_type` and `instructions`.',
      });
    const named = template ?? values.template;
    if (named !== undefined) return workOf('process', {staticValues}, {...values, template: named}, context);
    throw new DocextractError('usage', 'nothing says what to extract', {
      hint: 'Name a `template`, which `templates` lists; or give `document_type` with `prompts`, or `schema`.',
    });
  }
  const {fieldsOfSchema} = await import('../../service/templates/schema-fields.js');
  const fields = schema === undefined ? undefined : fieldsOfSchema(schema, '`schema`');
  const documentType = given ?? fields?.title;
  if (documentType === undefined)
    throw new DocextractError('usage', 'no `document_type` is given', {
      hint: 'Say what the document is, such as receipt; a schema may say it as its title.',
    });
  const asked = fields ?? prompts ?? {};
  return agentWorkOf({documentType, asked, instructions, staticValues, template}, values);
}

function replyOf(report: BatchReport, warnings: string[]): z.input<typeof Output> {
  const document = mustExist(report.documents[0], 'outcome of the document');
  const record = documentRecord(document);
  const hasResult = document.fields !== undefined || document.result !== undefined;
  if (document.error !== undefined && !hasResult) throw failed(report, document);
  const told = {
    ...record,
    ...(document.error && {error: inToolTerms(document.error)}),
    ...(warnings.length > 0 && {warnings}),
  };
  const size = JSON.stringify(told).length;
  if (size <= maxReplyChars) return told;
  const {source, status, mapping} = document;
  return {
    ...{source, status, mapping},
    next: `The result has ${size} characters, more than a reply holds. Call again with \`output\`: it is written to a file there, and nothing is paid again.`,
  };
}

function failed({failures, stopped}: BatchReport, {error}: DocumentOutcome): DocextractError {
  const {code, message, hint} = stopped ?? failures[0] ?? mustExist(error, 'failure of the document');
  return new DocextractError(code, message, {...(hint !== undefined && {hint})});
}
