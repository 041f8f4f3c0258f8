import { suggestNearest } from '../../base/errors/suggest.ts';
import type { RetrievalFilter } from '../../model/retrieval.ts';
import type { ServicePageText } from '../../model/service-page.ts';
import { labelReaders } from '../../service/retrieval/index-layout.ts';
import { type CommandInput, UsageError } from '../command.ts';

const READERS: Record<keyof RetrievalFilter, (page: ServicePageText) => readonly (string | null)[]> = {
  language: ({ language }) => [language],
  version: ({ version }) => [version],
  ...labelReaders,
};
const MOST_NAMED = 12;

/**
 * What `--language`, `--version`, `--product`, `--section` and `--tag` limit a search to.
 * @throws UsageError for a value that no page of the site has
 */
export function readFilter(options: CommandInput['options'], pages: readonly ServicePageText[]): RetrievalFilter {
  const filter: RetrievalFilter = {};
  for (const name of Object.keys(READERS) as (keyof RetrievalFilter)[]) {
    const value = options[name];
    if (typeof value !== 'string') continue;
    const known = [...new Set(pages.flatMap(READERS[name]).filter((other) => other !== null))];
    const found = known.find((other) => other.toLowerCase() === value.trim().toLowerCase());
    if (found === undefined) throw new UsageError(describeUnknown(name, { value, known }));
    filter[name] = found;
  }
  return filter;
}

function describeUnknown(name: string, { value, known }: { value: string; known: readonly string[] }): string {
  if (known.length === 0) return `--${name} "${value}": the pages of the site have no ${name}`;
  const nearest = suggestNearest(value, known);
  if (nearest !== null) return `The site has no ${name} "${value}". Did you mean "${nearest}"?`;
  const named = known.slice(0, MOST_NAMED).join(', ');
  return `The site has no ${name} "${value}". It has ${named}${known.length > MOST_NAMED ? ', …' : ''}`;
}
