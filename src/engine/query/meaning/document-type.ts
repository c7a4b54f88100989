import {documentTypes} from '../../knowledge/languages/gathered/paper-kinds.js';

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

export type KindOfTrade = 'quote' | 'delivery' | 'order' | 'statement';

/** The kind of a trade document that is no invoice; `undefined` for all others. */
export function kindOfTrade(documentType: string): KindOfTrade | undefined {
  return (['quote', 'delivery', 'order', 'statement'] as const).find((kind) =>
    documentTypes[kind].test(documentType),
  );
}
