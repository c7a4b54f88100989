import {makePostgres} from '../helpers/postgres-server.js';

/** Set-up of the project `postgres`: a server for the run, on which each data directory has a schema of its own. */
export async function setup(): Promise<() => Promise<void>> {
  const server = await makePostgres();
  process.env.TEST_POSTGRES_URL = server.url;
  return () => server.remove();
}
