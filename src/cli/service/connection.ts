// service: connects to a remote service, or starts the embedded one.

import {setTimeout as delay} from 'node:timers/promises';
import {baseAddress} from '../../client/address.js';
import type {Wait} from '../../client/call.js';
import type {Client, ClientOptions} from '../../client/client.js';
import {DocextractError} from '../../contract/errors.js';
import {readApiKey} from '../config/api-key.js';
import {directoriesOf} from '../config/directories.js';
import {keySetting} from '../config/key-setting.js';
import {resolveSettings, type ResolvedSettings} from '../config/resolve.js';
import type {Settings} from '../config/settings.js';
import type {Context} from '../terminal/context.js';
import type {ConnectionOptions} from '../options/shared-flags.js';
import {listenForInterruption, type Interruption} from '../terminal/interruption.js';
import {dataDirOf} from './local-storage.js';
import {proxiesOf} from './proxies.js';
import {createTalk, type Talk} from '../terminal/talk.js';
import {required} from '../../contract/required.js';

/** A connection to a remote or embedded service. */
export interface Connection extends Interruption {
  client: Client;
  settings: Settings;
  /** The data directory of the service that runs in this process, as long as this command. */
  embeddedIn: string | undefined;
  talk: Talk;
  /** Subscribes to waits for the service. */
  onWait(listener: (wait: Wait) => void): void;
}

/** Runs `act` with a connection, and handles Ctrl-C meanwhile. */
export async function withConnection<Result>(
  options: ConnectionOptions,
  context: Context,
  act: (connection: Connection) => Promise<Result>,
  /** Message at the first Ctrl-C, where the command continues. */
  waitingWords?: () => string,
): Promise<Result> {
  const talk = createTalk(options, context);
  const settings = await resolveSettings(options, context.io);
  const apiKey = await readApiKey(settings, context.io, talk);
  const interruption = listenForInterruption(
    context.io,
    (reason) => {
      if (reason === 'time') talk.info('the time given is over: nothing new is started');
      else if (waitingWords) talk.info(waitingWords());
    },
    options.maxDuration,
  );
  try {
    const address = addressOf(settings, apiKey) ?? (await openEmbedded(settings, context, talk));
    if (address.dataDir === undefined) talk.trace(whereFrom(address, settings));
    let heard: (wait: Wait) => void = () => undefined;
    const client = await openClient(address, settings, {
      onWait: (wait) => heard(wait),
      ...(address.dataDir === undefined && (await remoteWays(address, settings, context))),
    });
    try {
      return await act({
        ...interruption,
        client,
        settings: settings.values,
        embeddedIn: address.dataDir,
        talk,
        onWait: (listener) => (heard = listener),
      });
    } finally {
      await client.close();
      await address.close?.();
    }
  } catch (error) {
    throw asEnded(error, interruption);
  } finally {
    interruption.release();
  }
}

/** Describes the service and the origins of its settings; without the key or credentials in the address. */
function whereFrom({baseUrl}: Address, {origins}: ResolvedSettings): string {
  const setting = keySetting(origins);
  const key =
    setting === undefined
      ? ''
      : `; the key is from ${required(origins[setting], 'origin of the API key').name}`;
  const {origin, pathname} = new URL(baseUrl);
  return `the service is ${origin}${pathname}, from ${required(origins.baseUrl, 'origin of the address').name}${key}`;
}

/** Lower floors do not know which signal stopped them. */
function asEnded(error: unknown, interruption: Interruption): unknown {
  if (!(error instanceof DocextractError) || error.code !== 'interrupted') return error;
  if (interruption.received() === 'SIGTERM')
    return new DocextractError('terminated', error.message, {cause: error});
  if (interruption.received() !== undefined || !interruption.timeIsUp()) return error;
  return new DocextractError('not_finished', `${error.message} by --max-duration`, {
    hint: 'the same command goes on; with --force it would pay again',
    cause: error,
  });
}

interface Address {
  baseUrl: string;
  apiKey: string;
  /** Of the service inside this process. */
  dataDir?: string;
  close?: () => Promise<void>;
}

/** The configured remote service, `undefined` without one. */
function addressOf({values, origins}: ResolvedSettings, apiKey: string | undefined): Address | undefined {
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

async function openEmbedded(settings: ResolvedSettings, context: Context, talk: Talk): Promise<Address> {
  const {startEmbedded} = await import('./embedded-service.js');
  const dataDir = dataDirOf(settings, context.io);
  return {...(await startEmbedded(dataDir, context.io, talk)), dataDir};
}

/** Transport to a remote service: proxies, and a rate limiter shared by the user's processes. */
async function remoteWays(
  {baseUrl, apiKey}: Address,
  {values}: ResolvedSettings,
  {io}: Context,
): Promise<Pick<ClientOptions, 'proxies' | 'limiter'>> {
  const {createSharedLimiter} = await import('../../batch/files/shared-limiter.js');
  const limiter = createSharedLimiter({
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
  {baseUrl, apiKey}: Address,
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
