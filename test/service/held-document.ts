import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {onTestFinished} from 'vitest';
import {png} from './harness.js';

/** A document that its worker reads until it is released: nothing depends on how fast the machine is. */
export interface HeldDocument {
  document: Buffer<ArrayBuffer>;
  release(): Promise<void>;
}

/** For the engine `behaving.mjs`. The document is released at the end of the test at the latest. */
export async function holdDocument(text = 'held'): Promise<HeldDocument> {
  const folder = await mkdtemp(join(tmpdir(), 'docextract-held-'));
  const gate = join(folder, 'gate');
  const release = (): Promise<void> => writeFile(gate, '');
  onTestFinished(async () => {
    await release();
    await rm(folder, {recursive: true, force: true});
  });
  return {document: png(`${text} until:${gate}`), release};
}
