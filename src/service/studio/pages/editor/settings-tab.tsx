import {useState} from 'preact/hooks';
import {TextEntry, Tick} from '../parts/entry.js';
import type {DraftState} from './draft/use-draft.js';

/** Name, instructions, constants and the rule of review. */
export function SettingsTab({state}: {state: DraftState}) {
  const {draft, base, set} = state;
  return (
    <div class="sheetlike">
      <section class="card roomy form" aria-labelledby="about">
        <h2 id="about">About</h2>
        <div class="form-row">
          <TextEntry
            label="Name"
            value={draft.name}
            required
            onInput={(name) => {
              set({name});
            }}
          />
          <TextEntry
            label="Alias"
            mono
            value={draft.alias ?? ''}
            placeholder="delivery-note"
            hint="Can be typed instead of the id."
            onInput={(alias) => {
              set({alias: alias === '' ? null : alias});
            }}
          />
        </div>
        <p class="small soft">
          On the command line: <code>docextract submit FOLDER --template {base.alias ?? base.id}</code>
        </p>
        <TextEntry
          label="Kind of document"
          value={draft.document_type}
          hint="In a few words; it helps to understand the fields."
          onInput={(document_type) => {
            set({document_type});
          }}
        />
        <TextEntry
          label="Instructions"
          lines={4}
          value={draft.custom_instructions ?? ''}
          placeholder="Dates are day first. Amounts are in Swiss francs."
          onInput={(text) => {
            set({custom_instructions: text === '' ? undefined : text});
          }}
        />
      </section>
      <ReviewSettings state={state} />
      <StaticValuesEntry state={state} />
    </div>
  );
}

function ReviewSettings({state: {draft, set}}: {state: DraftState}) {
  const {review} = draft;
  return (
    <section class="card roomy form" aria-labelledby="review-rule">
      <h2 id="review-rule">Review</h2>
      <Tick
        label="Documents are reviewed"
        hint="Files are kept until the document is reviewed or the job expires, so that pages can be shown."
        checked={review !== null}
        onChange={(checked) => {
          set({review: checked ? {hours: 12} : null});
        }}
      />
      {review !== null && (
        <Tick
          label="Results wait for review while a value is unsure"
          checked={review.below !== undefined}
          onChange={(checked) => {
            set({review: {...review, below: checked ? 0.8 : undefined}});
          }}
        />
      )}
      {review?.below !== undefined && (
        <div class="form-row">
          <TextEntry
            label="Unsure below, percent"
            type="number"
            min={0}
            max={100}
            value={String(Math.round(review.below * 100))}
            onInput={(text) => {
              set({review: {...review, below: Number(text) / 100}});
            }}
          />
          <TextEntry
            label="Hours until it goes out as read"
            type="number"
            min={0.1}
            max={72}
            step="any"
            value={String(review.hours)}
            onInput={(text) => {
              set({review: {...review, hours: Number(text)}});
            }}
          />
        </div>
      )}
    </section>
  );
}

function StaticValuesEntry({state: {draft, set}}: {state: DraftState}) {
  const [text, setText] = useState(() =>
    draft.static_values === null ? '' : JSON.stringify(draft.static_values, null, 2),
  );
  const [error, setError] = useState<string>();
  const take = (typed: string) => {
    setText(typed);
    const values = objectOf(typed);
    setError(values === undefined ? 'A JSON object is needed, such as {"source": "branch 4"}' : undefined);
    if (values !== undefined) set({static_values: values});
  };
  return (
    <section class="card roomy form" aria-labelledby="static-values">
      <h2 id="static-values">Static values</h2>
      <TextEntry
        label="JSON object"
        lines={4}
        mono
        value={text}
        error={error}
        hint="Given back with every result and delivery, as they are."
        onInput={take}
      />
    </section>
  );
}

/** An object of JSON; null for blank; undefined for anything else. */
function objectOf(text: string): Record<string, unknown> | null | undefined {
  if (text.trim() === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? {...value} : undefined;
  } catch {
    return undefined;
  }
}
