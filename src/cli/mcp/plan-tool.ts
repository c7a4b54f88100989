import {z} from 'zod';
import {planBatch} from '../../batch/plan/dry-run.js';
import {summarisePlan} from '../run/show-plan.js';
import {creditsOfBudget, CreditsReply} from './credit-budget.js';
import {firstThatFit, maxReplyChars} from './reply-size.js';
import {selectInput, submission, submittedWork} from './submit-tool.js';
import {defineTool} from './tool.js';

const Input = z.strictObject(submission);

const Output = z.looseObject({
  summary: z.looseObject({
    documents: z.number().describe('Would be sent'),
    skipped: z.number().describe('Would not be sent again'),
    credits: z
      .number()
      .nullable()
      .describe('What that costs, one a page; null where not all pages can be counted'),
  }),
  documents: z.array(z.looseObject({source: z.string(), action: z.string()})),
  documents_left_out: z.number().optional().describe('Documents that did not fit into the reply'),
  refused: z.array(z.looseObject({source: z.string(), message: z.string()})),
  credits: CreditsReply.optional(),
});

/** What `submit` would do, as `docextract submit --dry-run` tells it. */
export const planTool = defineTool({
  name: 'plan',
  title: 'See what would be sent, and what it costs',
  description:
    'Tells for the arguments of `submit` which documents it would send, and the credits. Sends nothing.',
  inputSchema: Input,
  outputSchema: Output,
  annotations: {readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false},
  async act(input, call, world) {
    const directory = await world.folders.output(input.output);
    const selection = await selectInput(input, {call, world, directory});
    const work = submittedWork(input, world);
    const {planned, credits} = await world.session.run(call, async (batch) => ({
      planned: await planBatch(
        selection,
        {work, perFile: input.per_file, retryFailed: input.retry_failed},
        {...batch, signal: call.stop},
      ),
      credits: creditsOfBudget(world, batch),
    }));
    const all = planned.map((document) => ({...document, pages: document.pages ?? null}));
    const refused = selection.findings.filter(({severity}) => severity === 'refused');
    const documents = firstThatFit(all, maxReplyChars / 2);
    return {
      summary: {...summarisePlan(all, refused.length)},
      ...(credits && {credits}),
      documents,
      ...(documents.length < all.length && {documents_left_out: all.length - documents.length}),
      refused: firstThatFit(
        refused.map(({source, cause, message}) => ({source, cause, message})),
        maxReplyChars / 3,
      ),
    };
  },
});
