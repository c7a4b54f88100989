import {list} from '../languages/list.mjs';

/** Universities and libraries. */
export const study = {
  kindOf: {
    written: `university studentNumber degreeProgramme faculty gradeAverage creditsEarned intendedDegree semester
      studySemester library libraryCard bookTitle daysOverdue shelfMark`,
    person: 'student registrar borrower bookAuthor',
    date: 'enrolledSince semesterStart semesterEnd loanDate returnDue',
    money: 'libraryFine replacementCost',
    option: 'studyMode',
  },
  daysAround: {
    enrolledSince: [-1200, -40], semesterStart: [-30, 20], semesterEnd: [140, 200], loanDate: [-70, -40],
    returnDue: [-39, -5],
  }, // prettier-ignore
  amounts: (random) => ({libraryFine: random.int(50, 2_500), replacementCost: random.int(1_500, 9_000)}),
  patterns: {
    studentNumber: list('#######|@########|##-###-###|s#######'),
    gradeAverage: list('{1.00-4.00}|{1.0-4.0}|{6.10-9.90}|{55.0-98.0} %'),
    creditsEarned: list('{30-240}|{30-240} ECTS|{30-180} CP'),
    studySemester: list('{1-9}|{1-9}.'),
    libraryCard: list('##########|L-#####|2 #### ##### ####|@@ ####'),
    shelfMark: list('@@ #### @##|###.## @@@|@ ## / ####'),
    daysOverdue: list('{3-60}'),
  },
  definite: 'studentNumber degreeProgramme gradeAverage creditsEarned libraryCard semester',
  kindred: `student registrar
    semesterStart semesterEnd enrolledSince
    gradeAverage creditsEarned studySemester
    degreeProgramme faculty intendedDegree
    loanDate returnDue daysOverdue
    libraryFine replacementCost
    bookTitle bookAuthor shelfMark
    libraryCard studentNumber`,
  same: `student pupil holderName
    studentNumber registrationNumber employeeNumber customerNumber certificateNumber
    university library issuer employer supplier host
    degreeProgramme course intendedDegree faculty
    gradeAverage grade
    semester schoolYear studySemester taxYear
    semesterEnd expiryDate
    returnDue dueDate
    libraryFine reminderFee totalDue overdueAmount
    libraryCard customerNumber registrationNumber
    daysOverdue daysAbsent
    registrar signerName`,
};
