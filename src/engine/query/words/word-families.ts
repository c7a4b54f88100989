import {fold} from '../../values/fold.js';

/** Minimum number of letters before the last part of a compound. */
const shortestRest = 2;

/** The word families of one language: words, or parts of compounds, that lead to the same entry of a document. */
export class WordFamilies {
  private readonly whole = new Map<string, string[]>();
  private readonly heads = new Map<string, string[]>();
  private readonly tails = new Map<string, string[]>();

  /** `families`: the words of each family, separated by spaces; `word*` is a prefix, `*word` a suffix. */
  constructor(families: Readonly<Partial<Record<string, string>>>) {
    for (const [family, words] of Object.entries(families))
      for (const word of fold(words ?? '').split(' ')) {
        if (word.endsWith('*')) enter(this.heads, word.slice(0, -1), family);
        else if (word.startsWith('*')) enter(this.tails, word.slice(1), family);
        else enter(this.whole, word, family);
      }
  }

  /** The families of a folded word; of a compound, those of its parts. */
  familiesOf(word: string): readonly string[] {
    const found = [...(this.whole.get(word) ?? []), ...this.beginning(word)];
    return found.length > 0 && this.whole.has(word) ? found : [...found, ...this.end(word)];
  }

  private beginning(word: string): readonly string[] {
    for (let length = word.length; length > 0; length--) {
      const families = this.heads.get(word.slice(0, length));
      if (families !== undefined) return families;
    }
    return [];
  }

  private end(word: string): readonly string[] {
    for (let from = shortestRest; from < word.length; from++) {
      const families = this.tails.get(word.slice(from));
      if (families !== undefined) return families;
    }
    return [];
  }
}

function enter(index: Map<string, string[]>, word: string, family: string): void {
  const known = index.get(word);
  if (known === undefined) index.set(word, [family]);
  else known.push(family);
}
