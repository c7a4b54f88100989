import {existsSync, readFileSync} from 'node:fs';
import {SourceMap, type SourceMapPayload} from 'node:module';
import {fileURLToPath} from 'node:url';

/** A place in a file of the bundle, as a stack names it. */
const bundledPlace = /((?:file:\/\/)?(?:\/|[A-Z]:[\\/])[^():\n]*\.cjs):(\d+):(\d+)/g;

/**
 * The stack with the places of the bundle as places in the sources: `src/cli/main.ts:12:3`. Done when a stack is shown:
 * `--enable-source-maps` would read the maps of everything that is loaded.
 */
export function sourceStack(stack: string): string {
  const maps = new Map<string, SourceMap | undefined>();
  return stack.replace(bundledPlace, (place, file: string, line: string, column: string) => {
    if (!maps.has(file)) maps.set(file, mapOf(file));
    return sourcePlace(maps.get(file), Number(line), Number(column)) ?? place;
  });
}

/** `undefined` for a file without a map, or with one that cannot be read: the stack is shown all the same. */
function mapOf(file: string): SourceMap | undefined {
  const path = `${file.startsWith('file:') ? fileURLToPath(file) : file}.map`;
  try {
    if (existsSync(path)) return new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload);
  } catch {
    // A bug is being reported: another must not hide it.
  }
  return undefined;
}

/** Lines and columns count from 1 in a stack, and from 0 in a map. */
function sourcePlace(map: SourceMap | undefined, line: number, column: number): string | undefined {
  const entry = map?.findEntry(line - 1, column - 1);
  if (entry === undefined || !('originalSource' in entry)) return undefined;
  const source = entry.originalSource.replace(/^(?:\.\.?\/)+/, '');
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}
