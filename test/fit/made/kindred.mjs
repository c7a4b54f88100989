import {subjects} from './subjects/index.mjs';

/** Concepts so definite that a paper which does not state them has no other answer to them. */
const definite = `policyNumber vehicleRegistration passportNumber meterNumber iban bookingCode seat
  employeeNumber certificateNumber sampleNumber orderNumber invoiceNumber customerNumber deposit rent pension bonus
  openingBalance closingBalance expiryDate birthDate noticePeriod governingLaw consumption grade commission taxNumber
  registrationNumber dueDate probation vacationDays annualSalary warrantyPeriod reminderFee liabilityCap speaker
  nextMeeting vin tariffCode trackingNumber insuredSum gate baggageAllowance roomNumber daysAbsent mileage taxYear`;
export const definiteConcepts = [definite, ...subjects.map((subject) => subject.definite)].flatMap((keys) =>
  keys.trim().split(/\s+/),
);

const groupsOf = (text) =>
  text
    .split('\n')
    .map((group) => group.trim().split(' '))
    .filter((group) => group.length > 1);

/** Groups of concepts that are easily taken for one another; a paper that states one may lack another. */
const kindred = `landlord tenant
  departureTime arrivalTime
  grossPay netPay
  openingBalance closingBalance
  totalIn totalOut
  previousReading currentReading
  issueDate expiryDate
  leaseStart leaseEnd
  ourReference yourReference
  invoiceNumber orderNumber customerNumber certificateNumber
  policyNumber vehicleRegistration passportNumber
  sampleDate reportDate
  senderPhone senderFax servicePhone emergencyPhone
  senderEmail senderWebsite
  iban bic
  origin destination
  bonus overtime pension
  grossTotal netTotal commission
  employmentStart answerDeadline
  meetingDate nextMeeting taskDeadline
  meetingStart meetingEnd
  chairperson minuteTaker responsiblePerson
  lastPayment overdueAmount reminderFee
  returnPeriod warrantyPeriod paymentTerm
  client contractor
  probation noticePeriod vacationDays
  shippingCost freeShippingFrom
  speaker host
  shipper consignee driver
  coverStart coverEnd
  fatherName motherName
  departureTime boardingTime
  gate seat travelClass
  checkIn checkOut
  employeePension employerPension
  hourlyRate hoursWorked
  taxAssessed prepaid refund
  previousBill lastPayment instalment
  discount discountDeadline
  dueDate discountDeadline nextReadingDate
  labourCost partsCost
  insuredSum deductible premium
  engineCapacity enginePower vehicleMass mileage
  pupil classTeacher
  parcelWeight parcelCount`;
export const kindredConcepts = [kindred, ...subjects.map((subject) => subject.kindred)].flatMap(groupsOf);

/** Where a paper states one of the others too, words for the first may mean either: only its label asks for it. */
export const vagueBeside = {
  totalDue: ['overdueAmount'],
  dueDate: ['paymentDeadline'],
  senderPhone: ['servicePhone', 'emergencyPhone'],
  businessAddress: ['senderAddress'],
};

/** Concepts that answer for one another: where one is stated, the other is not missing. */
const same = `taxNumber vatId
  iban accountNumber
  customerNumber accountNumber
  pension employeePension employerPension
  vehicleRegistration registrationNumber
  dueDate paymentDeadline paymentTerm discountDeadline
  expiryDate coverEnd answerDeadline
  certificateNumber passportNumber policyNumber
  noticePeriod returnPeriod
  warrantyPeriod returnPeriod
  rent serviceFee
  deposit advancePaid
  orderNumber trackingNumber
  invoiceNumber ticketNumber bookingCode
  annualSalary basicPay grossPay
  commission premium
  host employer issuer supplier
  speaker chairperson
  client contractor landlord tenant
  keeper policyHolder holderName guest
  shipper supplier issuer
  consignee recipient`;
const sameThings = [same, ...subjects.map((subject) => subject.same)].flatMap(groupsOf);

/** Whether one of the stated concepts says what another would. */
export const isSaidBy = (concept, stated) =>
  sameThings.some((group) => group.includes(concept) && group.some((other) => stated.has(other)));
