import {useRead} from '../api/query-hooks.js';
import {FileEntry} from '../parts/file-entry.js';
import {Choice, TextEntry} from '../parts/entry.js';
import type {Start} from './create-template.js';

interface StartEntryProps {
  start: Start;
  onChange: (start: Start) => void;
}

/** What the chosen beginning needs: a document, a template, a schema. */
export function StartEntry({start, onChange}: StartEntryProps) {
  if (start.kind === 'sample')
    return (
      <FileEntry
        label="Sample document"
        hint="A blank or filled form, as PDF or picture."
        file={start.file}
        onChoose={(file) => {
          onChange({kind: 'sample', file});
        }}
      />
    );
  if (start.kind === 'starter') return <StarterChoice chosen={start.template} onChange={onChange} />;
  if (start.kind === 'schema')
    return (
      <TextEntry
        label="JSON Schema"
        lines={8}
        mono
        value={start.text ?? ''}
        onInput={(text) => {
          onChange({kind: 'schema', text});
        }}
        placeholder={'{"type": "object", "properties": {…}}'}
      />
    );
  return null;
}

function StarterChoice({chosen, onChange}: {chosen: string | undefined; onChange: (start: Start) => void}) {
  const templates = useRead('GET /templates', {});
  return (
    <Choice
      label="Template"
      value={chosen ?? ''}
      options={[
        {value: '', words: 'Choose…'},
        ...(templates.data ?? []).map(({id, name}) => ({value: id, words: name})),
      ]}
      onChoose={(template) => {
        onChange(template === '' ? {kind: 'starter'} : {kind: 'starter', template});
      }}
    />
  );
}
