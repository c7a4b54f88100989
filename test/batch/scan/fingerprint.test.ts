import {expect, test} from 'vitest';
import type {SourceDocument} from '../../../src/batch/model/source-document.js';
import {fillUnchanged, fingerprint, unchanged} from '../../../src/batch/scan/fingerprint.js';

const parts = [Uint8Array.of(1, 2, 3), Uint8Array.of(4, 5)];
const whole = Uint8Array.from([1, 2, 3, 4, 5]);

/** As programs that use the package give documents: plain bytes, not buffers. */
function documentOf(pieces: Uint8Array[]): SourceDocument {
  return {
    source: 'a.png',
    path: '/a.png',
    name: 'a.png',
    kind: 'png',
    modifiedMs: 0,
    pages: 1,
    size: whole.length,
    // eslint-disable-next-line @typescript-eslint/require-await
    open: async function* () {
      yield* pieces;
    },
  };
}

test('a document of plain bytes is summed up, sent and put into an archive', async () => {
  const document = await fingerprint(documentOf(parts));
  expect(document.size).toBe(5);
  const sent: number[] = [];
  for await (const chunk of unchanged(document)) sent.push(...chunk);
  expect(sent).toEqual([...whole]);
  const block = Buffer.alloc(6);
  await fillUnchanged(document, block);
  expect([...block.subarray(0, 5)]).toEqual([...whole]);
});

test('one that has grown since it was summed up is not put into an archive', async () => {
  const document = await fingerprint(documentOf(parts));
  const {fingerprint: known} = document;
  const grown = {...documentOf([...parts, Uint8Array.of(6, 7)]), fingerprint: known};
  await expect(fillUnchanged(grown, Buffer.alloc(6))).rejects.toThrow(/changed/);
});
