import type {StarterTemplate} from '../../storage/templates/seed-starters.js';

export const identity: StarterTemplate = {
  id: '0d0c0de5-0001-4000-8000-000000000003',
  alias: 'identity',
  name: 'Identity document',
  status: 'active',
  document_type: 'identity document',
  edited_json: {
    fields: [
      {name: 'document_number', type: 'identifier', prompt: 'the number of the passport or identity card'},
      {name: 'surname', type: 'name', prompt: 'the family name of the holder'},
      {name: 'given_names', type: 'name', prompt: 'the given names of the holder'},
      {name: 'nationality', type: 'text', prompt: 'the nationality of the holder'},
      {name: 'birth_date', type: 'date', prompt: 'the date of birth of the holder'},
      {name: 'sex', type: 'text', prompt: 'the sex of the holder', options: ['F', 'M', 'X']},
      {name: 'expiry_date', type: 'date', prompt: 'the date on which the document expires'},
      {name: 'issuing_country', type: 'text', prompt: 'the country that issued the document'},
    ],
  },
};
