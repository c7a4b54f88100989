/** Collects the job `j` in a process of its own; prints counts, seconds and peak memory: URL STATE OUTPUT. */
import {setTimeout as delay} from 'node:timers/promises';
import {collectJobs} from '../../dist/batch/submit/collect-jobs.js';
import {openLedger} from '../../dist/batch/ledger/ledger.js';
import {createClient} from '../../dist/client/client.js';

const [baseUrl, directory, output] = process.argv.slice(2);
const started = performance.now();
const ledger = await openLedger({directory, pid: process.pid, isRunning: () => false, now: Date.now});
const context = {
  client: createClient({baseUrl, apiKey: 'key'}),
  service: 'the service',
  ledger,
  tell: () => undefined,
  now: Date.now,
  sleep: (ms, signal) => delay(ms, undefined, {signal}),
  random: Math.random,
};
const {counts} = await collectJobs(['j'], {output: {directory: output}}, context);
await context.client.close();
await ledger.close();
process.on('exit', () => {
  const seconds = (performance.now() - started) / 1000;
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  process.stdout.write(JSON.stringify({counts, seconds, peakBytes}));
});
