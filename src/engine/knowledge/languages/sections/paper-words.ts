/** Kinds of papers and the words printed on them. */
export interface PaperWords {
  /** Titles that are alone on a line, letters and digits only. Words. */
  titles?: string;
  /** Words that name a document in a title of several words. Words. */
  titleWords?: string;
  /** Endings of words that name a document. A choice. */
  titleEndings?: string;
  /** Beginnings of lines of a letterhead that are neither name nor address. A list. */
  asides?: string;
  /** Words for a signature and for signing. A choice. */
  signing?: string;
  /** Papers that are dated where they are signed. A choice. */
  signedPapers?: string;
  /** Words for the amount a tax is reckoned from. A choice. */
  taxBases?: string;
  /** Names of taxes on sales. A choice. */
  taxNames?: string;
  /** Endings and beginnings of words for such taxes: "Umsatzsteuer", "KDV%20". A choice. */
  taxNameParts?: string;
  /** Speaks of paying, and of what was paid already. Choices. */
  paying?: string;
  paid?: string;
  /** Before the name of another paper: "to our invoice". A choice. */
  referring?: string;
  yes?: string;
  no?: string;
  /** "or", between yes and no. A choice. */
  or?: string;
  /** Words and letters for the sexes. Words. */
  female?: string;
  male?: string;
  otherSex?: string;
  /** What things are sold by. Words. */
  units?: string;
  /** "percent" written out. A choice, not folded. */
  percent?: string;
  /** "No." before a number. A choice, not folded. */
  numberSigns?: string;
  /** How requests call kinds of papers; beginnings and parts of words count. Choices, with and without accents. */
  kinds?: Partial<Record<PaperKind, string>>;
}

export type PaperKind =
  'identity' | 'receipt' | 'trade' | 'quote' | 'delivery' | 'order' | 'statement' | 'drivingLicence';
