import {expect, test} from 'vitest';
import type {ObjectShape} from '../../../src/contract/result-shape.js';
import {schemaView} from '../../../src/batch/results/schema-view.js';

const text = {kind: 'scalar', type: 'string'} as const;
const number = {kind: 'scalar', type: 'number'} as const;
const row: ObjectShape = {
  kind: 'object',
  properties: [
    {name: 'what', isRequired: true, shape: text, field: 'what'},
    {name: 'amount', isRequired: false, shape: number, field: 'amount'},
  ],
};
const seller: ObjectShape = {
  kind: 'object',
  properties: [
    {name: 'name', isRequired: true, shape: text, field: 'seller_name'},
    {name: 'city', isRequired: false, shape: text, field: 'seller_city'},
  ],
};
const shape: ObjectShape = {
  kind: 'object',
  properties: [
    {name: 'total', isRequired: true, shape: {...number, minimum: 0}, field: 'total'},
    {name: 'due', isRequired: true, shape: {...text, nullable: true}, field: 'due'},
    {name: 'count', isRequired: false, shape: {kind: 'scalar', type: 'integer'}, field: 'count'},
    {name: 'seller', isRequired: false, shape: seller},
    {name: 'lines', isRequired: false, shape: {kind: 'list', items: row}, field: 'lines'},
  ],
};
const read = {total: '12.50', due: null, count: null, seller_name: 'A', seller_city: null, lines: null};

test('numbers are numbers, objects inside each other, and what was not read is left out or null', () => {
  expect(schemaView({...read, _meta: {total: {confidence: 1}}}, shape)).toEqual({
    fields: {total: 12.5, due: null, seller: {name: 'A'}, _meta: {total: {confidence: 1}}},
    unread: [],
    misfits: [],
  });
});

test('a view seen once more stays as it is', () => {
  const lines = [{what: 'x', amount: '1.00'}];
  const once = schemaView({...read, lines}, shape);
  expect(schemaView(once.fields, shape)).toEqual(once);
});

test('what is required and unread is named by its path', () => {
  const lines = [
    {what: 'x', amount: null},
    {what: null, amount: '2'},
    {what: null, amount: null},
  ];
  const {fields, unread} = schemaView(
    {...read, total: null, seller_name: null, seller_city: 'B', lines},
    shape,
  );
  expect(unread).toEqual(['total', 'seller.name', 'lines[1].what']);
  expect(fields).toEqual({due: null, seller: {city: 'B'}, lines: [{what: 'x'}, {amount: 2}]});
});

test('an optional object of which nothing was read lacks nothing', () => {
  expect(schemaView({...read, seller_name: null}, shape)).toMatchObject({unread: []});
});

test('a value that does not fit counts as unread where it is required, and is left out where not', () => {
  expect(schemaView({...read, total: '-1', count: '1.5'}, shape)).toMatchObject({
    fields: {due: null, seller: {name: 'A'}},
    unread: ['total'],
    misfits: ['count'],
  });
});
