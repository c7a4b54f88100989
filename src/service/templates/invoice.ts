import type {StarterTemplate} from '../../storage/templates/seed-starters.js';

export const invoice: StarterTemplate = {
  id: '0d0c0de5-0001-4000-8000-000000000001',
  alias: 'invoice',
  name: 'Invoice',
  status: 'active',
  document_type: 'invoice',
  edited_json: {
    fields: [
      {name: 'invoice_number', type: 'identifier', prompt: 'the number of the invoice'},
      {name: 'issue_date', type: 'date', prompt: 'the date the invoice was issued'},
      {name: 'due_date', type: 'date', prompt: 'the date by which the invoice must be paid'},
      {name: 'order_number', type: 'identifier', prompt: 'the number of the purchase order of the buyer'},
      {name: 'seller_name', type: 'name', prompt: 'the name of the company that issued the invoice'},
      {name: 'seller_address', type: 'address', prompt: 'the address of the company that issued the invoice'},
      {name: 'seller_vat_id', type: 'vat', prompt: 'the VAT identification number of the seller'},
      {name: 'buyer_name', type: 'name', prompt: 'the name of the customer the invoice is addressed to'},
      {name: 'buyer_address', type: 'address', prompt: 'the address of the customer'},
      {name: 'buyer_vat_id', type: 'vat', prompt: 'the VAT identification number of the buyer'},
      {name: 'currency', type: 'currency', prompt: 'the currency of the amounts'},
      {name: 'iban', type: 'iban', prompt: 'the bank account to pay to'},
      {name: 'net_total', type: 'money', prompt: 'the total without tax'},
      {name: 'tax_total', type: 'money', prompt: 'the total of tax'},
      {name: 'grand_total', type: 'money', prompt: 'the total to pay, tax included'},
      {
        name: 'lines',
        type: 'table',
        prompt: 'the goods and services invoiced, one row each',
        columns: [
          {name: 'description', type: 'text', prompt: 'what was delivered or done'},
          {name: 'quantity', type: 'number', prompt: 'how many'},
          {name: 'unit_price', type: 'money', prompt: 'the price of one'},
          {name: 'amount', type: 'money', prompt: 'the amount of the line'},
        ],
      },
    ],
  },
};
