import './confidence.css';

/** A confidence of 0 to 1 as a bar and percent, rounded down: 100 % is said of what is certain. */
export function Confidence({value, unsure}: {value: number; unsure: boolean}) {
  const percent = Math.floor(value * 100);
  return (
    <span class={unsure ? 'confidence unsure' : 'confidence'} title={`Confidence ${percent} %`}>
      <span class="bar" aria-hidden="true">
        <span style={{width: `${percent}%`}} />
      </span>
      <span class="only-heard">Confidence </span>
      {percent}&#8239;%
    </span>
  );
}
