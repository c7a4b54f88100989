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

/**
 * Who issued the paper, or who got it, for a query that names one of them in the words of its kind and has no label
 * there: the employer of a payslip, the holder of an account. `notFound` where the name there is of another kind.
 */
export function sidesOfPaper(pages: Page[], request: FindRequest): (query: FieldQuery) => ExtractedField {
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

/** A text that is just what papers print beside something is no name: "Apellidos y nombre". */
const surelyLabel = 0.95;

function isLabel(text: string): boolean {
  return askedGroups({name: text}).some(({nearness}) => nearness >= surelyLabel);
}

/** A name with a legal form or a word of business is a company's; nothing speaks against it being a person's. */
const [surelyCompany, surelyPerson] = [0.5, 1];

function isOfKind(name: string, kind: ValueKind | undefined): boolean {
  const isCompany = likenessToCompany(name) >= surelyCompany;
  const isPerson = !isCompany && likenessToPerson(name) >= surelyPerson;
  if (kind === 'organisation') return isCompany;
  return isPerson || (kind !== 'person' && likenessToCompany(name) > 0);
}
