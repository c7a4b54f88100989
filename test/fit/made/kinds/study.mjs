import {countedTable} from '../blocks/counted-table.mjs';
import {paragraph, smallPrint} from '../blocks/text-blocks.mjs';
import {paper} from './paper.mjs';
import {captioned, dated, facts, receiver, sender, sentences, signed, signedBelow, ticked} from './parts.mjs';
import {several} from './several-languages.mjs';

/** Papers of universities and libraries. */

const modules = countedTable({
  rows: 'modules',
  cells: {
    term: ['Fall {lastYear}', 'Spring {year}', 'Fall {year}'],
    credits: ['{2-10}'],
    mark: ['A', 'B+', 'B', 'C', '{1.0-4.0}', '{60-99} %'],
  },
  corner: 'course',
  main: 'mark',
  between: [4, 10],
});

export const transcript = paper({
  name: 'transcript',
  documentTypes: ['transcript', 'certificate', 'academic record'],
  languages: ['en'],
  parts: (random) => [
    sender('university'),
    facts('student studentNumber birthDate degreeProgramme faculty enrolledSince'),
    modules,
    facts('gradeAverage creditsEarned intendedDegree'),
    ...(random.chance(0.5) ? [smallPrint] : []),
    signed('registrar issueDate'),
  ],
});

export const enrolment = paper({
  name: 'enrolment',
  documentTypes: ['enrolment confirmation', 'certificate', 'confirmation'],
  languages: several,
  parts: (random) => [
    sender('university'),
    ...(random.chance(0.5)
      ? [sentences('enrolment'), captioned('birthDate faculty')]
      : [
          facts('student studentNumber birthDate degreeProgramme intendedDegree studySemester'),
          captioned('semester semesterStart semesterEnd enrolledSince'),
        ]),
    ...(random.chance(0.5) ? [ticked('studyMode')] : []),
    random.chance(0.5) ? dated : signed('registrar letterDate'),
  ],
});

export const libraryNotice = paper({
  name: 'library-notice',
  documentTypes: ['overdue notice', 'letter', 'reminder', 'library'],
  languages: ['en'],
  parts: (random) => [
    sender('library'),
    ...(random.chance(0.5) ? [receiver('borrower')] : []),
    facts('borrower libraryCard letterDate'),
    ...(random.chance(0.4)
      ? [books, facts('replacementCost senderPhone')]
      : [
          facts('bookTitle bookAuthor shelfMark loanDate returnDue daysOverdue'),
          facts('libraryFine replacementCost'),
        ]),
    paragraph,
    signedBelow,
  ],
});

const books = countedTable({
  rows: 'books',
  cells: {dueBack: '{date}', fee: 'sum'},
  total: 'libraryFine',
  most: 900,
  between: [2, 6],
});
