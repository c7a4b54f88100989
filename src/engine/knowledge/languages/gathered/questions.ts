import {choiceOf, eachLanguage, wholeWords, wordsOf} from './gather.js';

/** Words that ask for more than yes or no, folded. */
export const questionWords = new Set([
  ...wordsOf(({requests}) => requests?.questionWords),
  ...wordsOf(({requests}) => requests?.manyWords),
]);

/** Those that may be anywhere in a question. */
export const lateWords = new Set(wordsOf(({requests}) => requests?.lateQuestionWords));

/** Requests to say whether. */
export const whetherWords = new RegExp(`^(?:${choiceOf(({requests}) => requests?.whether)}) `);

/** Openings of questions that are answered by yes or no. */
export const yesNoOpenings = new RegExp(
  `^(?:${choiceOf(({requests}) => requests?.yesNoOpenings)})(?!\\p{L})`,
  'u',
);

/** "(yes/no)", "ja oder nein". */
export const yesOrNo = new RegExp(String.raw`(?<!\p{L})(?:${eachLanguage(yesOrNoOf)})(?!\p{L})`, 'u');

function yesOrNoOf({papers}: Parameters<Parameters<typeof eachLanguage>[0]>[0]): string | undefined {
  if (papers?.yes === undefined || papers.no === undefined) return undefined;
  const [yes, no] = [papers.yes, papers.no].map((words) =>
    words
      .split(/\s+/)
      .filter((word) => word.length > 1)
      .join('|'),
  );
  return String.raw`(?:${yes}) ?(?:\/|${papers.or ?? '/'}) ?(?:${no})`;
}

const lists = choiceOf(({requests}) => requests?.lists);
const listOpenings = choiceOf(({requests}) => requests?.listOpenings);
const listsAnywhere = choiceOf(({requests}) => requests?.listsAnywhere);

/** Words by which a request wants all of something, folded. */
export const listWords = new RegExp(
  String.raw`^(?:(?:${listOpenings}) )*(?:${lists})(?!\p{L})|(?<!\p{L})(?:${listsAnywhere})(?!\p{L})`,
  'u',
);

const when = choiceOf(({requests}) => requests?.when);
const whenLeads = choiceOf(({requests}) => requests?.whenLeads);
const whichDay = choiceOf(({requests}) => requests?.whichDay);

/** "Which …", behind at most one little word: "To which practice is it charged?" */
export const whichQuestions = new RegExp(
  String.raw`^(?:\p{L}+ )?(?:${choiceOf(({requests}) => requests?.which)}) (?=\p{L})`,
  'u',
);

/** What a question word asks for. */
export const dateQuestions = new RegExp(
  String.raw`^(?:(?:(?:${whenLeads}) )?(?:${when})(?!\p{L})|(?:${whichDay}))`,
  'u',
);
export const amountQuestions = new RegExp(`^(?:${choiceOf(({requests}) => requests?.howMuch)})`, 'u');
/** "How long", not "how long until …". */
export const durationQuestions = new RegExp(
  String.raw`^(?:${choiceOf(({requests}) => requests?.howLong)})(?!\p{L})`,
  'u',
);
export const countQuestions = new RegExp(
  String.raw`^(?:${choiceOf(({requests}) => requests?.howMany)})(?!\p{L})`,
  'u',
);
export const personQuestions = new RegExp(
  String.raw`^(?:${choiceOf(({requests}) => requests?.who)})(?!\p{L})`,
  'u',
);

export const placeQuestions = new RegExp(
  String.raw`^(?:${choiceOf(({requests}) => requests?.where)})(?!\p{L})`,
  'u',
);

/** "Tax paid this year to date": says how far a sum goes, and asks for no date. Folded. */
export const upToNow = new RegExp(
  String.raw`(?<=\p{L}\P{L})(?:${choiceOf(({requests}) => requests?.upToNow)})\s*[?.]?$`,
  'u',
);

/** "In metres", "weight (kg)": what is asked for in a unit is the number. */
const inUnits = wholeWords(({requests}) => requests?.inUnits);
const symbols = 'km|cm|mm|kg|ml|kwh|kw|m2|m²|m3|m³|ha|m|l|km/h';
const unitInBrackets = new RegExp(String.raw`[([](?:${symbols})(?![\p{L}\d])`, 'u');

export function asksInUnit(text: string): boolean {
  return inUnits.test(text) || unitInBrackets.test(text);
}

/** Names of fields, letters only, that mean all lines of a paper. */
export const listNames = new RegExp(`^(?:${choiceOf(({requests}) => requests?.listNames)})$`);
