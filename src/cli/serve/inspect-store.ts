import type {StoreRecords} from '../../storage/files/file-store-record.js';
import type {ServerReport} from '../../storage/postgres/check-server.js';
import {loadOptional} from '../service/optional-package.js';
import type {Context} from '../terminal/context.js';
import type {ServicePlan} from './service-plan.js';

/** What is wrong with a store of files, and what is to be known of it, as sentences. */
export interface StoreFindings {
  problems: string[];
  warnings: string[];
}

/** Tries the store of files, where there is one. */
export async function inspectStore(
  {dataDir, configuration}: ServicePlan,
  {io}: Context,
): Promise<StoreFindings> {
  const {checkFileStore} = await import('../../storage/files/check-file-store.js');
  const {databaseUrl: url, files: address} = configuration.values;
  const place = {address, variables: io.env};
  const look = (records?: StoreRecords) => checkFileStore(dataDir, place, records);
  const {problems = [], warnings = []} =
    (url === undefined ? await look() : await withRecords({url, dataDir}, look)) ?? {};
  const sentence = ({message, hint}: {message: string; hint: string}): string => `${message} ${hint}`;
  return {problems: problems.map(sentence), warnings: warnings.map(sentence)};
}

async function withRecords<Result>(
  database: {url: string; dataDir: string},
  look: (records: StoreRecords) => Promise<Result>,
): Promise<Result> {
  const {withServerRecords} = await loadOptional(
    'the service',
    () => import('../../storage/postgres/server-records.js'),
  );
  return withServerRecords(database, look);
}

/** Tests the database server, if there is one, and whether its data are in use there. Throws with what is wrong. */
export async function inspectDatabase({configuration}: ServicePlan): Promise<ServerReport | undefined> {
  const {databaseUrl} = configuration.values;
  if (databaseUrl === undefined) return undefined;
  const {checkServer} = await loadServerChecks();
  const report = await checkServer(databaseUrl);
  const {refuseMovedFrom} = await loadOptional(
    'the service',
    () => import('../../storage/move/inspect-source.js'),
  );
  await refuseMovedFrom(databaseUrl);
  return report;
}

/** Refuses to start where locks of sessions do not hold. */
export async function requireLocks({configuration}: ServicePlan): Promise<void> {
  const {databaseUrl} = configuration.values;
  if (databaseUrl === undefined) return;
  const {requireOwnSessions} = await loadServerChecks();
  await requireOwnSessions(databaseUrl);
}

function loadServerChecks(): Promise<typeof import('../../storage/postgres/check-server.js')> {
  return loadOptional('the service', () => import('../../storage/postgres/check-server.js'));
}
