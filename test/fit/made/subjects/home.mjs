import {list} from '../languages/list.mjs';

/** Flats and houses, telephones, warranties. */
export const home = {
  kindOf: {
    written: `rentMonth livingArea rooms yearBuilt heating plotSize agentFee energyClass energyDemand co2Emissions
      buildingType tariff dataUsed productModel serialNumber`,
    told: 'warrantyCovers',
    company: 'estateAgent dealer',
    person: 'receivedBy assessor buyer',
    code: 'listingNumber',
    phone: 'phoneLine',
    date: 'receivedOn availableFrom contractEnd purchaseDate warrantyEnd',
    money: 'balanceOwed askingPrice usageCharges purchasePrice',
    option: 'paymentMethod',
  },
  daysAround: {
    receivedOn: [-3, 0], availableFrom: [10, 120], contractEnd: [90, 700], purchaseDate: [-30, 0],
    warrantyEnd: [700, 1100],
  }, // prettier-ignore
  amounts: (random) => ({
    balanceOwed: random.int(500, 60_000),
    askingPrice: random.int(70, 1_500) * 100_000,
    purchasePrice: random.int(2_000, 250_000),
  }),
  patterns: {
    rentMonth: list('{month} {year}'),
    livingArea: list('{38-260} m²|{38.0-260.0} m²|{500-2900} sq ft|{38-260}'),
    rooms: list('{1-8}|{2-6}.5'),
    yearBuilt: list('19{50-99}|20{10-24}|18{70-99}'),
    plotSize: list('{200-1900} m²|0.{10-90} ha|0.{10-90} acres'),
    agentFee: list('{1.00-3.60} %|{2-6} %'),
    energyClass: list('A|A+|B|C|D|E|F|G'),
    energyDemand: list('{25-290} kWh/(m²a)|{25-290} kWh/m²|{25.0-290.0} kWh/m² a'),
    co2Emissions: list('{5-90} kg/(m²a)|{5.0-90.0} kg CO2/m²|{1.0-9.0} t CO2'),
    dataUsed: list('{1.0-80.0} GB|{200-990} MB|{2-40} GB'),
    productModel: list('@@-###|@### @@|###@ plus|@@@ ####/#'),
    serialNumber: list('@@########|SN ####-####|############|##@###-##'),
  },
  definite: 'energyClass livingArea askingPrice serialNumber tariff yearBuilt rentMonth',
  kindred: `receivedOn receivedBy rentMonth
    rent balanceOwed deposit
    livingArea rooms plotSize yearBuilt
    askingPrice agentFee
    energyClass energyDemand co2Emissions
    heating buildingType
    tariff dataUsed phoneLine
    usageCharges standingCharge
    productModel serialNumber
    purchaseDate warrantyEnd warrantyPeriod
    dealer buyer`,
  same: `receivedOn payDate signatureDate
    receivedBy landlord signerName
    balanceOwed overdueAmount totalDue closingBalance dueDate
    rentMonth billingPeriod payPeriod
    agentFee commission
    askingPrice totalDue rent
    estateAgent agency supplier issuer host
    listingNumber orderNumber registrationNumber certificateNumber
    energyDemand consumption
    assessor issuer signerName
    dataUsed consumption
    phoneLine senderPhone servicePhone customerNumber
    contractEnd expiryDate noticePeriod
    productModel vehicleModel
    serialNumber certificateNumber registrationNumber meterNumber vin
    warrantyEnd expiryDate warrantyPeriod coverEnd
    dealer supplier issuer host
    buyer holderName policyHolder recipient
    purchasePrice totalDue
    availableFrom leaseStart`,
};
