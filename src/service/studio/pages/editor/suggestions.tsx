import {useState} from 'preact/hooks';
import {useSearchParams} from 'wouter-preact';
import type {FieldSuggestion} from '../../contract/page.js';
import {useRead} from '../api/query-hooks.js';
import {Button} from '../parts/button.js';
import {Tick} from '../parts/entry.js';
import {fieldOfSuggestion} from './field/new-field.js';
import type {Field} from './draft/use-draft.js';

interface SuggestionsProps {
  template: string;
  reference: number;
  fields: readonly Field[];
  onAdd: (fields: readonly Field[]) => void;
}

/** Labels that were found on the sample of a new template, to tick those that are wanted. */
export function Suggestions({reference, fields, onAdd}: SuggestionsProps) {
  const [search, setSearch] = useSearchParams();
  const sample = search.get('sample');
  const suggestions = useRead(
    'GET /samples/{id}/suggestions',
    {path: {id: sample ?? ''}},
    {enabled: sample !== null, staleTime: Infinity},
  );
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  if (sample !== null && suggestions.isPending)
    return (
      <p class="suggestions looking small soft" role="status">
        Looking for fields on the page…
      </p>
    );
  if (sample === null || suggestions.data === undefined || suggestions.data.length === 0) return null;
  const all = suggestions.data;
  const close = () => {
    setSearch({}, {replace: true});
  };
  const add = () => {
    const made: Field[] = [];
    all.forEach((one, at) => {
      if (ticked.has(at)) made.push(fieldOfSuggestion(one, reference, [...fields, ...made]));
    });
    onAdd(made);
    close();
  };
  const tick = (at: number, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(at);
    else next.delete(at);
    setTicked(next);
  };
  return (
    <section class="suggestions" aria-labelledby="suggestions">
      <header>
        <h2 id="suggestions">Found on the page</h2>
        <Button
          small
          look="quiet"
          onClick={() => {
            setTicked(new Set(all.keys()));
          }}
        >
          All
        </Button>
      </header>
      <ul>
        {all.map((one, at) => (
          <li key={at}>
            <Tick
              label={<Suggestion suggestion={one} />}
              checked={ticked.has(at)}
              onChange={(isTicked) => {
                tick(at, isTicked);
              }}
            />
          </li>
        ))}
      </ul>
      <footer class="actions">
        <Button small look="primary" disabled={ticked.size === 0} onClick={add}>
          {ticked.size === 0 ? 'Add fields' : `Add ${ticked.size}`}
        </Button>
        <Button small look="quiet" onClick={close}>
          None of them
        </Button>
      </footer>
    </section>
  );
}

function Suggestion({suggestion: {name, value, type}}: {suggestion: FieldSuggestion}) {
  return (
    <>
      {name} {type !== undefined && <span class="soft small">{type}</span>}
      {value !== undefined && <span class="soft small suggestion-value cut">{value}</span>}
    </>
  );
}
