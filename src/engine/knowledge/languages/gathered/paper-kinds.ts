import type {PaperKind} from '../sections/paper-words.js';
import {choiceOf} from './gather.js';

/** Words for kinds of documents, in any of the languages, as a request names them. */
export const documentTypes = {
  identity: named('identity'),
  receipt: named('receipt'),
  /** Papers of trade: what they state has names of its own, whatever words a request asks by. */
  trade: named('trade'),
  /** Kinds of papers of trade, each with a number and a date of its own. */
  quote: named('quote'),
  delivery: named('delivery'),
  order: named('order'),
  statement: named('statement'),
} as const;

/** Words for a driving licence as requests name it, folded. */
export const licenceKind = named('drivingLicence');

function named(kind: PaperKind): RegExp {
  return new RegExp(
    choiceOf(({papers}) => papers?.kinds?.[kind]),
    'iu',
  );
}
