import {documentTypes} from '../knowledge/document-types.js';

export function isIdentityDocument(documentType: string): boolean {
  return documentTypes.identity.test(documentType);
}

export function isReceipt(documentType: string): boolean {
  return documentTypes.receipt.test(documentType);
}

/** Invoices, receipts, orders and their kin; not forms, letters and contracts. */
export function isOfTrade(documentType: string): boolean {
  return documentTypes.trade.test(documentType) || isReceipt(documentType);
}
