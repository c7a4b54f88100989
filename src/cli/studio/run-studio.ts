// studio: the studio of the built-in service as its user opens it, and what is prepared for that.

import {DocextractError} from '../../contract/errors.js';
import {studioPath, ticketParameter} from '../../service/studio/paths.js';
import type {Storage} from '../../storage/open.js';
import {resolveSettings, type ResolvedSettings} from '../config/resolve.js';
import type {StudioOptions} from '../options/studio-options.js';
import {builtInAccount, startLocalService} from '../service/local-service.js';
import {dataDirOf} from '../service/local-storage.js';
import type {Context} from '../terminal/context.js';
import {openInBrowser} from '../terminal/open-in-browser.js';
import {createTalk} from '../terminal/talk.js';
import {untilSignalled} from '../terminal/until-signalled.js';

/**
 * Prepares the data of the service and returns the page to open, as a path below that of the studio. Work registered
 * with `atEnd` runs after the service has stopped, before its storage is closed.
 */
export type Visit = (storage: Storage, atEnd: (act: () => Promise<void>) => void) => Promise<string>;

/**
 * Runs the built-in service with its studio until a signal ends it, and opens the page of `visit`. Throws `usage` if a
 * remote service is configured.
 */
export async function runStudio(
  options: StudioOptions,
  context: Context,
  visit: Visit = () => Promise.resolve(''),
): Promise<void> {
  const {io} = context;
  const settings = await resolveSettings({profile: options.profile, dataDir: options.dataDir}, io);
  refuseRemote(settings);
  const dataDir = dataDirOf(settings, io);
  const {url, service, storage} = await startLocalService(dataDir, io, {
    port: options.port,
    studio: true,
    logger: {
      level: options.verbose > 0 ? 'info' : 'warn',
      stream: {write: (line: string) => context.err.write(line)},
    },
  });
  const ended = untilSignalled(context);
  const atEnd: (() => Promise<void>)[] = [];
  try {
    const path = await visit(storage, (act) => atEnd.push(act));
    const ticket = service.issueTicket(await studioKeyId(storage));
    const link = `${url}${studioPath}${path}#${ticketParameter}=${ticket}`;
    announce({url, link, dataDir}, options, context);
    await ended.first;
  } finally {
    await Promise.race([service.stop(), ended.second.then(() => service.stop(0))]);
    ended.release();
    await inTurn(atEnd).finally(() => storage.close());
  }
}

/** Runs all, also after one has failed; then throws the first failure. */
async function inTurn(acts: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const act of acts) await act().catch((failure: unknown) => failures.push(failure));
  if (failures.length > 0) throw failures[0];
}

interface OpenedStudio {
  url: string;
  /** Signs in once. */
  link: string;
  dataDir: string;
}

function announce({url, link, dataDir}: OpenedStudio, options: StudioOptions, context: Context): void {
  if (options.json === true || options.events === true)
    return context.out.print(JSON.stringify({type: 'listening', url, studio: link}));
  const talk = createTalk(options, context);
  context.out.print(link);
  talk.info(`the link signs in once, within 15 minutes; data in ${dataDir}; Ctrl-C ends the studio`);
  if (!options.open) return;
  void openInBrowser(link, context.io).then((failed) => {
    if (failed) talk.mention('no browser could be opened: open the link yourself');
  });
}

/** The id of the admin key of this user's studio. Its secret is discarded: sessions begin with a ticket instead. */
async function studioKeyId({keys}: Storage): Promise<string> {
  const own = {name: 'studio', account: builtInAccount, role: 'admin'} as const;
  const found = (await keys.list()).find(
    ({name, account, role, revokedAt}) =>
      name === own.name && account === own.account && role === own.role && revokedAt === undefined,
  );
  return (found ?? (await keys.create(own))).id;
}

/** Throws `usage` for a remote service, which has a studio of its own, unless a data directory is given. */
function refuseRemote({values: {baseUrl, dataDir}}: ResolvedSettings): void {
  if (baseUrl === undefined || dataDir !== undefined) return;
  const {origin, host} = new URL(baseUrl);
  throw new DocextractError(
    'usage',
    `the service is configured to be ${host}, which has a studio of its own`,
    {
      hint: `open ${origin}${studioPath} in the browser; or name the data directory of a local service with --data-dir`,
    },
  );
}
