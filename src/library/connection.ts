// library: what programs import: documents, folders and jobs in one call each, and the embedded service.

import type {Client, ClientOptions} from '../client/client.js';
import {readApiKey} from '../cli/config/api-key.js';
import {keySetting} from '../cli/config/key-setting.js';
import {resolveSettings, type ResolvedSettings} from '../cli/config/resolve.js';
import {type Surroundings, surroundings} from '../cli/io.js';
import {openServiceClient} from '../cli/service/service-client.js';
import type {EmbeddedService} from './embedded-service.js';
import {atTheDoor} from './library-errors.js';

/**
 * The service to use: the first of `client`, `service` and `baseUrl` that is given. Without any, the one the command
 * uses: `DOCEXTRACT_BASE_URL` or the configuration files name it, otherwise a service is embedded for the call.
 */
export interface ConnectionOptions {
  /** A client of `createClient`. The call does not close it. */
  client?: Client;
  /** A service of `createService`. The call does not close it; many calls share its one start. */
  service?: EmbeddedService;
  /** Address of a remote service, with or without `/v1`. */
  baseUrl?: string;
  /** API key for the remote service; `DOCEXTRACT_API_KEY` or the stored key when absent. */
  apiKey?: string;
  /** The header that carries the key; `x-auth` by default. */
  auth?: ClientOptions['auth'];
  /** Data directory of the embedded service; that of the command when absent. */
  dataDir?: string;
  /** Aborting it ends the call: see the errors of each function. */
  signal?: AbortSignal;
}

/** An open connection. */
export interface Connection {
  client: Client;
  settings: ResolvedSettings['values'];
  /** Data directory of the service in this process; `undefined` for a remote service. */
  embeddedIn: string | undefined;
  io: Surroundings;
  /** The id of a template; the user's aliases are of the configured remote service. */
  templateIdOf(this: void, name: string): string;
}

/** Runs `act` with a connection and closes what was opened for it. Rejects only with `DocextractError`. */
export function withConnection<Result>(
  options: ConnectionOptions,
  what: string,
  act: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const {signal} = options;
  return atTheDoor({what, signal, isPaid: mayBePaid(options)}, async () => {
    const io = surroundings();
    const settings = await resolveSettings(flagsOf(options), io);
    const given = options.client ?? options.service?.client;
    if (given !== undefined)
      return act({
        ...{client: given, settings: settings.values, io, templateIdOf: (name) => name},
        embeddedIn: options.client === undefined ? options.service?.dataDir : undefined,
      });
    const apiKey = isEmbedded(options) ? undefined : await readApiKey(settings, io, silent);
    const chosen = isEmbedded(options) ? withoutAddress(settings) : settings;
    signal?.throwIfAborted();
    const opened = await openServiceClient({settings: chosen, apiKey, notices: silent}, io);
    try {
      signal?.throwIfAborted();
      return await act({
        ...{client: opened.client, settings: chosen.values, embeddedIn: opened.embeddedIn, io},
        templateIdOf: (name) =>
          opened.embeddedIn === undefined ? (aliasIn(chosen.values.templates, name) ?? name) : name,
      });
    } finally {
      await opened.close();
    }
  });
}

function aliasIn(aliases: Record<string, string> = {}, name: string): string | undefined {
  return Object.hasOwn(aliases, name) ? aliases[name] : undefined;
}

/** The library neither prints nor warns on the streams of the program. */
const silent = {info: () => undefined, warn: () => undefined};

function flagsOf({baseUrl, apiKey, auth, dataDir}: ConnectionOptions) {
  return {
    ...(baseUrl !== undefined && {baseUrl}),
    ...(apiKey !== undefined && {apiKey}),
    ...(auth !== undefined && {auth}),
    ...(dataDir !== undefined && {dataDir}),
  };
}

/** A data directory without an address means the embedded service, whatever the environment names. */
function isEmbedded({baseUrl, dataDir}: ConnectionOptions): boolean {
  return baseUrl === undefined && dataDir !== undefined;
}

function withoutAddress(settings: ResolvedSettings): ResolvedSettings {
  const values = {...settings.values};
  delete values.baseUrl;
  const origins = {...settings.origins};
  const key = keySetting(origins);
  if (key !== undefined) delete origins[key];
  return {...settings, values, origins};
}

/** Whether an aborted request may cost something: only at a service that is not embedded. */
function mayBePaid({client, service, baseUrl, dataDir}: ConnectionOptions): boolean {
  if (service !== undefined && client === undefined) return false;
  return client !== undefined || baseUrl !== undefined || dataDir === undefined;
}
