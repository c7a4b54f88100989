import type {ComponentChildren, TargetedEvent} from 'preact';
import {useId} from 'preact/hooks';
import './entry.css';

interface EntryProps {
  label: string;
  hint?: ComponentChildren;
  error?: string | undefined;
  /** The label is for screen readers alone. */
  quiet?: boolean;
}

interface TextEntryProps extends EntryProps {
  value: string;
  onInput: (value: string) => void;
  type?: 'text' | 'password' | 'number' | 'url' | 'search';
  lines?: number;
  placeholder?: string;
  required?: boolean;
  mono?: boolean;
  autofocus?: boolean;
  min?: number;
  max?: number;
  step?: number | 'any';
}

/** A line of text, or with `lines` several, with its label, hint and error. */
export function TextEntry(props: TextEntryProps) {
  const {label, hint, error, quiet, value, onInput, type = 'text', lines, mono, autofocus, ...rest} = props;
  const id = useId();
  const shared = {
    id,
    value,
    class: mono === true ? 'mono' : '',
    onInput: (event: TargetedEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      onInput(event.currentTarget.value);
    },
    'aria-describedby': hint === undefined && error === undefined ? undefined : `${id}-hint`,
    'aria-invalid': error === undefined ? undefined : true,
    spellcheck: false,
    autocomplete: 'off',
    autofocus,
    ...rest,
  };
  return (
    <Entry {...{label, hint, error, quiet, id}}>
      {lines === undefined ? <input type={type} {...shared} /> : <textarea rows={lines} {...shared} />}
    </Entry>
  );
}

interface ChoiceProps<Value extends string> extends EntryProps {
  value: Value;
  options: readonly {value: Value; words: string}[];
  onChoose: (value: Value) => void;
}

/** A drop-down list of a few values. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const {label, hint, error, quiet, value, options, onChoose} = props;
  const id = useId();
  return (
    <Entry {...{label, hint, error, quiet, id}}>
      <select
        id={id}
        value={value}
        aria-describedby={hint === undefined && error === undefined ? undefined : `${id}-hint`}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          if (chosen !== undefined) onChoose(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.words}
          </option>
        ))}
      </select>
    </Entry>
  );
}

interface TickProps {
  label: ComponentChildren;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: string;
  disabled?: boolean;
}

export function Tick({label, checked, onChange, hint, disabled}: TickProps) {
  const id = useId();
  return (
    <div class="tick">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => {
          onChange(event.currentTarget.checked);
        }}
      />
      <label for={id}>{label}</label>
      {hint !== undefined && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

function Entry(props: EntryProps & {id: string; children: ComponentChildren}) {
  const {label, hint, error, quiet, id, children} = props;
  return (
    <div class="entry">
      <label for={id} class={quiet === true ? 'only-heard' : ''}>
        {label}
      </label>
      {children}
      {(error ?? hint) !== undefined && (
        <p class={error === undefined ? 'hint' : 'hint wrong'} id={`${id}-hint`}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
