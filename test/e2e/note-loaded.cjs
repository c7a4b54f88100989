'use strict';
const {writeFileSync} = require('node:fs');

// Loaded before the command: writes the files that were loaded until its end into the file that LOADED_FILES names.
process.on('exit', () => writeFileSync(process.env.LOADED_FILES, JSON.stringify(Object.keys(require.cache))));
