import {describe, expect, test} from 'vitest';
import {extractFromPages} from '../../src/engine/extract.js';
import {linesOf} from '../../src/engine/group-words-into-lines.js';
import {pageOfText} from '../helpers/page-of-text.js';
import {drawBox, makePdf, readBytes} from './making.js';
import {answersTo} from './plain-requests.js';

describe('values stand where the layout says', () => {
  test('a caption below its line names what stands above it', () => {
    const form = `
Martha Ellison Pruitt                    03/14/2011
(Name of applicant)                      (Date of birth)
`;
    expect(answersTo(form, ['Date of birth'], 'form')).toEqual(['2011-03-14']);
  });

  test('a label that reads like a sentence is followed', () => {
    const form = `
Please state the name under which you trade: Blue Kettle Teas
What is the address of your main office?   9 Foundry Row, Derby DE1 2QX
`;
    const prompts = ['name under which you trade', 'address of the main office'];
    expect(answersTo(form, prompts, 'form')).toEqual(['Blue Kettle Teas', '9 Foundry Row, Derby DE1 2QX']);
  });

  test('labels in a row are answered below them, each in its column', () => {
    const docket = `
Case No.          Filed             Judge
08-2291           03/12/2008        Hon. R. Okafor
`;
    expect(answersTo(docket, ['Case No.', 'Judge'], 'form')).toEqual(['08-2291', 'Hon. R. Okafor']);
  });

  test('what is typed half a line above its blank is its answer', () => {
    const labels = pageOfText(['', 'Name:                          Date of birth:']).words;
    const typed = pageOfText(['       Orla Finch                              14 May 1988']).words;
    const raised = typed.map((word) => ({...word, box: {...word.box, top: 11, bottom: 26}}));
    const words = [...raised, ...labels];
    const {fields} = extractFromPages([{...pageOfText([]), words, lines: linesOf(words)}], {
      document_type: 'form',
      fields: [{name: 'birth', prompt: 'Date of birth'}],
    });
    expect(fields.birth!.value).toBe('1988-05-14');
  });

  test('the value of a row is taken from the column asked for', () => {
    const votes = `
Candidate              Party            Votes     Share
Ada Novak              Greens           4,210     31.2 %
Lena Hartwig           Labour           3,418     25.3 %
`;
    expect(answersTo(votes, ['Party of Lena Hartwig'], 'election result')).toEqual(['Labour']);
  });
});

describe('lists', () => {
  test('have all rows, that without a date too, and all columns', () => {
    const statement = statementWith([
      '             Interest                                  0.40    2,479.32',
    ]);
    const [list] = answersTo(statement, ['list of transactions'], 'bank statement');
    expect(list).toEqual([
      {
        Date: '2024-03-02',
        Description: 'Card payment Grocer',
        'Paid out': '31.20',
        'Paid in': null,
        Balance: '378.92',
      },
      {Date: '2024-03-05', Description: 'Salary', 'Paid out': null, 'Paid in': '2100.00', Balance: '2478.92'},
      {Date: null, Description: 'Interest', 'Paid out': null, 'Paid in': '0.40', Balance: '2479.32'},
      {Date: '2024-03-09', Description: 'Rent', 'Paid out': '640.00', 'Paid in': null, Balance: '1839.32'},
    ]);
  });

  test('have the columns that are asked for', () => {
    const statement = statementWith([]);
    const [list] = answersTo(statement, ['all transactions with date and balance'], 'bank statement');
    expect(list).toEqual([
      {date: '2024-03-02', balance: '378.92'},
      {date: '2024-03-05', balance: '2478.92'},
      {date: '2024-03-09', balance: '1839.32'},
    ]);
  });
});

describe('marks', () => {
  test('answer yes or no, or the option they stand beside', async () => {
    const pdf = await makePdf(drawMarks, {size: [420, 200], margin: 10});
    const {fields} = extractFromPages(await readBytes('form.pdf', pdf), {
      document_type: 'form',
      fields: [
        {name: 'smoker', type: 'boolean'},
        {name: 'Marital status', options: ['Married', 'Single', 'Widowed']},
        {name: 'telephone', prompt: 'Telephone'},
      ],
    });
    expect(Object.values(fields).map(({value}) => value)).toEqual([false, 'Married', '0113 496 0182']);
  });
});

/** A bank statement of three dated transactions, with more rows before the last. */
function statementWith(rows: string[]): string {
  return `
Fernhill Bank           Statement
Date         Description              Paid out     Paid in     Balance
02/03/2024   Card payment Grocer         31.20                   378.92
05/03/2024   Salary                                2,100.00    2,478.92
${rows.map((row) => `${row}\n`).join('')}09/03/2024   Rent                       640.00                 1,839.32
`;
}

function drawMarks(pdf: PDFKit.PDFDocument): void {
  pdf.fontSize(10).text('Marital status', 40, 40).text('Smoker', 40, 65);
  drawBox(pdf, 140, 40, {text: 'Married', isMarked: true});
  drawBox(pdf, 220, 40, {text: 'Single', isMarked: false});
  drawBox(pdf, 290, 40, {text: 'Widowed', isMarked: false});
  drawBox(pdf, 140, 65, {text: 'Yes', isMarked: false});
  drawBox(pdf, 220, 65, {text: 'No', isMarked: true});
  drawBox(pdf, 40, 90, {text: 'I agree to be called by telephone', isMarked: true});
  pdf.text('Telephone: 0113 496 0182', 260, 90);
  drawBox(pdf, 40, 115, {text: 'Send me the newsletter', isMarked: false});
}
