import { buildHostRules } from '../hosts/build-host-rules.ts';
import { explainLosses } from '../hosts/explain-losses.ts';
import { hostWriters } from '../hosts/host-writers.ts';
import type { CheckFinding, CheckInput } from './check-input.ts';
import { writtenIndexes } from './written-indexes.ts';

/** What the host of a site cannot do of what its settings ask for. */
export function checkHost(input: CheckInput): CheckFinding[] {
  const { host, redirects } = input.site.config;
  if (host === null) return [];
  const { losses } = hostWriters[host].write(buildHostRules(input.site, { scripts: null, files: [] }));
  const indexes = writtenIndexes(input);
  return explainLosses(host, losses).map(({ source, message }) => {
    const key = `redirects[${indexes[redirects.findIndex((redirect) => redirect.source === source)]}]`;
    return { code: 'host-limit', ...input.locate(key), message };
  });
}
