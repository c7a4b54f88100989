interface MeterProps {
  label: string;
  total: number;
  done: number;
  failed?: number;
}

/** How far something is; failures are part of what is done. */
export function Meter({label, total, done, failed = 0}: MeterProps) {
  const share = (count: number) => `${total === 0 ? 0 : (100 * count) / total}%`;
  return (
    <span
      class="meter"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done + failed}
    >
      <span style={{width: share(done + failed)}} />
      {failed > 0 && <span class="bad" style={{width: share(failed)}} />}
    </span>
  );
}
