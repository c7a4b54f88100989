import type {SentenceLanguage} from '../../sentence-language.js';

export const sentences: SentenceLanguage = {
  abbreviations: '',
  articles: '',
  numberWords: '',
  timeUnits: '',
  timeUnitLeads: '',
  ordinals: '',
  anniversary: '',
  years: '',
  documentWords: '',
  nameLeads: '',
  insideNames: '',
  notNames: '',
  stateLeads: '',
  lawAdjectives: '',
  lawWords: '',
  addressEnds: '',
  titleEnds: '',
  askingWords: '',
  roles: {},
  concepts: {},
};
