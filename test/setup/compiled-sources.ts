import {existsSync, readdirSync, statSync} from 'node:fs';
import {dirname, join, resolve, sep} from 'node:path';
import type {Plugin} from 'vitest/config';

/** The build writes it after the compiler. */
const lastOfBuild = 'dist/commit.json';

/** What `compiledSources` gives is imported by Node as it is. */
export const importedByNode = [/\/dist\/.*\.js$/];

/**
 * Tests import what the build compiled of a source, where no source is newer than the build: to transform two thousand of
 * them anew takes longer than most tests. `isWanted`: not while somebody watches what changes, nor for coverage.
 */
export function compiledSources(root: string, isWanted: boolean): Plugin {
  const isUsed = isWanted && isBuilt(root);
  return {
    name: 'compiled-sources',
    enforce: 'pre',
    resolveId: (name, importer) => (isUsed && importer ? compiledOf(root, name, importer) : undefined),
  };
}

export function isBuilt(root: string): boolean {
  const built = statSync(join(root, lastOfBuild), {throwIfNoEntry: false})?.mtimeMs ?? 0;
  return readdirSync(join(root, 'src'), {recursive: true, withFileTypes: true}).every(
    (entry) => !entry.isFile() || statSync(join(entry.parentPath, entry.name)).mtimeMs < built,
  );
}

/** The compiled file of the source that is imported; none for the pages of the studio, which are bundled. */
export function compiledOf(root: string, name: string, importer: string): string | undefined {
  if (!/^\.\.?\/.*\.js$/.test(name)) return undefined;
  const path = resolve(dirname(importer), name);
  const sources = join(root, 'src') + sep;
  if (!path.startsWith(sources) || !existsSync(path.replace(/\.js$/, '.ts'))) return undefined;
  const compiled = join(root, 'dist', path.slice(sources.length));
  return existsSync(compiled) ? compiled : undefined;
}
