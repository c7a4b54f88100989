import type {SentenceLanguage} from '../../concepts/sentence-language.js';

/** How sentences tell meetings, people and further dates. */
export const eventPhrases: SentenceLanguage['concepts'] = {
  meeting_date: {
    asked: `fecha de la (reunion|junta|asamblea)`,
    certain: `(reunion|junta|asamblea) …… _`,
  },
  birth_date: {
    asked: `fecha de nacimiento`,
    certain: `(nacido|nacida)( el)? _`,
  },
  job_title: {
    asked: `(puesto|cargo|categoria)( de trabajo| profesional)?`,
    certain: `(como|puesto de|cargo de|categoria profesional de|categoria de) _`,
  },
};
