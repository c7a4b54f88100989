import {choiceOf} from './gather.js';

/** Words before and behind a time of day, folded. */
export const timeWords = {
  before: choiceOf(({dates}) => dates?.beforeTime),
  behind: choiceOf(({dates}) => dates?.behindTime),
};
