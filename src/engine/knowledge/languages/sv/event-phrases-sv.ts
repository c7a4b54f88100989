import type {SentenceLanguage} from '../../concepts/sentence-language.js';

/** How sentences tell meetings, people and further dates. */
export const eventPhrases: SentenceLanguage['concepts'] = {
  meeting_date: {
    asked: `(datum|nar) … (mote|motet|stamma|stamman)`,
    certain: `(mote|motet|stamma|stamman|protokoll) …… _`,
  },
  birth_date: {
    asked: `fodelsedatum`,
    certain: `fodd( den)? _`,
  },
  job_title: {
    asked: `(befattning|befattningen|tjanst|yrke|titel)`,
    certain: `(som|befattning som|tjanst som) _`,
  },
};
