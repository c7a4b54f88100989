import {expect, test} from 'vitest';
import type {Box} from '../../src/engine/page.js';
import {deal} from './made/dealing.mjs';
import {
  completeCount,
  kindNames,
  languageNames,
  languagesOf,
  makeDocument,
  makeDocuments,
  type MadeDocument,
  type MadePage,
} from './made/make-documents.mjs';

const languagesOfKind = (kind: string) => languagesOf[kind] ?? languageNames;

/** Every kind in every language it exists in. */
const sample = kindNames.flatMap((kind, index) =>
  languagesOfKind(kind).map((language) =>
    makeDocument({seed: 5, index, kinds: [kind], languages: [language]}),
  ),
);
const clean = sample.filter(({pages}) =>
  pages.every(({words}) => words.every(({source}) => source === 'text')),
);

test('the same seed makes the same documents, another seed others', () => {
  const made = (seed: number) => JSON.stringify([...makeDocuments({count: 12, seed})]);
  expect(made(5)).toBe(made(5));
  expect(made(5)).not.toBe(made(6));
});

test('kinds and languages are dealt: all of them occur together, kinds about evenly', () => {
  const dealt = Array.from({length: completeCount}, (_, index) =>
    deal({seed: 5, index, kinds: kindNames, languages: languageNames, languagesOf}),
  );
  const pairs = new Set(dealt.map(({kind, language}) => `${kind} ${language}`));
  expect(pairs).toEqual(
    new Set(kindNames.flatMap((kind) => languagesOfKind(kind).map((language) => `${kind} ${language}`))),
  );
  const counts = kindNames
    .filter((kind) => kind !== 'form')
    .map((kind) => dealt.filter((one) => one.kind === kind).length);
  expect(Math.max(...counts)).toBe(Math.min(...counts));
});

test('a document is of the kind and language that were dealt, and says so', () => {
  for (const [index, {kind, language}] of [...makeDocuments({count: 20, seed: 5})].entries())
    expect({kind, language}).toEqual(
      deal({seed: 5, index, kinds: kindNames, languages: languageNames, languagesOf}),
    );
});

test('no two questions of a document have the same prompt', () => {
  for (const {id, kind, questions} of sample) {
    const prompts = questions.map(({prompt}) => prompt.toLowerCase());
    expect(new Set(prompts).size, `${kind} ${id}: ${prompts.join(' | ')}`).toBe(prompts.length);
  }
});

test('no word is written over another', () => {
  const written = clean.flatMap((document) =>
    document.pages.flatMap(({words}) => overlapping(words).map((pair) => `${document.kind}: ${pair}`)),
  );
  expect(written).toEqual([]);
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
    for (const {value, entities, prompt, type, concept} of document.questions) {
      if (value === null || type === 'boolean') continue;
      const printed = textOf(document, entities!);
      // A sign means a currency whose code is no word of the paper.
      const answers = concept === 'currency' ? [[value].flat()[0]!] : [value].flat();
      for (const answer of answers)
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

/** Pairs of words whose middles are in each other's boxes. */
function overlapping(words: MadePage['words']): string[] {
  const isIn = ({left, top, right, bottom}: Box, other: Box) => {
    const [x, y] = [(other.left + other.right) / 2, (other.top + other.bottom) / 2];
    return left < x && x < right && top < y && y < bottom;
  };
  return words.flatMap((word, at) =>
    words
      .slice(at + 1)
      .filter((other) => isIn(word.box, other.box) && isIn(other.box, word.box))
      .map((other) => `${word.text} / ${other.text}`),
  );
}

function boxesOf({words, drawn, checkBoxes}: MadePage): Box[] {
  return [...words, ...checkBoxes].map(({box}) => box).concat(drawn.horizontal, drawn.vertical);
}

function isOn({width, height}: MadePage, {left, top, right, bottom}: Box): boolean {
  return (
    left >= 0 && top >= 0 && right > left && bottom > top && right <= width + 0.5 && bottom <= height + 0.5
  );
}

test('no word of an invented document is a value that is missing', () => {
  const words = [...makeDocuments({count: 120, seed: 21})].flatMap(({pages}) =>
    pages.flatMap((page) => page.words.map(({text}) => text)),
  );
  expect(words.filter((text) => /undefined|NaN|\[object/.test(text))).toEqual([]);
});
