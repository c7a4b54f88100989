import {expect, test} from 'vitest';
import {mapReply} from '../../../src/batch/reply/map-reply.js';

test('one document has all there is, and certainly', () => {
  expect(mapReply([{a: 1}], ['x.pdf'])).toEqual({documents: [{element: {a: 1}, mapping: 'exact'}], rest: []});
  expect(mapReply([{page: 1}, {page: 2}], ['x.pdf']).documents).toEqual([
    {element: {_results: [{page: 1}, {page: 2}]}, mapping: 'exact'},
  ]);
});

test('names in the reply are followed in whatever order, case and Unicode form they come', () => {
  const {documents} = mapReply(
    [
      {_file: 'CAFE\u0301.pdf', n: 2},
      {_file: 'in/x.pdf', n: 1},
    ],
    ['x.pdf', 'caf\u00e9.pdf'],
  );
  expect(documents.map(({element, mapping}) => [element?.n, mapping])).toEqual([
    [1, 'named'],
    [2, 'named'],
  ]);
});

test('a document the reply does not name has nothing, an unknown name belongs to nobody', () => {
  const mapped = mapReply([{_file: 'x.pdf'}, {_file: 'strange.pdf'}], ['x.pdf', 'y.pdf']);
  expect(mapped.documents[1]).toEqual({element: undefined, mapping: 'named'});
  expect(mapped.rest).toEqual([{_file: 'strange.pdf'}]);
});

test('order is never believed silently', () => {
  const elements = [{n: 1}, {n: 2}];
  expect(mapReply(elements, ['x', 'y'])).toEqual({
    documents: [
      {element: undefined, mapping: 'none'},
      {element: undefined, mapping: 'none'},
    ],
    rest: elements,
  });
  expect(mapReply(elements, ['x', 'y'], {trustOrder: true}).documents[1]).toEqual({
    element: {n: 2},
    mapping: 'order',
  });
  expect(mapReply(elements, ['x', 'y', 'z'], {trustOrder: true}).documents[0]).toEqual({
    element: undefined,
    mapping: 'none',
  });
});
