import {describe, expect, test} from 'vitest';
import {segmentsOf} from '../../../src/engine/layout/segments.js';
import {splitWords} from '../../../src/engine/layout/split-words.js';
import type {CheckBox, Word} from '../../../src/engine/page.js';

const noLines = {horizontal: [], vertical: []};

test('words of one line closer than the height of the text are one segment', () => {
  expect(textsOf([at('Employee', 0), at('No.', 54)])).toEqual(['Employee No.']);
});

test('a gap wider than the height of the text starts another segment', () => {
  expect(textsOf([at('Employee', 0), at('No.', 54), at('4711', 100)])).toEqual(['Employee No.', '4711']);
});

test('a colon ends a segment however near the value is', () => {
  expect(textsOf([at('Guest:', 0), at('Ada', 40)])).toEqual(['Guest:', 'Ada']);
});

test('a value between two colons ends at its widest gap, where the next label begins', () => {
  const words = [at('Ref.:', 0), at('HEC/26', 34), at('Date', 82), at('typed:', 108), at('May', 150)];
  expect(textsOf(words)).toEqual(['Ref.:', 'HEC/26', 'Date typed:', 'May']);
});

test('a value without a capital ends before the capital of the next label', () => {
  const words = [
    at('Allergies:', 0),
    at('penicillin,', 64),
    at('nuts', 133),
    at('Weight:', 160),
    at('81', 210),
  ];
  expect(textsOf(words)).toEqual(['Allergies:', 'penicillin, nuts', 'Weight:', '81']);
});

test('words between two colons with equal gaps stay together, as in text of one pitch', () => {
  const words = [at('Name:', 0), at('Ida', 36), at('Blohm', 60), at('Date:', 96), at('May', 132)];
  expect(textsOf(words)).toEqual(['Name:', 'Ida Blohm Date:', 'May']);
  expect(textsOf([at('Patient:', 0), at('Ada', 54), at('Ward:', 78)])).toEqual(['Patient:', 'Ada Ward:']);
});

test('a label of two words after another label stays whole', () => {
  expect(textsOf([at('Owner:', 0), at('First', 40), at('name:', 73), at('Ada', 110)])).toEqual([
    'Owner:',
    'First name:',
    'Ada',
  ]);
});

test('a label and a value glued by a colon are words of their own, a time of day is one word', () => {
  expect(textsOf([at('Date:9/3/92', 0)])).toEqual(['Date: 9/3/92']);
  expect(textsOf([at('12:30', 0)])).toEqual(['12:30']);
});

test.each([
  ['DATE..3/17/82', 'DATE 3/17/82'],
  ['Leader._Mann', 'Leader Mann'],
  ['No.___533', 'No 533'],
  ['Ronald..W..Davis', 'Ronald W Davis'],
  ['file_name', 'file_name'],
  ['U.S.A.', 'U.S.A.'],
])('leaders within a word part it: %s', (text, parted) => {
  expect(
    splitWords([at(text, 0)])
      .map((word) => word.text)
      .join(' '),
  ).toBe(parted);
});

test('two decimals are cells of their own however near', () => {
  expect(textsOf([at('6.00', 0), at('21.30', 30)])).toEqual(['6.00', '21.30']);
  expect(textsOf([at('Room', 0), at('21.30', 30)])).toEqual(['Room 21.30']);
});

test('strokes to write on are no words', () => {
  expect(textsOf([at('Name', 0), at('______', 30), at('__Ada__', 90)])).toEqual(['Name', 'Ada']);
});

test('a vertical stroke between two words parts them', () => {
  const stroke = {left: 51, right: 52, top: -2, bottom: 12};
  const words = [at('Employee', 0), at('No.', 54)];
  expect(
    segmentsOf(words, 10, {drawn: {...noLines, vertical: [stroke]}, checkBoxes: []}).map(({text}) => text),
  ).toEqual(['Employee', 'No.']);
});

describe('each option beside a box is a text of its own', () => {
  const boxAt = (left: number, isMarked = false): CheckBox => ({
    box: {left, right: left + 8, top: 1, bottom: 9},
    isMarked,
    confidence: 0.85,
  });

  test('where nothing is read of the box', () => {
    expect(textsOf([at('yes', 0), at('no', 27)], [boxAt(18.5)])).toEqual(['yes', 'no']);
    expect(textsOf([at('08', 0), at('83', 21)], [boxAt(12.5)])).toEqual(['08 83']);
  });

  test('with the mark that is read before it', () => {
    const words = [at('☐', 0), at('new', 8), at('☒', 32), at('renewal', 40)];
    expect(textsOf(words, [boxAt(-1), boxAt(31, true)])).toEqual(['☐ new', '☒ renewal']);
  });

  test('where a ticked box is read as a Greek letter', () => {
    expect(textsOf([at('oui', 0), at('α', 24), at('non', 32)])).toEqual(['oui', 'α non']);
    expect(textsOf([at('και', 0), at('η', 24), at('μια', 32)])).toEqual(['και η μια']);
  });
});

function textsOf(words: Word[], checkBoxes: CheckBox[] = []): string[] {
  return segmentsOf(splitWords(words), 10, {drawn: noLines, checkBoxes}).map(({text}) => text);
}

/** A word of 10 units' height, 6 units a letter. */
function at(text: string, left: number): Word {
  return {
    text,
    box: {left, right: left + 6 * text.length, top: 0, bottom: 10},
    confidence: 1,
    source: 'text',
  };
}
