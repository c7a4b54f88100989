import {writeIban, writeVatNumber} from './account-numbers.mjs';
import {paperMakers} from './paper-values.mjs';
import {subjects} from './subjects/index.mjs';
import * as values from './values.mjs';

/** What the values of each concept look like. */
const kindOf = {
  person: `employeeName accountHolder holderName landlord tenant patientName physician passenger contactPerson
    signerName recipient supervisor chairperson minuteTaker responsiblePerson speaker
    keeper driver policyHolder fatherName motherName guest pupil classTeacher`,
  company:
    'employer bankName issuer supplier advertiser agency registrant principal host client contractor shipper consignee',
  code: `employeeNumber taxNumber accountNumber certificateNumber sampleNumber bookingCode customerNumber invoiceNumber
    meterNumber orderNumber registrationNumber ourReference yourReference policyNumber vehicleRegistration
    passportNumber trainNumber ticketNumber trackingNumber`,
  vat: 'vatId',
  bic: 'bic',
  phone: 'senderPhone senderFax servicePhone emergencyPhone',
  email: 'senderEmail',
  url: 'senderWebsite',
  hours: 'openingHours',
  event: 'eventName',
  venue: 'venue',
  duration: 'probation returnPeriod warrantyPeriod paymentTerm contractTerm',
  weekHours: 'weeklyHours',
  dayCount: 'vacationDays',
  percent: 'lateInterest',
  measure: 'vehicleMass engineCapacity enginePower parcelWeight baggageAllowance mileage',
  count: 'seatCount parcelCount daysAbsent tour roomNumber',
  choice: 'fuelType vehicleColour travelClass goodsDescription originCountry nationality',
  pattern: 'vin vehicleMake vehicleModel gate tariffCode className taxYear schoolYear',
  hoursCount: 'hoursWorked totalHours labourHours',
  money: `basicPay overtime bonus incomeTax socialInsurance pension grossPay netPay openingBalance closingBalance totalIn
    totalOut rent deposit ticketPrice netAmount vatAmount totalDue grossTotal commission netTotal
    annualSalary approvedSum admissionFee overdueAmount reminderFee lastPayment shippingCost freeShippingFrom serviceFee
    liabilityCap goodsValue insuredSum premium deductible hourlyRate taxableIncome employerPension employeePension
    healthInsurance roomRate totalIncome allowance taxAssessed prepaid refund advancePaid reimbursement previousBill
    standingCharge unitRate discount instalment labourRate labourCost partsCost`,
  date: `payDate statementDate birthDate issueDate expiryDate leaseStart leaseEnd sampleDate reportDate travelDate
    invoiceDate dueDate orderDate signatureDate letterDate employmentStart answerDeadline meetingDate nextMeeting
    taskDeadline eventDate paymentDeadline lastPaymentDate effectiveDate firstRegistration
    deliveryDate coverStart coverEnd checkIn checkOut weekEnding discountDeadline nextReadingDate`,
  period: 'payPeriod statementPeriod billingPeriod runPeriod',
  address: 'propertyAddress serviceAddress businessAddress senderAddress recipientAddress deliveryAddress',
  town: 'birthPlace origin destination placeOfSigning workplace meetingPlace courtPlace',
  time: 'departureTime arrivalTime meetingStart meetingEnd eventStart boardingTime',
  number: 'previousReading currentReading',
  quantity: 'consumption',
  job: 'jobTitle signerTitle',
  text: 'finding',
  phrase: 'subject department product tripPurpose',
  iban: 'iban',
  grade: 'grade',
  course: 'course',
  term: 'noticePeriod',
  law: 'governingLaw',
  seat: 'seat',
  nameAndTitle: 'signerNameAndTitle',
};

export const valueKinds = Object.fromEntries(
  [kindOf, ...subjects.map((subject) => subject.kindOf)]
    .flatMap(Object.entries)
    .flatMap(([kind, keys]) => keys.split(/\s+/).map((key) => [key, kind])),
);

