/** Figures in the text format that Prometheus reads (exposition format 0.0.4). */

export type Labels = Record<string, string>;

export interface Sample {
  labels: Labels;
  value: number;
  /** Of a histogram: `_bucket`, `_sum`, `_count`. */
  suffix?: string;
}

export interface Figure {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: Sample[];
}

export function render(figures: Figure[]): string {
  return figures
    .map(({name, help, type, samples}) =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...samples.map((sample) => line(name, sample)),
      ].join('\n'),
    )
    .join('\n')
    .concat('\n');
}

/** A count per set of labels. */
export function createCounter(): {add(labels: Labels): void; samples(): Sample[]} {
  const series = new Map<string, Sample>();
  return {
    add: (labels) => {
      seriesOf(series, labels, () => ({labels, value: 0})).value++;
    },
    samples: () => [...series.values()],
  };
}

/** How many observations were at most each bound, their sum and their number, per set of labels. */
export function createHistogram(bounds: number[]): {
  observe(labels: Labels, value: number): void;
  samples(): Sample[];
} {
  const series = new Map<string, {labels: Labels; counts: number[]; sum: number}>();
  return {
    observe: (labels, value) => {
      const entry = seriesOf(series, labels, () => ({
        labels,
        counts: Array.from({length: bounds.length + 1}, () => 0),
        sum: 0,
      }));
      const place = bounds.findIndex((bound) => value <= bound);
      entry.counts[place < 0 ? bounds.length : place]!++;
      entry.sum += value;
    },
    samples: () =>
      [...series.values()].flatMap(({labels, counts, sum}) => {
        let below = 0;
        const buckets = counts.map((count, index) => {
          below += count;
          const le = index < bounds.length ? String(bounds[index]) : '+Inf';
          return {labels: {...labels, le}, value: below, suffix: '_bucket'};
        });
        return [...buckets, {labels, value: sum, suffix: '_sum'}, {labels, value: below, suffix: '_count'}];
      }),
  };
}

function seriesOf<Entry>(series: Map<string, Entry>, labels: Labels, make: () => Entry): Entry {
  // Not a character of any name or status.
  const key = Object.values(labels).join('\n');
  const known = series.get(key);
  if (known) return known;
  const entry = make();
  series.set(key, entry);
  return entry;
}

function line(name: string, {labels, value, suffix = ''}: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${suffix}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${value}`;
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
