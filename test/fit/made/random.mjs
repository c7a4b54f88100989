/** Random numbers from a seed: the same seed gives the same numbers on every machine. */
export class Random {
  #state;

  constructor(...seeds) {
    this.#state = seeds.reduce((state, seed) => mix(state ^ hash(String(seed))), 0x9e3779b9);
  }

  /** 0 to 1, without 1 (mulberry32). */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let bits = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  }

  uniform(low, high) {
    return low + this.next() * (high - low);
  }

  /** A whole number, both ends included. */
  int(low, high) {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability) {
    return this.next() < probability;
  }

  pick(list) {
    return list[Math.floor(this.next() * list.length)];
  }

  /** One of the values of an object of value → weight. */
  weighted(weights) {
    const entries = Object.entries(weights);
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of entries) if ((left -= weight) < 0) return value;
    return entries.at(-1)[0];
  }

  shuffle(list) {
    const shuffled = [...list];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = this.int(0, last);
      [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
    }
    return shuffled;
  }

  /** `count` different ones. */
  sample(list, count) {
    return this.shuffle(list).slice(0, count);
  }

  gauss(mean, deviation) {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()));
    return mean + deviation * radius * Math.cos(2 * Math.PI * this.next());
  }

  digits(count) {
    return Array.from({length: count}, (_, place) => this.int(place === 0 ? 1 : 0, 9)).join('');
  }

  letters(count) {
    return Array.from({length: count}, () => this.pick('ABCDEFGHJKLMNPRSTUVWXYZ')).join('');
  }
}

/** FNV-1a. */
function hash(text) {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0), 0x01000193);
  return value >>> 0;
}

function mix(value) {
  let bits = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  bits = Math.imul(bits ^ (bits >>> 16), 0x45d9f3b);
  return (bits ^ (bits >>> 16)) >>> 0;
}
