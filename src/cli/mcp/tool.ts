import {z} from 'zod';
import type {Budget} from '../../batch/model/budget.js';
import type {ResolvedSettings} from '../config/resolve.js';
import type {ConnectionOptions} from '../options/shared-flags.js';
import type {Context} from '../terminal/context.js';
import type {AllowedFolders} from './allowed-folders.js';
import type {Call, Calls} from './call.js';
import type {Session} from './mcp-session.js';

/** What the tools of a server share. */
export interface ToolWorld {
  context: Context;
  options: ConnectionOptions;
  settings: ResolvedSettings;
  folders: AllowedFolders;
  session: Session;
  calls: Calls;
  /** What paid requests are charged to; none for the built-in service. */
  budget: Budget | undefined;
}

/** A tool as data. The client gets what `act` throws as a tool error. */
export interface Tool<Input extends object, Output extends Record<string, unknown>> {
  name: string;
  title: string;
  description: string;
  inputSchema: z.ZodType<Input>;
  outputSchema: z.ZodType<Output>;
  annotations: {
    readOnlyHint: boolean;
    destructiveHint: boolean;
    idempotentHint: boolean;
    /** Whether it speaks to a service; that may be one elsewhere. */
    openWorldHint: boolean;
  };
  act(this: void, input: Input, call: Call, world: ToolWorld): Promise<Output>;
}

/** Gives a tool its types. */
export function defineTool<Input extends object, Output extends Record<string, unknown>>(
  tool: Tool<Input, Output>,
): Tool<Input, Output> {
  return tool;
}

/** Parameters that several tools share. */
export const parameters = {
  template: z.string().min(1).describe('Template to extract with: its id, or an alias such as invoice'),
  output: z
    .string()
    .min(1)
    .describe('Folder for the results, within the allowed folders; made when missing. Existing files stay.'),
  staticValues: z
    .record(z.string(), z.string())
    .describe('Values to be echoed with each result, such as a reference of your own'),
  confidence: z.boolean().describe('Tell of each value how sure it is, 0 to 1'),
  provenance: z.boolean().describe('Tell of each value where it stands: page, box, text'),
  reviewBelow: z
    .number()
    .gt(0)
    .max(1)
    .describe('List values that are less sure than this, such as 0.8, for a person to check'),
  retryFailed: z.boolean().describe('Send documents again that failed before; that may cost credits again'),
  maxCredits: z
    .int()
    .min(0)
    .describe('Spend no more than this in this call, one credit a page; within the limit of the server'),
  paths: z
    .array(z.string().min(1))
    .min(1)
    .max(1000)
    .describe('Files and folders, within the allowed folders; relative ones begin in the first of these'),
  perFile: z.boolean().describe('One job per document instead of archives: exact results on every service'),
  jobIds: z.array(z.string().min(1).max(200)).min(1).max(100).describe('Ids of jobs'),
  /** A day is how long results are kept. */
  waitSeconds: z
    .number()
    .min(0)
    .max(86_400)
    .describe('How long to wait for jobs; those unfinished go on, and are collected later with `results`'),
};

/** Parts of replies that several tools share. */
export const replies = {
  failure: z.object({code: z.string(), message: z.string(), hint: z.string().optional()}),
  warnings: z.array(z.string()).optional(),
  next: z.string().optional().describe('What to do next'),
};
