import type {Column, Field} from '../../../contract/fields.js';
import type {ConceptName} from '../../knowledge/concepts/concepts.js';
import {partyConcepts} from '../../knowledge/concepts/document-roles.js';
import {rolesByKind} from '../../knowledge/languages/gathered/paper-kinds.js';
import {fold} from '../../values/fold.js';
import {clausesOf} from './prompt-clauses.js';
import {queryTermsOf, type QueryTerm} from './query-terms.js';

/**
 * The party of a paper a field asks for by what it is there: the employer of a payslip, the patient of a report, or the
 * address of one. Whoever asks for more than that asks for something else.
 */
export function partyRoleOf({name, prompt}: Field | Column, documentType: string): ConceptName | undefined {
  const kinds = rolesByKind.filter(({kind}) => kind.test(fold(documentType)));
  if (kinds.length === 0) return undefined;
  for (const text of [...clausesOf(prompt ?? ''), name]) {
    const units = queryTermsOf(text);
    const isAddress = units.some(({key}) => key === 'sense address');
    const about = units.filter(({key}) => !nameLike.has(key));
    if (about.length !== 1) continue;
    for (const {sender, recipient} of kinds) {
      const role = isOneOf(about[0]!, sender)
        ? 'sender'
        : isOneOf(about[0]!, recipient)
          ? 'recipient'
          : undefined;
      if (role !== undefined) return partyConcepts[role][isAddress ? 'address' : 'name'];
    }
  }
  return undefined;
}

const nameLike = new Set([
  'sense name',
  'sense person',
  'sense company',
  'sense address',
  'sense account',
  'theme insurance',
  'sense contract',
  'sense service',
  'theme energy',
  'theme water',
  'theme gas',
]);

function isOneOf({key}: QueryTerm, roles: string[]): boolean {
  return roles.some((role) => key === `theme ${role}` || key === `sense ${role}`);
}
