import {readdir} from 'node:fs/promises';
import {join} from 'node:path';

/** Documents that a data directory holds, kept or temporary. */
export async function filesIn(dataDir: string): Promise<string[]> {
  const folders = ['kept', 'temporary'].map((name) =>
    readdir(join(dataDir, name), {recursive: true, withFileTypes: true}),
  );
  return (await Promise.all(folders)).flat().flatMap((entry) => (entry.isFile() ? [entry.name] : []));
}
