/** Submits a folder as one archive and prints seconds and peak memory: URL FOLDER STATE. */
import {setTimeout as delay} from 'node:timers/promises';
import {openLedger} from '../../dist/batch/ledger/ledger.js';
import {scan} from '../../dist/batch/scan.js';
import {submitBatch} from '../../dist/batch/submit.js';
import {createClient} from '../../dist/client/client.js';

const [url, folder, directory] = process.argv.slice(2);
const started = performance.now();
const ledger = await openLedger({directory, pid: process.pid, isRunning: () => false, now: Date.now});
const found = await scan({cwd: folder, inputs: ['.'], travel: 'archive'});
const context = {
  client: createClient({baseUrl: url, apiKey: 'bench'}),
  service: 'sink',
  ledger,
  tell: () => undefined,
  now: Date.now,
  sleep: (ms, signal) => delay(ms, undefined, {signal}),
  random: Math.random,
};
const options = {
  work: {operation: 'submit', templateId: 'bench'},
  output: {},
  detach: true,
  archiveMaxFiles: Infinity,
  archiveMaxBytes: Infinity,
};
const {counts} = await submitBatch(found, options, context);
const seconds = (performance.now() - started) / 1000;
const peakBytes = process.resourceUsage().maxRSS * 1024;
console.log(JSON.stringify({documents: counts.pending, of: counts.total, seconds, peakBytes}));
await context.client.close();
