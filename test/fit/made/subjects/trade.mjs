import {list} from '../languages/list.mjs';

/** Quotations, purchases, freight at sea. */
export const trade = {
  kindOf: {
    code: 'quoteNumber poNumber',
    person: 'preparedBy purchaser approvedBy',
    company: 'vendor',
    addressBlock: 'shipTo notifyParty',
    date: 'quoteDate offerValidUntil requiredBy shippedOnBoard',
    written: `deliveryTime deliveryTerms costCentre blNumber vessel voyageNumber portOfLoading portOfDischarge
      containerNumber sealNumber cargoWeight cargoVolume`,
    option: 'freightTerms',
  },
  daysAround: {quoteDate: [0, 0], offerValidUntil: [14, 60], requiredBy: [10, 50], shippedOnBoard: [-4, 0]},
  patterns: {
    deliveryTerms: list('EXW {town}|FOB {town}|CIF {town}|DAP|DDP {town}|FCA'),
    costCentre: list('####|CC-####|{10-99}-###-##|K####'),
    blNumber: list('@@@@#########|@@@#######|{10-99}/@@/####'),
    vessel: list('MV {word}|{word} {town}|MS {town}|Ever {word}'),
    voyageNumber: list('###@|0##W|##E##|{100-900}'),
    portOfLoading: list('Hamburg|Shanghai|Rotterdam|Santos|Mumbai|Valencia'),
    portOfDischarge: list('New York|Antwerp|Singapore|Felixstowe|Genova|Durban'),
    containerNumber: list('@@@U #######|@@@U ######-#|@@@U#######'),
    sealNumber: list('@@@#####|ML-@@#######|######'),
    cargoWeight: list('{800-26,000} kg|{1,200-26,000} KGS|{1,000-24,000}.00 kg'),
    cargoVolume: list('{2.100-66.900} m³|{3-67} cbm|{2.1-66.9} CBM'),
  },
  definite: 'quoteNumber poNumber vessel containerNumber sealNumber portOfLoading portOfDischarge blNumber',
  kindred: `quoteNumber poNumber
    offerValidUntil quoteDate deliveryTime
    portOfLoading portOfDischarge vessel
    containerNumber sealNumber voyageNumber blNumber
    cargoWeight cargoVolume
    notifyParty consignee shipper
    purchaser approvedBy
    vendor shipTo
    deliveryTerms paymentTerm
    requiredBy orderDate`,
  same: `quoteNumber ourReference invoiceNumber certificateNumber
    poNumber orderNumber yourReference ourReference
    blNumber trackingNumber certificateNumber registrationNumber bookingCode
    containerNumber trackingNumber
    offerValidUntil expiryDate answerDeadline
    requiredBy deliveryDate dueDate
    preparedBy contactPerson signerName
    purchaser approvedBy signerName contactPerson
    vendor supplier
    shipTo deliveryAddress consignee
    costCentre accountNumber department
    portOfLoading origin
    portOfDischarge destination
    cargoWeight parcelWeight netWeight
    deliveryTerms deliveryTime`,
};
