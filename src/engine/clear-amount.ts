import type {FoundValue} from './values/found.js';

/** Quality of an amount that is printed with cents or with a currency; a bare number has less. */
const leastQuality = 0.8;

/** Whether a number is money by how it is printed. */
export function isClearAmount({quality}: Pick<FoundValue, 'quality'>): boolean {
  return quality >= leastQuality;
}
