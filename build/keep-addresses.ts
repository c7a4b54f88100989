import {dirname, join, relative} from 'node:path';
import type {Plugin} from 'rolldown';

/**
 * `import.meta.url` of a source stays the address of its own compiled module in `dist/`, wherever the bundle puts its text:
 * files beside it are found by the same relative paths.
 */
export function keepAddresses({root, out}: {root: string; out: string}): Plugin {
  const src = join(root, 'src/');
  return {
    name: 'keep-addresses',
    transform(code, id) {
      if (!id.startsWith(src) || !code.includes('import.meta.url')) return null;
      const module = join(root, 'dist', id.slice(src.length).replace(/\.ts$/, '.js'));
      return {
        code: code.replaceAll('import.meta.url', `__addressOf(${JSON.stringify(module)})`),
        map: sameLines(id, code),
      };
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const folder = dirname(join(out, file.fileName));
        file.code = file.code.replace(/__addressOf\("([^"]+)"\)/g, (_call, module: string) =>
          addressFrom(relative(folder, module).replaceAll('\\', '/')),
        );
      }
    },
  };
}

function addressFrom(path: string): string {
  return `require("node:url").pathToFileURL(\`\${__dirname}/${path}\`).href`;
}

/** A source map of a text whose lines stay where they are. */
function sameLines(source: string, code: string) {
  const further = code.split('\n').length - 1;
  return {version: 3, names: [], sources: [source], mappings: `AAAA${';AACA'.repeat(further)}`};
}