const shortKinds = new Set(
  'person code money date town time number seat grade count choice pattern hoursCount titled'.split(' '),
);
/** Values of one short line. */
export const isShort = (key) => shortKinds.has(valueKinds[key]);

/** The type a caller may state for a value of a kind. */
export const fieldTypes = {
  person: 'name', company: 'name', code: 'identifier', money: 'money', date: 'date', address: 'address',
  number: 'number', iban: 'iban', phone: 'phone', email: 'email', vat: 'vat', percent: 'percent', titled: 'name', addressBlock: 'address',
}; // prettier-ignore

/** A value of a concept: its lines, and the parts of it that may be asked by themselves. */
export function makeValue(random, language, key) {
  const made = makers[valueKinds[key]](random, language, key);
  return typeof made === 'string' ? {lines: [made]} : made;
}

const makers = {
  person: values.personName,
  company: values.companyName,
  code: values.code,
  money: (random, language, key) => values.money(random, language, language.scene.amounts[key]),
  date: (random, language, key) =>
    dateOf(
      random,
      language,
      language.scene.dates[key] ?? values.daysAfter(language.scene.dates.letterDate, random.int(-60, 60)),
    ),
  period,
  /** A few days. */
  shortPeriod: (random, language) => period(random, language, undefined, [1, 5]),
  address,
  town: (random, {towns}) => random.pick(towns),
  time: (random) => `${random.int(0, 23)}:${String(random.int(0, 59)).padStart(2, '0')}`,
  number: (random, language) => values.writeNumber(random.int(100, 99999), language),
  quantity: (random, language) =>
    `${values.writeNumber(random.int(10, 9999), language)} ${random.pick(['kWh', 'm³', 'm3', 'l'])}`,
  job: (random, {jobs}) => random.pick(jobs),
  text: (random, language) => ({text: values.sentence(random, language, random.int(6, 30)), lines: []}),
  phrase: (random, language) => values.remark(random, language),
  iban: (random, {code}) => writeIban(random, countryOf(code)),
  vat: (random, {code}) => writeVatNumber(random, countryOf(code)),
  bic: (random, {code}) =>
    `${random.letters(4)}${countryOf(code)}${random.letters(2)}${random.chance(0.5) ? 'XXX' : ''}`,
  phone: values.phoneNumber,
  email: (random, {scene}) =>
    `${random.pick(['info', 'office', 'service', 'mail', 'contact'])}@${scene.domain}`,
  url: (random, {scene}) => `${random.pick(['www.', 'www.', 'https://www.', ''])}${scene.domain}`,
  hours: (random, {shortDays}) => {
    const [from, to] = [random.int(7, 9), random.int(15, 19)];
    return `${shortDays[0]}-${shortDays[4]} ${from}:${random.pick(['00', '30'])}-${to}:00`;
  },
  event: (random, {events}) => random.pick(events),
  venue: (random, {companyWords}) =>
    `${random.pick(companyWords)} ${random.pick(['Hotel', 'Forum', 'Arena', 'Park', 'Centrum'])}`,
  duration: (random, {durations}) => random.pick(durations),
  weekHours: (random, {spans, decimal}) =>
    `${random.pick(['40', `38${decimal}5`, '35', '20', `37${decimal}5`])} ${spans.hours}`,
  dayCount: (random, {spans}) => `${random.int(18, 35)} ${spans.days}`,
  percent: (random, {decimal}) =>
    `${random.int(1, 12)}${random.pick(['', `${decimal}5`, `${decimal}25`])}${random.pick(['%', '%', ' %'])}`,
  measure,
  count: (random, language, key) => String(random.int(1, mostOf[key] ?? 99)),
  choice: (random, language, key) => random.pick(language[choices[key]]),
  pattern: (random, language, key) => patterns[key](random, language),
  hoursCount: (random, {decimal}) =>
    `${random.int(1, 160)}${random.pick(['', `${decimal}5`, `${decimal}25`])}`,
  grade: (random) => random.pick(['A', 'B+', '1,7', '92%', '18/20', '4.5', 'A-']),
  course: (random, {subjects}) => random.pick(subjects),
  term: (random, {terms}) => random.pick(terms),
  law: (random, {laws}) => random.pick(laws),
  seat: (random) => `${random.int(1, 42)}${random.pick('ABCDEF')}`,
  nameAndTitle,
  ...paperMakers,
};

