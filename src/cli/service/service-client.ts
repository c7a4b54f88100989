import {setTimeout as delay} from 'node:timers/promises';
import {baseAddress} from '../../client/address.js';
import type {Wait} from '../../client/call.js';
import type {Client, ClientOptions} from '../../client/client.js';
import {DocextractError} from '../../contract/errors.js';
import {directoriesOf} from '../config/directories.js';
import {keySetting} from '../config/key-setting.js';
import type {ResolvedSettings} from '../config/resolve.js';
import type {Surroundings} from '../io.js';
import type {Talk} from '../terminal/talk.js';
import {dataDirOf} from './local-storage.js';
import {proxiesOf} from './proxies.js';

export interface ServiceAddress {
  baseUrl: string;
  apiKey: string;
}

export interface ServiceRequest {
  settings: ResolvedSettings;
  /** `undefined` without one. */
  apiKey: string | undefined;
  notices: Pick<Talk, 'info'>;
  /** Why the built-in service is used, where that is not because none is configured. */
  builtInWords?: string | undefined;
  onWait?: (wait: Wait) => void;
}

/** A client of the configured service, and that service where it runs in this process. */
export interface ServiceClient {
  client: Client;
  address: ServiceAddress;
  /** The data directory of the service in this process; `undefined` for a remote one. */
  embeddedIn: string | undefined;
  /** Closes the client, then the service in this process. */
  close(): Promise<void>;
}

/** Connects to the configured service; starts the embedded one where none is configured. */
export async function openServiceClient(request: ServiceRequest, io: Surroundings): Promise<ServiceClient> {
  const {settings, apiKey, onWait = () => undefined} = request;
  const address: OpenAddress = addressOf(settings, apiKey) ?? (await openEmbedded(request, io));
  const {dataDir, close} = address;
  try {
    const client = await openClient(address, settings, {
      onWait,
      ...(dataDir === undefined && (await remoteWays(address, settings, io))),
    });
    const closeBoth = async (): Promise<void> => {
      await client.close();
      await close?.();
    };
    return {client, address, embeddedIn: dataDir, close: closeBoth};
  } catch (error) {
    await close?.();
    throw error;
  }
}

interface OpenAddress extends ServiceAddress {
  /** Of the service inside this process. */
  dataDir?: string;
  close?: () => Promise<void>;
}

/** The configured remote service, `undefined` without one. */
function addressOf(
  {values, origins}: ResolvedSettings,
  apiKey: string | undefined,
): ServiceAddress | undefined {
  const {baseUrl} = values;
  if (baseUrl !== undefined && apiKey !== undefined) return {baseUrl, apiKey};
  if (baseUrl !== undefined)
    throw new DocextractError('unauthorized', `no API key is given for ${new URL(baseUrl).host}`, {
      hint: 'store one with `docextract login`, set DOCEXTRACT_API_KEY, or name a file that holds it with --api-key-file',
    });
  if (apiKey === undefined) return undefined;
  const setting = keySetting(origins);
  const origin = setting && origins[setting];
  throw new DocextractError(
    'usage',
    `an API key is given (${origin?.name ?? 'key'}), but no service to use it with`,
    {
      hint: 'set DOCEXTRACT_BASE_URL or --base-url; or unset the key to use the built-in service',
    },
  );
}

async function openEmbedded(
  {settings, notices, builtInWords}: ServiceRequest,
  io: Surroundings,
): Promise<OpenAddress> {
  const {startEmbedded} = await import('./embedded-service.js');
  const dataDir = dataDirOf(settings, io);
  return {...(await startEmbedded(dataDir, io, notices, builtInWords)), dataDir};
}

/** Transport to a remote service: proxies, and a rate limiter shared by the user's processes. */
async function remoteWays(
  {baseUrl, apiKey}: ServiceAddress,
  {values}: ResolvedSettings,
  io: Surroundings,
): Promise<Pick<ClientOptions, 'proxies' | 'limiter'>> {
  const {createSharedRateLimiter} = await import('../../batch/files/shared-rate-limiter.js');
  const limiter = createSharedRateLimiter({
    directory: values.stateDir ?? directoriesOf(io).state,
    service: baseAddress(baseUrl),
    apiKey,
    now: io.now,
    random: Math.random,
    sleep: async (ms, signal) => delay(ms, undefined, {signal}),
  });
  return {proxies: proxiesOf(io.env), limiter};
}

async function openClient(
  {baseUrl, apiKey}: ServiceAddress,
  {values: settings, origins}: ResolvedSettings,
  more: Pick<ClientOptions, 'onWait' | 'proxies' | 'limiter'>,
): Promise<Client> {
  const {createClient} = await import('../../client/client.js');
  return createClient({
    baseUrl,
    apiKey,
    auth: settings.auth,
    ...more,
    // A configured number of retries also limits waits; the default does not.
    ...(origins.retries?.kind !== 'default' && {retries: settings.retries}),
    timeouts: {connectMs: settings.connectTimeout, replyMs: settings.timeout},
  });
}
