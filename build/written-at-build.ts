import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Plugin} from 'rolldown';
import type {WrittenLanguage} from '../src/engine/query/written-label-index.js';

const source = 'engine/query/label-index-texts';
const phrasesOfLanguage = /^\0label-phrases-(\d+)$/;

/** The phrases of a language are a file of their own, loaded where the language is read: a document needs two of ten. */
export function chunkOfPhrases(id: string): string | null {
  const [, at] = phrasesOfLanguage.exec(id) ?? [];
  return at === undefined ? null : `label-phrases/${at}`;
}

/**
 * The indexes of labels are put into the bundle as the texts that they are read from: to write them takes every worker
 * that starts most of a second. `compiled`: where tsc has put the sources.
 */
export function writtenAtBuild({root, compiled}: {root: string; compiled: string}): Plugin {
  const write = async () =>
    (await import(pathToFileURL(join(compiled, `${source}.js`)).href)) as {
      writtenLanguages: readonly WrittenLanguage[];
    };
  return {
    name: 'written-at-build',
    resolveId: (id) => (phrasesOfLanguage.test(id) ? id : null),
    async load(id) {
      const [, at] = phrasesOfLanguage.exec(id) ?? [];
      const isList = id === resolve(root, `src/${source}.ts`);
      if (at === undefined && !isList) return null;
      const {writtenLanguages} = await write();
      const code = isList
        ? listOf(writtenLanguages)
        : `export function phrases() { return ${parsed(writtenLanguages[Number(at)]!.phrases())}; }\n`;
      return {code, moduleType: 'js'};
    },
  };
}

function listOf(languages: readonly WrittenLanguage[]): string {
  const imports = languages.map(
    (_, at) => `import {phrases as phrases${at}} from ${JSON.stringify(`\0label-phrases-${at}`)};\n`,
  );
  const list = languages.map(({groups}, at) => `{groups: ${parsed(groups)}, phrases: () => phrases${at}()}`);
  return `${imports.join('')}export const writtenLanguages = [\n${list.join(',\n')}\n];\n`;
}

/** As a text to be parsed when it is used: Node reads that faster than a literal. */
function parsed(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}
