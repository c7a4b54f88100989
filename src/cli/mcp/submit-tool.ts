import {dirname} from 'node:path';
import {z} from 'zod';
import type {TemplateWork} from '../../batch/model/work.js';
import {createPictureConverter} from '../service/picture-converter.js';
import {scan, type Scan} from '../../batch/scan/scan.js';
import {submitAndCollect} from '../../batch/submit/submit-and-collect.js';
import {templateIdOf} from '../options/template-alias.js';
import {withTemplateNamed} from '../options/unknown-template.js';
import type {Call} from './call.js';
import {RunReply, runReply} from './run-reply.js';
import {defineTool, parameters, type ToolWorld} from './tool.js';
import {paidRun} from './paid-run.js';
import {keepWarnings} from './warnings.js';

/** Documents that are sent, and what is asked of them. */
export const submission = {
  paths: parameters.paths,
  template: parameters.template,
  output: parameters.output,
  static_values: parameters.staticValues.optional(),
  per_file: parameters.perFile.optional(),
  retry_failed: parameters.retryFailed.optional(),
};

const Input = z.strictObject({
  ...submission,
  format: z
    .enum(['json', 'csv', 'both'])
    .default('json')
    .describe('json: a file per document; csv: results.csv with a row per document'),
  confidence: parameters.confidence.optional(),
  provenance: parameters.provenance.optional(),
  review_below: parameters.reviewBelow.optional(),
  max_credits: parameters.maxCredits.optional(),
  /** Shorter than the minute after which many clients give a call up. */
  wait_seconds: parameters.waitSeconds.default(30),
});

/** Sends documents as jobs, as the command `submit` does. */
export const submitTool = defineTool({
  name: 'submit',
  title: 'Extract files and folders as jobs',
  description:
    'Sends documents as jobs, waits a while, and writes their results to a folder. Calling it again with the same ' +
    'arguments sends only what is new or changed, and goes on waiting: nothing is paid twice. Use `plan` first to see ' +
    'what would be sent and what it costs.',
  inputSchema: Input,
  outputSchema: RunReply,
  annotations: {readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true},
  async act(input, call, world) {
    const {settings, session} = world;
    const directory = await world.folders.output(input.output);
    const selection = await selectInput(input, {call, world, directory});
    const {tell, warnings} = keepWarnings(call.tell);
    const report = await session.run({...call, tell}, (batch) =>
      submitAndCollect(
        selection,
        {
          work: submittedWork(input, world),
          output: {directory, format: input.format},
          ...paidRun(input, world),
          perFile: input.per_file,
          waitMs: input.wait_seconds * 1000,
        },
        batch,
      ),
    );
    return runReply(withTemplateNamed(report, input.template, settings.values), {directory, warnings});
  },
});

/** The documents of the paths, without those of the output folder. */
export async function selectInput(
  {paths, per_file: perFile}: {paths: string[]; per_file?: boolean | undefined},
  {call, world: {folders, context}, directory}: {call: Call; world: ToolWorld; directory: string},
): Promise<Scan> {
  const inputs: string[] = [];
  for (const path of paths) inputs.push(await folders.input(path));
  return scan({
    cwd: dirname(directory),
    inputs,
    travel: perFile === true ? 'alone' : 'archive',
    leaveOut: [directory],
    converter: createPictureConverter(context.io),
    within: folders.folders,
    signal: call.stop,
  });
}

/** The work that `submit` sends and `plan` previews. A configured alias stands for its template id. */
export function submittedWork(
  {
    template,
    static_values: staticValues,
  }: {template: string; static_values?: Record<string, string> | undefined},
  {settings: {values}}: ToolWorld,
): TemplateWork {
  return {
    operation: 'submit',
    templateId: templateIdOf(template, values),
    ...(staticValues && {staticValues}),
    ...(values.upload && {upload: values.upload}),
  };
}
