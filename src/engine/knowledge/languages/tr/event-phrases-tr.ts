import type {SentenceLanguage} from '../../concepts/sentence-language.js';

/** How sentences tell meetings, people and further dates. */
export const eventPhrases: SentenceLanguage['concepts'] = {
  meeting_date: {
    asked: `toplanti tarihi`,
    certain: `_ tarihinde …toplan[a-z]*
    toplanti tarihi ?:? _`,
  },
  birth_date: {
    asked: `dogum tarihi`,
    certain: `dogum tarihi ?:? _
    _ dogumlu`,
  },
  job_title: {
    asked: `(gorev|gorevi|unvan|pozisyon)[a-z]*`,
    certain: `(gorevi|unvani|pozisyonu) ?:? _`,
  },
};
