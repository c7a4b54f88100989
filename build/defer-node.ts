import type {Plugin} from 'rolldown';

/** Modules of Node that a package loads at its start and most commands do not need, by its files. */
const deferred: readonly {file: RegExp; changes: readonly (readonly [what: string, by: string])[]}[] = [
  {
    // Only for commands that are programs of their own; ours are not.
    file: /\/commander\/lib\/command\.js$/,
    changes: [
      ["const childProcess = require('node:child_process');", ''],
      ['childProcess.spawn(', "require('node:child_process').spawn("],
    ],
  },
  {
    file: /\/undici\/lib\/core\/util\.js$/,
    changes: [
      ["const { IncomingMessage } = require('node:http')", ''],
      ['constructor === IncomingMessage', "constructor === require('node:http').IncomingMessage"],
      ["const { stringify } = require('node:querystring')", ''],
      ['= stringify(queryParams)', "= require('node:querystring').stringify(queryParams)"],
    ],
  },
  {
    file: /\/undici\/lib\/dispatcher\/client\.js$/,
    changes: [
      ["const http = require('node:http')", ''],
      [
        `const getDefaultNodeMaxHeaderSize = http &&
  http.maxHeaderSize &&
  Number.isInteger(http.maxHeaderSize) &&
  http.maxHeaderSize > 0
  ? () => http.maxHeaderSize
  : () => { throw new InvalidArgumentError('http module not available or http.maxHeaderSize invalid') }`,
        "const getDefaultNodeMaxHeaderSize = () => require('node:http').maxHeaderSize",
      ],
    ],
  },
];

/** Its text is asked for when it fails. */
const assertion = {
  file: /\/undici\/lib\/.+\.js$/,
  what: "const assert = require('node:assert')",
  by: "const assert = (holds, why) => holds || require('node:assert')(holds, why)",
};

/** Node's own modules are loaded when a package uses them, not when the package is loaded. */
export function deferNode(): Plugin {
  return {
    name: 'defer-node',
    transform(code, id) {
      const changes = deferred.find(({file}) => file.test(id))?.changes ?? [];
      for (const [what] of changes) if (!code.includes(what)) throw new Error(`${id} has no ${what}`);
      const changed = changes.reduce((text, [what, by]) => text.replaceAll(what, by), code);
      const {file, what, by} = assertion;
      const light = file.test(id) && !/\bassert\.\w/.test(code) ? changed.replace(what, by) : changed;
      return light === code ? null : {code: light, map: null};
    },
  };
}
