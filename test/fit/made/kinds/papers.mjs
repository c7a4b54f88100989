import {checkBoxes} from '../blocks/check-boxes.mjs';
import {crossTable} from '../blocks/cross-table.mjs';
import {items, results, transactions} from '../blocks/list-tables.mjs';
import {labelledText, paragraph} from '../blocks/text-blocks.mjs';
import {paper} from './paper.mjs';
import {
  amountRows,
  amounts,
  dated,
  facts,
  receiver,
  sender,
  sentences,
  signed,
  signedBelow,
} from './parts.mjs';

export const payslip = paper({
  name: 'payslip',
  documentTypes: ['payslip', 'payroll', 'form'],
  parts: (random) => [
    sender('employer'),
    facts('employeeName employeeNumber department jobTitle taxNumber payPeriod payDate'),
    amountRows('basicPay overtime bonus incomeTax socialInsurance pension'),
    ...(random.chance(0.3) ? [crossTable] : []),
    amounts('grossPay netPay'),
  ],
});

export const bankStatement = paper({
  name: 'bank-statement',
  documentTypes: ['bank statement', 'statement', 'finance'],
  parts: (random) => [
    sender('bankName'),
    facts('accountHolder accountNumber iban statementDate statementPeriod'),
    ...random.shuffle([amounts('openingBalance totalIn totalOut closingBalance'), transactions]),
  ],
});

export const certificate = paper({
  name: 'certificate',
  documentTypes: ['certificate', 'form'],
  parts: (random) => [
    sender('issuer'),
    random.chance(0.5)
      ? sentences('certificate')
      : facts('holderName birthDate birthPlace course grade expiryDate'),
    facts('certificateNumber issueDate'),
    signed('signatureDate signerName signerTitle'),
  ],
});

export const lease = paper({
  name: 'lease',
  documentTypes: ['lease', 'contract', 'agreement'],
  parts: (random) => [
    ...(random.chance(0.75)
      ? [sentences('lease', {isNumbered: true})]
      : [
          facts('landlord tenant propertyAddress leaseStart leaseEnd'),
          amounts('rent deposit'),
          facts('noticePeriod governingLaw'),
        ]),
    paragraph,
    paragraph,
    signed('signerName signerTitle'),
  ],
});

export const report = paper({
  name: 'report',
  documentTypes: ['report', 'lab report', 'medical'],
  parts: (random) => [
    sender('issuer'),
    facts('patientName physician sampleNumber sampleDate reportDate'),
    random.chance(0.5) ? results : crossTable,
    facts('finding'),
    labelledText,
  ],
});

export const ticket = paper({
  name: 'ticket',
  documentTypes: ['ticket', 'travel', 'receipt'],
  parts: (random) => [
    facts('passenger bookingCode'),
    facts('origin destination travelDate departureTime arrivalTime trainNumber seat'),
    amounts('ticketPrice'),
    ...(random.chance(0.25) ? [crossTable] : []),
    paragraph,
  ],
});

export const bill = paper({
  name: 'bill',
  documentTypes: ['bill', 'invoice', 'utility bill'],
  parts: (random) => [
    sender('supplier'),
    facts('customerNumber invoiceNumber invoiceDate billingPeriod dueDate serviceAddress'),
    random.chance(0.5) ? facts('meterNumber previousReading currentReading consumption') : items,
    amounts('netAmount vatAmount totalDue'),
  ],
});

export const order = paper({
  name: 'order',
  documentTypes: ['order', 'contract', 'form', 'invoice'],
  parts: () => [
    sender('supplier'),
    facts('orderNumber advertiser agency product contactPerson orderDate runPeriod'),
    items,
    amounts('grossTotal commission netTotal'),
  ],
});

export const registration = paper({
  name: 'registration',
  documentTypes: ['registration', 'form', 'application'],
  parts: (random) => [
    facts('registrationNumber registrant businessAddress principal'),
    checkBoxes,
    labelledText,
    paragraph,
    random.chance(0.5)
      ? signed('signatureDate signerNameAndTitle')
      : facts('signatureDate signerNameAndTitle'),
  ],
});

export const letter = paper({
  name: 'letter',
  documentTypes: ['letter', 'correspondence'],
  parts: (random) => [
    sender('supplier'),
    receiver('recipient'),
    random.chance(0.4) ? dated : facts('ourReference yourReference letterDate'),
    facts('subject'),
    sentences('letter'),
    ...(random.chance(0.25) ? [crossTable] : []),
    random.chance(0.6) ? signedBelow : signed('signerName signerTitle'),
  ],
});
