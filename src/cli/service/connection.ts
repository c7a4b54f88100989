// service: connects to a remote service, or starts the embedded one.

import type {Wait} from '../../client/call.js';
import type {Client} from '../../client/client.js';
import {DocextractError} from '../../contract/errors.js';
import {readApiKey} from '../config/api-key.js';
import {keySetting} from '../config/key-setting.js';
import {resolveSettings, type ResolvedSettings} from '../config/resolve.js';
import type {Settings} from '../config/settings.js';
import type {Context} from '../terminal/context.js';
import type {ConnectionOptions} from '../options/shared-flags.js';
import {listenForInterruption, type Interruption} from '../terminal/interruption.js';
import {openServiceClient, type ServiceAddress} from './service-client.js';
import {createTalk, type Talk} from '../terminal/talk.js';
import {mustExist} from '../../contract/must-exist.js';

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
    let heard: (wait: Wait) => void = () => undefined;
    const service = await openServiceClient(
      {settings, apiKey, notices: talk, builtInWords: options.builtInWords, onWait: (wait) => heard(wait)},
      context.io,
    );
    if (service.embeddedIn === undefined) talk.trace(whereFrom(service.address, settings));
    try {
      return await act({
        ...interruption,
        client: service.client,
        settings: settings.values,
        embeddedIn: service.embeddedIn,
        talk,
        onWait: (listener) => (heard = listener),
      });
    } finally {
      await service.close();
    }
  } catch (error) {
    throw asEnded(error, interruption);
  } finally {
    interruption.release();
  }
}

/** Describes the service and the origins of its settings; without the key or credentials in the address. */
function whereFrom({baseUrl}: ServiceAddress, {origins}: ResolvedSettings): string {
  const setting = keySetting(origins);
  const key =
    setting === undefined
      ? ''
      : `; the key is from ${mustExist(origins[setting], 'origin of the API key').name}`;
  const {origin, pathname} = new URL(baseUrl);
  return `the service is ${origin}${pathname}, from ${mustExist(origins.baseUrl, 'origin of the address').name}${key}`;
}

/** Lower floors do not know which signal stopped them. */
function asEnded(error: unknown, interruption: Interruption): unknown {
  if (!(error instanceof DocextractError) || error.code !== 'interrupted') return error;
  if (interruption.received() === 'SIGTERM')
    return new DocextractError('terminated', error.message, {cause: error});
  if (interruption.received() !== undefined || !interruption.timeIsUp()) return error;
  return new DocextractError('not_finished', `${error.message} by --max-duration`, {
    hint: 'the same command goes on; what is done is not paid again',
    cause: error,
  });
}
