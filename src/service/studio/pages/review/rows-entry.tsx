import type {FieldValue} from '../../../../contract/extraction.js';
import type {ReviewedField} from '../../contract/documents.js';
import {Button} from '../parts/button.js';

type Row = Record<string, FieldValue>;

interface RowsEntryProps {
  field: ReviewedField;
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
}

/** The rows of a table, each cell an entry. */
export function RowsEntry({field, rows, onChange}: RowsEntryProps) {
  const asked = field.columns?.map(({name}) => name) ?? [];
  const columns = [...new Set([...asked, ...rows.flatMap((row) => Object.keys(row))])];
  const put = (at: number, column: string, text: string) => {
    onChange(rows.map((row, index) => (index === at ? {...row, [column]: text === '' ? null : text} : row)));
  };
  return (
    <div class="rows">
      <div class="table-frame">
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              <th scope="col">
                <span class="only-heard">Remove</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                {columns.map((column, index) => (
                  <td key={column}>
                    <input
                      type="text"
                      data-value={at === 0 && index === 0 ? 'first' : undefined}
                      aria-label={`${column}, row ${at + 1}`}
                      value={textOf(row[column])}
                      onInput={(event) => {
                        put(at, column, event.currentTarget.value);
                      }}
                    />
                  </td>
                ))}
                <td>
                  <Button
                    small
                    look="quiet"
                    icon="cross"
                    label={`Remove row ${at + 1}`}
                    onClick={() => {
                      onChange(rows.filter((_, index) => index !== at));
                    }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button
        small
        look="quiet"
        icon="plus"
        onClick={() => {
          onChange([...rows, Object.fromEntries(columns.map((column) => [column, null]))]);
        }}
      >
        Add a row
      </Button>
    </div>
  );
}

function textOf(value: FieldValue | undefined): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
