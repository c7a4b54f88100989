import {expect, test} from 'vitest';
import {pageOfText as pageOfRows} from '../../../helpers/page-of-text.js';
import {answer, answers, prose, type Request} from './prose.js';

const lease = prose(
  `RESIDENTIAL TENANCY AGREEMENT
   This Tenancy Agreement is made on 14 April 2021 between Harriet Oldfield, of 3 Mill Row, Bath BA1 5TQ (the "Landlord"), and Messrs. Tomasz Wrona and Ann Lee (together the "Tenant").
   1. Premises. The Landlord lets to the Tenant the flat situated at 27 Carlton Crescent, Southampton SO15 2EW (the "Premises") together with the furniture listed in Schedule 1.
   2. Term. The tenancy is for a fixed term of two (2) years from 1 May 2021 to 30 April 2023.
   3. Rent. The rent is £1,350.00 per calendar month, payable in advance on the first day of each month. A late fee of £25.00 is charged for each week of delay.
   \f4. Deposit. On signing this Agreement the Tenant shall pay a deposit of £1,557.69, which is held by a scheme for the protection of tenants.
   5. Ending the tenancy. Either party may terminate this Agreement after the first year by giving at least two months' written notice to the other.
   6. Law. This Agreement is governed by the law of England and Wales and the parties submit to the exclusive jurisdiction of the courts of England.`,
);

test.each<[string | Request, string]>([
  ['Who is the landlord?', 'Harriet Oldfield'],
  ["Landlord's address", '3 Mill Row, Bath BA1 5TQ'],
  ['Address of the rented property', '27 Carlton Crescent, Southampton SO15 2EW'],
  ['When does the tenancy begin?', '2021-05-01'],
  ['When does the tenancy end?', '2023-04-30'],
  ['Date of the agreement', '2021-04-14'],
  [{prompt: 'First day of the tenancy', type: 'date', end: 'first'}, '2021-05-01'],
  [{prompt: 'Last day of the tenancy', type: 'date', end: 'last'}, '2023-04-30'],
  ['Term of the lease', 'two (2) years'],
  ['Notice period', 'two months'],
  ['Monthly rent', '1350.00'],
  [{prompt: 'How much deposit does the tenant pay?', type: 'money'}, '1557.69'],
  [{prompt: 'Late fee', type: 'money'}, '25.00'],
  ['Which law governs the contract?', 'England and Wales'],
])('a lease answers %j', (request, value) => {
  expect(answer(lease, request)).toBe(value);
});

test.each<string | Request>([
  'Salary of the employee',
  'Interest rate',
  'Insurance policy number',
  'Who is the guarantor?',
  'Probation period',
  {prompt: 'Purchase price', type: 'money'},
  {prompt: 'Registration number of the vehicle', type: 'identifier'},
])('a lease does not answer %j', (request) => {
  expect(answer(lease, request)).toBeUndefined();
});

test('a value carries its words, its page and what is printed', () => {
  const [deposit] = answers(lease, 'Deposit');
  expect(deposit).toMatchObject({source: 'sentence', raw: '£1,557.69'});
  expect(deposit!.page.page.number).toBe(2);
  expect(deposit!.words.map(({text}) => text)).toEqual(['£1,557.69,']);
});

const employment = prose(
  `CONTRACT OF EMPLOYMENT
   between Brightwater Analytics Ltd, whose registered office is at 8 Harbour Street, Bristol BS1 4RB (hereinafter called the "Employer") and Ms Priya Raman, residing at 51 Fern Hill, Cardiff CF10 2AB (hereinafter called the "Employee").
   The Employer employs the Employee as Senior Data Engineer in its Bristol office. The employment commences on 2 September 2024 and the first six months are a probationary period, during which either side may end the employment on one week's notice.
   The Employee receives a gross annual salary of £58,400, paid in twelve equal instalments on the last working day of each month, and 27 days of paid holiday a year.
   After the probationary period the notice period is three months. The Employee keeps confidential information secret for a period of five years after the end of the employment. This contract shall be construed in accordance with Scottish law.
   Signed in Bristol on 19 August 2024`,
);

test.each<[string | Request, string]>([
  ['Name of the employer', 'Brightwater Analytics Ltd'],
  ['Employee', 'Priya Raman'],
  ['Where does the employee live?', '51 Fern Hill, Cardiff CF10 2AB'],
  ['Job title', 'Senior Data Engineer'],
  ['When does the employment start?', '2024-09-02'],
  ['Date of signature', '2024-08-19'],
  [{prompt: 'Annual salary', type: 'money'}, '58400.00'],
  ['How long is the probation period?', 'six months'],
  ['Notice period', 'three months'],
  ['Governing law', 'Scottish law'],
])('an employment contract answers %j', (request, value) => {
  expect(answer(employment, request)).toBe(value);
});

test.each<string | Request>(['Rent', 'Deposit', 'Who is the landlord?', 'Interest rate', 'Next meeting'])(
  'an employment contract does not answer %j',
  (request) => {
    expect(answer(employment, request)).toBeUndefined();
  },
);

test('a sentence is read over a hyphen and over two pages', () => {
  const contract = prose(
    `This Licence Agreement is entered into as of March 3, 2020 by and between Norvik Robotics, Inc., a Dela-
     ware corporation ("Licensor"), and\fQuarrymead Tools LLC ("Licensee"). It shall be governed by and con-
     strued in accordance with the laws of the State of Oregon.`,
    {dayFirst: false},
  );
  expect(answer(contract, 'Who is the licensor?')).toBe('Norvik Robotics, Inc.');
  expect(answer(contract, 'Who is the licensee?')).toBe('Quarrymead Tools LLC');
  expect(answer(contract, 'Governing law')).toBe('Oregon');
  expect(answer(contract, 'Effective date')).toBe('2020-03-03');
});

test('text in two columns is read column by column', () => {
  const left = [
    '1. Term. This Agreement',
    'and all duties of both',
    'sides shall expire after',
    'three (3) years from the',
    'date on which it was',
    'signed by the parties',
    'and not before then.',
    'It may be renewed once.',
  ];
  const right = [
    '2. Law. This Agreement',
    'shall be governed by the',
    'laws of the State of',
    'Vermont without regard to',
    'its rules on conflicts',
    'of laws. Each party does',
    'accept the courts there',
    'as the only forum.',
  ];
  const page = left.map((line, at) => `${line.padEnd(30)}${right[at]!}`);
  const columns = prose('');
  columns.pages[0]!.page = pageOfRows(page);
  expect(answer(columns, 'Term')).toBe('three (3) years');
  expect(answer(columns, 'Governing law')).toBe('Vermont');
});
