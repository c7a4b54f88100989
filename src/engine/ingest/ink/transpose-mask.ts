import {emptyMask, type BitMask} from './bit-mask.js';

/** The mask with x and y swapped, 32 × 32 pixels at a time. */
export function transposeMask(mask: BitMask): BitMask {
  const {width, height, stride, bits} = mask;
  const turned = emptyMask(height, width);
  const block = new Int32Array(32);
  for (let top = 0; top < height; top += 32)
    for (let word = 0; word < stride; word++) {
      let seen = 0;
      for (let row = 0; row < 32; row++) {
        const value = top + row < height ? bits[(top + row) * stride + word]! : 0;
        block[row] = value;
        seen |= value;
      }
      if (seen === 0) continue;
      transposeBlock(block);
      const rows = Math.min(32, width - 32 * word);
      for (let row = 0; row < rows; row++)
        turned.bits[(32 * word + row) * turned.stride + (top >> 5)] = block[row]!;
    }
  return turned;
}

/** Swaps the off-diagonal quarters of ever smaller squares (Hacker's Delight, 7-3). */
function transposeBlock(block: Int32Array): void {
  let keep = 0x0000ffff;
  for (let size = 16; size > 0; size >>= 1, keep ^= keep << size)
    for (let row = 0; row < 32; row = (row + size + 1) & ~size) {
      const swap = ((block[row]! >>> size) ^ block[row + size]!) & keep;
      block[row]! ^= swap << size;
      block[row + size]! ^= swap;
    }
}
