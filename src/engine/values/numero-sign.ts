import {numberSigns} from '../knowledge/languages/gathered/number-words.js';

/** "No.", "Nr", "N°", "№", "#" right at the end of a text: what follows numbers something, whatever it looks like. */
export function endsInNumeroSign(text: string): boolean {
  return sign.test(text);
}

const sign = new RegExp(String.raw`(?:(?<![\p{L}\p{N}])(?:${numberSigns})|№|#)\s*[:.]?\s*$`, 'iu');
