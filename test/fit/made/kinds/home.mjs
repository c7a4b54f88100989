import {countedTable} from '../blocks/counted-table.mjs';
import {paragraph, smallPrint} from '../blocks/text-blocks.mjs';
import {paper} from './paper.mjs';
import {
  amounts,
  captioned,
  dated,
  dressed,
  facts,
  receiver,
  sender,
  sentences,
  signed,
  ticked,
} from './parts.mjs';
import {several} from './several-languages.mjs';

/** Flats and houses, telephones, warranties. */

export const rentReceipt = paper({
  name: 'rent-receipt',
  documentTypes: ['receipt', 'rent receipt', 'form'],
  languages: ['en'],
  parts: (random) => [
    captioned('receiptNumber receivedOn rentMonth'),
    facts('tenant landlord propertyAddress'),
    amounts('rent balanceOwed'),
    random.chance(0.6) ? ticked('paymentMethod') : facts('paymentMethod'),
    random.chance(0.5) ? signed('receivedBy signatureDate') : dated,
  ],
});

export const propertyListing = paper({
  name: 'property-listing',
  documentTypes: ['property listing', 'real estate', 'brochure', 'advertisement'],
  languages: ['en'],
  parts: (random) => [
    ...(random.chance(0.6) ? [sender('estateAgent')] : []),
    ...(random.chance(0.5)
      ? [sentences('property-listing'), facts('listingNumber')]
      : [
          facts('listingNumber propertyAddress askingPrice'),
          captioned('livingArea rooms yearBuilt plotSize heating energyClass'),
          facts('availableFrom agentFee contactPerson'),
          paragraph,
        ]),
    random.chance(0.5) ? smallPrint : facts('openingHours senderPhone'),
  ],
});

export const energyCertificate = paper({
  name: 'energy-certificate',
  documentTypes: ['energy certificate', 'certificate', 'building'],
  languages: ['en'],
  parts: (random) => [
    dressed,
    ...(random.chance(0.5) ? [sender('issuer')] : []),
    captioned('certificateNumber issueDate expiryDate'),
    facts('propertyAddress buildingType yearBuilt livingArea heating'),
    captioned('energyClass energyDemand co2Emissions'),
    ...(random.chance(0.4) ? [smallPrint] : []),
    signed('assessor signatureDate'),
  ],
});

const calls = countedTable({
  rows: 'calls',
  cells: {minutes: '{1-190}', amount: 'sum'},
  main: 'amount',
  total: 'usageCharges',
  between: [2, 5],
  most: 4_000,
});

export const telecomBill = paper({
  name: 'telecom-bill',
  documentTypes: ['phone bill', 'bill', 'invoice', 'telecom'],
  languages: several,
  parts: (random) => [
    sender('supplier'),
    receiver('recipient'),
    facts('customerNumber invoiceNumber invoiceDate billingPeriod phoneLine tariff'),
    ...(random.chance(0.6) ? [calls] : [facts('dataUsed usageCharges')]),
    amounts('standingCharge netAmount vatAmount totalDue'),
    facts('dueDate contractEnd servicePhone'),
  ],
});

export const warrantyCard = paper({
  name: 'warranty-card',
  documentTypes: ['warranty card', 'card', 'form', 'guarantee'],
  languages: ['en'],
  parts: (random) => [
    captioned('productModel serialNumber purchaseDate warrantyPeriod warrantyEnd'),
    facts('buyer dealer purchasePrice'),
    ...(random.chance(0.6) ? [facts('warrantyCovers')] : []),
    ...(random.chance(0.5) ? [smallPrint] : []),
    signed('signerName signatureDate'),
  ],
});
