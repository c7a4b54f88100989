/**
 * A service that stands still at a named point, for tests that kill it there: `serve-until.mjs DATA_DIR POINT`, where a
 * point is a call of storage such as `deliveries.settle`. Tells url and key to its parent, and when it has got there.
 */
import process from 'node:process';
import {createService, listen, openStorage, starterTemplates} from './built.mjs';

const [, , dataDir, point] = process.argv;
const storage = await openStorage({
  dataDir,
  databaseUrl: process.env.TEST_DATABASE_URL,
  files: JSON.parse(process.env.TEST_FILES ?? 'null') ?? undefined,
  starters: starterTemplates,
});
const {key} = await storage.keys.create({account: 'everybody'});
const [store, call] = point.split('.');
const standStill = () => {
  process.send({reached: point});
  return new Promise(() => {});
};
const service = await createService({
  storage: {...storage, [store]: {...storage[store], [call]: standStill}},
  settings: {pollMs: 20},
  workers: {count: 1, engine: new URL('../engines/behaving.mjs', import.meta.url)},
});
const {url} = await listen(service, {host: '127.0.0.1', port: 0});
process.send({url, key});
