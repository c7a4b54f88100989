import process from 'node:process';
import {Worker} from 'node:worker_threads';
import {runWorker} from '../dist/service/workers/worker.js';

// Ctrl-C and service managers signal the whole process group. A worker ends when its service lets go of it, not before.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

new Worker(new URL('watch-service.js', import.meta.url), {
  workerData: process.ppid,
  resourceLimits: {maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2},
}).unref();

await runWorker(process);
