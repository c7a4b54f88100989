/**
 * Submits a folder in a process of its own, so that a test can kill it; prints what it is at as it goes, and in the end
 * its counts and peak memory: URL KEY STATE FOLDER OUTPUT OPTIONS.
 */
import {writeSync} from 'node:fs';
import {setTimeout as delay} from 'node:timers/promises';
import {openLedger} from '../../dist/batch/ledger/ledger.js';
import {scan} from '../../dist/batch/scan/scan.js';
import {submitAndCollect} from '../../dist/batch/submit/submit-and-collect.js';
import {createClient} from '../../dist/client/client.js';

const [baseUrl, apiKey, directory, folder, output, options] = process.argv.slice(2);
const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
let phase = '';
const enter = (next) => {
  if (next !== undefined && next !== phase) writeSync(1, `${(phase = next)}\n`);
};
const ended = /SUCCESS|FAILED/;
const phaseOf = ({type, status}) => {
  if (type === 'hashed') return 'planning';
  if (type === 'sending' || type === 'sent') return 'sending';
  if (type === 'submitted') return 'polling';
  if (type === 'job') return ended.test(status) ? 'writing' : 'polling';
  return type === 'document' ? 'writing' : undefined;
};
enter('opening');
const ledger = await openLedger({directory, pid: process.pid, isRunning, now: Date.now});
const found = await scan({cwd: folder, inputs: ['.'], travel: 'archive', leaveOut: [output]});
const context = {
  client: createClient({baseUrl, apiKey}),
  service: 'the service',
  ledger,
  tell: (event) => enter(phaseOf(event)),
  now: Date.now,
  sleep: (ms, signal) => delay(ms, undefined, {signal}),
  random: Math.random,
};
const work = {operation: 'submit', templateId: 'receipt'};
const report = await submitAndCollect(
  found,
  {work, output: {directory: output}, ...JSON.parse(options)},
  context,
);
const peakBytes = process.resourceUsage().maxRSS * 1024;
process.stdout.write(JSON.stringify({...report.counts, peakBytes}));
