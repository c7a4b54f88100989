import type {OutputChunk, Plugin} from 'rolldown';

/** Has no imports, and every file needs it at once. */
const runtime = 'rolldown-runtime';

/** Modules of Node that are not loaded when it starts. */
const importOfNode =
  /^let (node_[\w$]+) = require\("(node:(?:assert|child_process|crypto|fs\/promises|http|https|net|os|readline|readline\/promises|stream|stream\/promises|timers\/promises|tls|tty|zlib))"\);$/gm;

const importOfChunk = /^const (require_[\w$]+) = require\("([^"]+)"\);$/gm;

/**
 * A file of the bundle loads another when something of it is first used, not when the file itself is loaded: a command
 * pays for what it does. It holds since our modules do nothing when they are loaded but define what they export.
 */
export function loadOnUse(): Plugin {
  return {
    name: 'load-on-use',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = deferImports(file);
    },
  };
}

function deferImports({code, fileName}: OutputChunk): string {
  const names: string[] = [];
  const declared = code.replace(importOfChunk, (line, name: string, path: string) => {
    if (!path.startsWith('.') || path.includes(runtime)) return line;
    names.push(name);
    return `let ${name}$; const ${name} = () => ${name}$ ??= require("${path}");`;
  });
  const ofChunks = names.reduce((text, name) => deferUses(text, name, fileName), declared);
  return deferNode(ofChunks, fileName);
}

/** The same for modules of Node, but for those that are adapted as a whole when the file is loaded. */
function deferNode(code: string, file: string): string {
  const names: string[] = [];
  const declared = code.replace(importOfNode, (line, name: string, module: string) => {
    if (code.includes(`__toESM(${name}`)) return line;
    names.push(name);
    return `let ${name}$; const ${name} = () => ${name}$ ??= require("${module}");`;
  });
  return names.reduce((text, name) => deferUses(text, name, file), declared);
}

/** `require_x.y` becomes `(require_x()).y`; any other use is one that this does not know. */
function deferUses(code: string, name: string, file: string): string {
  // Not a property of that name, but what is spread may be one of ours.
  const escaped = name.replaceAll('$', '\\$');
  const word = `(?<![\\w$])(?<!(?<!\\.)\\.)${escaped}(?![\\w$])`;
  const deferred = code.replace(new RegExp(`${word}(?=\\.[\\w$])`, 'g'), `(${name}())`);
  const left = deferred.match(new RegExp(`(?<![\\w$])${escaped}(?![\\w$]|\\(\\)| = \\(\\) =>)`, 'g'));
  if (left) throw new Error(`${file}: ${left.length} uses of ${name} could not be deferred`);
  return deferred;
}
