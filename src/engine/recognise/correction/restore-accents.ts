import {fold} from '../../values/fold.js';
import type {DecodedCharacter} from '../ppocr/ctc-decoder.js';
import {spellingOf, type LanguageSet} from './lexicon.js';
import {textOfRun} from './character-runs.js';

/** Accented letters that the models know: where one is printed, it or one like it is among the candidates. */
const seenWithAccent = /^[éèüäíòúóàìá]$/;
/** Log odds above which the evidence is not clearly against the accented letter. */
const leastOdds = -3;

/**
 * Gives a known word the accents of its language: the models know few of them and read "refeição" as "refeicao". Words
 * in capitals stay as they are, for many documents print them without accents.
 */
export function withAccents(word: DecodedCharacter[], language: LanguageSet): DecodedCharacter[] {
  const text = textOfRun(word);
  if (!/^\p{L}\p{Ll}+$/u.test(text)) return word;
  const spelling = spellingOf(text, language);
  if (spelling?.length !== word.length || fold(spelling) === spelling) return word;
  const letters = [...spelling];
  if (!word.every((character, index) => mayBe(character, letters[index]!))) return word;
  return word.map((character, index) => {
    const isUpper = character.text !== character.text.toLowerCase();
    const letter = isUpper ? letters[index]!.toUpperCase() : letters[index]!;
    return letter === character.text
      ? character
      : {...character, text: letter, others: undefined, lookalike: undefined};
  });
}

function mayBe({text, timeSteps: timeSteps = [], variants = []}: DecodedCharacter, letter: string): boolean {
  if (fold(letter) === letter || fold(text) !== text.toLowerCase()) return true;
  if (variants.length > 0) return variants.some((one) => one.text === letter && one.odds > leastOdds);
  if (!seenWithAccent.test(letter)) return true;
  return timeSteps.some(({candidates}) =>
    candidates.some((one) => fold(one.text) === fold(letter) && fold(one.text) !== one.text.toLowerCase()),
  );
}
