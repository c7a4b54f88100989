import {expect, test} from 'vitest';
import {answer, answers, prose, type Request} from './prose.js';

const loan = prose(
  `Halvorsen Savings Bank
   12 Quay Road, Aberdeen AB11 5PL
   6 February 2023
   Dear Mr Duncan,
   We are pleased to confirm that Halvorsen Savings Bank (the "Lender") will lend to Callum Duncan (the "Borrower") a principal amount of £24,000.00 under loan number HSB-77120. Interest accrues at a fixed rate of 6.4 % per annum. An arrangement fee of £180.00 is deducted from the payment.
   The loan will be repaid in monthly instalments of £468.22 over a period of five years, the first on 1 April 2023, and shall be repaid in full by 1 March 2028. The Borrower may repay the loan early on 30 days' notice.`,
);

test.each<[string | Request, string]>([
  ['Lender', 'Halvorsen Savings Bank'],
  ['Who is the borrower?', 'Callum Duncan'],
  [{prompt: 'Amount of the loan', type: 'money'}, '24000.00'],
  [{prompt: 'Interest rate', type: 'percent'}, '6.4'],
  ['Arrangement fee', '180.00'],
  ['Final repayment date', '2028-03-01'],
  ['Loan term', 'five years'],
  ['Date of the letter', '2023-02-06'],
  [{prompt: 'Loan number', type: 'identifier'}, 'HSB-77120'],
])('a letter of a loan answers %j', (request, value) => {
  expect(answer(loan, request)).toBe(value);
});

test.each<string | Request>([
  'Governing law',
  'Monthly rent',
  'Insurance premium',
  'Job title',
  'Date of birth',
])('a letter of a loan does not answer %j', (request) => {
  expect(answer(loan, request)).toBeUndefined();
});

const minutes = prose(
  `Minutes
   The annual general meeting of the Ferndale Allotment Society was held on Tuesday, 12 March 2024 in the parish hall. The meeting was opened at 7.30 pm by the chair, Margaret Osei. Minutes were taken by Leon Fitch.
   The minutes of the previous meeting of 14 March 2023 were approved. The treasurer reported an annual fee of £46.00 for each plot. The society agreed to buy a shed for the price of £1,240.00 from Larkfield Sheds Ltd.
   The next meeting takes place on 11 March 2025.`,
);

test.each<[string | Request, string]>([
  ['Date of the meeting', '2024-03-12'],
  ['When is the next meeting?', '2025-03-11'],
  ['Who chaired the meeting?', 'Margaret Osei'],
  ['Who took the minutes?', 'Leon Fitch'],
  [{prompt: 'Annual fee', type: 'money'}, '46.00'],
])('minutes answer %j', (request, value) => {
  expect(answer(minutes, request)).toBe(value);
});

const policy = prose(
  `Certificate of Insurance
   We, Meridian Mutual Insurance plc (the "Insurer"), insure Rosalind Achebe (the "Policyholder") under policy number MM-4471-902 from 1 July 2024 to 30 June 2025 against loss of or damage to the contents of her home.
   Our liability is limited to £75,000.00 for any one claim. The annual premium is £318.40 and is payable on 1 July 2024. An excess of £250.00 applies to each claim. You may cancel this policy by giving 14 days' notice. This policy is subject to the laws of Ireland.`,
);

test.each<[string | Request, string]>([
  ['Insurer', 'Meridian Mutual Insurance plc'],
  ['Who is insured?', 'Rosalind Achebe'],
  [{prompt: 'Policy number', type: 'identifier'}, 'MM-4471-902'],
  ['Start of cover', '2024-07-01'],
  ['End of the insurance', '2025-06-30'],
  ['Premium', '318.40'],
  ['Deductible', '250.00'],
  ['Limit of liability', '75000.00'],
  ['Governing law', 'Ireland'],
  ['Notice period', '14 days'],
])('an insurance policy answers %j', (request, value) => {
  expect(answer(policy, request)).toBe(value);
});

test.each<string | Request>([
  'Salary',
  'Rent',
  'Who is the landlord?',
  {prompt: 'Registration number of the vehicle', type: 'identifier'},
  {prompt: 'Interest rate', type: 'percent'},
])('an insurance policy does not answer %j', (request) => {
  expect(answer(policy, request)).toBeUndefined();
});

test('a number of one to three digits in a sentence is a candidate for a number that names something', () => {
  const ticket = prose('The boat leaves the harbour at pier 7. Your cabin has number 214 on the upper deck.');
  const request = {prompt: 'Cabin number', type: 'identifier'} as const;
  expect(answers(ticket, request).map(({value}) => value)).toContain('214');
});
