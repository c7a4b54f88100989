import {readdir} from 'node:fs/promises';
import {join} from 'node:path';

/** Documents that a data directory holds, kept or temporary; not the file that says whose they are. */
export async function filesIn(dataDir: string): Promise<string[]> {
  const folders = ['kept', 'temporary'].map((name) =>
    readdir(join(dataDir, name), {recursive: true, withFileTypes: true}),
  );
  const names = (await Promise.all(folders)).flat().flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  return names.filter((name) => name !== 'owner.json');
}
