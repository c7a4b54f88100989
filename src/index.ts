export {createClient, type Client, type ClientOptions, type Timeouts} from './client/client.js';
export type {Wait} from './client/call.js';
export type {Document} from './client/document.js';
export type {Limiter, Sleep} from './client/limiter.js';
export type {
  AgentOptions,
  DownloadOptions,
  PaidOptions,
  ProcessOptions,
  RequestOptions,
  ResultsOptions,
  StatusOptions,
  UploadForm,
} from './client/options.js';
export {DocextractError, type ErrorCode, type ErrorDetails} from './contract/errors.js';
export {
  type JobAccepted,
  type JobState,
  type ResultDocument,
  isFailure,
  isTerminal,
} from './contract/jobs.js';
export type {ProcessReply} from './contract/process.js';
