export {createClient, type Client, type ClientOptions, type Timeouts} from './client/client.js';
export type {Wait} from './client/call.js';
export type {Document} from './client/document.js';
export type {Limiter, Sleep} from './client/rate-limiter.js';
export type {
  AgentOptions,
  AskOnceOptions,
  DownloadOptions,
  IncludeOptions,
  OverflowOptions,
  PaidOptions,
  ProcessOptions,
  RequestOptions,
  ResultsOptions,
  StatusOptions,
  UploadForm,
} from './client/options.js';
export type {Proxies} from './client/network/proxies.js';
export {DocextractError, type ErrorCode, type ErrorDetails} from './contract/errors.js';
export {isFailure, isTerminal} from './contract/job-status.js';
export type {
  DocumentCounts,
  JobAccepted,
  JobDeleted,
  JobState,
  JobWarning,
  ResultDocument,
  ResultFormat,
  ResultInclude,
} from './contract/jobs.js';
export type {AgentPayload} from './contract/agent.js';
export type {ConvertedKind, DocumentKind} from './contract/documents.js';
export type {FieldMeta, FieldValue, ResultMeta} from './contract/extraction.js';
export type {ProcessReply} from './contract/process.js';
export type {MetaDepth} from './contract/result-columns.js';
export type {StaticValues} from './contract/static-values.js';
export type {TemplateState} from './contract/templates.js';
export type {BatchEvent} from './batch/model/batch-events.js';
export type {
  BatchReport,
  Counts,
  DocumentOutcome,
  DocumentStatus,
  Failure,
  FailureGroup,
  JobOutcome,
  Mapping,
  UnsureValue,
} from './batch/model/outcome.js';
export type {Finding} from './batch/model/source-document.js';
export type {ConnectionOptions} from './library/connection.js';
export {createService, type ServiceOptions} from './library/create-service.js';
export type {EmbeddedService} from './library/embedded-service.js';
export {
  extractFile,
  type Extracted,
  type ExtractOptions,
  type PromptExtractOptions,
  type SchemaExtractOptions,
  type TemplateExtractOptions,
} from './library/extract-file.js';
export {fileDocument, type BytesInput, type DocumentInput} from './library/file-document.js';
export {SchemaError, type SchemaIssue} from './library/schema-error.js';
export type {
  DataOf,
  Flat,
  FromJsonSchema,
  JsonSchema,
  ObjectOfSchema,
  RequiredNames,
  Schema,
  ValueOfType,
} from './library/schema-types.js';
export {submitFolder, type FolderReport, type SubmitFolderOptions} from './library/submit-folder.js';
export {waitForJob, type JobProgress, type WaitOptions} from './library/wait-for-job.js';
