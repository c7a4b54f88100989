import type {SentenceLanguage} from '../../concepts/sentence-language.js';

/** How sentences tell meetings, people and further dates. */
export const eventPhrases: SentenceLanguage['concepts'] = {
  meeting_date: {
    asked: `data (zebrania|posiedzenia|spotkania)`,
    certain: `(zebranie|zebrania|posiedzenie|posiedzenia|spotkanie) …… _`,
  },
  birth_date: {
    asked: `data urodzenia`,
    certain: `(urodzony|urodzona|ur·) … _`,
  },
  job_title: {
    asked: `(stanowisko|funkcja|zawod)`,
    certain: `(na stanowisku|stanowisko|stanowisku):? _`,
  },
};
