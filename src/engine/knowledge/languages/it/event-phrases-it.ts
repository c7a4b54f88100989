import type {SentenceLanguage} from '../../concepts/sentence-language.js';

/** How sentences tell meetings, people and further dates. */
export const eventPhrases: SentenceLanguage['concepts'] = {
  meeting_date: {
    asked: `data della (riunione|assemblea|seduta)`,
    certain: `(riunione|assemblea|seduta) …… _`,
  },
  birth_date: {
    asked: `data di nascita`,
    certain: `(nato|nata) … il _`,
  },
  job_title: {
    asked: `(mansione|mansioni|qualifica|ruolo|posizione)`,
    certain: `(mansione di|mansioni di|qualifica di|in qualita di|come|ruolo di) _`,
  },
};
