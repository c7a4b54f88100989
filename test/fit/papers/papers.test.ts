import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {contentOf, isKeptBack, isUnopened, type PaperQuestion} from './paper-content.mjs';

const papers = readdirSync(import.meta.dirname, {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.html'))
  .map((name) => ({name, html: readFileSync(join(import.meta.dirname, name), 'utf8')}));
const contents = papers.map(({html}) => contentOf(html));

/** So many questions of a paper that is fitted on are akin to what stands there, and have no answer. */
const nearMisses = 4;

test('every paper is of another kind', () => {
  const kinds = contents.map(({kind, language}) => `${kind} ${language}`);
  expect(kinds.filter((kind, at) => kinds.indexOf(kind) !== at)).toEqual([]);
});

test.each(papers)(
  '$name asks for what stands on it and for what does not, each in two wordings',
  ({name, html}) => {
    const {questions} = contentOf(html);
    const names = questions.map(({name}) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(questions.filter((one) => !isWordedTwice(one))).toEqual([]);
    const unanswerable = questions.filter(({value}) => value === null);
    expect(unanswerable.length).toBeGreaterThanOrEqual(
      isKeptBack(name) || isUnopened(name) ? 2 : nearMisses + 2,
    );
    expect(questions.length - unanswerable.length).toBeGreaterThanOrEqual(8);
  },
);

test('no paper brings a program or anything from elsewhere', () => {
  const foreign = /<script(?! type="application\/json")|(?:src|href)="(?!data:|mailto:)/;
  expect(papers.filter(({html}) => foreign.test(html)).map(({name}) => name)).toEqual([]);
});

function isWordedTwice({prompt, other}: PaperQuestion): boolean {
  return prompt !== '' && other !== '' && prompt !== other;
}
