import {keyOfId} from './delivery.js';
import {payloadOf, type StoredDelivery} from './delivery-inbox.js';

/** The results kept of documents: a later delivery of a document replaces the result of an earlier one. */
export interface KeptDocuments {
  /** The result kept for the document of this delivery; `undefined` when there is none. */
  of(delivery: StoredDelivery): Promise<KeptDocument | undefined>;
  /** Notes where the result of a delivery is. */
  note(delivery: StoredDelivery, result: string): void;
}

export interface KeptDocument {
  /** The file. */
  result: string;
  at: string;
  isCorrected: boolean;
}

/** `earlier` gives all remembered deliveries; they are read when first asked for, which is seldom. */
export function createKeptDocuments(earlier: () => Promise<StoredDelivery[]>): KeptDocuments {
  let kept: Map<string, KeptDocument> | undefined;
  const note = (to: Map<string, KeptDocument>, delivery: StoredDelivery, result: string): void => {
    const key = documentKey(delivery);
    const there = to.get(key);
    const isLate = there !== undefined && isNewer(there, delivery);
    if (!isLate) to.set(key, {result, at: delivery.at, isCorrected: isCorrected(delivery)});
  };
  return {
    of: async (delivery) => {
      if (kept === undefined) {
        kept = new Map();
        for (const one of await earlier()) if (one.result !== undefined) note(kept, one, one.result);
      }
      return kept.get(documentKey(delivery));
    },
    note: (delivery, result) => {
      if (kept !== undefined) note(kept, delivery, result);
    },
  };
}

/** The same for each delivery of a document: the key of its first one. */
export function documentKey(delivery: StoredDelivery): string {
  const {replaces} = payloadOf(delivery);
  return replaces === undefined ? delivery.key : keyOfId(replaces);
}

/** Whether a delivery replaces the result of an earlier delivery of the same document. */
export function isCorrected(delivery: StoredDelivery): boolean {
  return payloadOf(delivery).replaces !== undefined;
}

/** Whether what is kept has later values than a delivery: the first delivery of a document may come last. */
export function isNewer(kept: KeptDocument, delivery: StoredDelivery): boolean {
  return kept.isCorrected === isCorrected(delivery) ? kept.at > delivery.at : kept.isCorrected;
}
