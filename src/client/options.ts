import type {IncomingHttpHeaders} from 'node:http';
import type {Writable} from 'node:stream';
import type {AgentPayload} from '../contract/agent.js';
import type {ResultFormat, ResultInclude} from '../contract/jobs.js';
import type {StaticValues} from '../contract/static-values.js';

export type UploadForm = 'multipart' | 'binary' | 'base64';

export interface RequestOptions {
  signal?: AbortSignal;
  /** Ends waiting for the service (`interrupted`), while what is under way goes on and may land. */
  stop?: AbortSignal;
  /** The successful reply as it came, before it is read. */
  onReply?: (reply: {headers: IncomingHttpHeaders; body: Buffer}) => void;
}

/** For a question that its caller can go on without: asked once, with nothing waited for. */
export interface AskOnceOptions extends RequestOptions {
  once?: boolean;
}

export interface PaidOptions extends RequestOptions {
  /** Repeats under the same key are answered once by services that support it. Made up when absent. */
  idempotencyKey?: string;
  /** Told how many more bytes of the body were handed to the network; a retry starts anew. */
  onSent?: (bytes: number) => void;
}

export interface ProcessOptions extends PaidOptions {
  templateId: string;
  staticValues?: StaticValues;
  /** `multipart` by default. */
  upload?: UploadForm;
}

export interface AgentOptions extends PaidOptions {
  payload: AgentPayload;
  templateId?: string;
  upload?: 'multipart' | 'base64';
}

export interface ResultsOptions extends RequestOptions {
  /** Additions of this service's own kind; others ignore it. */
  include?: ResultInclude[];
  /** Only a list will do, no lone object: for a job that may not have ended. */
  listOnly?: boolean;
  /** More is refused as `bad_reply`; 256 MiB by default. */
  maxBytes?: number;
}

export interface OverflowOptions extends ResultsOptions {
  /** Opened for each attempt whose reply is larger than `maxBytes`. */
  overflow: () => Writable;
}

export interface DownloadOptions extends Omit<ResultsOptions, 'onReply' | 'maxBytes' | 'listOnly'> {
  format: ResultFormat;
  /** Where the reply goes, whatever its size; opened for each attempt. */
  sink: () => Writable;
}

export interface StatusOptions extends RequestOptions {
  /** Where the job's id stands; one released client has it in the path. `query` by default. */
  form?: 'query' | 'path';
}
