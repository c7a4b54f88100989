import {countedTable} from '../blocks/counted-table.mjs';
import {paragraph, smallPrint} from '../blocks/text-blocks.mjs';
import {paper} from './paper.mjs';
import {amounts, captioned, dressed, facts, receiver, sender, sentences, signed, ticked} from './parts.mjs';

/** Service, inspections, incidents, changes, calibrations, food. */

const languages = ['en'];

const materials = countedTable({
  rows: 'materials',
  cells: {quantity: ['1', '2', '{1-8}'], amount: 'sum'},
  main: 'amount',
  total: 'partsCost',
  between: [2, 5],
});

export const serviceReport = paper({
  name: 'service-report',
  documentTypes: ['service report', 'report', 'work order', 'form'],
  languages,
  parts: (random) => [
    sender('supplier'),
    ...(random.chance(0.5) ? [receiver('recipient')] : []),
    facts('serviceVisit technician equipment serialNumber orderNumber'),
    facts('faultFound workDone'),
    ...(random.chance(0.6) ? [materials] : []),
    facts('labourHours travelDistance nextService'),
    ...(random.chance(0.5) ? [ticked('jobCompleted')] : []),
    signed('signerName signatureDate'),
  ],
});

export const inspectionCertificate = paper({
  name: 'inspection-certificate',
  documentTypes: ['inspection certificate', 'certificate', 'test report'],
  languages,
  parts: (random) => [
    dressed,
    sender('inspectionBody'),
    captioned('certificateNumber inspectionDate installation serialNumber'),
    facts('installationPlace maxLoad testPressure yearBuilt'),
    random.chance(0.6) ? ticked('inspectionResult') : facts('inspectionResult'),
    facts('defectsFound nextInspection'),
    signed('inspector signatureDate'),
  ],
});

export const incidentReport = paper({
  name: 'incident-report',
  documentTypes: ['incident report', 'accident report', 'report', 'form'],
  languages,
  parts: (random) => [
    ...(random.chance(0.4) ? [sender('employer')] : []),
    ...(random.chance(0.5)
      ? [sentences('incident-report'), facts('department reportDate')]
      : [
          facts('incidentTime incidentPlace department injuredPerson injury daysLost'),
          facts('incidentCause'),
          facts('measuresTaken incidentWitness'),
        ]),
    ...(random.chance(0.6) ? [ticked('firstAid')] : []),
    signed('reportedBy signatureDate'),
  ],
});

export const changeOrder = paper({
  name: 'change-order',
  documentTypes: ['change order', 'contract', 'construction', 'form'],
  languages,
  parts: (random) => [
    captioned('changeNumber projectName letterDate'),
    ...(random.chance(0.5)
      ? [sentences('change-order', {isNumbered: true})]
      : [
          facts('client contractor architect'),
          facts('changeReason'),
          amounts('originalSum changeSum revisedSum'),
          facts('extraDays newCompletion'),
        ]),
    ...(random.chance(0.4) ? [paragraph] : []),
    signed('signerName signerTitle signatureDate'),
  ],
});

const comparison = countedTable({
  rows: 'points',
  cells: {reference: '{10-500}.00', reading: '{10.00-500.00}', deviation: ['0.0#', '-0.0#', '0.1#']},
  corner: 'point',
  between: [3, 6],
});

export const calibrationCertificate = paper({
  name: 'calibration-certificate',
  documentTypes: ['calibration certificate', 'certificate', 'test report'],
  languages,
  parts: (random) => [
    sender('calibrationLab'),
    captioned('certificateNumber calibrationDate calibrationDue'),
    facts('instrument manufacturer productModel serialNumber measuringRange'),
    facts('ambientTemperature humidity uncertainty'),
    comparison,
    ...(random.chance(0.5) ? [smallPrint] : []),
    signed('technician signatureDate'),
  ],
});

const nutrients = countedTable({
  rows: 'nutrients',
  cells: {per100: ['{0.1-60.0} g', '{80-560} kcal'], perServing: ['{0.1-20.0} g', '{20-180} kcal']},
  between: [4, 8],
});

export const nutritionLabel = paper({
  name: 'nutrition-label',
  documentTypes: ['label', 'nutrition label', 'product data sheet', 'food'],
  languages,
  parts: (random) => [
    facts('productName manufacturer netWeight servingSize'),
    nutrients,
    facts('ingredients'),
    random.chance(0.5)
      ? facts('allergenNote storageAdvice')
      : captioned('allergenNote storageAdvice originCountry'),
    captioned('bestBefore batchNumber'),
  ],
});
