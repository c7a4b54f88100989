import {dataTable} from '../blocks/data-table.mjs';
import {paragraph} from '../blocks/text-blocks.mjs';
import {daysAfter, writeAmount, writeDate} from '../values.mjs';
import {paper} from './paper.mjs';
import {amounts, facts, sender, signed} from './parts.mjs';

/** Papers whose values stand in tables: the row and the column tell which is asked for. */

const cents = (random, language, most = 90_000) => writeAmount(random.int(400, most), language);
const clock = (random, from, to) => `${random.int(from, to)}:${random.pick(['00', '15', '30', '45'])}`;
/** Rows named by concepts; `cellsOf` makes the cells of a row. */
const conceptRows = (writer, keys, cellsOf) =>
  keys.split(' ').map((key, at) => {
    writer.alsoStated.add(key);
    return {names: writer.language.concepts[key].labels, cells: cellsOf(key, at)};
  });
const namedRows = (names, cellsOf) =>
  names.map((name, at) => ({names: [name], isAsIs: true, cells: cellsOf(at)}));

function payRows(writer, top) {
  const {random, language} = writer;
  const isShared = random.chance(0.4);
  const [keys, columns] = isShared
    ? ['pension socialInsurance healthInsurance incomeTax', ['employee', 'employer', 'yearToDate']]
    : [
        'basicPay overtime bonus incomeTax socialInsurance employeePension employerPension',
        ['current', 'yearToDate'],
      ];
  const cellsOf = () => columns.map(() => cents(random, language, 600_000));
  return dataTable(writer, top, {corner: 'description', rows: conceptRows(writer, keys, cellsOf), columns});
}

export const salaryStatement = paper({
  name: 'salary-statement',
  documentTypes: ['payslip', 'salary statement', 'payroll', 'form'],
  parts: () => [
    sender('employer'),
    facts('employeeName employeeNumber payPeriod payDate taxNumber hourlyRate hoursWorked'),
    payRows,
    amounts('taxableIncome grossPay netPay'),
    facts('iban'),
  ],
});

function workedDays(writer, top) {
  const {random, language} = writer;
  const columns = ['start', 'finish', 'pause', 'hours'];
  const rows = namedRows(language.days, () => [
    clock(random, 6, 10),
    clock(random, 14, 19),
    random.pick(['0:30', '0:45', '1:00', '30 min']),
    `${random.int(4, 10)}${language.decimal}${random.pick(['0', '25', '5', '75'])}`,
  ]);
  return dataTable(writer, top, {corner: 'date', rows, columns});
}

export const timesheet = paper({
  name: 'timesheet',
  documentTypes: ['timesheet', 'form', 'report'],
  parts: () => [
    facts('employeeName employeeNumber department weekEnding supervisor'),
    workedDays,
    facts('totalHours hourlyRate'),
    signed('signerName signatureDate'),
  ],
});

function marks(writer, top) {
  const {random, language} = writer;
  const columns = random.sample(['mark', 'effort', 'homework', 'remark'], random.int(2, 4));
  const cellOf = {
    mark: () => random.pick(['1', '2', '3', 'A', 'B+', 'C', '15/20', '8,5']),
    effort: () => random.pick(['1', '2', '3', 'A', 'B', 'C']),
    homework: () => random.pick(['1', '2', '3', 'A', 'B', 'C']),
    remark: () => random.pick(language.remarks),
  };
  writer.alsoStated.add('grade');
  const subjects = random.sample(language.schoolSubjects, random.int(4, 8));
  const rows = namedRows(subjects, () => columns.map((key) => cellOf[key]()));
  return dataTable(writer, top, {rows, columns});
}

export const schoolReport = paper({
  name: 'school-report',
  documentTypes: ['school report', 'certificate', 'report'],
  parts: () => [
    sender('issuer'),
    facts('pupil className schoolYear daysAbsent classTeacher birthDate'),
    marks,
    paragraph,
    signed('signerName signatureDate'),
  ],
});

function taxRows(writer, top) {
  const {random, language} = writer;
  const cellsOf = () => [0, 1].map(() => cents(random, language, 6_000_000));
  const rows = conceptRows(writer, 'totalIncome allowance taxableIncome taxAssessed prepaid refund', cellsOf);
  return dataTable(writer, top, {rows, columns: random.shuffle(['lastYear', 'thisYear'])});
}

export const taxAssessment = paper({
  name: 'tax-assessment',
  documentTypes: ['tax assessment', 'letter', 'notice', 'form'],
  parts: () => [
    sender('issuer'),
    facts('recipient taxNumber taxYear ourReference letterDate'),
    taxRows,
    facts('paymentDeadline contactPerson'),
    paragraph,
  ],
});

function charges(writer, top) {
  const {random, language} = writer;
  const start = language.scene.dates.letterDate;
  const rows = namedRows(random.sample(language.stays, random.int(4, 8)), (at) => {
    const isPaid = random.chance(0.15);
    const sum = cents(random, language, 40_000);
    return [
      writeDate(daysAfter(start, at >> 1), language.dateFormat, language),
      isPaid ? '' : sum,
      isPaid ? sum : '',
    ];
  });
  return dataTable(writer, top, {corner: 'description', rows, columns: ['date', 'charge', 'credit']});
}

export const hotelFolio = paper({
  name: 'hotel-folio',
  documentTypes: ['hotel bill', 'folio', 'invoice', 'receipt'],
  parts: () => [
    sender('supplier'),
    facts('guest roomNumber checkIn checkOut roomRate invoiceNumber'),
    charges,
    amounts('netAmount vatAmount totalDue'),
  ],
});

function expenses(writer, top) {
  const {random, language} = writer;
  const start = language.scene.dates.letterDate;
  const rows = namedRows(random.sample(language.expenses, random.int(3, 7)), (at) => [
    writeDate(daysAfter(start, at), language.dateFormat, language),
    String(random.int(1, 60)),
    cents(random, language),
  ]);
  return dataTable(writer, top, {
    corner: 'description',
    rows,
    columns: ['date', 'receipt', 'amount'],
    main: 2,
  });
}

export const expenseReport = paper({
  name: 'expense-report',
  documentTypes: ['expense report', 'form', 'travel'],
  parts: () => [
    facts('employeeName department tripPurpose destination letterDate'),
    expenses,
    amounts('advancePaid reimbursement'),
    signed('signerName signatureDate'),
  ],
});
