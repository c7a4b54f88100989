'use strict';

// Loaded before a command: what listens to Ctrl-C fails as a bug of our own would.
require('node:events').setMaxListeners = () => {
  throw new TypeError('broken for a test');
};
