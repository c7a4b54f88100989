import {expect, test} from 'vitest';
import {layoutText} from '../../src/engine/layout-text.js';
import {linesOf} from '../../src/engine/group-words-into-lines.js';
import type {Word} from '../../src/engine/page.js';

function word(text: string, left: number, top: number, height = 10): Word {
  const box = {left, top, right: left + text.length * 6, bottom: top + height};
  return {text, box, confidence: 1, source: 'text'};
}

test('words in any order become lines from the top, and from the left', () => {
  const words = [word('12.50', 200, 11), word('Paid', 10, 40), word('due', 45, 10), word('Total', 10, 10)];
  expect(linesOf(words).map((line) => line.text)).toEqual(['Total due', '12.50', 'Paid']);
});

test('a row may slope, as long as neighbours overlap', () => {
  const words = [0, 1, 2, 3, 4, 5].map((index) => word('slope', 10 + index * 34, 10 + index * 3));
  expect(linesOf(words).map((line) => line.text)).toEqual(['slope slope slope slope slope slope']);
});

test('close rows of print stay apart', () => {
  const words = [word('one', 10, 10), word('two', 10, 19), word('three', 10, 28), word('more', 31, 19)];
  expect(linesOf(words).map((line) => line.text)).toEqual(['one', 'two more', 'three']);
});

test('a line is as large as its words', () => {
  const [line] = linesOf([word('ab', 10, 10), word('cd', 25, 12)]);
  expect(line!.box).toEqual({left: 10, top: 10, right: 37, bottom: 22});
});

test('as text, columns stay columns and paragraphs are apart', () => {
  const words = [
    word('Item', 0, 0),
    word('Amount', 120, 0),
    word('Green', 0, 12),
    word('tea', 33, 12),
    word('12.50', 120, 12),
    word('Thanks', 0, 60),
  ];
  expect(layoutText({words}).split('\n')).toEqual([
    'Item                Amount',
    'Green tea           12.50',
    '',
    'Thanks',
  ]);
});

test('a page without words is an empty text', () => {
  expect(layoutText({words: []})).toBe('');
});
