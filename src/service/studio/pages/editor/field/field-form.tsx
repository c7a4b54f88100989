// field: what a field of a template is called and how it is read.

import {useEffect, useRef, useState} from 'preact/hooks';
import {Button} from '../../parts/button.js';
import {Choice, TextEntry, Tick} from '../../parts/entry.js';
import {ColumnsEntry} from './columns-entry.js';
import type {Drawing} from '../fields-tab.js';
import {fieldTypes} from './new-field.js';
import type {FieldPlace} from '../on-page/places.js';
import type {Field} from '../draft/use-draft.js';

interface FieldFormProps {
  field: Field;
  others: readonly Field[];
  place: FieldPlace;
  hasPages: boolean;
  drawing: Drawing | undefined;
  onDraw: (drawing: Drawing) => void;
  onPlace: (place: FieldPlace) => void;
  onChange: (field: Field) => void;
  onRemove: () => void;
  onClose: () => void;
}

const kinds = [
  {value: 'VALUE', words: 'Value beside a label'},
  {value: 'RECTANGLE', words: 'All text in a rectangle'},
  {value: 'PROMPT', words: 'Found by a prompt'},
  {value: 'STATIC', words: 'Constant'},
] as const;

/** Everything about one field. */
export function FieldForm(props: FieldFormProps) {
  const {field, others, onChange, onRemove, onClose} = props;
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const name = form.current?.querySelector('input');
    name?.focus({preventScroll: true});
    name?.select();
  }, []);
  const kind = field.kind ?? 'VALUE';
  const isTaken = others.some(({name}) => name === field.name);
  return (
    <div
      class="field-form form"
      ref={form}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header>
        <Button small look="quiet" icon="back" onClick={onClose}>
          All fields
        </Button>
        <Button small look="quiet" icon="trash" label="Remove the field" onClick={onRemove} />
      </header>
      <TextEntry
        label="Name"
        value={field.name}
        onInput={(name) => {
          onChange({...field, name});
        }}
        error={
          isTaken
            ? 'Another field has this name'
            : field.name.trim() === ''
              ? 'A field needs a name'
              : undefined
        }
      />
      <div class="form-row">
        <Choice
          label="Kind"
          value={kind}
          options={kinds}
          onChoose={(chosen) => {
            onChange({...field, kind: chosen});
          }}
        />
        <Choice
          label="Type"
          value={field.type ?? ''}
          options={[{value: '', words: 'Any'}, ...fieldTypes.map((type) => ({value: type, words: type}))]}
          onChoose={(type) => {
            onChange({...field, type: type === '' ? undefined : type});
          }}
        />
      </div>
      {kind === 'STATIC' ? (
        <TextEntry
          label="Constant"
          value={field.value ?? ''}
          onInput={(value) => {
            onChange({...field, value});
          }}
        />
      ) : (
        <ReadField {...props} />
      )}
    </div>
  );
}

function ReadField({field, place, hasPages, drawing, onDraw, onPlace, onChange}: FieldFormProps) {
  return (
    <>
      {hasPages && field.kind !== 'PROMPT' && (
        <div class="places">
          {field.kind !== 'RECTANGLE' && (
            <PlaceLine
              words="Label"
              isSet={place.label_box !== undefined}
              isDrawn={drawing === 'label_box'}
              onDraw={() => {
                onDraw('label_box');
              }}
              onClear={() => {
                onPlace({label_box: undefined});
              }}
            />
          )}
          <PlaceLine
            words="Value"
            isSet={place.value_box !== undefined}
            isDrawn={drawing === 'value_box'}
            onDraw={() => {
              onDraw('value_box');
            }}
            onClear={() => {
              onPlace({value_box: undefined});
            }}
          />
        </div>
      )}
      <TextEntry
        label="Prompt"
        lines={2}
        value={field.prompt ?? ''}
        placeholder="The total to pay, with tax"
        onInput={(prompt) => {
          onChange({...field, prompt: prompt === '' ? undefined : prompt});
        }}
        hint="What is meant, in your words."
      />
      <LinesEntry
        key={JSON.stringify(place.label_box)}
        label="Labels"
        hint="Words beside or above the value, one on each line."
        lines={field.labels}
        onChange={(labels) => {
          onChange({...field, labels});
        }}
      />
      {field.type === 'table' ? (
        <ColumnsEntry
          columns={field.columns ?? []}
          onChange={(columns) => {
            onChange({...field, columns});
          }}
        />
      ) : (
        <>
          <LinesEntry
            label="Options"
            hint="The values it may take, one on each line; empty for any."
            lines={field.options}
            onChange={(options) => {
              onChange({...field, options});
            }}
          />
          <Tick
            label="On every document"
            hint="A document on which it is not found is to be checked."
            checked={field.required === true}
            onChange={(required) => {
              onChange({...field, required: required ? true : undefined});
            }}
          />
          <Tick
            label="May have several values"
            checked={field.multiple === true}
            onChange={(multiple) => {
              onChange({...field, multiple: multiple ? true : undefined});
            }}
          />
        </>
      )}
    </>
  );
}

interface LinesEntryProps {
  label: string;
  hint: string;
  lines: readonly string[] | undefined;
  onChange: (lines: string[] | undefined) => void;
}

/** A list of words, one on each line; empty lines count while typing only. */
function LinesEntry({label, hint, lines = [], onChange}: LinesEntryProps) {
  const [text, setText] = useState(lines.join('\n'));
  return (
    <TextEntry
      label={label}
      lines={Math.min(5, Math.max(1, text.split('\n').length))}
      value={text}
      hint={hint}
      onInput={(typed) => {
        setText(typed);
        const kept = typed
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== '');
        onChange(kept.length === 0 ? undefined : kept);
      }}
    />
  );
}

interface PlaceLineProps {
  words: string;
  isSet: boolean;
  isDrawn: boolean;
  onDraw: () => void;
  onClear: () => void;
}

function PlaceLine({words, isSet, isDrawn, onDraw, onClear}: PlaceLineProps) {
  return (
    <div class={`place ${words.toLowerCase()}`}>
      <span class="place-name">{words}</span>
      <span class="soft small">{isDrawn ? 'draw it on the page' : isSet ? 'on the page' : 'no box'}</span>
      <Button small pressed={isDrawn} onClick={onDraw}>
        {isSet ? 'Redraw' : 'Draw'}
      </Button>
      <Button
        small
        look="quiet"
        icon="cross"
        label={`No ${words.toLowerCase()} box`}
        disabled={!isSet}
        onClick={onClear}
      />
    </div>
  );
}
