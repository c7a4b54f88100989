import {list} from '../languages/list.mjs';

/** Memos, faxes, news for the press, applications. */
export const office = {
  kindOf: {
    written: 'memoTo pageCount newJobs education languagesSpoken',
    person: 'memoFrom faxTo faxFrom pressContact spokesperson applicant',
    twoPersons: 'memoCopy refereesNamed',
    company: 'faxCompany lastEmployer',
    phone: 'recipientFax pressPhone applicantPhone',
    email: 'applicantEmail',
    address: 'applicantAddress',
    option: 'faxMark',
    yesNo: 'licenceHeld',
    told: 'headline',
    moment: 'embargo',
    date: 'launchDate availableStart',
    money: 'investmentSum desiredSalary',
    job: 'positionApplied',
  },
  daysAround: {embargo: [1, 9], launchDate: [20, 200], availableStart: [15, 120]},
  amounts: (random) => ({
    investmentSum: random.int(2, 900) * 1_000_000,
    desiredSalary: random.int(24, 95) * 100_000,
  }),
  patterns: {pageCount: list('{1-20}|{2-9} (incl. cover)'), newJobs: list('{10-450}|{1,000-3,000}')},
  definite: 'pageCount embargo positionApplied desiredSalary languagesSpoken investmentSum newJobs',
  kindred: `memoTo memoFrom memoCopy
    faxTo faxFrom faxCompany
    recipientFax pageCount
    pressContact spokesperson
    pressPhone pressContact
    embargo launchDate
    investmentSum newJobs
    applicant refereesNamed lastEmployer
    applicantPhone applicantEmail applicantAddress
    positionApplied desiredSalary availableStart
    education languagesSpoken licenceHeld`,
  same: `memoTo recipient faxTo
    memoFrom faxFrom signerName contactPerson
    faxCompany recipient client
    recipientFax senderFax
    pressContact contactPerson
    pressPhone senderPhone servicePhone
    applicantPhone senderPhone
    applicantEmail senderEmail
    applicantAddress senderAddress businessAddress
    spokesperson speaker signerName
    launchDate effectiveDate
    availableStart employmentStart
    positionApplied jobTitle
    desiredSalary annualSalary basicPay
    lastEmployer employer
    education course grade degreeProgramme intendedDegree
    applicant holderName employeeName`,
};
