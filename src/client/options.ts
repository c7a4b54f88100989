import type {IncomingHttpHeaders} from 'node:http';
import type {Writable} from 'node:stream';
import type {AgentPayload} from '../contract/agent.js';
import type {ResultFormat, ResultInclude} from '../contract/jobs.js';
import type {StaticValues} from '../contract/static-values.js';

export type UploadForm = 'multipart' | 'binary' | 'base64';

/** Options of every request. */
export interface RequestOptions {
  /** Ends the request at once: `interrupted`, or `unknown_outcome` where it may have been paid. */
  signal?: AbortSignal;
  /** Stops waiting for the service (`interrupted`); a request under way continues. */
  stop?: AbortSignal;
  /** The successful reply as it came, before it is read. */
  onReply?: (reply: {headers: IncomingHttpHeaders; body: Buffer}) => void;
}

/** For optional requests: sent once, without waiting. */
export interface AskOnceOptions extends RequestOptions {
  /** No retries. */
  once?: boolean;
}

/** Options of a paid request. */
export interface PaidOptions extends RequestOptions {
  /** Services that support it answer repetitions under the same key once. Generated when absent. */
  idempotencyKey?: string;
  /** Called with the number of further body bytes sent; a retry starts again. */
  onSent?: (bytes: number) => void;
}

/** For requests that are answered with the values. */
export interface IncludeOptions {
  /** What the reply is to tell besides the values, in `_meta`; services other than ours ignore it. */
  include?: ResultInclude[];
}

/** Options of a request by a template. */
export interface ProcessOptions extends PaidOptions, IncludeOptions {
  /** Id of the template; our service takes its alias, too. */
  templateId: string;
  /** Pairs that the service echoes. */
  staticValues?: StaticValues;
  /** `multipart` by default. */
  upload?: UploadForm;
}

/** Options of a request by prompts. */
export interface AgentOptions extends PaidOptions, IncludeOptions {
  /** What the document is, and the prompt of each field. */
  payload: AgentPayload;
  /** A template that has what the payload leaves out. */
  templateId?: string;
  /** `multipart` by default. */
  upload?: 'multipart' | 'base64';
}

/** Options of requests for results. */
export interface ResultsOptions extends RequestOptions {
  /** Additions of this service; others ignore them. */
  include?: ResultInclude[];
  /** Accept only a list: for a job that may not have ended. */
  listOnly?: boolean;
  /** Larger replies are refused as `bad_reply`; 256 MiB by default. */
  maxBytes?: number;
}

/** Options of `client.resultsOrOverflow`. */
export interface OverflowOptions extends ResultsOptions {
  /** Opened for each attempt whose reply is larger than `maxBytes`. */
  overflow: () => Writable;
}

/** Options of `client.download`. */
export interface DownloadOptions extends Omit<ResultsOptions, 'onReply' | 'maxBytes' | 'listOnly'> {
  /** `json` or `csv`. */
  format: ResultFormat;
  /** Stream for the reply, whatever its size; opened for each attempt. */
  sink: () => Writable;
}

/** Options of `client.status`. */
export interface StatusOptions extends RequestOptions {
  /** Where the job id is sent; one released client uses the path. `query` by default. */
  form?: 'query' | 'path';
}
