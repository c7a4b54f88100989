/** Metrics in the Prometheus text format. Our own: prom-client takes 13 MB of memory for what 80 lines do. */

export type Labels = Record<string, string>;

export interface Sample {
  labels: Labels;
  value: number;
  /** Of a histogram: `_bucket`, `_sum`, `_count`. */
  suffix?: string;
}

export interface Metric {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: Sample[];
}

/** Writes metrics in the text format, each with its help, type and samples. */
export function render(figures: Metric[]): string {
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

/** A count for a set of labels. */
export interface Counter {
  add(): void;
  sample(): Sample;
}

/** Histogram: observations up to each bound, sum and count, for a set of labels. */
export interface Histogram {
  observe(value: number): void;
  samples(): Sample[];
}

/** Makes a counter that starts at 0 and grows by 1 with each call of `add`. */
export function createCounter(labels: Labels): Counter {
  let value = 0;
  return {
    add: () => {
      value++;
    },
    sample: () => ({labels, value}),
  };
}

/** Makes a histogram. `bounds` are the upper bounds of its buckets, ascending; larger observations count as `+Inf`. */
export function createHistogram(labels: Labels, bounds: number[]): Histogram {
  const counts = Array.from({length: bounds.length + 1}, () => 0);
  let sum = 0;
  return {
    observe: (value) => {
      const place = bounds.findIndex((bound) => value <= bound);
      counts[place < 0 ? bounds.length : place]!++;
      sum += value;
    },
    samples: () => {
      let below = 0;
      const buckets = counts.map((count, index) => {
        below += count;
        const le = index < bounds.length ? String(bounds[index]) : '+Inf';
        return {labels: {...labels, le}, value: below, suffix: '_bucket'};
      });
      return [...buckets, {labels, value: sum, suffix: '_sum'}, {labels, value: below, suffix: '_count'}];
    },
  };
}

function line(name: string, {labels, value, suffix = ''}: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${suffix}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${value}`;
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
