import type {BitMask} from './bit-mask.js';

/**
 * Morphology with lines of pixels as structuring elements, in place, 32 pixels at a time. A line of n pixels is built
 * from shifts by 1, 2, 4 …, so the time grows with the logarithm of n.
 */

/** Keeps horizontal runs of at least `length` pixels. */
export function openRows(mask: BitMask, length: number): void {
  forEachInkedRow(mask, (start, end) => {
    erodeRow(mask.bits, start, end, length);
    dilateRow(mask.bits, start, end, length);
  });
}

/** Fills horizontal gaps of at most `gap` pixels between ink. */
export function closeRows(mask: BitMask, gap: number): void {
  forEachInkedRow(mask, (start, end) => {
    dilateRow(mask.bits, start, end, gap + 1);
    erodeRow(mask.bits, start, end, gap + 1);
  });
}

/** Keeps vertical runs of at least `length` pixels. */
export function openColumns(mask: BitMask, length: number): void {
  erodeColumns(mask, length);
  dilateColumns(mask, length);
}

function forEachInkedRow({bits, stride, height}: BitMask, work: (start: number, end: number) => void): void {
  for (let y = 0; y < height; y++) {
    const [start, end] = [y * stride, (y + 1) * stride];
    let at = start;
    while (at < end && bits[at] === 0) at++;
    if (at < end) work(start, end);
  }
}

/** A pixel stays where it and the `length - 1` to its right are inked. */
function erodeRow(bits: Int32Array, start: number, end: number, length: number): void {
  for (let reach = 1; reach < length;) {
    const shift = Math.min(reach, length - reach);
    const [words, low] = [shift >> 5, shift & 31];
    for (let at = start; at < end; at++) {
      const from = at + words;
      const near = from < end ? bits[from]! : 0;
      const far = from + 1 < end ? bits[from + 1]! : 0;
      bits[at]! &= low === 0 ? near : (near >>> low) | (far << (32 - low));
    }
    reach += shift;
  }
}

/** A pixel is inked where it or one of the `length - 1` to its left is. */
function dilateRow(bits: Int32Array, start: number, end: number, length: number): void {
  for (let reach = 1; reach < length;) {
    const shift = Math.min(reach, length - reach);
    const [words, low] = [shift >> 5, shift & 31];
    for (let at = end - 1; at >= start; at--) {
      const from = at - words;
      const near = from >= start ? bits[from]! : 0;
      const far = from > start ? bits[from - 1]! : 0;
      bits[at]! |= low === 0 ? near : (near << low) | (far >>> (32 - low));
    }
    reach += shift;
  }
}

/** A pixel stays where it and the `length - 1` below are inked. */
function erodeColumns({bits, stride}: BitMask, length: number): void {
  for (let reach = 1; reach < length;) {
    const shift = Math.min(reach, length - reach);
    const offset = Math.min(bits.length, shift * stride);
    const last = bits.length - offset;
    for (let at = 0; at < last; at++) bits[at]! &= bits[at + offset]!;
    bits.fill(0, last);
    reach += shift;
  }
}

/** A pixel is inked where it or one of the `length - 1` above is. */
function dilateColumns({bits, stride}: BitMask, length: number): void {
  for (let reach = 1; reach < length;) {
    const shift = Math.min(reach, length - reach);
    const offset = shift * stride;
    for (let at = bits.length - 1; at >= offset; at--) bits[at]! |= bits[at - offset]!;
    reach += shift;
  }
}
