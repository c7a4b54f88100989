'use strict';
const {join} = require('node:path');
const {setFlagsFromString} = require('node:v8');
const {Worker} = require('node:worker_threads');

// Node 20 optimises what has run for a moment: half of that work is for functions that are hardly called again, and a quarter
// of the time of a document. It is told to wait eight times as long. Later releases judge better, and do not know the flag.
if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=540672');

const {runWorker} = require('../dist/program/worker.cjs');

// Ctrl-C and service managers signal the whole process group. A worker ends when its service lets go of it, not before.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

new Worker(join(__dirname, 'watch-service.js'), {
  workerData: process.ppid,
  resourceLimits: {maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2},
}).unref();

void runWorker(process);
