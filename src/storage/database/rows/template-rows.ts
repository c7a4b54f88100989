import type {FieldList} from '../../../contract/fields.js';
import type {StaticValues} from '../../../contract/static-values.js';
import type {ReviewRule, TemplateStatus, Webhook} from '../../../contract/templates.js';
import type {RightValue} from '../../../contract/extraction.js';
import type {JsonText} from '../json-text.js';

/** The webhook of a template with the secret that signs its deliveries. */
export type StoredWebhook = Webhook & {secret: string};

export interface TemplateRow {
  id: string;
  /** `null`: every key may use it. */
  account: string | null;
  alias: string | null;
  name: string;
  status: TemplateStatus;
  version: number;
  webhook: JsonText<StoredWebhook> | null;
  /** When its endpoint answered 410; nothing is sent to it since. */
  webhook_disabled_at: number | null;
  static_values: JsonText<StaticValues> | null;
  /** `null`: documents are not reviewed. */
  review: JsonText<ReviewRule> | null;
  created_at: number;
  updated_at: number;
  /** A version made by teaching that is not in use yet: the one after `version`. */
  draft_version: number | null;
}

export interface TemplateVersionRow {
  template_id: string;
  version: number;
  document_type: string;
  edited_json: JsonText<FieldList>;
  custom_instructions: string | null;
  /** File keys. */
  reference_files: JsonText<string[]>;
  /** `package`: a starter template; `user`: created or changed here. */
  origin: 'package' | 'user';
  created_at: number;
}

/** A corrected document that is kept to teach its template. */
export interface ExampleRow {
  id: string;
  template_id: string;
  /** Of the document it was; that may be gone. */
  document_id: string;
  name: string;
  pages: number;
  /** File key of its pages as words. */
  pages_file: string;
  /** File key of the document; `null` unless its pictures are kept. */
  document_file: string | null;
  right_values: JsonText<Record<string, RightValue>>;
  corrected: number;
  /** Id of the key. */
  by: string;
  created_at: number;
}
