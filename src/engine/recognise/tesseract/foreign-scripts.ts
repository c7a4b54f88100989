/** A script that the built-in networks do not read, and what tesseract needs for it. */
export interface ForeignScript {
  name: string;
  /** As tesseract's detection of scripts names it. */
  detected: readonly string[];
  letters: RegExp;
  /** Languages written in it, as tesseract names them; the first that is installed is taken. */
  languages: readonly string[];
}

export const foreignScripts: readonly ForeignScript[] = [
  {name: 'Greek', detected: ['Greek'], letters: /\p{Script=Greek}/gu, languages: ['ell']},
  {
    name: 'Cyrillic',
    detected: ['Cyrillic'],
    letters: /\p{Script=Cyrillic}/gu,
    languages: ['rus', 'ukr', 'bul', 'srp', 'bel', 'mkd'],
  },
  {
    name: 'Arabic',
    detected: ['Arabic'],
    letters: /\p{Script=Arabic}/gu,
    languages: ['ara', 'fas', 'urd'],
  },
  {name: 'Hebrew', detected: ['Hebrew'], letters: /\p{Script=Hebrew}/gu, languages: ['heb']},
  {
    name: 'Japanese',
    detected: ['Japanese', 'Hiragana', 'Katakana'],
    letters: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu,
    languages: ['jpn'],
  },
  {
    name: 'Korean',
    detected: ['Korean', 'Hangul'],
    letters: /\p{Script=Hangul}/gu,
    languages: ['kor'],
  },
  {
    name: 'Chinese',
    detected: ['Han', 'HanS', 'HanT'],
    letters: /\p{Script=Han}/gu,
    languages: ['chi_sim', 'chi_tra'],
  },
  {
    name: 'Devanagari',
    detected: ['Devanagari'],
    letters: /\p{Script=Devanagari}/gu,
    languages: ['hin', 'mar', 'nep'],
  },
  {name: 'Thai', detected: ['Thai'], letters: /\p{Script=Thai}/gu, languages: ['tha']},
];

/** The package of Debian and its derivatives that contains the data of a language. */
export function packageOf(language: string): string {
  return `tesseract-ocr-${language.replaceAll('_', '-')}`;
}
