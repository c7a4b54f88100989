// The named numbers of a candidate, packed: hundreds of thousands of records with some 150 names each take too much memory.

/** The names of all features, each with a column: by the order in which they are first met. */
const columns = new Map();
const names = [];

function columnOf(name) {
  let column = columns.get(name);
  if (column === undefined) {
    columns.set(name, (column = names.length));
    names.push(name);
  }
  return column;
}

export class PackedFeatures {
  #columns;
  #values;

  /** `entries`: pairs of a name and a number. */
  constructor(entries) {
    this.#columns = Uint16Array.from(entries, ([name]) => columnOf(name));
    this.#values = Float64Array.from(entries, ([, value]) => value);
  }

  get size() {
    return this.#columns.length;
  }

  entries() {
    return Array.from(this.#columns, (column, at) => [names[column], this.#values[at]]);
  }

  names() {
    return Array.from(this.#columns, (column) => names[column]);
  }

  /** As the engine reads them. */
  record() {
    return Object.fromEntries(this.entries());
  }

  /** 0 for a name that is missing. */
  get(name) {
    const at = this.#columns.indexOf(columns.get(name) ?? -1);
    return at < 0 ? 0 : this.#values[at];
  }

  /** A copy with further numbers, `more`: a record. */
  with(more) {
    return new PackedFeatures(Object.entries({...this.record(), ...more}));
  }
}