const choices = {
  fuelType: 'fuels', vehicleColour: 'colours', travelClass: 'classes', goodsDescription: 'goods',
  originCountry: 'countries', nationality: 'countries',
}; // prettier-ignore

const mostOf = {seatCount: 9, parcelCount: 40, roomNumber: 999};

/** Measures: from, to, unit. */
const measures = {
  vehicleMass: [700, 3500, 'kg'], engineCapacity: [600, 4000, 'cm³'], enginePower: [30, 250, 'kW'],
  parcelWeight: [1, 60, 'kg'], baggageAllowance: [8, 32, 'kg'], mileage: [900, 240_000, 'km'],
}; // prettier-ignore

/** The unit stands behind the number or in the caption, nowhere or in both never. */
function measure(random, language, key) {
  const [low, high, unit] = measures[key];
  const number = random.chance(0.3)
    ? values.writeNumber(random.int(low, high), language)
    : String(random.int(low, high));
  return random.chance(0.45) ? {lines: [number], unitInLabel: unit} : {lines: [`${number} ${unit}`]};
}

const patterns = {
  vin: (random) => `${random.letters(3)}${random.digits(2)}${random.letters(4)}${random.digits(8)}`,
  vehicleMake: (random, {companyWords}) => random.pick(companyWords),
  vehicleModel: (random) =>
    `${random.letters(1)}${random.int(1, 9)}${random.pick(['00', '20', ' GT', ' 1.6', 'x'])}`,
  gate: (random) => `${random.pick('ABCDEF')}${random.int(1, 89)}`,
  tariffCode: (random) => `${random.digits(4)} ${random.digits(2)} ${random.digits(2)}`,
  className: (random) => `${random.int(1, 12)}${random.pick(['a', 'b', 'c', 'A', 'B'])}`,
  taxYear: (random, {scene}) => String(scene.dates.letterDate.year - random.int(1, 2)),
  schoolYear: (random, {scene}) => {
    const {year} = scene.dates.letterDate;
    return `${year - 1}/${random.chance(0.5) ? year : String(year % 100).padStart(2, '0')}`;
  },
};

const countryOf = (code) => code.toUpperCase().replace('EN', 'GB').replace('SV', 'SE');

/** A document writes its dates one way. */
function dateOf(random, language, date) {
  return values.writeDate(date, language.dateFormat, language);
}

function period(random, language, key, length = [6, 180]) {
  const start = values.daysAfter(language.scene.dates.letterDate, -random.int(5, 90));
  const first = dateOf(random, language, start);
  const last = dateOf(random, language, values.daysAfter(start, random.int(...length)));
  const joiner = random.chance(0.12) && !/[\s-]/.test(first) ? '-' : ` ${random.pick(language.to)} `;
  return {lines: [`${first}${joiner}${last}`], first, last};
}

function address(random, language) {
  const before = random.chance(0.2) ? [values.companyName(random, language)] : [];
  const lines = [...before, values.street(random, language), values.townLine(random, language)];
  return random.chance(0.6) ? {lines} : {lines: [lines.join(', ')]};
}

function nameAndTitle(random, language) {
  const name = values.personName(random, language);
  const title = random.pick(language.jobs);
  return {
    lines: random.chance(0.8) ? [`${name}${random.pick([', ', ' - ', ' / '])}${title}`] : [name, title],
    name,
    title,
  };
}
