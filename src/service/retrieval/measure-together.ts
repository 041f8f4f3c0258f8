import type { Evidence } from './gather-evidence.ts';

/**
 * Share of the neighbouring words of a query that stand side by side in a section, too, 0 to 1: 1 for a name of one
 * word and for the text of an error that is quoted, next to 0 for a question in other words.
 */
export function measureTogether({ query: { found }, section }: Pick<Evidence, 'query' | 'section'>): number {
  const places = found.words.length - 1;
  if (places < 1) return 1;
  const holds = ({ entry }: (typeof found.matches)[number]['alternatives'][number]): boolean =>
    entry.read().ids.includes(section);
  const pairs = found.matches.filter(({ covers, alternatives }) => isPair(covers) && alternatives.some(holds));
  return Math.min(1, pairs.length / places);
}

function isPair(covers: number): boolean {
  const rest = covers & (covers - 1);
  return rest !== 0 && (rest & (rest - 1)) === 0;
}
