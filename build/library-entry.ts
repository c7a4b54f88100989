import type {Plugin} from 'rolldown';

/** Writes `index.js`, the library as an ES module: importers name what they take, which the bundle shows only when it runs. */
export function libraryEntry(): Plugin {
  return {
    name: 'library-entry',
    generateBundle(_options, bundle) {
      const entry = bundle['index.cjs'];
      if (entry?.type !== 'chunk') throw new Error('the bundle has no index.cjs');
      const names = entry.exports.filter((name) => !name.includes('$')).join(', ');
      const source = `import library from './index.cjs';\n\nexport const {${names}} = library;\n`;
      this.emitFile({type: 'asset', fileName: 'index.js', source});
    },
  };
}
