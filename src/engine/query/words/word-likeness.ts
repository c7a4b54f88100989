import type {PageAnalysis} from '../../layout/analysis.js';
import {wordsOf} from '../../values/fold.js';
import type {FieldQuery} from '../field-query.js';
import {languagesOf, type PhraseLanguage} from './phrase-languages.js';
import {asPrompted, type RequestWording} from './request-wording.js';
import {likenessOfWords} from './word-match.js';

/** Likeness of two words of one family, which mostly lead to the same entry of a document. */
const likenessOfFamily = 0.9;

/** Looks up the families of words in the languages of a text, each word once. */
class FamilyReader {
  private readonly languages: readonly PhraseLanguage[];
  private readonly known = new Map<string, ReadonlySet<string>>();

  constructor(sample: string) {
    this.languages = languagesOf(wordsOf(sample));
  }

  /** 0 to 1: how few labels have a word, where the most common language of the text decides. */
  rarityOf(word: string): number {
    const [language] = this.languages;
    return language === undefined ? 1 : language.index.rarityOf(word);
  }

  familiesOf(word: string): ReadonlySet<string> {
    const known = this.known.get(word);
    if (known !== undefined) return known;
    const families = new Set(this.languages.flatMap(({wordFamilies}) => wordFamilies.familiesOf(word)));
    this.known.set(word, families);
    return families;
  }
}

/** Compares words of requests with words of pages by their letters and by what they mean, in the languages of both. */
export class WordLikeness {
  private readonly requested: FamilyReader;
  private readonly printed: FamilyReader;

  /** Recognises the languages of the requests by all their words, and likewise those of the pages. */
  constructor(
    queries: Iterable<FieldQuery>,
    pages: Iterable<PageAnalysis>,
    wording: RequestWording = asPrompted,
  ) {
    const asked = [...queries].map(wording);
    const texts = [...pages].flatMap(({segments}) => segments.map(({text}) => text));
    this.requested = new FamilyReader(asked.join(' '));
    this.printed = new FamilyReader(texts.join(' '));
  }

  /** 0 to 1: how few labels of the language of the requests have a word; 1 for a word that none has. */
  rarity(word: string): number {
    return this.requested.rarityOf(word);
  }

  /** 0 to 1; both words folded. */
  of(asked: string, printed: string): number {
    const spelled = likenessOfWords(asked, printed);
    if (spelled >= likenessOfFamily) return spelled;
    const families = this.requested.familiesOf(asked);
    if (families.size === 0) return spelled;
    for (const family of this.printed.familiesOf(printed)) if (families.has(family)) return likenessOfFamily;
    return spelled;
  }
}
