import type {ConceptName} from './concepts.js';

/** Names people give to fields, in letters only, besides the names of the concepts themselves. */
export const fieldNames: Record<string, ConceptName> = {
  consignee: 'ship_to',
  shipto: 'ship_to',
  buyername: 'buyer',
  customername: 'buyer',
  date: 'issue_date',
  invoicedate: 'issue_date',
  purchasedate: 'issue_date',
  total: 'grand_total',
  totalamount: 'grand_total',
  amounttotal: 'grand_total',
  gross: 'grand_total',
  grosstotal: 'grand_total',
  nettotal: 'net_total',
  tax: 'tax_total',
  vat: 'tax_total',
  invoiceno: 'invoice_number',
  sellervatid: 'vat_id',
  vatnumber: 'vat_id',
  telephone: 'phone',
  passportnumber: 'document_number',
};
