import {subjects} from './subjects/index.mjs';
import {anyDate, daysAfter} from './values.mjs';

const vatRates = [0.05, 0.07, 0.1, 0.19, 0.2, 0.21, 0.23, 0.25];
const commissionRates = [0.1, 0.15, 0.2];
/** Days before or after the day of the paper. */
const daysAround = {
  payDate: [-5, 5], statementDate: [0, 0], issueDate: [-400, 0], expiryDate: [100, 1500], leaseStart: [5, 60],
  leaseEnd: [400, 2000], sampleDate: [-20, -1], reportDate: [0, 0], travelDate: [0, 60], invoiceDate: [0, 0],
  dueDate: [7, 60], orderDate: [-30, 0], signatureDate: [-3, 3], letterDate: [0, 0],
  employmentStart: [26, 90], answerDeadline: [5, 25], meetingDate: [-10, 0], nextMeeting: [20, 90], taskDeadline: [5, 19],
  eventDate: [26, 80], paymentDeadline: [61, 75], lastPaymentDate: [8, 50], effectiveDate: [-10, 10],
  firstRegistration: [-4000, -30], deliveryDate: [1, 20], coverStart: [1, 40], coverEnd: [366, 400], checkIn: [-9, -4],
  checkOut: [-3, 0], weekEnding: [-8, -1], discountDeadline: [2, 6], nextReadingDate: [150, 400],
}; // prettier-ignore

/** What a document is about: amounts that add up and dates in their order. */
export function makeScene(random) {
  return {amounts: makeAmounts(random), dates: makeDates(random)};
}

function makeAmounts(random) {
  const net = random.int(500, 900_000);
  const vat = Math.round(net * random.pick(vatRates));
  const [opening, totalIn] = [random.int(1_000, 900_000), random.int(1_000, 900_000)];
  const totalOut = random.int(500, opening + totalIn - 100);
  const lastPayment = random.int(100, net);
  const gross = random.int(20_000, 2_000_000);
  const commission = Math.round(gross * random.pick(commissionRates));
  return {
    netAmount: net, vatAmount: vat, totalDue: net + vat,
    openingBalance: opening, totalIn, totalOut, closingBalance: opening + totalIn - totalOut,
    grossTotal: gross, commission, netTotal: gross - commission,
    lastPayment, overdueAmount: net + vat - lastPayment, reminderFee: random.int(250, 4_000),
    annualSalary: random.int(24_000, 95_000) * 100, shippingCost: random.int(290, 1_990),
    freeShippingFrom: random.int(20, 150) * 100, liabilityCap: random.int(5, 500) * 100_000,
    ...makeRates(random),
    ...makeWages(random),
    ...Object.assign({}, ...subjects.map((subject) => subject.amounts?.(random))),
  }; // prettier-ignore
}

/** Prices of an hour, a night, a unit; what an insurance covers. */
function makeRates(random) {
  return {
    hourlyRate: random.int(900, 6_000),
    labourRate: random.int(3_500, 14_000),
    roomRate: random.int(4_000, 30_000),
    unitRate: random.int(8, 95),
    standingCharge: random.int(400, 4_000),
    insuredSum: random.int(5, 900) * 100_000,
    deductible: random.int(1, 20) * 5_000,
  };
}

function makeWages(random) {
  const basicPay = random.int(90_000, 700_000);
  const [overtime, bonus] = [random.int(1_000, 60_000), random.int(1_000, 90_000)];
  const grossPay = basicPay + overtime + bonus;
  const share = (low, high) => Math.round(grossPay * random.uniform(low, high));
  const [incomeTax, socialInsurance, pension] = [share(0.08, 0.25), share(0.05, 0.12), share(0.02, 0.08)];
  const netPay = grossPay - incomeTax - socialInsurance - pension;
  return {basicPay, overtime, bonus, grossPay, incomeTax, socialInsurance, pension, netPay};
}

function makeDates(random) {
  const day = anyDate(random, 1988, 2026);
  const around = Object.assign({}, daysAround, ...subjects.map((subject) => subject.daysAround));
  const dates = Object.entries(around).map(([key, range]) => [key, daysAfter(day, random.int(...range))]);
  return {
    ...Object.fromEntries(dates),
    birthDate: {...day, year: day.year - random.int(18, 75), day: random.int(1, 28)},
  };
}
