/** A service in a process of its own, for tests that kill it: `serve.mjs DATA_DIR [WORKERS]`, tells url and key to its parent. */
import process from 'node:process';
import {createService, listen, openStorage, starterTemplates} from './built.mjs';

const storage = await openStorage({
  dataDir: process.argv[2],
  databaseUrl: process.env.TEST_DATABASE_URL,
  files: JSON.parse(process.env.TEST_FILES ?? 'null') ?? undefined,
  starters: starterTemplates,
});
const {key} = await storage.keys.create({account: 'everybody'});
const service = await createService({
  storage,
  workers: {count: Number(process.argv[3] ?? 2), engine: new URL('../engines/behaving.mjs', import.meta.url)},
});
const {url} = await listen(service, {host: '127.0.0.1', port: 0});
process.send({url, key});

let peak = 0;
setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 20);
process.on('message', () => process.send({peak}));
