import {expect, test} from 'vitest';
import {parseQueries} from '../../../src/engine/query/parse-query.js';

test('a name is no end of a range, whatever little words the request has', () => {
  const [typed, untyped] = parseQueries([
    {name: 'buyer_name', type: 'name', prompt: 'the name of the customer the invoice is addressed to'},
    {name: 'buyer_name', prompt: 'the name of the customer the invoice is addressed to'},
  ]);
  expect([typed!.end, untyped!.end]).toEqual([undefined, undefined]);
});

test('a day may be an end of a range', () => {
  const [until, from] = parseQueries([
    {name: 'read_to', prompt: 'end of the billing period'},
    {name: 'read_from', type: 'date', prompt: 'first day of the billing period'},
  ]);
  expect([until!.end, from!.end]).toEqual(['last', 'first']);
});
