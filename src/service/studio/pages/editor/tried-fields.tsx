import type {Extraction} from '../../../../contract/extraction.js';
import {Confidence} from '../parts/confidence.js';
import {wordsOf} from '../parts/values.js';

/** Below this a value is shown as unsure; the same as where nothing else was asked for. */
const unsureBelow = 0.5;

interface TriedFieldsProps {
  extraction: Extraction;
  selected: string | undefined;
  onSelect: (name: string) => void;
}

/** The values that were read; choosing one shows where it was. */
export function TriedFields({extraction, selected, onSelect}: TriedFieldsProps) {
  const entries = Object.entries(extraction.fields);
  const found = entries.filter(([, {value}]) => value !== null).length;
  return (
    <section aria-labelledby="tried">
      <div role="status">
        <h2 class="tried-head" id="tried">
          {found} of {entries.length} values found
        </h2>
      </div>
      <ul>
        {entries.map(([name, field]) => (
          <li key={name} class={name === selected ? 'field-card open' : 'field-card'}>
            <button
              type="button"
              class="field-line"
              aria-pressed={name === selected}
              onClick={() => {
                onSelect(name);
              }}
            >
              <span class="field-name cut">{name}</span>
              <Confidence value={field.confidence} unsure={field.confidence < unsureBelow} />
              <span class={field.value === null ? 'field-value soft' : 'field-value'}>
                {wordsOf(field.value)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
