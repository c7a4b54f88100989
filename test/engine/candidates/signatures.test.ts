import {expect, test} from 'vitest';
import {labelCandidates} from '../../../src/engine/candidates/labels/label-candidates.js';
import {signatureSource} from '../../../src/engine/candidates/signatures.js';
import {sourceValues} from './source-values.js';

const signed = `
The undersigned declares that the above is complete and true to the best of his knowledge.


(Signature)                                      Date: 4 May 2021
Eleanor B. Whitcombe
Executive Vice President
`;

test('the name under a signature needs no label of its own', () => {
  expect(sourceValues(signatureSource, signed, {name: 'signer', prompt: 'Who signed?'})).toContain(
    'Eleanor B. Whitcombe',
  );
});

test('the position under the name of a signer needs no label of its own', () => {
  expect(
    sourceValues(signatureSource, signed, {name: 'title', prompt: 'Title of the person who signs'}),
  ).toContain('Executive Vice President');
});

test('a mark of a signature in letters is no part of the name', () => {
  const values = sourceValues(signatureSource, '\n/s/ Martin Oduya\n', {
    name: 'signer',
    prompt: 'Who signed?',
  });
  expect(values).toContain('Martin Oduya');
});

test('one label for name and position gives each of them its part', () => {
  const text = `
Date of report        Name and title                       Signature
4/21/22               Rosa Lindqvist, Delegate general
`;
  const beside = (prompt: string) =>
    sourceValues((analysis) => (query) => labelCandidates([query], analysis), text, {name: 'x', prompt});
  expect(beside('Name of the person who signs')).toContain('Rosa Lindqvist');
  expect(beside('Title of the person who signs')).toContain('Delegate general');
});
