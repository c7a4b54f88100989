import {describe, expect, it} from 'vitest';
import {findVatNumbers} from '../../../../src/engine/values/checked-numbers/vat.js';

describe('VAT numbers', () => {
  it('are found with words and separators behind them', () => {
    const [hit] = findVatNumbers('NIP: PL774-009-02-79 - REGON');
    expect(hit?.value).toBe('PL7740090279');
  });

  it('are given up where a text of their shape ends in a separator', () => {
    expect(findVatNumbers('SE45-KALMAR-')).toEqual([]);
    expect(findVatNumbers('DE. AB. 12.')).toEqual([]);
  });
});
