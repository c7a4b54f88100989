import type {Column, Field, FieldType} from '../../contract/fields.js';
import {parseConceptQuery} from '../query/meaning/concept-query.js';

/** A field with a short key for one question: names may contain anything, keys are a letter and a number. */
export interface RequestedField {
  key: string;
  field: Field;
  shape: 'one' | 'many' | 'table';
  /** The columns of a table; one unnamed column for all else. */
  columns: RequestedColumn[];
}

export interface RequestedColumn {
  key: string;
  column: Column;
  type: FieldType;
}

export function requestedFields(fields: Field[], documentType: string): RequestedField[] {
  return fields.map((field, index) => {
    const type = typeOf(field, documentType);
    const shape = type === 'table' ? 'table' : field.multiple ? 'many' : 'one';
    const columns =
      shape === 'table' ? columnsOf(field, documentType) : [{key: 'value', column: field, type}];
    return {key: `f${index + 1}`, field, shape, columns};
  });
}

function columnsOf(field: Field, documentType: string): RequestedColumn[] {
  return (field.columns ?? usualColumns).map((column, index) => ({
    key: `c${index + 1}`,
    column,
    type: typeOf(column, documentType),
  }));
}

/** A field with options is a text, whatever type its name suggests. */
function typeOf(field: Field | Column, documentType: string): FieldType {
  return field.type ?? (field.options === undefined ? parseConceptQuery(field, documentType).type : 'text');
}

/** A table described by its name alone is taken for the items of an invoice. */
const usualColumns: Column[] = [
  {name: 'description', type: 'text'},
  {name: 'quantity', type: 'number'},
  {name: 'unit_price', type: 'money'},
  {name: 'amount', type: 'money'},
];
