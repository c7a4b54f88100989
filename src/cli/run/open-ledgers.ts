import {access} from 'node:fs/promises';
import {join} from 'node:path';
import {openLedger, type Ledger} from '../../batch/ledger/ledger.js';
import {baseAddress} from '../../client/address.js';
import {directoriesOf} from '../config/directories.js';
import {resolveSettings, type ResolvedSettings} from '../config/resolve.js';
import type {Context} from '../terminal/context.js';
import type {Surroundings} from '../io.js';
import {dataDirOf} from '../service/local-storage.js';
import type {GlobalOptions} from '../terminal/talk.js';

/**
 * Opens every existing ledger without a service: that of remote services in the state directory, and that of the
 * built-in service in its data directory. Creates none.
 */
export async function withLedgers<Result>(
  options: GlobalOptions,
  context: Context,
  act: (ledgers: Ledger[]) => Promise<Result>,
): Promise<Result> {
  const opened = await openLedgers(options, context);
  try {
    return await act(await opened.ledgers());
  } finally {
    await opened.close();
  }
}

/** The ledgers of this user, for commands that run for long. */
export interface OpenLedgers {
  /** The ledgers that exist now, each opened once. */
  ledgers(this: void): Promise<Ledger[]>;
  close(this: void): Promise<void>;
}

/** Opens no ledger yet: each call of `ledgers` opens those that have appeared since. The caller closes them. */
export async function openLedgers({profile, dataDir}: GlobalOptions, {io}: Context): Promise<OpenLedgers> {
  const settings = await resolveSettings({profile, dataDir}, io);
  const directories = [
    settings.values.stateDir ?? directoriesOf(io).state,
    join(dataDirOf(settings, io), 'client'),
  ];
  const open = new Map<string, Ledger>();
  return {
    async ledgers() {
      for (const directory of directories)
        if (!open.has(directory) && (await isLedger(directory)))
          open.set(
            directory,
            await openLedger({directory, pid: io.pid, isRunning: io.isRunning, now: io.now}),
          );
      return [...open.values()];
    },
    close: async () => void (await Promise.all([...open.values()].map((ledger) => ledger.close()))),
  };
}

/** Opens the ledger of the configured service, if it exists. Creates none. */
export async function withLedgerOf<Result>(
  settings: ResolvedSettings,
  {io}: Context,
  act: (known: {service: string; rests: boolean; ledger?: Ledger}) => Promise<Result>,
): Promise<Result> {
  const {baseUrl} = settings.values;
  const service = baseUrl === undefined ? builtIn : baseAddress(baseUrl);
  const rests = baseUrl === undefined;
  const directory = ledgerDirectoryOf(settings, io);
  if (!(await isLedger(directory))) return act({service, rests});
  const ledger = await openLedger({directory, pid: io.pid, isRunning: io.isRunning, now: io.now});
  try {
    return await act({service, rests, ledger});
  } finally {
    await ledger.close();
  }
}

/** Directory of the configured service's ledger: for the built-in one, in its data directory. */
export function ledgerDirectoryOf(settings: ResolvedSettings, io: Surroundings): string {
  const {baseUrl, stateDir} = settings.values;
  return baseUrl === undefined
    ? join(dataDirOf(settings, io), 'client')
    : (stateDir ?? directoriesOf(io).state);
}

/** Name of the built-in service in the ledger, since its port changes. */
export const builtIn = 'built-in';

async function isLedger(directory: string): Promise<boolean> {
  return access(join(directory, 'ledger.ndjson')).then(
    () => true,
    () => false,
  );
}
