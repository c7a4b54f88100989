import type {StarterTemplate} from '../../storage/templates/seed-starters.js';

export const receipt: StarterTemplate = {
  id: '0d0c0de5-0001-4000-8000-000000000002',
  alias: 'receipt',
  name: 'Receipt',
  status: 'active',
  document_type: 'receipt',
  edited_json: {
    fields: [
      {name: 'company', type: 'name', prompt: 'the name of the shop or company'},
      {name: 'date', type: 'date', prompt: 'the date of purchase'},
      {name: 'address', type: 'address', prompt: 'the address of the shop'},
      {name: 'total', type: 'money', prompt: 'the total amount to pay'},
      {name: 'tax', type: 'money', prompt: 'the tax contained in the total'},
      {name: 'currency', type: 'currency', prompt: 'the currency of the amounts'},
    ],
  },
};
