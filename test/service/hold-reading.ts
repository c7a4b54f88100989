import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {onTestFinished} from 'vitest';

/** Holds documents while they are read: nothing depends on how fast the machine is. */
export interface HeldReading {
  /** Part of a document's text for the engine `behaving.mjs`: its worker reads it until it is released. */
  until: string;
  release: () => Promise<void>;
}

/** What is held is released at the end of the test at the latest. */
export async function holdReading(): Promise<HeldReading> {
  const folder = await mkdtemp(join(tmpdir(), 'docextract-held-'));
  const gate = join(folder, 'gate');
  onTestFinished(() => rm(folder, {recursive: true, force: true}));
  return {until: `until:${gate}`, release: () => writeFile(gate, '')};
}
