import { normalizeSource, parseRedirectPattern } from '../../base/paths/redirect-pattern.ts';
import type { Redirect } from '../../model/config.ts';
import type { CheckFinding, CheckInput } from './check-input.ts';
import { locateFix } from './locate-fix.ts';
import { writtenIndexes } from './written-indexes.ts';

/** Stands for whatever a wildcard captures. */
const sample = 'docwright-sample';
const longestChain = 20;

/** Where redirects lead: to nothing, in a circle, on and on, or over a page. */
export function checkRedirects(input: CheckInput): CheckFinding[] {
  const { site } = input;
  const routes = new Set(site.pages.map(({ route }) => route));
  const indexes = writtenIndexes(input);
  return site.config.redirects.flatMap((redirect, position) => {
    const source = normalizeSource(redirect.source);
    const key = `redirects[${indexes[position]}]`;
    const told: CheckFinding[] = [];
    if (routes.has(source))
      told.push({
        code: 'redirect-over-page',
        message: `There is a page at "${source}", which the redirect leads away from`,
        hint: 'Remove one of the two',
      });
    const way = follow(redirect, input);
    if (way.end === 'circle')
      told.push({ code: 'redirect-circle', message: `The redirect from "${source}" leads back to itself` });
    if (way.end === 'missing')
      told.push({
        code: 'redirect-target',
        message: `The redirect from "${source}" leads to "${redirect.destination}", where nothing is`,
      });
    if (way.end === 'found' && way.steps > 1)
      told.push({
        code: 'redirect-chain',
        message: `The redirect from "${source}" leads to another redirect`,
        hint: `Lead it to "${way.last}"`,
        ...locateFix(input, `${key}.destination`, { from: redirect.destination, to: way.last }),
      });
    return told.map((finding) => ({ key, ...input.locate(key), ...finding }));
  });

  function follow(
    { source, destination }: Redirect,
    { targets }: CheckInput,
  ): { end: 'found' | 'missing' | 'circle' | 'elsewhere'; steps: number; last: string } {
    const isPattern = parseRedirectPattern(source).some(({ kind }) => kind !== 'text');
    let path = fill(source);
    for (let steps = 1; steps <= longestChain; steps++) {
      const location = steps === 1 ? (targets.match(path)?.location ?? destination) : targets.match(path)!.location;
      const target = targets.resolve(site.base + location, '/');
      if (/^[a-z][a-z0-9+.-]*:/i.test(location) || target.kind !== 'internal')
        return { end: 'elsewhere', steps, last: location };
      path = target.route;
      const state = targets.state(path);
      if (state === 'redirect') continue;
      if (state !== 'missing') return { end: 'found', steps, last: path };
      const isOpen = isPattern && path.includes(sample);
      return { end: isOpen && leadsSomewhere(path) ? 'found' : 'missing', steps, last: path };
    }
    return { end: 'circle', steps: longestChain, last: path };
  }

  /** Whether anything lies below what stands before the captured part. */
  function leadsSomewhere(path: string): boolean {
    const opening = path.slice(0, path.indexOf(sample));
    return [...routes, ...site.assets.map((asset) => `/${asset.path}`)].some((route) => route.startsWith(opening));
  }
}

function fill(source: string): string {
  return parseRedirectPattern(normalizeSource(source))
    .map((token) => (token.kind === 'text' ? token.text : sample))
    .join('');
}
