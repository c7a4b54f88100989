/** The service in a process of its own, its log off: `ours.mjs DATA_DIR WORKERS`. Tells its port and a key to its parent. */
import {readdirSync} from 'node:fs';
import process from 'node:process';
import {listen} from '../../../dist/service/listen.js';
import {createService} from '../../../dist/service/service.js';
import {starterTemplates} from '../../../dist/service/templates/starters.js';
import {openStorage} from '../../../dist/storage/open.js';

const [, , dataDir, workers] = process.argv;
const storage = await openStorage({dataDir, starters: starterTemplates});
const {key} = await storage.keys.create();
const service = await createService({
  storage,
  settings: {requestsPerWindow: 1e9},
  workers: {count: Number(workers), engine: new URL('nothing.mjs', import.meta.url)},
});
const {port} = await listen(service, {host: '127.0.0.1', port: 0});
process.send({port, key});
process.on('message', async (message) => {
  if (message === 'cpu') return process.send(process.cpuUsage());
  if (message === 'health') return process.send(health());
  await service.stop();
  await storage.close();
  process.disconnect();
});

/** After a collection of garbage, when there is one on demand: what is still held. */
function health() {
  globalThis.gc?.();
  return {rss: process.memoryUsage.rss(), descriptors: readdirSync('/proc/self/fd').length};
}
