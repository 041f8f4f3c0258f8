/** Counters and histograms of one process, in the text format that Prometheus reads. */
export interface Metrics {
  /** Adds to a counter. */
  count: (name: string, labels: Readonly<Record<string, string>>, amount?: number) => void;
  /** Notes a duration in seconds. */
  observe: (name: string, labels: Readonly<Record<string, string>>, seconds: number) => void;
  /** A value that is read when the metrics are asked for. */
  gauge: (name: string, help: string, read: () => number) => void;
  render: () => string;
}

export interface MetricDefinition {
  name: string;
  help: string;
  kind: 'counter' | 'histogram';
}

/** Upper bounds in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

interface Histogram {
  counts: number[];
  sum: number;
  total: number;
}

/** Makes the metrics of one process. Labels must come from small fixed sets: each combination is a series. */
export function createMetrics(definitions: readonly MetricDefinition[]): Metrics {
  const counters = new Map(
    definitions.filter(({ kind }) => kind === 'counter').map(({ name }) => [name, new Map<string, number>()]),
  );
  const histograms = new Map(
    definitions.filter(({ kind }) => kind === 'histogram').map(({ name }) => [name, new Map<string, Histogram>()]),
  );
  const gauges = new Map<string, { help: string; read: () => number }>();
  return {
    count: (name, labels, amount = 1) => {
      const series = counters.get(name)!;
      const key = renderLabels(labels);
      series.set(key, (series.get(key) ?? 0) + amount);
    },
    observe: (name, labels, seconds) => addObservation(histograms.get(name)!, renderLabels(labels), seconds),
    gauge: (name, help, read) => void gauges.set(name, { help, read }),
    render: () =>
      [
        ...definitions.flatMap(({ name, help, kind }) => [
          `# HELP ${name} ${help}`,
          `# TYPE ${name} ${kind}`,
          ...(kind === 'counter'
            ? renderCounter(name, counters.get(name)!)
            : renderHistogram(name, histograms.get(name)!)),
        ]),
        ...[...gauges].flatMap(([name, { help, read }]) => [
          `# HELP ${name} ${help}`,
          `# TYPE ${name} gauge`,
          `${name} ${read()}`,
        ]),
        '',
      ].join('\n'),
  };
}

function addObservation(series: Map<string, Histogram>, key: string, seconds: number): void {
  let histogram = series.get(key);
  if (!histogram) series.set(key, (histogram = { counts: buckets.map(() => 0), sum: 0, total: 0 }));
  const bucket = buckets.findIndex((bound) => seconds <= bound);
  if (bucket >= 0) histogram.counts[bucket]!++;
  histogram.sum += seconds;
  histogram.total++;
}

function renderLabels(labels: Readonly<Record<string, string>>): string {
  return Object.entries(labels)
    .map(
      ([name, value]) =>
        `${name}="${value.replace(/[\\"\n]/g, (character) => (character === '\n' ? '\\n' : `\\${character}`))}"`,
    )
    .join(',');
}

function renderCounter(name: string, series: ReadonlyMap<string, number>): string[] {
  return [...series].map(([labels, value]) => `${name}{${labels}} ${value}`);
}

function renderHistogram(name: string, series: ReadonlyMap<string, Histogram>): string[] {
  return [...series].flatMap(([labels, { counts, sum, total }]) => {
    let below = 0;
    const prefix = labels && `${labels},`;
    return [
      ...counts.map((count, index) => `${name}_bucket{${prefix}le="${buckets[index]}"} ${(below += count)}`),
      `${name}_bucket{${prefix}le="+Inf"} ${total}`,
      `${name}_sum{${labels}} ${sum}`,
      `${name}_count{${labels}} ${total}`,
    ];
  });
}
