/** What the classes of the recogniser mean, and which of them a text in Latin script can hold. */
export interface Alphabet {
  /** Class 0 is the CTC blank, the last one with a column is the space; Chinese characters, thousands, come after it. */
  symbols: readonly string[];
  /** For each class whose probability is always told, its class in the network. */
  columns: readonly number[];
  /** For each class of the network the class here. */
  classOf: Uint16Array;
  /** The classes of Latin script, digits, punctuation and signs; blank and space among them. */
  latin: Uint16Array;
  /** The classes of what stands between the parts of numbers. */
  points: readonly number[];
  /** For a class: letters the models confuse it with, see `hints`. */
  hints: ReadonlyMap<number, readonly Hint[]>;
  /** For a class that looks like a digit or a letter: the classes of the other kind that look the same. */
  doubles: ReadonlyMap<number, readonly number[]>;
}

/** When this class has at least this probability where the model says something else, the text is `text`. */
export interface Hint {
  class: number;
  least: number;
  text: string;
  /** Only within a word, after a small letter. */
  inside?: boolean;
}

/**
 * The models saw few European texts: they say "u" for "ü", and know no "ö", "ß" and "€" at all. What is there shows in
 * the small probability of the nearest symbol they know. Each limit lies between what a dozen invoices, recognised
 * from their raster, have where the sign stands and where it does not: u/ü 3e-4 (99 %) and 7e-4 (5 %), a/ä 9e-5 and 5e-4,
 * o/ö 6e-5 and 1e-4, e/é 3e-3 and 2e-2, B/ß 7e-4 and 4e-4, E/€ 2e-3 and 0.2.
 */
const hints: readonly {said: string; nearest: string; least: number; text: string; inside?: boolean}[] = [
  {said: 'u', nearest: 'ü', least: 8e-4, text: 'ü'},
  {said: 'a', nearest: 'ä', least: 6e-4, text: 'ä'},
  {said: 'o', nearest: 'ó', least: 9e-5, text: 'ö'},
  {said: 'e', nearest: 'é', least: 8e-3, text: 'é'},
  {said: 'B', nearest: 'β', least: 6e-4, text: 'ß', inside: true},
  {said: 'E', nearest: '∈', least: 0.05, text: '€'},
];

const looksAlike = ['0O', '1Il', '5S', '8B'];

/** Symbols as the model's file lists them, without blank and space. */
export function createAlphabet(listed: readonly string[]): Alphabet {
  const ofNetwork = ['', ...listed, ' '];
  const isChinese = (index: number) => /\p{Unified_Ideograph}/u.test(ofNetwork[index]!);
  const all = ofNetwork.map((_, index) => index);
  const columns = all.filter((index) => !isChinese(index));
  const order = [...columns, ...all.filter(isChinese)];
  const classOf = new Uint16Array(order.length);
  order.forEach((index, at) => (classOf[index] = at));
  const symbols = order.map((index) => ofNetwork[index]!);
  const bySymbol = new Map(symbols.map((symbol, at) => [symbol, at]));
  return {
    symbols,
    columns,
    classOf,
    latin: Uint16Array.from(symbols.flatMap((symbol, at) => (isLatin(symbol) ? [at] : []))),
    points: ['.', ',', ':', '/', '-'].flatMap((point) => bySymbol.get(point) ?? []),
    hints: hintsBy(bySymbol),
    doubles: doublesBy(bySymbol),
  };
}

function isLatin(symbol: string): boolean {
  return /^[\u0020-\u007e\u00a1-\u00ff–—‘’“”•…№™￥￡（），：；！？％＆]?$/u.test(symbol);
}

function hintsBy(classOf: ReadonlyMap<string, number>): Map<number, Hint[]> {
  const byClass = new Map<number, Hint[]>();
  for (const {said, nearest, ...hint} of hints) {
    const [from, to] = [classOf.get(said), classOf.get(nearest)];
    if (from === undefined || to === undefined) continue;
    byClass.set(from, [...(byClass.get(from) ?? []), {class: to, ...hint}]);
  }
  return byClass;
}

function doublesBy(classOf: ReadonlyMap<string, number>): Map<number, number[]> {
  const byClass = new Map<number, number[]>();
  for (const group of looksAlike)
    for (const symbol of group) {
      const others = [...group].filter((other) => isDigit(other) !== isDigit(symbol));
      byClass.set(
        classOf.get(symbol)!,
        others.map((other) => classOf.get(other)!),
      );
    }
  return byClass;
}

function isDigit(symbol: string): boolean {
  return /\d/.test(symbol);
}
