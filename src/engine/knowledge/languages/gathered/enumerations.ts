import {choiceOf} from './gather.js';

const and = choiceOf(({parties}) => parties?.and);
const leads = choiceOf(({requests}) => requests?.columnLeads);

/** What parts the things of an enumeration: commas, semicolons, "and". */
export const betweenThings = new RegExp(
  String.raw`\s*[,;]\s*(?:(?:${and})\s+)?|\s+(?:${and})\s+|\s+&\s+`,
  'iu',
);

/** What leads from the things to be listed to what is wanted of each of them: "transactions with date and amount". */
export const leadsToColumns = new RegExp(String.raw`\s(?:${leads})\s`, 'iu');
