import {checkBoxes} from '../blocks/check-boxes.mjs';
import {items} from '../blocks/list-tables.mjs';
import {partSections} from '../blocks/part-sections.mjs';
import {paragraph} from '../blocks/text-blocks.mjs';
import {paper} from './paper.mjs';
import {amounts, captioned, dated, dressed, facts, receiver, sender, signed, signedBelow} from './parts.mjs';

/** Papers of captions and values: certificates, cards, labels, declarations, policies. */

export const vehicleRegistration = paper({
  name: 'vehicle-registration',
  documentTypes: ['vehicle registration', 'certificate', 'form'],
  parts: (random) => [
    dressed,
    ...(random.chance(0.4) ? [sender('issuer')] : []),
    captioned('vehicleRegistration firstRegistration keeper issueDate'),
    captioned(
      'vehicleMake vehicleModel vin vehicleColour fuelType engineCapacity enginePower vehicleMass seatCount',
    ),
  ],
});

export const boardingPass = paper({
  name: 'boarding-pass',
  documentTypes: ['boarding pass', 'ticket', 'travel'],
  parts: (random) => [
    dressed,
    captioned('passenger bookingCode ticketNumber'),
    captioned('origin destination trainNumber travelDate'),
    captioned('departureTime boardingTime gate seat travelClass baggageAllowance'),
    ...(random.chance(0.4) ? [paragraph] : []),
  ],
});

export const parcelLabel = paper({
  name: 'parcel-label',
  documentTypes: ['label', 'shipping label', 'parcel'],
  parts: (random) => [
    random.chance(0.6)
      ? partSections(['sender', 'receiver'])
      : captioned('shipper consignee deliveryAddress'),
    captioned('trackingNumber parcelWeight parcelCount deliveryDate ourReference'),
    ...(random.chance(0.4) ? [facts('tour driver')] : []),
  ],
});

export const customsDeclaration = paper({
  name: 'customs-declaration',
  documentTypes: ['customs form', 'form', 'declaration'],
  parts: (random) => [
    dressed,
    random.chance(0.5) ? partSections(['sender', 'receiver']) : captioned('shipper consignee'),
    captioned('goodsDescription goodsValue originCountry tariffCode parcelWeight parcelCount'),
    ...(random.chance(0.5) ? [checkBoxes] : []),
    signed('signatureDate signerName'),
  ],
});

export const insurancePolicy = paper({
  name: 'insurance-policy',
  documentTypes: ['insurance policy', 'contract', 'policy'],
  parts: (random) => [
    sender('issuer'),
    ...(random.chance(0.4) ? [receiver('recipient')] : []),
    facts('policyNumber policyHolder coverStart coverEnd vehicleRegistration contactPerson'),
    amounts('insuredSum deductible premium'),
    paragraph,
    random.chance(0.5) ? dated : signedBelow,
  ],
});

export const civilRecord = paper({
  name: 'civil-record',
  documentTypes: ['certificate', 'birth certificate', 'identity document'],
  parts: (random) => [
    dressed,
    sender('issuer'),
    captioned('holderName birthDate birthPlace nationality fatherName motherName'),
    captioned('certificateNumber issueDate'),
    random.chance(0.5) ? dated : signed('signerName signerTitle'),
  ],
});

export const deliveryNote = paper({
  name: 'delivery-note',
  documentTypes: ['delivery note', 'packing slip', 'order'],
  parts: (random) => [
    sender('supplier'),
    random.chance(0.5) ? partSections(['billing', 'shipping']) : receiver('recipient'),
    facts('orderNumber deliveryDate tour driver parcelCount parcelWeight customerNumber'),
    items,
    signed('signatureDate signerName'),
  ],
});
