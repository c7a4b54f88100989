import type {PaperKind} from '../languages/sections/paper-words.js';
import type {ConceptName} from './concepts.js';

/**
 * Who sends and who gets a paper of a kind, by the themes people ask for: on a payslip the employer is the sender.
 */
export const documentRoles: readonly {kind: PaperKind; sender: string[]; recipient: string[]}[] = [
  {
    kind: 'payslip',
    sender: ['employer'],
    recipient: ['employee'],
  },
  {
    kind: 'accountStatement',
    sender: ['bank'],
    recipient: ['holder', 'customer'],
  },
  {
    kind: 'insurance',
    sender: ['insurer'],
    recipient: ['policyholder', 'insured', 'customer'],
  },
  {
    kind: 'medical',
    sender: ['laboratory', 'clinic'],
    recipient: ['patient'],
  },
  {
    kind: 'tenancy',
    sender: ['landlord'],
    recipient: ['tenant'],
  },
  {
    kind: 'lodging',
    sender: ['hotel'],
    recipient: ['guest', 'customer'],
  },
  {
    kind: 'utility',
    sender: [],
    recipient: ['holder', 'customer'],
  },
  {
    kind: 'prescription',
    sender: ['clinic'],
    recipient: ['patient'],
  },
];

/** Concepts that name sender and recipient in a document type. */
export const partyConcepts: Record<'sender' | 'recipient', Record<'name' | 'address', ConceptName>> = {
  sender: {name: 'seller', address: 'seller_address'},
  recipient: {name: 'buyer', address: 'buyer_address'},
};
