/** What recognition tells a language and mends its words by. */
export interface RecognitionWords {
  /** Letters beyond those of English that its texts are full of; capitals follow from them. */
  letters: string;
  /** Words that are common on its papers and tell it from others. Words, folded. */
  telling: string;
  /** Common words as papers print them, with accents; any number, everyday ones first. Words. */
  common?: string;
}
