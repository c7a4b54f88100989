import './confidence.css';

/** A confidence of 0 to 1 as a bar and percent. */
export function Confidence({value, unsure}: {value: number; unsure: boolean}) {
  const percent = Math.round(value * 100);
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
