import { headerPaths } from '../../../base/http/header-paths.ts';
import type { HeaderRule, HostRules } from '../../../model/host.ts';

/** How long what has no hash in its name may be kept: until the next question whether it has changed. */
export const freshness = 'public, max-age=0, must-revalidate';

/** The headers of a site for servers that know the types of its files by themselves. */
export function headersOf({ headers }: Pick<HostRules, 'headers'>): {
  everywhere: HeaderRule[];
  markdown: string;
  hashed: { pattern: string; value: string };
} {
  const pick = (scope: HeaderRule['scope'], name: string): string =>
    headers.find((rule) => rule.scope === scope && rule.name === name)?.value ?? '';
  const endings = headerPaths.hashed.map((path) => path.slice(path.lastIndexOf('.') + 1));
  return {
    everywhere: headers.filter(({ scope }) => scope === 'all'),
    markdown: pick('markdown', 'X-Robots-Tag'),
    hashed: { pattern: `/_docwright/.*\\.(?:${endings.join('|')})$`, value: pick('hashed', 'Cache-Control') },
  };
}
