import {expect, test} from 'vitest';
import {fieldsOfSchema} from '../../../src/service/templates/schema-fields.js';

const object = (properties: object, more: object = {}) => ({type: 'object', properties, ...more});
const fieldsOf = (properties: object, more: object = {}) =>
  fieldsOfSchema(object(properties, more), 's.json').fields;

test('descriptions are prompts, names are said in words, types and formats are those of fields', () => {
  const fields = fieldsOf({
    total: {type: 'number', description: 'the sum'},
    invoiceNumber: {type: 'string'},
    due_date: {type: ['string', 'null'], format: 'date'},
    pages: {type: 'integer'},
    paid: {type: 'boolean'},
    currency: {enum: ['EUR', 'USD', null]},
    link: {type: 'string', format: 'uri'},
  });
  expect(fields).toEqual([
    {name: 'total', prompt: 'the sum'},
    {name: 'invoiceNumber', prompt: 'invoice number'},
    {name: 'due_date', prompt: 'due date', type: 'date'},
    {name: 'pages', prompt: 'pages', type: 'number'},
    {name: 'paid', prompt: 'paid', type: 'boolean'},
    {name: 'currency', prompt: 'currency', options: ['EUR', 'USD']},
    {name: 'link', prompt: 'link'},
  ]);
});

test('objects are fields with both names, arrays of objects tables, other arrays several values', () => {
  const line = object({what: {type: 'string'}, amount: {type: 'number'}});
  expect(
    fieldsOf(
      {
        seller: object({name: {type: 'string'}, tax: {type: 'string', description: 'Tax number'}}),
        lines: {type: 'array', description: 'items', items: {$ref: '#/$defs/Line'}},
        emails: {type: 'array', items: {type: 'string', format: 'email'}},
      },
      {$defs: {Line: line}},
    ),
  ).toEqual([
    {name: 'seller_name', prompt: 'name of the seller'},
    {name: 'seller_tax', prompt: 'Tax number (seller)'},
    {
      name: 'lines',
      prompt: 'items',
      type: 'table',
      columns: [
        {name: 'what', prompt: 'what'},
        {name: 'amount', prompt: 'amount'},
      ],
    },
    {name: 'emails', prompt: 'emails', multiple: true, type: 'email'},
  ]);
});

test.each([
  [{type: 'array', items: {type: 'string'}}, 'the schema is of type array; it must be an object'],
  [object({}), 'the schema has no properties'],
  [object({a: {}}), '/properties/a has no type'],
  [object({a: {type: ['string', 'number']}}), '/properties/a is of type string or number'],
  [object({a: {oneOf: [{type: 'string'}, {type: 'number'}]}}), '/properties/a has oneOf with several'],
  [object({a: {type: 'string', multipleOf: 2}}), '/properties/a has multipleOf, which is not understood'],
  [object({a: {type: 'string', pattern: '('}}), '/properties/a has a pattern that is no regular'],
  [object({a: {type: 'string', minLength: 'x'}}), '/properties/a/minLength is wrong'],
  [object({a: {$ref: '#/$defs/None'}}), '/properties/a refers to "#/$defs/None", which is not in the file'],
  [object({a: {$ref: 'http://example.com/x'}}), 'which is not in the file'],
  [object({a: {$ref: '#'}}), 'which is not in the file'],
  [object({a: {$ref: '#/%E0'}}), 'which is not in the file'],
  [object({a: {$ref: '#/$defs/A'}}, {$defs: {A: {$ref: '#/$defs/A'}}}), '/properties/a refers to itself'],
  [
    object({a: {$ref: '#/$defs/A'}}, {$defs: {A: object({b: {$ref: '#/$defs/A'}})}}),
    '/properties/a/properties/b refers to itself',
  ],
  [object({a: {type: 'array'}}), '/properties/a is an array without items'],
  [object({a: {type: 'array', items: {type: 'array'}}}), '/properties/a/items is an array in an array'],
  [
    object({a: {type: 'array', items: object({b: object({c: {type: 'string'}})})}}),
    '/properties/a/items/properties/b is no single value',
  ],
  [object({a: {type: 'string'}}, {required: ['b']}), 'the schema requires b'],
  [object({a_b: {type: 'string'}, a: object({b: {type: 'string'}})}), 'has the same name as another: a_b'],
  [object({a: {type: 'string'}}, {if: {}}), 'the schema has if, which is not understood'],
])('what cannot be understood is refused with its place: %j', (schema, words) => {
  expect(() => fieldsOfSchema(schema, 's.json')).toThrow(words);
});

const many = (count: number, part: (at: number) => object) =>
  Object.fromEntries(Array.from({length: count}, (_, at) => [`p${at}`, part(at)]));
const cells = {$defs: {row: object(many(400, () => ({$ref: '#/$defs/cell'}))), cell: {type: 'string'}}};
const next = (at: number) => ({$ref: `#/$defs/p${at + 1}`});

test.each([
  ['of fields', object(many(60_000, () => ({type: 'string'}))), 'asks for more than 500 fields'],
  ['of references', object({a: next(-1)}, {$defs: many(20_000, next)}), 'is more than 100 references away'],
  [
    'of tables',
    object(
      many(400, () => ({type: 'array', items: {$ref: '#/$defs/row'}})),
      cells,
    ),
    'has more than 3000 parts',
  ],
  [
    'of keywords',
    object({a: {$ref: '#/$defs/a'}}, {$defs: {a: many(90_000, () => ({}))}}),
    '/properties/a has more than 100 keywords',
  ],
])('a schema %s without end is refused before all of it is read', (_, schema, words) => {
  expect(() => fieldsOfSchema(schema, 's.json')).toThrow(words);
});

test('five hundred fields that may be missing, as generators write them, are read', () => {
  const part = {anyOf: [{$ref: '#/$defs/text'}, {type: 'null'}], description: 'A text', default: null};
  const schema = object(
    many(500, () => part),
    {$defs: {text: {type: 'string', title: 'Text'}}},
  );
  expect(fieldsOfSchema(schema, 's.json').fields).toHaveLength(500);
});
