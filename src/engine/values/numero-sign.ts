import {numberSigns} from '../knowledge/languages/gathered/number-words.js';

/**
 * Whether a text ends in "No.", "Nr", "N°", "№" or "#": what follows is a number of something, even if it looks
 * otherwise.
 */
export function endsInNumeroSign(text: string): boolean {
  return sign.test(text);
}

const sign = new RegExp(String.raw`(?:(?<![\p{L}\p{N}])(?:${numberSigns})|№|#)\s*[:.]?\s*$`, 'iu');
