import {list} from '../languages/list.mjs';

/** Service, inspections, incidents, changes, calibrations, food. */
export const works = {
  kindOf: {
    person: 'technician inspector injuredPerson incidentWitness reportedBy architect',
    company: 'inspectionBody calibrationLab manufacturer',
    written: `equipment travelDistance installation maxLoad testPressure incidentPlace injury daysLost changeNumber
      projectName extraDays instrument measuringRange uncertainty ambientTemperature humidity productName servingSize
      allergenNote netWeight batchNumber`,
    told: 'faultFound workDone defectsFound incidentCause measuresTaken changeReason ingredients storageAdvice',
    address: 'installationPlace',
    moment: 'incidentTime',
    date: `serviceVisit nextService inspectionDate nextInspection newCompletion calibrationDate calibrationDue
      bestBefore`,
    money: 'originalSum changeSum revisedSum',
    option: 'inspectionResult',
    yesNo: 'jobCompleted firstAid',
  },
  daysAround: {
    serviceVisit: [-5, 0], nextService: [150, 400], inspectionDate: [-9, -1], nextInspection: [340, 760],
    incidentTime: [-8, -1], newCompletion: [30, 300], calibrationDate: [-5, -1], calibrationDue: [350, 740],
    bestBefore: [60, 500],
  }, // prettier-ignore
  amounts: (random) => {
    const [originalSum, changeSum] = [random.int(500, 90_000) * 1_000, random.int(50, 9_000) * 100];
    return {originalSum, changeSum, revisedSum: originalSum + changeSum};
  },
  patterns: {
    travelDistance: list('{4-180} km|2 x {4-90} km|{4-120} miles'),
    maxLoad: list('{240-2500} kg|{630-1600} kg / {8-21} persons|{1-20} t'),
    testPressure: list('{3-30} bar|{1.5-16.0} bar|{20-300} psi|0.{10-90} MPa'),
    changeNumber: list('{1-40}|CO-0##|VO ##'),
    daysLost: list('{0-30}'),
    measuringRange: list('{0-5} ... {50-900} °C|0 - {10-600} bar|0 to {25-300} mm|-{20-40} to {60-200} °C'),
    uncertainty: list('± 0.0# mm|± {0.05-0.90} °C|{0.1-2.0} %|0.{10-90} K'),
    ambientTemperature: list('{18.5-24.5} °C|{19-24} °C ± 1 °C|{66-75} °F'),
    humidity: list('{30-65} %|{30-65} % ± 5 %|{30.0-65.0} % rH'),
    servingSize: list('{20-250} g|{150-330} ml|1 bar ({20-60} g)|{1-2} cup ({30-90}g)'),
    netWeight: list('{100-990} g|{250-1500} g|{1-2} kg ℮|{4-32} oz ({120-900} g)'),
    batchNumber: list('L####@|L ######|####-##'),
  },
  definite: 'testPressure maxLoad injury changeNumber ingredients servingSize uncertainty faultFound',
  kindred: `serviceVisit nextService
    faultFound workDone
    technician equipment
    inspectionDate nextInspection
    inspector inspectionBody
    maxLoad testPressure
    inspectionResult defectsFound
    injuredPerson incidentWitness reportedBy
    incidentTime incidentPlace
    incidentCause measuresTaken injury
    originalSum changeSum revisedSum
    extraDays newCompletion
    architect contractor client
    calibrationDate calibrationDue
    ambientTemperature humidity uncertainty measuringRange
    servingSize netWeight
    ingredients allergenNote storageAdvice
    bestBefore batchNumber`,
  same: `technician signerName contactPerson responsiblePerson
    equipment productModel installation instrument vehicleModel
    travelDistance mileage
    nextService nextMeeting
    faultFound defectsFound finding diagnosis incidentCause
    inspectionBody calibrationLab issuer supplier manufacturer host
    installationPlace serviceAddress propertyAddress
    nextInspection expiryDate calibrationDue nextMeeting
    calibrationDue expiryDate
    inspectionResult grade finding
    injury diagnosis
    daysLost daysAbsent
    changeNumber orderNumber certificateNumber registrationNumber
    changeSum totalDue
    newCompletion expiryDate
    extraDays probation
    bestBefore expiryDate
    netWeight parcelWeight petWeight
    batchNumber sampleNumber vaccineBatch
    allergenNote allergies ingredients`,
};
