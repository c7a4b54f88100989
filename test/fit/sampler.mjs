/** Draws shares of lists, the same each time for the same seed. */
export class Sampler {
  constructor(seed) {
    this.state = seed >>> 0;
  }

  /** The numbers from 0 to `count`, each kept with the probability `share`. */
  share(count, share) {
    const all = Int32Array.from({length: count}, (_, at) => at);
    if (share >= 1) return all;
    const drawn = all.filter(() => this.next() < share);
    return drawn.length > 0 ? drawn : all;
  }

  /** From 0 up to 1: mulberry32. */
  next() {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
