import {expect, test} from 'vitest';
import {extractFromPages} from '../../../src/engine/extract.js';
import {pageOfText} from '../../helpers/page-of-text.js';

const page = pageOfText([
  'Constructor      Alder Aircraft Ltd',
  'valueOf          120.50',
  'Registration     G-ABCD',
]);

test.each(Object.getOwnPropertyNames(Object.prototype))(
  'a field asked for as "%s" is answered like any other',
  (word) => {
    const fields = [
      {name: word, prompt: `${word} of the aircraft`},
      {name: `${word}_2`, prompt: word},
      {
        name: 'list',
        prompt: `All ${word}`,
        type: 'table' as const,
        columns: [{name: word, type: 'text' as const}],
      },
    ];
    const {fields: answers} = extractFromPages([page], {document_type: word, fields});
    expect(Object.keys(answers)).toEqual(fields.map(({name}) => name));
  },
);

test('the label "Constructor" is found by its own word', () => {
  const fields = [{name: 'maker', prompt: 'Constructor'}];
  const {fields: answers} = extractFromPages([page], {document_type: 'aircraft register', fields});
  expect(answers.maker!.value).toBe('Alder Aircraft Ltd');
});
