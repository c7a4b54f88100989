import {z} from 'zod';
import {Extraction} from '../../../contract/extraction.js';
import {TemplateFile, TemplateStatus} from '../../../contract/templates.js';
import {FieldList} from '../../../contract/fields.js';
import {Corrections, DocumentReview, JobDetail, JobPage, JobsQuery} from './documents.js';
import {
  AccountCredits,
  CreditChange,
  DeliveriesQuery,
  DeliveryDetail,
  DeliverySummary,
  KeyCreated,
  KeySummary,
  LedgerEntry,
  NewKey,
  Operation,
} from './operation.js';
import {FieldSuggestion, PageAnalysis, PictureQuery, Sample} from './page.js';
import {Session, SignIn, type StudioRole} from './session.js';
import {Example, NewExample, TeachingReport} from './teaching.js';
import {
  TemplateDetail,
  TemplateEdit,
  TemplateSummary,
  TemplateVersionDetail,
  WebhookTest,
} from './templates.js';

/** An operation of the studio. Its path is below `/studio/api`. */
export interface StudioRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Roles that may call the route; `anyone` needs no session. */
  roles: readonly (StudioRole | 'anyone')[];
  query?: z.ZodType;
  body?: z.ZodType;
  /** Largest JSON body; absent: 4 MiB. */
  maxBytes?: number;
  /** The body is a multipart form of one document, or of several. */
  upload?: 'document' | 'documents';
  /**
   * Needs `If-Match` with the `etag` of the changed object: 412 after a change by another user, 428 without the header.
   */
  guarded?: boolean;
  /** Absent: a picture or a file. */
  reply?: z.ZodType;
}

const admin = ['admin'] as const;
const both = ['admin', 'reviewer'] as const;
const none = z.object({});

