import {z} from 'zod';
import {FieldList} from './fields.js';
import {TemplateVersion} from './jobs.js';
import {limits} from './limits.js';
import {StaticValues} from './static-values.js';
import {isRecord} from './records.js';

export const TemplateStatus = z.enum(['draft', 'active', 'archived']);
export type TemplateStatus = z.infer<typeof TemplateStatus>;

/** Standard Webhooks: `whsec_` and 24 to 64 random bytes as base64. */
export const WebhookSecret = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/, 'a secret is whsec_ and 24 to 64 random bytes as base64');

/** Whatever a header may not hold would let its value write further headers (RFC 9110, 5.1 and 5.5). */
const WebhookHeaders = z.record(
  z.string().regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/, 'the name of a header is letters, digits and hyphens'),
  z.string().regex(/^[\t\x20-\x7e\x80-\xff]*$/, 'the value of a header is one line of text'),
);

export const Webhook = z.object({
  url: z.url({protocol: /^https?$/}),
  headers: WebhookHeaders.optional(),
  /** What requests are signed with; made by the service when a template comes without one. */
  secret: WebhookSecret.optional(),
});
export type Webhook = z.infer<typeof Webhook>;

/** A short name that can be typed instead of the id: `--template invoice`. */
export const Alias = z
  .string()
  .regex(
    /^[a-z][a-z0-9-]{0,62}$/,
    'an alias is lower-case letters, digits and hyphens, and begins with a letter',
  );

/** How documents of a template are reviewed before their results go out. */
export const ReviewRule = z.strictObject({
  /** Jobs wait for review while a value is below this confidence; absent: no job waits. */
  below: z.number().min(0).max(1).optional(),
  /** Hours after which a waiting job goes out as it was read. */
  hours: z.number().min(0.1).max(limits.reviewHours).default(12),
});
export type ReviewRule = z.infer<typeof ReviewRule>;

/** What extraction needs to know; immutable once it is a version of a template. */
export const TemplateContent = z.object({
  document_type: z.string().trim().min(1).max(200),
  edited_json: FieldList,
  custom_instructions: z.string().max(20_000).optional(),
  /** Reference documents (form revisions) as data URLs; a file given to `templates create` may name paths instead. */
  reference_images: z.array(z.string()).max(20).optional(),
});
export type TemplateContent = z.infer<typeof TemplateContent>;

/** The reply of `GET /templates/{template_id}`. */
export const TemplateState = z.object({
  template_id: z.string(),
  name: z.string().optional(),
  status: z.string(),
  version: TemplateVersion,
});
export type TemplateState = z.infer<typeof TemplateState>;

export const Template = TemplateContent.extend({
  id: z.uuid(),
  alias: Alias.nullable(),
  name: z.string().min(1).max(200),
  status: TemplateStatus,
  version: TemplateVersion,
  webhook: Webhook.nullable(),
  static_values: StaticValues.nullable(),
  /** `null`: documents are not reviewed. */
  review: ReviewRule.nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Template = z.infer<typeof Template>;

/**
 * A template as a person writes it: a JSON file for `templates create`. `fields` is accepted in place of
 * `edited_json.fields`. What is misspelt is refused, not passed over.
 */
export const TemplateFile = z.preprocess(
  foldShorthands,
  TemplateContent.extend({
    /** Absent: what is extracted is asked for by prompts. */
    edited_json: TemplateContent.shape.edited_json.default({fields: []}),
    id: z.uuid().optional(),
    alias: Alias.nullish(),
    name: z.string().min(1).max(200),
    status: TemplateStatus.default('active'),
    webhook: Webhook.strict().nullish(),
    static_values: StaticValues.nullish(),
    review: ReviewRule.nullish(),
  }).strict(),
);
export type TemplateFile = z.infer<typeof TemplateFile>;

function foldShorthands(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const {fields, reference_image, ...rest} = value;
  return {
    ...rest,
    ...(fields === undefined ? {} : {edited_json: {fields}}),
    ...(reference_image === undefined ? {} : {reference_images: [reference_image]}),
  };
}
