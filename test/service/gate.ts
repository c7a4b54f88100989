import {randomUUID} from 'node:crypto';
import {existsSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect} from 'vitest';

/** Holds up the behaving engine over a document until the test lets it go on. */
export interface Gate {
  /** Words of the document. */
  words: string;
  /** Waits until the document is being read. */
  reached(): Promise<void>;
  open(): void;
}

export function makeGate(): Gate {
  const path = join(tmpdir(), `gate-${randomUUID()}`);
  const reached = `${path}-reached`;
  return {
    words: `pid:${reached} until:${path}`,
    reached: () => expect.poll(() => existsSync(reached), {interval: 10}).toBe(true),
    open: () => writeFileSync(path, ''),
  };
}
