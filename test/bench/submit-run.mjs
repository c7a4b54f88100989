/** Submits a folder as one archive; prints how many documents went, and the peak memory when all is over: URL FOLDER STATE. */
import {setTimeout as delay} from 'node:timers/promises';
import {openLedger} from '../../dist/batch/ledger/ledger.js';
import {scan} from '../../dist/batch/scan.js';
import {submitBatch} from '../../dist/batch/submit.js';
import {createClient} from '../../dist/client/client.js';

const [url, folder, directory] = process.argv.slice(2);
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
await context.client.close();
await ledger.close();
process.on('exit', () => {
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  process.stdout.write(JSON.stringify({documents: counts.pending, of: counts.total, peakBytes}));
});
