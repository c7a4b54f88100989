#!/usr/bin/env node
'use strict';
/** As `engines` of package.json has it. */
const leastNode = {major: 20, minor: 19};
const [major, minor] = process.versions.node.split('.').map(Number);

// Before anything is loaded, as what is loaded cannot be read by an older Node.
if (major < leastNode.major || (major === leastNode.major && minor < leastNode.minor)) {
  const wanted = `${leastNode.major}.${leastNode.minor}`;
  process.stderr.write(
    `error: docextract needs Node ${wanted} or newer, and this is Node ${process.versions.node}\n` +
      `hint:  install a current release, from nodejs.org or with a version manager: nvm install --lts\n`,
  );
  process.exitCode = 2;
} else start();

function start() {
  const {systemIo} = require('../dist/program/io.cjs');
  const {main} = require('../dist/program/main.cjs');

  const argv = process.argv.slice(2);
  // What was sent is given back at once, not by a thread that comes to it when the machine is not busy: up to 40 MB less. A
  // Node without this flag would complain of it.
  const lastKnown = 26;
  if (major <= lastKnown && !isAnsweredAtOnce(argv))
    require('node:v8').setFlagsFromString('--no-concurrent-array-buffer-sweeping');

  void main(argv, systemIo()).then((code) => {
    process.exitCode = code;
  });
}

/** Nothing is sent by it. */
function isAnsweredAtOnce([first]) {
  return ['--version', '-V', '--help', '-h', 'help', 'config'].includes(first);
}
