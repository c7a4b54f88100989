import {list} from '../languages/list.mjs';

/** Referrals, discharges, prescriptions, animals at the vet. */
export const health = {
  kindOf: {
    written: `hospital insuranceNumber diagnosis allergies ward procedure bloodPressure medicine strength dosage packSize
      refills vetClinic petName species breed microchip petWeight vaccineBatch`,
    told: 'reasonForReferral medication',
    titled: 'referringDoctor specialist attendingDoctor prescriber',
    person: 'petOwner',
    code: 'admissionNumber',
    date: 'admissionDate dischargeDate followUpDate prescriptionDate visitDate nextVaccination',
    option: 'urgency',
    yesNo: 'substitution neutered',
  },
  daysAround: {
    admissionDate: [-25, -7], dischargeDate: [-3, 0], followUpDate: [8, 60], prescriptionDate: [-1, 0],
    visitDate: [-6, -1], nextVaccination: [200, 400],
  }, // prettier-ignore
  patterns: {
    insuranceNumber: list('@#########|###-##-####|### ### ####|@@ ## ## ## @|####-####-##'),
    bloodPressure: list('{100-165}/{60-98}|{100-165}/{60-98} mmHg|{100-165} / {60-98} mm Hg'),
    strength: list('{5-80} mg|{100-900} mg|{5-50} mg/ml|{0.1-2.5} %|{10-400} µg'),
    refills: list('{0-6}|{1-9}'),
    microchip: list('9##############|### ### ### ### ###|#########'),
    petWeight: list('{0.4-48.9} kg|{3-60} kg|{0.4-48.9}'),
    vaccineBatch: list('@###@##|@@#####|######'),
  },
  definite: 'insuranceNumber diagnosis allergies bloodPressure dosage microchip breed dischargeDate',
  kindred: `referringDoctor specialist
    admissionDate dischargeDate followUpDate
    medicine strength dosage packSize refills
    diagnosis procedure allergies bloodPressure
    petName breed species microchip petWeight
    petOwner nextVaccination vaccineBatch
    insuranceNumber admissionNumber`,
  same: `policyNumber insuranceNumber
    physician referringDoctor attendingDoctor prescriber specialist
    hospital vetClinic issuer supplier employer host
    nextMeeting followUpDate nextVaccination
    roomNumber ward
    registrationNumber microchip
    sampleNumber vaccineBatch
    customerNumber admissionNumber insuranceNumber
    sampleDate visitDate admissionDate
    finding diagnosis
    dischargeDate checkOut
    patientName petName
    reasonForReferral diagnosis
    medicine medication`,
};
