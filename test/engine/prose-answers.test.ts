import {expect, test} from 'vitest';
import {answersTo} from './plain-requests.js';

const lease = `
RESIDENTIAL LEASE

This lease is made on 1 April 2022 between Gareth Pryce (the "Landlord") and Noor Haddad
(the "Tenant"). The Landlord lets to the Tenant the premises at 27 Quayside Walk, Cardiff
CF10 5AL, for a term of two years beginning on 15 April 2022 and ending on 14 April 2024.
The rent is £985.00 per month.
This lease is governed by the laws of England and Wales.
`;

const answers = {
  Landlord: 'Gareth Pryce',
  Tenant: 'Noor Haddad',
  'Date of the lease': '2022-04-01',
  'Start of the lease': '2022-04-15',
  'End of the lease': '2024-04-14',
  'Address of the premises': '27 Quayside Walk, Cardiff CF10 5AL',
  'Term of the lease': 'two years',
  'Governing law': 'England and Wales',
  'Monthly rent': '985.00',
};

test('a lease in running text answers for its parties, its dates and its premises, all asked together', () => {
  expect(answersTo(lease, Object.keys(answers), 'lease')).toEqual(Object.values(answers));
});

test.each(Object.entries(answers))('a lease in running text answers "%s" asked alone', (prompt, answer) => {
  expect(answersTo(lease, [prompt], 'lease')).toEqual([answer]);
});

test('a contract in running text answers for its parties, its law and its term', () => {
  const agreement = `
MUTUAL CONFIDENTIALITY AGREEMENT

This Mutual Confidentiality Agreement (the "Agreement") is entered into as of June 4,
2021 (the "Effective Date") by and between Alder Systems, Inc., a Delaware corporation,
and Birchfield Labs LLC.

1. Confidential Information. Each party may disclose information to the other party.
Information that is publicly known is not confidential.

2. Term. This Agreement shall remain in effect for a term of three (3) years from the
Effective Date.

3. Governing Law. This Agreement is governed by the laws of the State of Oregon.
`;
  const prompts = ['Who are the parties?', 'Governing law', 'Term of the agreement', 'Effective date'];
  expect(answersTo(agreement, prompts, 'agreement')).toEqual([
    [expect.stringContaining('Alder Systems'), expect.stringContaining('Birchfield Labs')],
    'Oregon',
    'three (3) years',
    '2021-06-04',
  ]);
});
