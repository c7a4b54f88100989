import {useState} from 'preact/hooks';
import type {FieldValue} from '../../../../contract/extraction.js';
import type {ReviewedField} from '../../contract/documents.js';
import {RowsEntry} from './rows-entry.js';

interface ValueEntryProps {
  field: ReviewedField;
  value: FieldValue;
  onChange: (value: FieldValue) => void;
}

const longLine = 44;

/** An entry that fits the value: a choice, a line, several lines, or a table. */
export function ValueEntry({field, value, onChange}: ValueEntryProps) {
  if (field.type === 'table' || isRows(value))
    return <RowsEntry field={field} rows={isRows(value) ? value : []} onChange={onChange} />;
  if (Array.isArray(value)) return <ListEntry field={field} items={value} onChange={onChange} />;
  if (field.type === 'boolean' || typeof value === 'boolean')
    return (
      <ChoiceEntry
        field={field}
        value={typeof value === 'boolean' ? String(value) : ''}
        options={[
          {value: 'true', words: 'Yes'},
          {value: 'false', words: 'No'},
        ]}
        onChange={(chosen) => {
          onChange(chosen === '' ? null : chosen === 'true');
        }}
      />
    );
  const text = typeof value === 'string' ? value : '';
  if (field.options !== undefined)
    return (
      <ChoiceEntry
        field={field}
        value={text}
        options={[...new Set([...field.options, ...(text === '' ? [] : [text])])].map((one) => ({
          value: one,
          words: one,
        }))}
        onChange={(chosen) => {
          onChange(chosen === '' ? null : chosen);
        }}
      />
    );
  return <TextValue field={field} text={text} onChange={onChange} />;
}

/** A line, or several for a long text. It stays what it is while somebody types: another element would lose the focus. */
function TextValue({
  field,
  text,
  onChange,
}: {
  field: ReviewedField;
  text: string;
  onChange: (value: string | null) => void;
}) {
  const [isLong] = useState(text.length > longLine || text.includes('\n'));
  const shared = {
    value: text,
    'data-value': 'only',
    'data-typed': text !== field.value,
    'aria-label': field.name,
    placeholder: 'Not found',
    spellcheck: false,
    autocomplete: 'off',
    onInput: ({currentTarget}: {currentTarget: HTMLInputElement | HTMLTextAreaElement}) => {
      onChange(currentTarget.value === '' ? null : currentTarget.value);
    },
  };
  return isLong ? <textarea rows={3} {...shared} /> : <input type="text" {...shared} />;
}

interface ChoiceEntryProps {
  field: ReviewedField;
  value: string;
  options: readonly {value: string; words: string}[];
  onChange: (value: string) => void;
}

function ChoiceEntry({field, value, options, onChange}: ChoiceEntryProps) {
  return (
    <select
      data-value="only"
      aria-label={field.name}
      value={value}
      onChange={(event) => {
        onChange(event.currentTarget.value);
      }}
    >
      <option value="">Not found</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.words}
        </option>
      ))}
    </select>
  );
}

/** Several values, one on each line. */
function ListEntry({
  field,
  items,
  onChange,
}: {
  field: ReviewedField;
  items: readonly FieldValue[];
  onChange: (value: FieldValue) => void;
}) {
  return (
    <textarea
      rows={Math.min(8, items.length + 1)}
      data-value="only"
      aria-label={`${field.name}, one value on each line`}
      value={items.map((item) => (typeof item === 'string' ? item : JSON.stringify(item))).join('\n')}
      onInput={(event) => {
        onChange(event.currentTarget.value.split('\n'));
      }}
    />
  );
}

function isRows(value: FieldValue): value is Record<string, FieldValue>[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((one) => typeof one === 'object' && one !== null && !Array.isArray(one))
  );
}
