import {expect, test} from 'vitest';
import {
  readPhrase,
  readWording,
  writePhrase,
  writeWording,
} from '../../../src/engine/query/written-label-index.js';
import {writtenLanguages} from '../../../src/engine/query/label-index-texts.js';

test('wordings and phrases are read as they were written', () => {
  const wording = {
    group: 'order_date',
    required: [['dat'], ['order', 'purchas']],
    known: ['dat', 'order', 'purchas'],
  };
  expect(readWording(writeWording(wording))).toEqual(wording);
  const phrase = {group: 'order_date', required: [['dat'], ['order']], optional: [], worth: 0.7};
  expect(readPhrase(writePhrase(phrase))).toEqual(phrase);
  const withOptional = {...phrase, optional: ['your', 'our']};
  expect(readPhrase(writePhrase(withOptional))).toEqual(withOptional);
});

test('no word of any language has what separates words, choices and parts', () => {
  for (const {groups, phrases} of writtenLanguages) {
    for (const line of Object.values(groups.wordings).flatMap((text) => text.split('\n')))
      expect(writeWording(readWording(line))).toBe(line);
    for (const line of phrases().phrases.split('\n')) expect(writePhrase(readPhrase(line))).toBe(line);
  }
});

test('the indexes are texts that can be put into the program', () => {
  for (const {groups, phrases} of writtenLanguages) {
    expect(JSON.parse(JSON.stringify(groups))).toEqual(groups);
    expect(JSON.parse(JSON.stringify(phrases()))).toEqual(phrases());
  }
});
