/** Names of people and companies, and how papers introduce them. */
export interface PartyWords {
  /** Endings (and some beginnings) of company names, letters and digits only. A list. */
  legalForms?: string;
  /** Those that lead the name: a line that begins with one begins a name. Words. */
  leadingForms?: string;
  /** Words that by themselves say "this is a business". Words. */
  businessWords?: string;
  /** First words of the line that greets the recipient of a letter. Words. */
  greetings?: string;
  /** Forms of address in a line of their own or before the name of a person. A list. */
  salutations?: string;
  /** Courtesies before a name in a contract. A choice. */
  courtesies?: string;
  /** Announces what a party is called from there on: "hereinafter". A choice. */
  defining?: string;
  /** The same as written. A choice, not folded. */
  definingClauses?: string;
  /** Beside the name a party is given, no part of it: "jointly called". Words. */
  naming?: string;
  /** Opens the list of parties or leads to the next one. A choice. */
  listOpenings?: string;
  /** "and". A choice. */
  and?: string;
  /** Opens the list of parties in the middle of a line. A choice. */
  between?: string;
  /** Behind a name, what else is said of its bearer: "residing". A choice. */
  endOfName?: string;
  /** Leads to an address behind a name: "residing at". A choice. */
  beforeAddress?: string;
  /** Ends such an address: "represented by". A choice, not folded. */
  behindAddress?: string;
  /** Labels that mean "name" and nothing more, letters only. A choice. */
  nameLabels?: string;
  addresses?: AddressWords;
}

export interface AddressWords {
  /** Streets, quarters and buildings, whole words. Words. */
  streetWords?: string;
  /** Endings of street names written in one word. A choice. */
  streetEndings?: string;
  /** Words of streets that follow the number of the house: "12 Alder Street". A choice. */
  streetsBehindNumbers?: string;
  /** Words of addresses long enough to mend misread ones with. Words. */
  longWords?: string;
  /** Countries as addresses end in them. A list. */
  countries?: string;
  /** Labels of the box of postcode, town or state. A choice, not folded. */
  postcodeLabels?: string;
}
