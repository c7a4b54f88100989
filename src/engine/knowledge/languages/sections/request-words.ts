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
  /** Names of fields that mean all lines of a paper, letters only. A choice. */
  listNames?: string;
  /** "when", what may stand before it, and "on which day". Choices. */
  when?: string;
  whenLeads?: string;
  whichDay?: string;
  howMuch?: string;
  howMany?: string;
  who?: string;
  /** "in hours": what is asked for in a unit is a number. A choice. */
  inUnits?: string;
  /** Words that tell what kind of value is wanted; `*` stands for any ending. Words. */
  dateAsked?: string;
  moneyAsked?: string;
  identifierAsked?: string;
  /** Asks for one end of a range; `*` stands for any ending. Words. */
  first?: string;
  last?: string;
  /** Names of fields that mean the seller, letters only. Words. */
  seller?: string;
  /** What papers of every kind are about; `*` stands for any ending or beginning, `-` joins words. Words. */
  themes?: Partial<Record<Theme, string>>;
}
