'use strict';

// Loaded before a command: what is hashed fails as a bug of our own would.
require('node:crypto').createHash = () => {
  throw new TypeError('broken for a test');
};