/** One line per operation; the service answers from it, the pages call from it. */
export const studioRoutes = {
  signIn: {
    method: 'POST',
    path: '/session',
    roles: ['anyone'],
    body: SignIn,
    // Anybody may send it.
    maxBytes: 4096,
    reply: Session,
  },
  session: {method: 'GET', path: '/session', roles: both, reply: Session},
  signOut: {method: 'DELETE', path: '/session', roles: both, reply: none},

  templates: {method: 'GET', path: '/templates', roles: both, reply: z.array(TemplateSummary)},
  createTemplate: {
    method: 'POST',
    path: '/templates',
    roles: admin,
    body: TemplateEdit,
    reply: TemplateDetail,
  },
  importTemplate: {
    method: 'POST',
    path: '/templates/import',
    roles: admin,
    body: TemplateFile,
    // Reference documents are in it.
    maxBytes: 64 * 1024 * 1024,
    reply: TemplateDetail,
  },
  template: {method: 'GET', path: '/templates/{id}', roles: admin, reply: TemplateDetail},
  editTemplate: {
    method: 'PUT',
    path: '/templates/{id}',
    roles: admin,
    body: TemplateEdit,
    guarded: true,
    reply: TemplateDetail,
  },
  setTemplateStatus: {
    method: 'PUT',
    path: '/templates/{id}/status',
    roles: admin,
    body: z.strictObject({status: TemplateStatus}),
    guarded: true,
    reply: TemplateDetail,
  },
  templateVersions: {
    method: 'GET',
    path: '/templates/{id}/versions',
    roles: admin,
    reply: z.array(TemplateVersionDetail),
  },
  exportTemplate: {method: 'GET', path: '/templates/{id}/export', roles: admin, reply: TemplateFile},
  referencePage: {
    method: 'GET',
    path: '/templates/{id}/references/{reference}/pages/{page}',
    roles: admin,
    reply: PageAnalysis,
  },
  referencePicture: {
    method: 'GET',
    path: '/templates/{id}/references/{reference}/pages/{page}/picture',
    roles: admin,
    query: PictureQuery,
  },
  testWebhook: {method: 'POST', path: '/templates/{id}/webhook-test', roles: admin, reply: WebhookTest},
  fieldsFromSchema: {
    method: 'POST',
    path: '/fields-from-schema',
    roles: admin,
    body: z.strictObject({schema: z.unknown()}),
    reply: FieldList,
  },

  uploadSample: {method: 'POST', path: '/samples', roles: admin, upload: 'document', reply: Sample},
  samplePage: {method: 'GET', path: '/samples/{id}/pages/{page}', roles: admin, reply: PageAnalysis},
  samplePicture: {
    method: 'GET',
    path: '/samples/{id}/pages/{page}/picture',
    roles: admin,
    query: PictureQuery,
  },
  suggestFields: {
    method: 'GET',
    path: '/samples/{id}/suggestions',
    roles: admin,
    reply: z.array(FieldSuggestion),
  },
  /** Reads the sample with a template that need not be saved; free of credits, nothing is kept. */
  tryTemplate: {
    method: 'POST',
    path: '/samples/{id}/try',
    roles: admin,
    body: z.strictObject({template: TemplateEdit, template_id: z.string().optional()}),
    reply: Extraction,
  },

  jobs: {method: 'GET', path: '/jobs', roles: both, query: JobsQuery, reply: JobPage},
  /** Costs credits as `/process-job` does; takes an `idempotency-key`. */
  createJob: {
    method: 'POST',
    path: '/jobs',
    roles: admin,
    query: z.object({template: z.string()}),
    upload: 'documents',
    reply: z.object({id: z.string()}),
  },
  job: {
    method: 'GET',
    path: '/jobs/{id}',
    roles: both,
    query: z.object({
      from: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(500).default(100),
    }),
    reply: JobDetail,
  },
  deleteJob: {method: 'DELETE', path: '/jobs/{id}', roles: admin, reply: none},
  /** The results as `/job-results` gives them. */
  jobResults: {
    method: 'GET',
    path: '/jobs/{id}/results',
    roles: both,
    query: z.object({format: z.enum(['json', 'csv']).default('json')}),
  },

  document: {method: 'GET', path: '/jobs/{id}/documents/{position}', roles: both, reply: DocumentReview},
  documentPage: {
    method: 'GET',
    path: '/jobs/{id}/documents/{position}/pages/{page}',
    roles: both,
    reply: PageAnalysis,
  },
  documentPicture: {
    method: 'GET',
    path: '/jobs/{id}/documents/{position}/pages/{page}/picture',
    roles: both,
    query: PictureQuery,
  },
  correct: {
    method: 'PUT',
    path: '/jobs/{id}/documents/{position}/corrections',
    roles: both,
    body: Corrections,
    guarded: true,
    reply: DocumentReview,
  },

  examples: {method: 'GET', path: '/templates/{id}/examples', roles: admin, reply: z.array(Example)},
  keepExample: {
    method: 'POST',
    path: '/templates/{id}/examples',
    roles: admin,
    body: NewExample,
    reply: Example,
  },
  deleteExample: {method: 'DELETE', path: '/templates/{id}/examples/{example}', roles: admin, reply: none},
  teach: {method: 'POST', path: '/templates/{id}/teach', roles: admin, reply: TeachingReport},
  /** `If-Match` carries the `draft_etag` from the report on teaching. */
  useDraft: {
    method: 'POST',
    path: '/templates/{id}/use-draft',
    roles: admin,
    body: z.strictObject({version: z.number().int()}),
    guarded: true,
    reply: TemplateDetail,
  },

  keys: {method: 'GET', path: '/keys', roles: admin, reply: z.array(KeySummary)},
  createKey: {method: 'POST', path: '/keys', roles: admin, body: NewKey, reply: KeyCreated},
  revokeKey: {method: 'DELETE', path: '/keys/{id}', roles: admin, reply: KeySummary},
  credits: {method: 'GET', path: '/credits', roles: admin, reply: z.array(AccountCredits)},
  changeCredits: {
    method: 'POST',
    path: '/credits/{account}',
    roles: admin,
    body: CreditChange,
    reply: AccountCredits,
  },
  creditLedger: {
    method: 'GET',
    path: '/credits/{account}/ledger',
    roles: admin,
    query: z.object({limit: z.coerce.number().int().min(1).max(1000).default(100)}),
    reply: z.array(LedgerEntry),
  },
  deliveries: {
    method: 'GET',
    path: '/deliveries',
    roles: admin,
    query: DeliveriesQuery,
    reply: z.array(DeliverySummary),
  },
  delivery: {method: 'GET', path: '/deliveries/{id}', roles: admin, reply: DeliveryDetail},
  replayDelivery: {method: 'POST', path: '/deliveries/{id}/replay', roles: admin, reply: DeliverySummary},
  operation: {method: 'GET', path: '/operation', roles: admin, reply: Operation},
} as const satisfies Record<string, StudioRoute>;

export type StudioRouteName = keyof typeof studioRoutes;
