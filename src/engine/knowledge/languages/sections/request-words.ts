import type {Theme} from '../../concepts/themes.js';

/** The words of requests: names of fields, prompts, questions. */
export interface RequestWords {
  /** Words that ask for more than yes or no, those among other words too, and those anywhere in a question. Words. */
  questionWords?: string;
  manyWords?: string;
  lateQuestionWords?: string;
  /** Opens a request to say whether, and a question that is answered by yes or no. Choices. */
  whether?: string;
  yesNoOpenings?: string;
  /** Wants all of something: at the head of a request behind `listOpenings`, and anywhere. Choices. */
  lists?: string;
  listsAnywhere?: string;
  listOpenings?: string;
  /** Between what is to be listed and what is wanted of each: "transactions with date and amount". Choices. */
  columnLeads?: string;
  /** Names of fields that mean all lines of a paper, letters only. A choice. */
  listNames?: string;
  /** "when", what may precede it, and "on which day". Choices. */
  when?: string;
  whenLeads?: string;
  whichDay?: string;
  /** "which", before the name of a thing. Choices. */
  which?: string;
  howMuch?: string;
  howMany?: string;
  howLong?: string;
  who?: string;
  /** "where". Choices. */
  where?: string;
  /** "to date": says how far a sum goes, and asks for no date. Choices. */
  upToNow?: string;
  /** "in hours": what is asked for in a unit is a number. A choice. */
  inUnits?: string;
  /** Words that tell what kind of value is wanted; `*` means any ending. Words. */
  dateAsked?: string;
  moneyAsked?: string;
  identifierAsked?: string;
  /** Asks how many there are of something: "number of" pages. A choice. */
  countAsked?: string;
  /** Words that ask for a time of day, and for how long something lasts; `-` joins words, `*` means any part of one. Words. */
  timeAsked?: string;
  durationAsked?: string;
  /** Asks for one end of a range; `*` means any ending. Words. */
  first?: string;
  last?: string;
  /** Names of fields that mean the seller, letters only. Words. */
  seller?: string;
  /** How instructions say what to heed. */
  instructions?: InstructionWords;
  /** What papers of every kind are about; `*` means any ending or beginning, `-` joins words. Words. */
  themes?: Partial<Record<Theme, string>>;
}

/** The words of instructions for documents of a kind ("only the first page", "dates are day first"). Choices. */
export interface InstructionWords {
  only: string;
  ignore: string;
  page: string;
  first: string;
  last: string;
  larger: string;
  smaller: string;
  /** "several", before or behind what there may be several of. */
  several: string;
  dates: string;
  dayFirst: string;
  monthFirst: string;
  decimalComma: string;
  decimalPoint: string;
  /** Amounts, prices, the currency. */
  amounts: string;
  /** Speaks of the language or the paper that is written in it. */
  written: string;
  /** Names of languages by their code. */
  tongues: Readonly<Record<string, string>>;
}
