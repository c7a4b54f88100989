import {createAccentEvidence, type AccentEvidence} from '../correction/accents/accent-odds.js';

/**
 * What the classes of the recogniser mean, renumbered so that Chinese characters come last, and which of them a text in
 * Latin script can contain.
 */
export interface Alphabet {
  /**
   * The symbol of each class. Class 0 is the CTC blank, the last class with a column is the space, and thousands of
   * Chinese characters follow it.
   */
  symbols: readonly string[];
  /** The network's class for each class whose probability the network outputs: all but Chinese characters. */
  columns: readonly number[];
  /** For each class of the network its class here. */
  classOf: Uint16Array;
  /** The classes of Latin script, digits, punctuation and signs; blank and space among them. */
  latin: Uint16Array;
  /** The classes of the separators in numbers and dates. */
  separators: readonly number[];
  /** Evidence for letters and signs that have no class. */
  evidence: AccentEvidence;
  /** For a class that looks like a digit or a letter: the classes of the other kind that look the same. */
  lookalikes: ReadonlyMap<number, readonly number[]>;
}

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
    separators: ['.', ',', ':', '/', '-'].flatMap((separator) => bySymbol.get(separator) ?? []),
    evidence: createAccentEvidence(symbols),
    lookalikes: lookalikesBy(bySymbol),
  };
}

function isLatin(symbol: string): boolean {
  return /^[\u0020-\u007e\u00a1-\u00ff–—‘’“”•…№™￥￡（），：；！？％＆]?$/u.test(symbol);
}

function lookalikesBy(classOf: ReadonlyMap<string, number>): Map<number, number[]> {
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
