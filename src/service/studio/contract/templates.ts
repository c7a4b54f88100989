import {z} from 'zod';
import {FieldList} from '../../../contract/fields.js';
import {StaticValues} from '../../../contract/static-values.js';
import {Alias, ReviewRule, TemplateStatus, Webhook} from '../../../contract/templates.js';

/** A line of the list of templates. */
export const TemplateSummary = z.object({
  id: z.string(),
  alias: z.string().nullable(),
  name: z.string(),
  status: TemplateStatus,
  version: z.number().int(),
  /** A version made by teaching that is not in use yet. */
  draft_version: z.number().int().optional(),
  document_type: z.string(),
  fields: z.number().int(),
  /** `package`: comes with the program; `user`: made or changed here. */
  origin: z.enum(['package', 'user']),
  has_webhook: z.boolean(),
  /** Counts cover only jobs whose results are still kept. */
  documents_read: z.number().int(),
  values_read: z.number().int(),
  values_corrected: z.number().int(),
  updated_at: z.string(),
});
export type TemplateSummary = z.infer<typeof TemplateSummary>;

/**
 * A reference document of an edited template: the `kept` one (from 0) of a `version` (the current version if absent),
 * or an uploaded sample.
 */
export const ReferenceChoice = z.union([
  z.strictObject({kept: z.number().int().min(0), version: z.number().int().min(1).optional()}),
  z.strictObject({sample: z.string()}),
]);
export type ReferenceChoice = z.infer<typeof ReferenceChoice>;

/** A template as the editor saves it. The document types of the starters are hints, any words will do. */
export const TemplateEdit = z.strictObject({
  name: z.string().trim().min(1).max(200),
  alias: Alias.nullable(),
  status: TemplateStatus,
  document_type: z.string().trim().min(1).max(200),
  edited_json: FieldList,
  custom_instructions: z.string().max(20_000).optional(),
  references: z.array(ReferenceChoice).max(20),
  webhook: Webhook.strict().nullable(),
  static_values: StaticValues.nullable(),
  review: ReviewRule.nullable(),
});
export type TemplateEdit = z.infer<typeof TemplateEdit>;

/** A template in the editor. `etag` goes into `If-Match` of the next write. */
export const TemplateDetail = TemplateEdit.omit({references: true}).extend({
  id: z.string(),
  version: z.number().int(),
  origin: z.enum(['package', 'user']),
  etag: z.string(),
  references: z.array(z.object({pages: z.number().int()})),
  webhook_disabled_at: z.string().nullable(),
  updated_at: z.string(),
});
export type TemplateDetail = z.infer<typeof TemplateDetail>;

/** A stored version of a template. */
export const TemplateVersionDetail = z.object({
  version: z.number().int(),
  created_at: z.string(),
  document_type: z.string(),
  edited_json: FieldList,
  custom_instructions: z.string().optional(),
  references: z.number().int(),
  /**
   * `current`: the version that new jobs use. `former`: an earlier version. `draft`: a version made by teaching and not
   * in use yet.
   */
  state: z.enum(['current', 'former', 'draft']),
});
export type TemplateVersionDetail = z.infer<typeof TemplateVersionDetail>;

/** What the endpoint of a webhook answered to a test delivery. */
export const WebhookTest = z.object({
  ok: z.boolean(),
  status: z.number().int().optional(),
  error: z.string().optional(),
  duration_ms: z.number(),
});
export type WebhookTest = z.infer<typeof WebhookTest>;
