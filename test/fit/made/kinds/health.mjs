import {countedTable} from '../blocks/counted-table.mjs';
import {paragraph, smallPrint} from '../blocks/text-blocks.mjs';
import {paper} from './paper.mjs';
import {captioned, dated, facts, receiver, sender, sentences, signed, signedBelow, ticked} from './parts.mjs';
import {several} from './several-languages.mjs';

/** Letters of doctors, prescriptions, bills of a vet. */

export const referral = paper({
  name: 'referral',
  documentTypes: ['referral', 'medical letter', 'letter', 'medical'],
  languages: several,
  parts: (random) => [
    sender('hospital'),
    ...(random.chance(0.3) ? [receiver('specialist')] : []),
    facts('patientName birthDate insuranceNumber referringDoctor specialist letterDate'),
    ...(random.chance(0.5) ? [ticked('urgency')] : []),
    ...(random.chance(0.6)
      ? [sentences('referral')]
      : [facts('reasonForReferral diagnosis'), facts('medication allergies bloodPressure')]),
    signedBelow,
  ],
});

export const dischargeLetter = paper({
  name: 'discharge-letter',
  documentTypes: ['discharge letter', 'medical report', 'letter', 'medical'],
  languages: several,
  parts: (random) => [
    sender('hospital'),
    facts(
      'patientName birthDate admissionNumber insuranceNumber admissionDate dischargeDate ward attendingDoctor',
    ),
    ...(random.chance(0.6)
      ? [sentences('discharge-letter')]
      : [facts('diagnosis procedure allergies bloodPressure followUpDate')]),
    ...(random.chance(0.5) ? [drugs] : []),
    random.chance(0.5) ? signedBelow : signed('attendingDoctor signatureDate'),
  ],
});

const drugs = countedTable({
  rows: 'drugs',
  cells: {dose: ['{5-80} mg', '{100-900} mg'], frequency: ['1-0-1', '1-0-0', '0-0-1', '{1-3} x']},
  between: [2, 6],
});

export const prescription = paper({
  name: 'prescription',
  documentTypes: ['prescription', 'medical', 'form'],
  languages: several,
  parts: (random) => [
    sender('hospital'),
    captioned('patientName birthDate insuranceNumber prescriptionDate'),
    facts('medicine strength dosage packSize refills'),
    ...(random.chance(0.5) ? [ticked('substitution')] : []),
    ...(random.chance(0.4) ? [smallPrint] : []),
    random.chance(0.5) ? signed('prescriber signatureDate') : facts('prescriber expiryDate'),
  ],
});

export const vetInvoice = paper({
  name: 'vet-invoice',
  documentTypes: ['invoice', 'vet record', 'bill', 'veterinary'],
  languages: ['en'],
  parts: (random) => [
    sender('vetClinic'),
    ...(random.chance(0.4) ? [receiver('petOwner')] : []),
    facts('petOwner petName species breed microchip petWeight'),
    ...(random.chance(0.5) ? [ticked('neutered')] : []),
    facts('visitDate invoiceNumber physician'),
    treatments,
    facts(random.chance(0.5) ? 'nextVaccination vaccineBatch dueDate' : 'nextVaccination dueDate'),
    random.chance(0.4) ? paragraph : dated,
  ],
});

const treatments = countedTable({
  rows: 'treatments',
  cells: {quantity: ['1', '1', '{1-4}'], amount: 'sum'},
  main: 'amount',
  total: 'totalDue',
});
