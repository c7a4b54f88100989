/**
 * A picture with one bit per pixel: 32 pixels per number, the leftmost in its lowest bit; bits beyond the width are 0.
 */
export interface BitMask {
  width: number;
  height: number;
  /** Numbers per row. */
  stride: number;
  bits: Int32Array;
}

export function emptyMask(width: number, height: number): BitMask {
  const stride = (width + 31) >> 5;
  return {width, height, stride, bits: new Int32Array(stride * height)};
}

export function copyMask(mask: BitMask): BitMask {
  return {...mask, bits: mask.bits.slice()};
}

/** Inks each pixel above and below an inked one, in place. */
export function thickenRows({bits, stride}: BitMask): void {
  const above = new Int32Array(stride);
  for (let at = 0; at < bits.length; at++) {
    const own = bits[at]!;
    const below = at + stride < bits.length ? bits[at + stride]! : 0;
    bits[at] = own | above[at % stride]! | below;
    above[at % stride] = own;
  }
}

/** Mask for the 32-bit word number `word` of a row: the bits of columns `from` (inclusive) to `to` (exclusive). */
export function bitsWithin(word: number, from: number, to: number): number {
  const [first, last] = [from - 32 * word, to - 32 * word];
  const low = first <= 0 ? -1 : -1 << first;
  return last >= 32 ? low : low & ~(-1 << last);
}

export function isInked({bits, stride, width, height}: BitMask, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x >= width || y >= height) return false;
  return ((bits[y * stride + (x >> 5)]! >>> (x & 31)) & 1) === 1;
}
