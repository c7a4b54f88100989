import {Button} from '../../parts/button.js';
import {Choice, TextEntry} from '../../parts/entry.js';
import {fieldTypes} from './new-field.js';
import type {Field} from '../draft/use-draft.js';

type Column = NonNullable<Field['columns']>[number];

interface ColumnsEntryProps {
  columns: readonly Column[];
  onChange: (columns: Column[]) => void;
}

/** The columns of a table, each with name, type and what is printed above it. */
export function ColumnsEntry({columns, onChange}: ColumnsEntryProps) {
  const put = (at: number, change: Partial<Column>) => {
    onChange(columns.map((column, index) => (index === at ? {...column, ...change} : column)));
  };
  return (
    <fieldset class="columns">
      <legend class="entry-title">Columns</legend>
      {columns.map((column, at) => (
        <div class="column" key={at}>
          <TextEntry
            label={`Name of column ${at + 1}`}
            quiet
            value={column.name}
            onInput={(name) => {
              put(at, {name});
            }}
          />
          <Choice
            label={`Type of column ${at + 1}`}
            quiet
            value={column.type ?? ''}
            options={[
              {value: '', words: 'Any'},
              ...fieldTypes.filter((type) => type !== 'table').map((type) => ({value: type, words: type})),
            ]}
            onChoose={(type) => {
              put(at, {type: type === '' ? undefined : type});
            }}
          />
          <Button
            small
            look="quiet"
            icon="cross"
            label={`Remove column ${at + 1}`}
            onClick={() => {
              onChange(columns.filter((_, index) => index !== at));
            }}
          />
          <TextEntry
            label={`Heading of column ${at + 1}`}
            quiet
            placeholder="Heading on the page"
            value={column.labels?.join(', ') ?? ''}
            onInput={(text) => {
              put(at, {labels: text === '' ? undefined : [text]});
            }}
          />
        </div>
      ))}
      <Button
        small
        icon="plus"
        onClick={() => {
          onChange([...columns, {name: `Column ${columns.length + 1}`}]);
        }}
      >
        Add a column
      </Button>
    </fieldset>
  );
}
