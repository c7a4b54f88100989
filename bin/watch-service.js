'use strict';
const {workerData} = require('node:worker_threads');

// A decoder that never returns cannot hear that its service has ended; this thread can see it.
const service = workerData;

setInterval(() => {
  if (process.ppid !== service || !isRunning(service)) process.kill(process.pid, 'SIGKILL');
}, 1000);

/** Where the parent's number does not change when it ends, nobody answers to it. */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
