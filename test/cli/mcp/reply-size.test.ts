import {expect, test} from 'vitest';
import {firstThatFit} from '../../../src/cli/mcp/reply-size.js';

test('a reply holds whole items, as many as fit', () => {
  const items = ['aaaa', 'bbbb', 'cccc'];
  expect(firstThatFit(items, 14)).toEqual(['aaaa', 'bbbb']);
  expect(firstThatFit(items, 13)).toEqual(['aaaa']);
  expect(firstThatFit(items, 6)).toEqual([]);
  expect(firstThatFit(items)).toEqual(items);
});
