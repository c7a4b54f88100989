import type {Plugin} from 'rolldown';

const compile = 'new WebAssembly.Module(';

/**
 * undici parses replies with WebAssembly. To optimise it costs a command 30 MB and a tenth of a second at its end, for nothing:
 * what reads documents runs in processes of its own. The flag is set here, not at the start: with it, V8 refuses the compiled
 * code of Node's own modules, and each that is loaded afterwards costs several times as much. Only in our own command, as
 * another program's process is not ours to change. A Node without the flag would complain of it.
 */
const compileOnce = `
function compileOnce (bytes) {
  const lastKnown = 26
  const command = require('node:path').join(__dirname, '../../../bin/docextract.js')
  if (process.mainModule?.filename === command && Number(process.versions.node.split('.')[0]) <= lastKnown)
    require('node:v8').setFlagsFromString('--liftoff-only')
  return new WebAssembly.Module(bytes)
}
`;

export function lightParser(): Plugin {
  return {
    name: 'light-parser',
    transform(code, id) {
      if (!id.endsWith('/undici/lib/dispatcher/client-h1.js')) return null;
      if (!code.includes(compile)) throw new Error(`${id} has no ${compile}`);
      return {code: `${code.replaceAll(compile, 'compileOnce(')}${compileOnce}`, map: null};
    },
  };
}
