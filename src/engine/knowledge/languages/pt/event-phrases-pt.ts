import type {SentenceLanguage} from '../../concepts/sentence-language.js';

/** How sentences tell meetings, people and further dates. */
export const eventPhrases: SentenceLanguage['concepts'] = {
  meeting_date: {
    asked: `data da (reuniao|assembleia)`,
    certain: `(reuniao|assembleia) …… _`,
  },
  birth_date: {
    asked: `data de nascimento`,
    certain: `(nascido|nascida) … (em|a) _`,
  },
  job_title: {
    asked: `(funcao|funcoes|cargo|categoria)( profissional)?`,
    certain: `(funcoes de|funcao de|cargo de|categoria de|categoria profissional de|como) _`,
  },
};
