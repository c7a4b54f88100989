import type {Client} from '../client/client.js';

/** The service in this process, at a loopback address. Documents are read in worker processes. */
export interface EmbeddedService {
  /** Address for any client of the interface: `http://127.0.0.1:40123`. */
  readonly baseUrl: string;
  /** An API key of this service. */
  readonly apiKey: string;
  /** The data directory, absolute. */
  readonly dataDir: string;
  /** A client of this service; closed with it. */
  readonly client: Client;
  /**
   * Stops the service and its workers. Unfinished jobs go on when a service next opens the data directory. May be called
   * again. Rejects with `DocextractError`.
   */
  close(this: void): Promise<void>;
  /** The same as `close`, for `await using`. */
  [Symbol.asyncDispose](this: void): Promise<void>;
}
