import type {KeyRow, SessionRow, AccountRow, LedgerRow, HoldRow, ReplyRow} from './rows/account-rows.js';
import type {DeliveryRow, DeliveryAttemptRow} from './rows/delivery-rows.js';
import type {JobRow, DocumentRow, CorrectionRow, TurnRow} from './rows/job-rows.js';
import type {HolderRow, FileStoreRow, MoveRow} from './rows/store-rows.js';
import type {TemplateRow, TemplateVersionRow, ExampleRow} from './rows/template-rows.js';

/** Times are milliseconds since the epoch, JSON is text, yes and no are 1 and 0. */
export interface Tables {
  templates: TemplateRow;
  template_versions: TemplateVersionRow;
  examples: ExampleRow;
  keys: KeyRow;
  jobs: JobRow;
  documents: DocumentRow;
  corrections: CorrectionRow;
  turns: TurnRow;
  holders: HolderRow;
  replies: ReplyRow;
  deliveries: DeliveryRow;
  delivery_attempts: DeliveryAttemptRow;
  accounts: AccountRow;
  ledger: LedgerRow;
  holds: HoldRow;
  sessions: SessionRow;
  file_store: FileStoreRow;
  moves: MoveRow;
}

/** Each table by its name; the compiler asks for all. */
const named: Record<keyof Tables, true> = {
  templates: true,
  template_versions: true,
  examples: true,
  keys: true,
  jobs: true,
  documents: true,
  corrections: true,
  turns: true,
  holders: true,
  replies: true,
  deliveries: true,
  delivery_attempts: true,
  accounts: true,
  ledger: true,
  holds: true,
  sessions: true,
  file_store: true,
  moves: true,
};

export const tableNames = Object.keys(named);
