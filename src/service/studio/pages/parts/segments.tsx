import {useId} from 'preact/hooks';

interface SegmentsProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly {value: Value; words: string}[];
  onChoose: (value: Value) => void;
}

/** One of a few views, all of them visible; arrow keys move between them. */
export function Segments<Value extends string>({label, value, options, onChoose}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <div class="segments" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => {
              onChoose(option.value);
            }}
          />
          <span>{option.words}</span>
        </label>
      ))}
    </div>
  );
}
