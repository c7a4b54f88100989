/**
 * A node: `node.mjs OPEN WORKERS`, where OPEN is what storage is opened with, as JSON; without workers it takes requests in.
 * Tells its port and a key to its parent, and ends when it is told anything.
 */
import process from 'node:process';
import {listen} from '../../../dist/service/listen.js';
import {createService} from '../../../dist/service/service.js';
import {starterTemplates} from '../../../dist/service/templates/starters.js';
import {openStorage} from '../../../dist/storage/open.js';

const [, , open, workers] = process.argv;
const storage = await openStorage({...JSON.parse(open), starters: starterTemplates});
const {key} = await storage.keys.create({account: 'bench'});
const service = await createService({
  storage,
  clock: storage.clock,
  settings: {requestsPerWindow: 1e9},
  workers: {count: Number(workers), engine: new URL('sleeping.mjs', import.meta.url)},
});
const {port} = await listen(service, {host: '127.0.0.1', port: 0});
process.send({port, key});
process.on('message', async () => {
  await service.stop();
  await storage.close();
  process.disconnect();
});
