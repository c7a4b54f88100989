import {z} from 'zod';
import {recogniserNames} from '../../contract/recognisers.js';
import {LanguageModelSettings} from '../../engine/llm/settings.js';
import {Extraction, ExtractionRequest} from '../../contract/extraction.js';

/** How documents are read, the same for all of a service. */
export const ReadOptions = z.object({
  /** `never`: leave out a machine-readable invoice attached to a PDF. */
  attachments: z.enum(['auto', 'never']).optional(),
  /** What reads scans; absent: chosen page by page. */
  recogniser: z.object({engine: z.enum(recogniserNames), language: z.string().optional()}).optional(),
  /** A model to be asked besides; absent: none. */
  languageModel: LanguageModelSettings.optional(),
});
export type ReadOptions = z.infer<typeof ReadOptions>;

/** What the service says to a worker process. */
export const WorkerTask = z.object({
  path: z.string(),
  /** References are paths. */
  request: ExtractionRequest,
  maxPages: z.number(),
  reading: ReadOptions,
});
export type WorkerTask = z.infer<typeof WorkerTask>;

/** Whether a document may be read now that its length is known. */
export const ReadPermission = z.object({mayRead: z.boolean()});
export type ReadPermission = z.infer<typeof ReadPermission>;

/** What a worker process says to the service. */
export const WorkerReport = z.discriminatedUnion('type', [
  z.object({type: z.literal('ready')}),
  /** It has the task, and begins with the document now. */
  z.object({type: z.literal('taken')}),
  /** How long the document is, so that it gets the time it needs and is paid; the worker waits for permission. */
  z.object({type: z.literal('pages'), pages: z.number()}),
  z.object({type: z.literal('done'), extraction: Extraction, memoryBytes: z.number()}),
  z.object({
    type: z.literal('failed'),
    code: z.string(),
    message: z.string(),
    hint: z.string().optional(),
    /** Of an error that is a bug: for the log. */
    stack: z.string().optional(),
    memoryBytes: z.number(),
  }),
]);
export type WorkerReport = z.infer<typeof WorkerReport>;
