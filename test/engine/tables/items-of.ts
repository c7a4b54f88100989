import {extractFromPages} from '../../../src/engine/extract.js';
import type {Page} from '../../../src/engine/page.js';
import {pageOf} from '../../helpers/page-of.js';

/** The line items of an invoice, given as typewritten pages. */
export function itemsOf(...texts: string[]) {
  return itemsOn(...texts.map((text, index) => pageOf(text, index + 1)));
}

export function itemsOn(...pages: Page[]) {
  const request = {document_type: 'invoice', fields: [{name: 'lines', type: 'table' as const}]};
  return extractFromPages(pages, request).fields.lines!.value;
}
