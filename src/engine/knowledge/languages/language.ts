import type {LabelLanguage} from '../concepts/label-language.js';
import type {SentenceLanguage} from '../concepts/sentence-language.js';
import type {DateWords} from './sections/date-words.js';
import type {LabelWords} from './sections/label-words.js';
import type {PaperWords} from './sections/paper-words.js';
import type {PartyWords} from './sections/party-words.js';
import type {RequestWords} from './sections/request-words.js';
import type {RecognitionWords} from './sections/recognition-words.js';

/**
 * All that the engine knows of one language. `labels`, `senses` and `fillers` suffice to read its papers of trade; each
 * further section lets the engine do more in it. A language is a folder and a line in `index.ts`.
 *
 * Notations, unless a section says otherwise: words are folded (lower case, no accents) and separated by white space; a
 * *list* has commas between its phrases; a *choice* has `|` between regular expressions.
 */
export interface Language extends LabelWords {
  /** How requests and papers name what papers state. */
  phrases?: LabelLanguage;
  /** How running text says what contracts, letters and minutes say. */
  sentences?: SentenceLanguage;
  dates?: DateWords;
  /** Names, addresses and how papers introduce them. */
  parties?: PartyWords;
  /** Kinds of papers and the words on them. */
  papers?: PaperWords;
  /** The words of requests. */
  requests?: RequestWords;
  /** Letters and common words: what recognition mends words and tells languages by. */
  recognitionWords?: RecognitionWords;
}
