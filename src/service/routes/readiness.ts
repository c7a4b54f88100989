import {DocextractError} from '../../contract/errors.js';
import type {ServiceContext} from '../context/context.js';

/** Whether the service can work. */
export interface Readiness {
  /** Throws `unavailable` with the foremost problem. */
  require(): Promise<void>;
  /** All problems, as sentences. */
  problems(): Promise<string[]>;
}

/** `isWorking` tells whether the work loops are alive. */
export function createReadiness(
  {pool, storage, diskSpace}: Pick<ServiceContext, 'pool' | 'storage' | 'diskSpace'>,
  isWorking: () => boolean,
): Readiness {
  const checks: readonly Check[] = [
    () => requireThat(isWorking(), 'The service is not working.'),
    () => requireThat(pool.canWork(), 'No worker can be started.'),
    () => storage.check(),
    () => diskSpace.require(),
  ];
  return {
    require: async () => {
      for (const check of checks) await check();
    },
    problems: async () => (await Promise.all(checks.map(problemOf))).flatMap((problem) => problem ?? []),
  };
}

function requireThat(holds: boolean, otherwise: string): void {
  if (!holds) throw new DocextractError('unavailable', otherwise, {retryAfterSeconds: 5});
}

type Check = () => void | Promise<void>;

async function problemOf(check: Check): Promise<string | undefined> {
  try {
    await check();
    return undefined;
  } catch (error) {
    if (error instanceof DocextractError) return error.message;
    throw error;
  }
}
