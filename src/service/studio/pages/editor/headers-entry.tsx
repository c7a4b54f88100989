import {useState} from 'preact/hooks';
import {Button} from '../parts/button.js';
import {TextEntry} from '../parts/entry.js';

interface HeadersEntryProps {
  headers: Record<string, string>;
  onChange: (headers: Record<string, string> | undefined) => void;
}

/** Headers of a request, a line each. */
export function HeadersEntry({headers, onChange}: HeadersEntryProps) {
  const [lines, setLines] = useState(() => Object.entries(headers));
  const take = (changed: [string, string][]) => {
    setLines(changed);
    const named = changed.filter(([name]) => name !== '');
    onChange(named.length === 0 ? undefined : Object.fromEntries(named));
  };
  return (
    <fieldset class="columns">
      <legend class="entry-title">Headers</legend>
      {lines.map(([name, value], at) => (
        <div class="header-line" key={at}>
          <TextEntry
            label={`Name of header ${at + 1}`}
            quiet
            mono
            placeholder="Authorization"
            value={name}
            onInput={(typed) => {
              take(lines.with(at, [typed, value]));
            }}
          />
          <TextEntry
            label={`Value of header ${at + 1}`}
            quiet
            mono
            value={value}
            onInput={(typed) => {
              take(lines.with(at, [name, typed]));
            }}
          />
          <Button
            small
            look="quiet"
            icon="cross"
            label={`Remove header ${at + 1}`}
            onClick={() => {
              take(lines.toSpliced(at, 1));
            }}
          />
        </div>
      ))}
      <Button
        small
        icon="plus"
        onClick={() => {
          setLines([...lines, ['', '']]);
        }}
      >
        Add a header
      </Button>
    </fieldset>
  );
}
