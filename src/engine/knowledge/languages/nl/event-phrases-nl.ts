import type {SentenceLanguage} from '../../concepts/sentence-language.js';

/** How sentences tell meetings, people and further dates. */
export const eventPhrases: SentenceLanguage['concepts'] = {
  meeting_date: {
    asked: `datum van de (vergadering|bijeenkomst)`,
    certain: `(vergadering|bijeenkomst|notulen) …… _`,
  },
  birth_date: {
    asked: `geboortedatum`,
    certain: `geboren( op| te …)? _`,
  },
  job_title: {
    asked: `(functie|functietitel|beroep)`,
    certain: `(functie van|als|in de functie van) _`,
  },
};
