import {fold} from '../../values/fold.js';
import type {DecodedCharacter} from '../ppocr/ctc-decoder.js';
import {spellingOf, type LanguageSet} from './lexicon.js';
import {textOfRun} from './character-runs.js';

/** Letters with accents that the models know: one that is there has left a trace of itself, or of one like it. */
const seenWithAccent = /^[éèüäíòúóàìá]$/;
/** Evidence for the letter with its accent that is not clearly against it. */
const leastOdds = -3;

/**
 * A known word with the accents its language writes it with. The models know few of them: "refeição" is read "refeicao".
 * Capitals stay as they are, for many papers print them without accents.
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
      : {...character, text: letter, others: undefined, double: undefined};
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
