import type {Service, ServiceDependencies} from '../../service/service.js';
import type {Storage} from '../../storage/open.js';
import type {Context} from '../terminal/context.js';
import {createTalk} from '../terminal/talk.js';
import {untilSignalled} from '../terminal/until-signalled.js';
import {inspectStore, requireLocks, type StoreFindings} from './inspect-store.js';
import {logLevelOf, type ServiceOptions} from './service-options.js';
import type {ServicePlan} from './service-plan.js';

interface Running {
  options: ServiceOptions;
  context: Context;
  /** What of the service runs here, and with which settings besides those of the plan. */
  parts: Pick<ServiceDependencies, 'studio' | 'answers' | 'settings'> & {workers: number | undefined};
  /** Starts it and says so. */
  start: (service: Service, store: StoreFindings) => Promise<void>;
}

/** Runs the service, or a part of it, until a signal. The first lets work under way finish, a second does not. */
export async function runService(
  plan: ServicePlan,
  {options, context, parts, start}: Running,
): Promise<void> {
  const {openDataDir} = await import('../service/local-storage.js');
  const {loadOptional} = await import('../service/optional-package.js');
  const {readOptionsOf, settingsOf} = await import('../config/read-service-settings.js');
  const {createService} = await loadOptional('the service', () => import('../../service/service.js'));
  const {readVersion} = await import('../version.js');

  const {values} = plan.configuration;
  await requireLocks(plan);
  const storage = await openDataDir(plan.dataDir, {
    retentionMs: options.retention ?? values.retention,
    files: {address: values.files, variables: context.io.env},
    databaseUrl: values.databaseUrl,
    onWait: () =>
      createTalk(options, context).info('waits for the database, whose tables another node changes'),
  });
  await claimFiles(storage);
  const store = await inspectStore(plan, context);
  const {workers, settings, ...served} = parts;
  const service = await createService({
    ...served,
    storage,
    version: readVersion(),
    logger: {
      level: logLevelOf(options, values.logLevel),
      stream: {write: (line: string) => context.err.write(line)},
    },
    settings: {...settingsOf(values), ...settings},
    workers: {count: workers ?? values.workers, env: context.io.env},
    reading: readOptionsOf(values),
  });
  const ended = untilSignalled(context);
  try {
    await start(service, store);
    await ended.first;
  } finally {
    await Promise.race([service.stop(), ended.second.then(() => service.stop(0))]);
    ended.release();
    await storage.close();
  }
}

/** Refuses to work on documents that the other nodes of the database do not see. */
async function claimFiles(storage: Storage): Promise<void> {
  try {
    await storage.files.requireOwn();
  } catch (error) {
    await storage.close();
    throw error;
  }
}
