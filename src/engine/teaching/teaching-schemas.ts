import {z} from 'zod';
import {ExtractionRequest, RightValue} from '../../contract/extraction.js';
import {Field} from '../../contract/fields.js';

/** A template, and examples whose pages are in files of kept pages. */
export const TeachingFiles = z.object({
  /** Reference documents are paths. */
  request: ExtractionRequest,
  examples: z.array(
    z.object({
      id: z.string(),
      path: z.string(),
      /** Number of the reference document, from 0, that earlier teaching made of it. */
      reference: z.number().int().min(0).optional(),
      values: z.record(z.string(), RightValue),
      /** Names of the fields of which a job read another value by the template as it is. */
      misread: z.array(z.string()).default([]),
    }),
  ),
});
export type TeachingFiles = z.infer<typeof TeachingFiles>;

/** A correction that teaches nothing. */
export const Doubt = z.object({
  /** Id of the example. */
  example: z.string(),
  field: z.string(),
  /** `not_on_page`: no words read like it. `contradicted`: other examples say that the value is elsewhere. */
  reason: z.enum(['not_on_page', 'contradicted']),
});
export type Doubt = z.infer<typeof Doubt>;

/** The numbers of values on the examples that are read right, with the template as it was and as it is taught. */
export const TeachingReport = z.object({
  examples: z.number(),
  fields: z.array(
    z.object({
      name: z.string(),
      asked: z.number(),
      before: z.number(),
      after: z.number(),
      /** Whether the field is read as the examples show from now on; otherwise it stayed as it was. */
      learned: z.boolean(),
    }),
  ),
  before: z.number(),
  after: z.number(),
  asked: z.number(),
  /**
   * Each example was read by what the others taught; `false` with one example, which is read by what it taught itself.
   */
  left_out: z.boolean(),
  /** Corrections that teach nothing, as the page or other examples contradict them. */
  doubtful: z.array(Doubt),
  /** Whether documents are read better than before; otherwise nothing should be changed. */
  is_better: z.boolean(),
});
export type TeachingReport = z.infer<typeof TeachingReport>;

/** A template after teaching. */
export const Teaching = z.object({
  fields: z.array(Field),
  /** Ids of the examples that are reference documents from now on, in order. */
  references: z.array(z.string()),
  /** Numbers, from 0, of the reference documents that the template keeps before them. */
  kept: z.array(z.number()),
  report: TeachingReport,
});
export type Teaching = z.infer<typeof Teaching>;
