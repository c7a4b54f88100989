import {describe, expect, it} from 'vitest';
import {countriesOf} from '../../../src/engine/totals/document-country.js';
import {viewOf} from '../../../src/engine/page-view/document-view.js';
import {pageOf} from '../../helpers/page-of.js';

describe('the country a document comes from', () => {
  it('is told by account numbers and the words of its taxes', () => {
    const view = viewOf([
      pageOf('NIP UE 774-009-02-79\nRazem brutto 120,00\nIBAN PL61109010140000071219812874'),
    ]);
    expect(countriesOf(view)[0]?.code).toBe('PL');
  });

  it('is not made up', () => {
    expect(countriesOf(viewOf([pageOf('Total 12.00')]))).toEqual([]);
  });
});
