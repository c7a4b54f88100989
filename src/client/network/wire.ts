import type {IncomingHttpHeaders} from 'node:http';

/** The transport of requests to a service. */
export interface Network {
  /** Sends one request and returns its answer once the head of it is there. */
  request(request: WireRequest): Promise<WireAnswer>;
  /** Waits for what is under way, and closes the connections. */
  close(): Promise<void>;
}

export interface WireRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body: AsyncIterable<Uint8Array> | undefined;
  /** Timeout of the head of an answer, and of each further part of it. */
  replyMs: number;
  signal: AbortSignal | undefined;
}

export interface WireAnswer {
  statusCode: number;
  headers: IncomingHttpHeaders;
  body: AsyncIterable<Buffer>;
}
