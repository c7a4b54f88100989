import {documentTypes} from '../knowledge/document-types.js';

export function isIdentityDocument(documentType: string): boolean {
  return documentTypes.identity.test(documentType);
}

export function isReceipt(documentType: string): boolean {
  return documentTypes.receipt.test(documentType);
}
