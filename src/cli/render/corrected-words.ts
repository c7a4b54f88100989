import type {CorrectedDocument} from '../../batch/results/correct-results.js';
import {counted} from '../../contract/counted.js';
import {printable} from '../terminal/printable.js';
import {shortPath} from './short-path.js';

/** `2 values of 1 document corrected: results/a.pdf.json` */
export function correctedWords(documents: readonly CorrectedDocument[], cwd: string): string {
  const news = documents.filter(({corrected}) => corrected.length > 0);
  const values = news.reduce((sum, {corrected}) => sum + corrected.length, 0);
  if (values === 0) return 'nothing to correct: all values are as they should be';
  return `${counted(values, 'value')} of ${counted(news.length, 'document')} corrected: ${news
    .slice(0, 3)
    .map(({result}) => printable(shortPath(result, cwd)))
    .join(', ')}${news.length > 3 ? ', …' : ''}`;
}
