import { type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';
import { phasePrefix } from '../build/session/measure-phase.ts';

export interface Phases {
  /** What was measured until now, as a table. */
  render: () => string;
}

/** Collects how long the parts of a build take, from now on. */
export function watchPhases(): Phases {
  const entries: PerformanceEntry[] = [];
  const started = performance.now();
  const add = (found: readonly PerformanceEntry[]): void => {
    entries.push(...found.filter(({ name }) => name.startsWith(phasePrefix)));
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ entryTypes: ['measure'] });
  return {
    render: () => {
      add(observer.takeRecords());
      observer.disconnect();
      return renderPhases(entries, performance.now() - started);
    },
  };
}

type Phase = Pick<PerformanceEntry, 'name' | 'startTime' | 'duration'>;

/** Parts in the order in which they began, each below the one that it is a part of, with its share of the whole. */
export function renderPhases(entries: readonly Phase[], total: number): string {
  const phases = entries.toSorted((a, b) => a.startTime - b.startTime || b.duration - a.duration);
  const rows = phases.map((phase, index) => ({
    name: phase.name,
    duration: phase.duration,
    depth: phases.slice(0, index).filter(holds(phase)).length,
  }));
  const label = ({ name, depth }: { name: string; depth: number }): string =>
    '  '.repeat(depth + 1) + name.slice(phasePrefix.length);
  const width = Math.max(0, ...rows.map((row) => label(row).length));
  const lines = rows.map((row) => {
    const share = Math.round((row.duration / total) * 100);
    return `${label(row).padEnd(width)}  ${seconds(row.duration)}  ${String(share).padStart(3)} %\n`;
  });
  return `${lines.join('')}${'  All'.padEnd(width)}  ${seconds(total)}\n`;
}

function holds(inner: Phase): (outer: Phase) => boolean {
  const end = inner.startTime + inner.duration;
  return (outer) => outer.startTime <= inner.startTime && end <= outer.startTime + outer.duration + 0.001;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`.padStart(8);
}
