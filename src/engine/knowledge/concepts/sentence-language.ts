/**
 * How running text of a language says what contracts, letters, minutes and policies say. All words are folded: lower
 * case, no accents, `"` for every quotation mark, `'` for every apostrophe.
 *
 * A list is words with `|` between. Cues are the lines of a text, each a regular expression with short forms: `_` is
 * the value, `…` up to 60 characters of the same sentence, `……` up to 160, `………` up to 320, `{role}` the words for the
 * party that is asked for, a blank any white space, ` ?` at most some.
 */
export interface SentenceLanguage {
  /** Words that are written with a point and end no sentence. */
  abbreviations: string;
  /** Little words between a cue and its value. */
  articles: string;
  /** Numbers in words, as durations have them. */
  numberWords: string;
  /** One to twelve in order, blanks between; `|` between forms of one number, `_` for a blank inside. */
  cardinals: string;
  /** Units of durations, all forms, and the text before them: "business". */
  timeUnits: string;
  timeUnitLeads: string;
  /** "first|second|third" in order, the word "anniversary" behind them, and "years"; empty where nobody counts that way. */
  ordinals: string;
  anniversary: string;
  years: string;
  /** Before the name of a person or a company, no part of it: courtesies, "between" at the head of a sentence. */
  nameLeads: string;
  /** Words for papers; what has one of them in it names no party. */
  documentWords: string;
  /** Small words inside a name. */
  insideNames: string;
  /** Capitalised words that name no party by themselves: "Agreement", "Company". */
  notNames: string;
  /** What leads to the name of a state or a country: "state of". */
  stateLeads: string;
  /** The law of a country by its adjective: "english law". */
  lawAdjectives: string;
  /** The word for law behind such an adjective; empty where the adjective follows. */
  lawWords: string;
  /** Where an address in a sentence ends besides punctuation. */
  addressEnds: string;
  /** Where a job title ends besides punctuation. */
  titleEnds: string;
  /** Words of a request that say nothing of what is asked. */
  askingWords: string;
  /** Regular expression: words by which a sentence denies what it names: "not", "without", "excluded". */
  denying: string;
  roles: Partial<Record<PartyRole, string>>;
  concepts: Partial<Record<SentenceConcept, ConceptPhrases>>;
}

export interface ConceptPhrases {
  /** How requests ask for it. */
  asked: string;
  /** Cues that say it and nothing else. */
  certain?: string;
  /** Cues that mostly say it. */
  likely?: string;
  /** Cues that may say it. */
  possible?: string;
  /** Cues that say something else of the same kind. */
  contrary?: string;
  /** A date at the head of a letter, in a line of its own, may be it. */
  hasDateline?: true;
}

export type PartyRole = (typeof partyRoles)[number];
export const partyRoles = [
  'landlord',
  'tenant',
  'employer',
  'employee',
  'seller',
  'buyer',
  'lender',
  'borrower',
  'guarantor',
  'licensor',
  'licensee',
  'disclosing',
  'receiving',
  'insurer',
  'insured',
  'client',
  'contractor',
  'agent',
] as const;

/** What a concept's values look like. */
export type ConceptKind =
  'date' | 'duration' | 'money' | 'percent' | 'place' | 'court' | 'name' | 'address' | 'title';

/** Concepts that sentences tell, with what their values look like. */
export const sentenceConcepts = {
  effective_date: 'date',
  start_date: 'date',
  signing_date: 'date',
  end_date: 'date',
  notice_date: 'date',
  delivery_date: 'date',
  payment_date: 'date',
  meeting_date: 'date',
  next_meeting_date: 'date',
  birth_date: 'date',
  governing_law: 'place',
  court_place: 'court',
  term: 'duration',
  notice_period: 'duration',
  probation_period: 'duration',
  rent: 'money',
  deposit: 'money',
  price: 'money',
  fee: 'money',
  salary: 'money',
  principal: 'money',
  limit: 'money',
  premium: 'money',
  excess: 'money',
  penalty: 'money',
  interest_rate: 'percent',
  premises: 'address',
  party: 'name',
  role: 'name',
  role_address: 'address',
  chair: 'name',
  minute_taker: 'name',
  job_title: 'title',
} as const satisfies Record<string, ConceptKind>;
export type SentenceConcept = keyof typeof sentenceConcepts;
