import type {ExtractedField} from '../../contract/extraction.js';
import {partyOfLabelGroup} from '../knowledge/concepts/party-of-label-group.js';
import type {ValueKind} from '../knowledge/concepts/value-kinds.js';
import type {Page} from '../page.js';
import type {FieldQuery} from '../query/field-query.js';
import {askedGroups} from '../query/label-phrases.js';
import {notFound} from '../scoring/field-result.js';
import {likenessToCompany} from '../values/name.js';
import {likenessToPerson} from '../values/person.js';
import {findFields, type FindRequest} from './find-fields.js';
import {certain, doubtful} from '../levels.js';

/**
 * The issuer or the recipient of the document, for a query that names it as this kind of document does and found no
 * label: the employer of a payslip, the holder of an account. `notFound` if the name found there is of another kind.
 */
export function issuerOrRecipient(
  pages: Page[],
  request: FindRequest,
): (query: FieldQuery) => ExtractedField {
  let found: Map<string, ExtractedField> | undefined;
  return ({groups, field, end, kind, type}) => {
    const isText = (type === undefined || type === 'text' || type === 'name') && field.options === undefined;
    const role = isText && end === undefined ? partyOfLabelGroup(groups[0] ?? '') : undefined;
    if (role === undefined) return notFound;
    found ??= findFields(pages, {...request, fields: [{name: 'seller'}, {name: 'buyer'}]});
    const side = found.get(role)!;
    const isName = typeof side.value === 'string' && isOfKind(side.value, kind) && !isLabel(side.value);
    return isName ? side : notFound;
  };
}

/** Whether a text is a label and no name: "Apellidos y nombre". */
function isLabel(text: string): boolean {
  return askedGroups({name: text}).some(({nearness}) => nearness >= certain);
}

function isOfKind(name: string, kind: ValueKind | undefined): boolean {
  const isCompany = likenessToCompany(name) > doubtful;
  const isPerson = !isCompany && likenessToPerson(name) === 1;
  if (kind === 'organisation') return isCompany;
  return isPerson || (kind !== 'person' && likenessToCompany(name) > 0);
}
