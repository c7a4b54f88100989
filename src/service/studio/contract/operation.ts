import {z} from 'zod';
import {FailedRows, FailureStatus, KeyRole, SuccessStatus} from '../../../contract/key-settings.js';

export const KeySummary = z.object({
  id: z.string(),
  name: z.string(),
  account: z.string(),
  role: KeyRole,
  requests_per_window: z.number().int().nullable(),
  created_at: z.string(),
  revoked_at: z.string().nullable(),
  /** The key of this session. */
  own: z.boolean(),
});
export type KeySummary = z.infer<typeof KeySummary>;

export const NewKey = z.strictObject({
  name: z.string().trim().max(200).default(''),
  account: z.string().trim().min(1).max(200).optional(),
  role: KeyRole.default('caller'),
  requests_per_window: z.number().int().min(1).optional(),
  success: SuccessStatus.optional(),
  failure: FailureStatus.optional(),
  failed_rows: FailedRows.optional(),
});
export type NewKey = z.infer<typeof NewKey>;

/** The key itself is shown this once. */
export const KeyCreated = KeySummary.extend({key: z.string()});
export type KeyCreated = z.infer<typeof KeyCreated>;

export const AccountCredits = z.object({
  account: z.string(),
  /** `null`: without limit. */
  balance: z.number().nullable(),
  held: z.number(),
});
export type AccountCredits = z.infer<typeof AccountCredits>;

export const LedgerEntry = z.object({
  number: z.number().int(),
  amount: z.number(),
  reason: z.enum(['added', 'hold', 'given_back']),
  reference: z.string(),
  at: z.string(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** Adds credits to an account, or takes its limit away. */
export const CreditChange = z.union([
  z.strictObject({add: z.number().int().min(1).max(1_000_000_000)}),
  z.strictObject({unlimited: z.literal(true)}),
]);
export type CreditChange = z.infer<typeof CreditChange>;

export const DeliverySummary = z.object({
  id: z.string(),
  job_id: z.string(),
  template_id: z.string(),
  /** `null`: the job had none, or is of another account. */
  document: z.string().nullable(),
  status: z.enum(['waiting', 'running', 'delivered', 'failed']),
  attempts: z.number().int(),
  due_at: z.string().nullable(),
  error: z.string().nullable(),
  /** Id of the later delivery that has corrected values of the document; this one is not sent again. */
  replaced_by: z.string().nullable(),
  created_at: z.string(),
  completed_at: z.string().nullable(),
  expires_at: z.string(),
});
export type DeliverySummary = z.infer<typeof DeliverySummary>;

export const DeliveryDetail = DeliverySummary.extend({
  /** `null`: not attempted yet, or of a job of another account. */
  body: z.string().nullable(),
  log: z.array(
    z.object({
      number: z.number().int(),
      started_at: z.string(),
      duration_ms: z.number().nullable(),
      status: z.number().int().nullable(),
      error: z.string().nullable(),
      reply: z.string().nullable(),
    }),
  ),
});
export type DeliveryDetail = z.infer<typeof DeliveryDetail>;

export const DeliveriesQuery = z.object({
  status: z.enum(['waiting', 'running', 'delivered', 'failed']).optional(),
  job: z.string().optional(),
  template: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});
export type DeliveriesQuery = z.infer<typeof DeliveriesQuery>;

/** The state of the service. `counts` are samples of `/metrics`: name with labels, and value. */
export const Operation = z.object({
  version: z.string(),
  ready: z.boolean(),
  /** Why it is not ready. */
  problems: z.array(z.string()),
  workers: z.object({count: z.number().int(), busy: z.number().int(), lost: z.number().int()}),
  jobs: z.record(z.string(), z.number()),
  documents: z.record(z.string(), z.number()),
  deliveries: z.record(z.string(), z.number()),
  disk: z.object({free_bytes: z.number(), total_bytes: z.number()}).nullable(),
  /** Read-only, by name: limits and timeouts in their own units. */
  settings: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.unknown())]),
  ),
  at: z.string(),
});
export type Operation = z.infer<typeof Operation>;
