import {areAlike} from '../alike.js';
import {isProbable} from '../probable.js';
import {unionOf} from '../box.js';
import type {BoxOption, CheckBoxGroup, DocumentAnalysis, PageAnalysis, Segment} from '../layout/analysis.js';
import {columnOverlap, areInRow} from '../layout/neighbourhood.js';
import {isMarkOf} from '../layout/box-marks.js';
import {hasYesAndNo} from '../layout/yes-and-no.js';
import type {Word} from '../page.js';
import type {FieldQuery} from '../query/field-query.js';
import {wordsOfName} from '../query/meaning/field-concept.js';
import {squash} from '../values/fold.js';
import {wordText} from './word-text.js';

/**
 * The queries, with the type `boolean` for those whose words the page prints at check boxes: as a question with boxes for
 * yes and no, as the words of one box ("☐ Breakfast included"), or as question and option ("Sale of alcohol ☐ granted").
 * Types that the request gives are kept.
 */
export function typedByBoxes(queries: readonly FieldQuery[], {pages}: DocumentAnalysis): FieldQuery[] {
  const questions = pages.flatMap(({checkBoxGroups}) => checkBoxGroups.flatMap(questionsOf));
  const statements = pages.flatMap(statementsOn);
  const others = pages.flatMap(textsBesidesBoxes);
  if (questions.length + statements.length === 0) return [...queries];
  return queries.map((query) => {
    if (query.isTypeGiven || query.field.options !== undefined) return query;
    const isAsked = (key: string) => isSame(key, keysOfRequest(query));
    const isStatement =
      query.type === undefined && statements.some(isAsked) && !others.some((key) => beginsWith(key, query));
    return isStatement || questions.some(isAsked) ? {...query, type: 'boolean'} : query;
  });
}

/** What a group asks for: its question if yes and no answer it, otherwise its question with each of its options. */
function questionsOf(group: CheckBoxGroup): string[] {
  if (group.question.length === 0) return [];
  if (hasYesAndNo(group)) return keysOfText(wordText(group.question).text);
  return group.options
    .filter(isRealBox)
    .map(({words}) => squash(wordText([...group.question, ...words]).text));
}

/** The words of each box that does not stand for yes or no, unless something else is written beside or below them. */
function statementsOn(page: PageAnalysis): string[] {
  const others = segmentsBesidesBoxes(page);
  return optionsOn(page)
    .filter((option) => isRealBox(option) && !others.some((other) => isFilledIn(option, other, page)))
    .map(({words}) => squash(wordText(words).text));
}

function optionsOn({checkBoxGroups}: PageAnalysis): BoxOption[] {
  return checkBoxGroups.filter((group) => !hasYesAndNo(group)).flatMap(({options}) => options);
}

/** Whether a text may be the value of an option whose box is a bullet: right of its words, or on the next line. */
function isFilledIn({words}: BoxOption, other: Segment, {textHeight}: PageAnalysis): boolean {
  const option = {box: unionOf(words.map(({box}) => box))};
  const isClose = Math.abs(other.box.top - option.box.bottom) < textHeight / 2;
  return (
    (isClose && columnOverlap(option, other) > 0) ||
    (other.box.left >= option.box.right && areInRow(option, other))
  );
}

function textsBesidesBoxes(page: PageAnalysis): string[] {
  return segmentsBesidesBoxes(page).map(({text}) => squash(text));
}

/** The segments that are neither words of options nor marks in boxes alone. */
function segmentsBesidesBoxes(page: PageAnalysis): Segment[] {
  const ofOptions = new Set<Word>(optionsOn(page).flatMap(({words}) => words));
  const boxes = page.page.checkBoxes ?? [];
  return page.segments.filter(
    ({words}) =>
      !words.some((word) => ofOptions.has(word)) &&
      !words.every((word) => boxes.some((box) => isMarkOf(word, box))),
  );
}

/** Whether a text begins with the words of a request: as its label would. */
function beginsWith(key: string, query: FieldQuery): boolean {
  return keysOfRequest(query).some((asked) => isSame(key.slice(0, asked.length), [asked]));
}

function isSame(key: string, asked: readonly string[]): boolean {
  return asked.some((one) => areAlike(one, key));
}

function keysOfRequest({field: {name, prompt = ''}}: FieldQuery): string[] {
  return keysOfText(prompt.trim() === '' ? wordsOfName(name) : prompt);
}

/** A text with and without what stands in brackets, letters and digits only. */
function keysOfText(text: string): string[] {
  return [...new Set([squash(text), squash(text.replace(/\([^()]*\)/g, ''))])].filter((key) => key !== '');
}

function isRealBox({checkBox, words}: BoxOption): boolean {
  return isProbable(checkBox.confidence) && words.length > 0;
}
