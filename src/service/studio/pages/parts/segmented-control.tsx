import {useId} from 'preact/hooks';

interface SegmentedControlProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly {value: Value; words: string}[];
  onChoose: (value: Value) => void;
}

/** One of a few views, all of them visible; arrow keys move between them. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  options,
  onChoose,
}: SegmentedControlProps<Value>) {
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
