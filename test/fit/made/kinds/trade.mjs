import {countedTable} from '../blocks/counted-table.mjs';
import {items} from '../blocks/list-tables.mjs';
import {paragraph, smallPrint} from '../blocks/text-blocks.mjs';
import {paper} from './paper.mjs';
import {amounts, captioned, dressed, facts, receiver, sender, signed, signedBelow, ticked} from './parts.mjs';
import {several} from './several-languages.mjs';

/** Quotations, purchases, freight at sea. */

export const quotation = paper({
  name: 'quotation',
  documentTypes: ['quotation', 'quote', 'offer', 'estimate'],
  languages: several,
  parts: (random) => [
    sender('supplier'),
    receiver('recipient'),
    facts('quoteNumber quoteDate customerNumber yourReference preparedBy'),
    ...(random.chance(0.4) ? [paragraph] : []),
    items,
    amounts('netAmount vatAmount totalDue'),
    facts('offerValidUntil deliveryTime deliveryTerms paymentTerm'),
    random.chance(0.5) ? signedBelow : smallPrint,
  ],
});

export const purchaseOrder = paper({
  name: 'purchase-order',
  documentTypes: ['purchase order', 'order', 'form'],
  languages: several,
  parts: (random) => [
    sender('issuer'),
    facts('poNumber orderDate requiredBy costCentre'),
    random.chance(0.5) ? facts('vendor shipTo') : captioned('vendor shipTo purchaser'),
    items,
    amounts('netAmount vatAmount totalDue'),
    facts('deliveryTerms paymentTerm purchaser'),
    signed('approvedBy signatureDate'),
  ],
});

const cargo = countedTable({
  rows: 'cargo',
  cells: {packages: '{1-400}', weight: '{1,000-9,000}'},
  between: [1, 4],
});

export const billOfLading = paper({
  name: 'bill-of-lading',
  documentTypes: ['bill of lading', 'shipping document', 'transport document'],
  languages: ['en'],
  parts: (random) => [
    dressed,
    captioned('shipper consignee notifyParty blNumber'),
    captioned('vessel voyageNumber portOfLoading portOfDischarge'),
    random.chance(0.5) ? cargo : captioned('goodsDescription parcelCount'),
    captioned('containerNumber sealNumber cargoWeight cargoVolume'),
    random.chance(0.6) ? ticked('freightTerms') : smallPrint,
    signed('shippedOnBoard placeOfSigning signerName'),
  ],
});
