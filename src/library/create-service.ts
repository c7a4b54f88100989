import {resolve} from 'node:path';
import {z} from 'zod';
import {resolveSettings} from '../cli/config/resolve.js';
import {surroundings} from '../cli/io.js';
import {createClient} from '../client/client.js';
import {text} from './argument-schemas.js';
import type {EmbeddedService} from './embedded-service.js';
import {atTheDoor, checked} from './library-errors.js';

/** Options of `createService`. */
export interface ServiceOptions {
  /**
   * Directory for jobs, templates, keys and documents; made when missing. That of the command when absent, so that
   * templates made with `docextract templates create` are there.
   */
  dataDir?: string;
  /** Ends the start. Has no effect on a service that has started. */
  signal?: AbortSignal;
}

const Options = z.strictObject({
  dataDir: text.optional(),
  signal: z.instanceof(AbortSignal, {error: 'is no AbortSignal'}).optional(),
});

/**
 * Starts the service in this process, as the command does when none is configured. Settings of the service come from
 * `DOCEXTRACT_*` variables, as for `docextract serve`. Close it, or the process does not end.
 *
 * @throws DocextractError `usage` for a wrong option or setting, `cannot_write` for a data directory that cannot be
 *   made, `missing_package` where the optional packages are not installed, `interrupted` when aborted.
 */
export async function createService(options: ServiceOptions = {}): Promise<EmbeddedService> {
  const {dataDir: named, signal} = await atTheDoor(
    {what: 'createService', signal: undefined, isPaid: false},
    () => checked('createService', Options, options),
  );
  return atTheDoor({what: 'createService', signal, isPaid: false}, async () => {
    const io = surroundings();
    const dataDir = await dataDirOf(named, io);
    const {startEmbedded} = await import('../cli/service/embedded-service.js');
    signal?.throwIfAborted();
    const started = await startEmbedded(dataDir, io, {info: () => undefined});
    const {baseUrl, apiKey} = started;
    const client = createClient({baseUrl, apiKey});
    let closing: Promise<void> | undefined;
    const close = (): Promise<void> =>
      (closing ??= atTheDoor({what: 'close', signal: undefined, isPaid: false}, async () => {
        await client.close();
        await started.close();
      }));
    if (signal?.aborted === true) await close();
    signal?.throwIfAborted();
    return {baseUrl, apiKey, dataDir, client, close, [Symbol.asyncDispose]: close};
  });
}

async function dataDirOf(named: string | undefined, io: ReturnType<typeof surroundings>): Promise<string> {
  if (named !== undefined) return resolve(io.cwd, named);
  const local = await import('../cli/service/local-storage.js');
  return local.dataDirOf(await resolveSettings({}, io), io);
}
