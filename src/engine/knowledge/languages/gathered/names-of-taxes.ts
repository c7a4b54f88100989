import {foreignTaxNames} from '../../countries/tax-names.js';
import {choiceOf} from './gather.js';

const names = choiceOf(({papers}) => papers?.taxNames);
const parts = choiceOf(({papers}) => papers?.taxNameParts);

/** What taxes on sales are called, folded, as printed beside their rate on receipts: `KDV%20`, `enth. MwSt 8,1 %`. */
export const taxNames = new RegExp(
  String.raw`(?<!\p{L})(?:${names}|${foreignTaxNames})(?!\p{L})|(?:${parts})`,
  'iu',
);
