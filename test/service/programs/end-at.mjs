/**
 * A service that ends itself with -9 at a named moment: `end-at.mjs DATA_DIR OPTIONS`, where the options are JSON:
 * `ending` ({moment, afterMs, signal}) from the start, `log` (a level), `settings`, `open` (of storage), `workers`, `answers` (of the service), `serverClock` (whether its time is the database's). Told `{ending}` it arms
 * itself later, told `{advance: ms}` its clock jumps, told `stop` it ends well. Tells its url to its parent.
 */
import process from 'node:process';
import {createService, listen, openStorage, starterTemplates} from './built.mjs';

const [, , dataDir, json = '{}'] = process.argv;
const options = JSON.parse(json);
let {ending} = options;
let ahead = 0;
const clock = () => Date.now() + ahead;
const at = (moment) => {
  if (moment !== ending?.moment) return;
  const {signal = 'SIGKILL'} = ending;
  const kill = () => process.kill(process.pid, signal);
  if (ending.afterMs === undefined) kill();
  else setTimeout(kill, ending.afterMs);
  ending = undefined;
};
const storage = await openStorage({
  dataDir,
  databaseUrl: process.env.TEST_DATABASE_URL,
  // A database that a test names has its own files.
  ...(process.env.TEST_FILES && !options.open?.databaseUrl
    ? {files: JSON.parse(process.env.TEST_FILES)}
    : {}),
  starters: starterTemplates,
  ...(options.serverClock ? {} : {clock}),
  at,
  ...options.open,
});
const service = await createService({
  storage,
  clock: storage.clock,
  answers: options.answers,
  at,
  logger: options.log === undefined ? false : {level: options.log, stream: process.stderr},
  settings: {pollMs: 20, beatMs: 200, diskPauseMs: 100, requestsPerWindow: 1e9, ...options.settings},
  workers: {count: 1, engine: new URL('../engines/behaving.mjs', import.meta.url), ...options.workers},
});
const {url} = await listen(service, {host: '127.0.0.1', port: 0});
process.on('message', async (message) => {
  if (message === 'stop') {
    await service.stop();
    await storage.close();
    process.exit();
  } else if (message.ending) ending = message.ending;
  else ahead += message.advance;
  if (process.connected) process.send('done');
});
process.send({url});
// Whoever started it has ended.
process.on('disconnect', () => process.exit());
