import {expect, test} from 'vitest';
import {analysePage} from '../../../src/engine/layout/analyse.js';
import type {Word} from '../../../src/engine/page.js';
import {pageWithBoxes} from '../../helpers/page-with-boxes.js';

test('the text before the first box of a row asks, the text behind each box is its option', () => {
  expect(groupsOf('Payment by    ☐ cash    ☒ card    ☐ bank transfer')).toEqual([
    {question: 'Payment by', heading: '', options: ['- cash', 'x card', '- bank transfer']},
  ]);
});

test('boxes may stand behind their words', () => {
  expect(groupsOf('Insured        Yes ☐        No ☒')).toEqual([
    {question: 'Insured', heading: '', options: ['- Yes', 'x No']},
  ]);
});

test('two texts between two boxes are an option and the next question', () => {
  expect(groupsOf('Insured    ☐ yes    ☒ no        Paid    ☒ yes    ☐ no')).toEqual([
    {question: 'Insured', heading: '', options: ['- yes', 'x no']},
    {question: 'Paid', heading: '', options: ['x yes', '- no']},
  ]);
});

test('options below each other are of one question, the text above them', () => {
  expect(groupsOf('Reason for the return\n☐ damaged\n☒ wrong size\n☐ not ordered')).toEqual([
    {
      question: '',
      heading: 'Reason for the return',
      options: ['- damaged', 'x wrong size', '- not ordered'],
    },
  ]);
});

test('the caption of a cell is the heading of its boxes, whatever the cell before it says', () => {
  const [group] = groupsOf(`
12. Report number        13. Anyone injured?
24-00391                 ☐ Yes    ☒ No`);
  expect(group).toMatchObject({heading: '13. Anyone injured?', options: ['- Yes', 'x No']});
});

test('in a table the heads of the columns are the options of every row', () => {
  const table = `
Checked at the handover        Yes        No
Keys complete                   ☒         ☐
Heating works                   ☐         ☒`;
  expect(groupsOf(table).map(({question, options}) => ({question, options}))).toEqual([
    {question: 'Keys complete', options: ['x Yes', '- No']},
    {question: 'Heating works', options: ['- Yes', 'x No']},
  ]);
});

test('a remark behind boxes under "yes" and "no" is not the option of the last box', () => {
  const table = `
Checked          Yes     No      Remark
Burner cleaned    ☐      ☒       next time
Gas tight         ☒      ☐       tested`;
  expect(groupsOf(table).map(({question, options}) => ({question, options}))).toEqual([
    {question: 'Burner cleaned', options: ['- Yes', 'x No']},
    {question: 'Gas tight', options: ['x Yes', '- No']},
  ]);
});

test('a page without boxes has no groups', () => {
  expect(groupsOf('Payment by    card')).toEqual([]);
});

function groupsOf(text: string) {
  return analysePage(pageWithBoxes(text)).checkBoxGroups.map(({question, heading, options}) => ({
    question: textOf(question),
    heading: textOf(heading),
    options: options.map(({checkBox, words}) => `${checkBox.isMarked ? 'x' : '-'} ${textOf(words)}`),
  }));
}

function textOf(words: readonly Word[]): string {
  return words.map(({text}) => text).join(' ');
}
