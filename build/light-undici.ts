import type {Plugin} from 'rolldown';

/**
 * The part of undici that the client uses. Its main file loads all of it: fetch, WebSocket, caches and mocks take three
 * quarters of the time.
 */
const usedPart = `
const Agent = require('undici/lib/dispatcher/agent.js');
const Dispatcher = require('undici/lib/dispatcher/dispatcher.js');
Dispatcher.prototype.request = require('undici/lib/api/api-request.js');

function request(url, {dispatcher, ...options}) {
  const {origin, pathname, search} = new URL(url);
  return dispatcher.request({...options, origin, path: pathname + search});
}

module.exports = {
  Agent,
  request,
  get EnvHttpProxyAgent() {
    // A tunnel through a proxy is asked for by it.
    Dispatcher.prototype.connect = require('undici/lib/api/api-connect.js');
    return require('undici/lib/dispatcher/env-http-proxy-agent.js');
  },
};
`;

/** HTTP/2 is loaded when a connection speaks it. */
const whenHttp2 = `module.exports = (...given) => require('undici/lib/dispatcher/client-h2.js')(...given);`;

const part = '\0undici-entry.cjs';
const http2 = '\0undici-when-http2.cjs';

export function lightUndici(): Plugin {
  return {
    name: 'light-undici',
    resolveId(id, importer) {
      if (id === 'undici') return part;
      if (id === './client-h2.js' && importer?.endsWith('/undici/lib/dispatcher/client.js') === true)
        return http2;
      return null;
    },
    load(id) {
      if (id === part) return usedPart;
      return id === http2 ? whenHttp2 : null;
    },
  };
}
