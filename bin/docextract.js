#!/usr/bin/env node
'use strict';
const {setFlagsFromString} = require('node:v8');
const {systemIo} = require('../dist/program/io.cjs');
const {main} = require('../dist/program/main.cjs');

// The parser of HTTP replies is WebAssembly. To optimise it costs a command 30 MB and a tenth of a second at its end, for
// nothing: what reads documents runs in processes of its own. And what was sent is given back at once, not by a thread
// that comes to it when the machine is not busy: up to 40 MB less. A Node without these flags would complain of them.
const lastKnown = 26;
if (Number(process.versions.node.split('.')[0]) <= lastKnown)
  for (const flag of ['--liftoff-only', '--no-concurrent-array-buffer-sweeping']) setFlagsFromString(flag);

void main(process.argv.slice(2), systemIo()).then((code) => {
  process.exitCode = code;
});
