import process from 'node:process';
import {runWorker} from '../dist/service/work/worker.js';

// Ctrl-C and service managers signal the whole process group. A worker ends when its service lets go of it, not before.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

await runWorker(process);
