import {choiceOf, wholeWords} from './gather.js';

/** Words right before a date that make it the first or the last day of something, folded. */
export const edgeLeads = {
  start: new RegExp(String.raw`(?<!\p{L})(?:${choiceOf(({dates}) => dates?.firstDay)})$`, 'u'),
  end: new RegExp(String.raw`(?<!\p{L})(?:${choiceOf(({dates}) => dates?.lastDay)})$`, 'u'),
};

/** Words of requests that tell one end of a period from the other, folded. */
export const edgeWords = {
  start: wholeWords(({dates}) => dates?.startAsked),
  end: wholeWords(({dates}) => dates?.endAsked),
} as const;
