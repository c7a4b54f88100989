import {isProbable} from '../probable.js';
import {unionOf} from '../box.js';
import type {BoxOption, CheckBoxGroup, DocumentAnalysis, PageAnalysis} from '../layout/analysis.js';
import {hasYesAndNo} from '../layout/yes-and-no.js';
import type {Word} from '../page.js';
import type {FieldQuery} from '../query/field-query.js';
import {coverageByMeaning, type QueryCoverage} from '../query/words/query-coverage.js';
import {wordsOf} from '../values/fold.js';
import type {Candidate} from './candidate.js';
import {plainText, typedValues} from './typed-values.js';
import {wordText} from './word-text.js';

/** Maximum number of candidates per query, those whose words are most like the request. */
const mostChoices = 6;

/** A value that one option of a check box group gives for a query. */
interface Choice {
  page: PageAnalysis;
  group: CheckBoxGroup;
  option: BoxOption;
  value: Candidate['value'];
  raw: string;
  /** 0 to 1: likeness of the request to question or heading, and to the words of the option. */
  ofQuestion: number;
  ofOption: number;
  /** 0 to 1: weighted share of the request's words in heading, question and option together. */
  said: number;
}

/**
 * Candidates from groups of check boxes: the ticked option of a question, or whether the box of a statement is ticked.
 */
export function tickedChoiceSource(
  queries: readonly FieldQuery[],
  {pages, numberLocale}: DocumentAnalysis,
): (query: FieldQuery) => Candidate[] {
  if (pages.every(({checkBoxGroups}) => checkBoxGroups.length === 0)) return () => [];
  const coverage = coverageByMeaning(queries, pages);
  return (query) => {
    const found = pages
      .flatMap((page) => choicesOn(page, query, coverage))
      .flatMap((choice) => typed(choice, query, numberLocale))
      .sort((a, b) => likenessOf(b) - likenessOf(a))
      .slice(0, mostChoices);
    return found.map((choice, rank) => candidateOf(query, choice, {rank, found}));
  };
}

type Untyped = Omit<Choice, 'value' | 'raw'> & {isState: boolean};

function choicesOn(page: PageAnalysis, query: FieldQuery, coverage: QueryCoverage): Untyped[] {
  return page.checkBoxGroups.flatMap((group) => {
    const [question, heading] = [textOf(group.question), textOf(group.heading)];
    const ofQuestion = Math.max(coverage.likeness(query, question), coverage.likeness(query, heading));
    const isYesNo = hasYesAndNo(group);
    return group.options.flatMap((option): Untyped[] => {
      const text = textOf(option.words);
      const choice = {
        page,
        group,
        option,
        ofQuestion,
        ofOption: isYesNo ? 0 : coverage.likeness(query, text),
        said: coverage.said(query, wordsOf(`${heading} ${question} ${text}`)),
      };
      const isChosen = option.checkBox.isMarked && option.words.length > 0;
      const isAboutState = !isYesNo && asksForState(query, choice.ofOption);
      return [
        ...(isChosen && (isYesNo || query.type !== 'boolean') ? [{...choice, isState: false}] : []),
        ...(isAboutState ? [{...choice, isState: true}] : []),
      ];
    });
  });
}

/** Whether the query asks for the state of a box: "Is it urgent?", or just "urgent", for the box beside "urgent". */
function asksForState({type, field}: FieldQuery, ofOption: number): boolean {
  if (field.options !== undefined) return false;
  return type === 'boolean' || (type === undefined && isProbable(ofOption));
}

/**
 * Adds the value: the state of the box, or the option's words read as the type of the query. Empty if the words fit
 * neither the given type nor the options of the field.
 */
function typed(
  {isState, ...choice}: Untyped,
  query: FieldQuery,
  numberLocale: DocumentAnalysis['numberLocale'],
): Choice[] {
  const {option} = choice;
  const {isMarked} = option.checkBox;
  if (isState) return [{...choice, value: isMarked, raw: isMarked ? '☒' : '☐'}];
  const read = typedValues(option.words, query, numberLocale);
  const isBound = query.isTypeGiven || query.type === 'boolean' || query.field.options !== undefined;
  const isTyped = read.length > 0 || isBound;
  const [first] = isTyped ? read : plainText(option.words);
  return first === undefined ? [] : [{...choice, value: first.value, raw: textOf(option.words)}];
}

function likenessOf({ofQuestion, ofOption, said}: Choice): number {
  return Math.max(ofQuestion, ofOption, said);
}

function candidateOf(
  query: FieldQuery,
  choice: Choice,
  {rank, found}: {rank: number; found: readonly Choice[]},
): Candidate {
  const {page, group, option, value, raw} = choice;
  const boxes = [option.checkBox.box, ...option.words.map(({box}) => box)];
  const others = found.filter((other) => other.group !== group || other.option !== option);
  return {
    query,
    source: 'choice',
    value,
    raw,
    page,
    box: unionOf(boxes),
    words: option.words,
    signals: {
      choiceLikeness: likenessOf(choice),
      choiceLead: likenessOf(choice) - Math.max(0, ...others.map(likenessOf)),
      choiceRank: rank,
      choiceOfQuestion: choice.ofQuestion,
      choiceOfOption: choice.ofOption,
      choiceSaid: choice.said,
      choiceOptions: Math.min(group.options.length, 10),
      choiceTicked: Math.min(group.options.filter(({checkBox}) => checkBox.isMarked).length, 5),
      choiceYesNo: Number(hasYesAndNo(group)),
      choiceAsked: Number(group.question.length > 0),
      choiceState: Number(typeof value === 'boolean' && (raw === '☒' || raw === '☐')),
      choiceIsTicked: Number(option.checkBox.isMarked),
      choiceConfidence: option.checkBox.confidence,
    },
  };
}

function textOf(words: readonly Word[]): string {
  return wordText(words).text;
}
