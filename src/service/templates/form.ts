import type {StarterTemplate} from '../../storage/templates/seed-starters.js';

export const form: StarterTemplate = {
  id: '0d0c0de5-0001-4000-8000-000000000004',
  alias: 'form',
  name: 'Form',
  status: 'active',
  document_type: 'form',
  edited_json: {
    fields: [
      {name: 'name', type: 'name', prompt: 'the name of the person or organisation the form is about'},
      {name: 'date', type: 'date', prompt: 'the date of the form'},
      {name: 'birth_date', type: 'date', prompt: 'the date of birth of the person'},
      {name: 'address', type: 'address', prompt: 'the address of the person or organisation'},
      {name: 'email', type: 'email', prompt: 'the e-mail address'},
      {name: 'phone', type: 'phone', prompt: 'the telephone number'},
      {name: 'registration_number', type: 'identifier', prompt: 'the registration or reference number'},
      {name: 'signature_date', type: 'date', prompt: 'the date of the signature'},
    ],
  },
};
