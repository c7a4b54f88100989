import {referringWords} from '../knowledge/languages/gathered/referring-words.js';
import {fold} from '../values/fold.js';
import type {DetectedLabel} from './label-detection.js';

/**
 * "Gutschrift zur Rechnung Nr. 4711 vom 1.3.2024": the number and date behind the label are those of another
 * document.
 */
export function isCrossReference({line, from, to}: DetectedLabel): boolean {
  return line.tokens
    .slice(from, to)
    .some((token) => referringWords.test(fold(line.text.slice(0, token.start))));
}
