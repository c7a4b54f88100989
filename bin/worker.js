'use strict';
const {join} = require('node:path');
const {Worker} = require('node:worker_threads');
const {runWorker} = require('../dist/program/worker.cjs');

// Ctrl-C and service managers signal the whole process group. A worker ends when its service lets go of it, not before.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

new Worker(join(__dirname, 'watch-service.js'), {
  workerData: process.ppid,
  resourceLimits: {maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2},
}).unref();

void runWorker(process);
