import {expect, test} from 'vitest';
import type {Box} from '../../src/engine/page.js';
import {
  kindNames,
  languageNames,
  makeDocuments,
  type MadeDocument,
  type MadePage,
} from './made/make-documents.mjs';

const sample = [...makeDocuments({count: 240, seed: 5})];
const clean = sample.filter(({pages}) =>
  pages.every(({words}) => words.every(({source}) => source === 'text')),
);

test('the same seed makes the same documents, another seed others', () => {
  const made = (seed: number) => JSON.stringify([...makeDocuments({count: 12, seed})]);
  expect(made(5)).toBe(made(5));
  expect(made(5)).not.toBe(made(6));
});

test('every kind and language occurs, about half in English', () => {
  expect(new Set(sample.map(({kind}) => kind))).toEqual(new Set(kindNames));
  expect(new Set(sample.map(({language}) => language))).toEqual(new Set(languageNames));
});

test('boxes have an area and lie on their page', () => {
  const astray = sample.flatMap(({id, pages}) =>
    pages.flatMap((page) =>
      boxesOf(page)
        .filter((box) => !isOn(page, box))
        .map((box) => ({id, box})),
    ),
  );
  expect(astray).toEqual([]);
});

test('every answer is words of the entities it names', () => {
  for (const document of clean)
    for (const {value, entities, prompt, type} of document.questions) {
      if (value === null || type === 'boolean') continue;
      const printed = textOf(document, entities!);
      for (const answer of [value].flat())
        for (const word of answer.split(' '))
          expect(printed, `${document.id}, "${prompt}": ${answer}`).toContain(word);
    }
});

test('what is unanswerable has no answer, and each document is asked something', () => {
  for (const {questions, id} of sample) {
    expect(questions.length, id).toBeGreaterThan(0);
    for (const {origin, value} of questions) expect(origin === 'unanswerable').toBe(value === null);
    expect(new Set(questions.map(({name}) => name)).size).toBe(questions.length);
  }
});

test('some of what is unanswerable shares its words with the document', () => {
  const shared = clean.flatMap((document) => {
    const words = new Set(document.pages.flatMap(({words: all}) => all.map(({text}) => text.toLowerCase())));
    return document.questions
      .filter(({origin}) => origin === 'unanswerable')
      .map(({prompt}) => Number(prompt.split(' ').some((word) => words.has(word.toLowerCase()))));
  });
  const share = shared.reduce((sum, one) => sum + one, 0) / shared.length;
  expect(share).toBeGreaterThan(0.3);
});

function textOf({pages}: MadeDocument, entities: number[]): string {
  const words = pages.flatMap((page) => page.words).filter(({entity}) => entities.includes(entity));
  return words.map(({text}) => text).join(' ');
}

function boxesOf({words, drawn, checkBoxes}: MadePage): Box[] {
  return [...words, ...checkBoxes].map(({box}) => box).concat(drawn.horizontal, drawn.vertical);
}

function isOn({width, height}: MadePage, {left, top, right, bottom}: Box): boolean {
  return (
    left >= 0 && top >= 0 && right > left && bottom > top && right <= width + 0.5 && bottom <= height + 0.5
  );
}
