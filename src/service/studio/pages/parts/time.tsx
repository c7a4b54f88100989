import {useEffect, useState} from 'preact/hooks';

const steps = [
  {unit: 'day', seconds: 86_400},
  {unit: 'hour', seconds: 3_600},
  {unit: 'minute', seconds: 60},
] as const;
const relative = new Intl.RelativeTimeFormat('en', {numeric: 'auto', style: 'short'});
const exact = new Intl.DateTimeFormat('en-GB', {dateStyle: 'medium', timeStyle: 'medium'});

/** A time as people say it, "5 min. ago", exact on hover; a dash for none. */
export function Time({at}: {at: string | null | undefined}) {
  const now = useNow();
  if (at === null || at === undefined) return <span class="soft">–</span>;
  return (
    <time dateTime={at} title={exact.format(new Date(at))}>
      {wordsFor(Date.parse(at) - now)}
    </time>
  );
}

export function wordsFor(differenceMs: number): string {
  const seconds = Math.round(differenceMs / 1000);
  const step = steps.find((one) => Math.abs(seconds) >= one.seconds);
  return step === undefined ? 'just now' : relative.format(Math.round(seconds / step.seconds), step.unit);
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 30_000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}
