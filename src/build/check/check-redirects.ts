import { notChecked } from '../../base/errors/not-checked.ts';
import { isLiteral, normalizeSource, parseRedirectPattern, splat } from '../../base/paths/redirect-pattern.ts';
import { createOwnRoutes } from '../../base/paths/routes.ts';
import { addAll } from '../../base/values/add-all.ts';
import type { Redirect } from '../../model/config.ts';
import type { CheckFinding, CheckInput } from './check-input.ts';
import { createAddressJudge } from './check-links.ts';
import { createPlaceJudge } from './create-place-judge.ts';
import type { Destination } from './create-targets.ts';
import { locateFix } from './locate-fix.ts';
import { writtenIndexes } from './written-indexes.ts';

/** Stands for whatever a wildcard captures. */
const sample = 'docwright-sample';

/** Where redirects lead: to nothing, in a circle, on and on, or over a page. */
export function checkRedirects(input: CheckInput): CheckFinding[] {
  const { site, targets } = input;
  const routes = new Set(site.pages.map(({ route }) => route));
  const isOwn = createOwnRoutes(site);
  const judgePlace = createPlaceJudge(input);
  const judge = createAddressJudge(input);
  const indexes = writtenIndexes(input);
  let places: string[] | undefined;
  return site.config.redirects.flatMap((redirect, position) => {
    const source = normalizeSource(redirect.source);
    const key = `redirects[${indexes[position]}]`;
    const told: CheckFinding[] = [];
    if (isOwn(source))
      told.push({
        code: 'redirect-over-page',
        message: `There is a ${routes.has(source) ? 'page' : 'file'} at "${source}", the source of the redirect`,
        hint: 'Remove one of the two: which of them readers get depends on the host',
      });
    const way = follow(redirect, input);
    if (way.state === 'circle')
      told.push({ code: 'redirect-circle', message: `The redirect from "${source}" leads back to itself` });
    if (way.state === 'missing')
      told.push({
        code: 'redirect-target',
        message: `The redirect from "${source}" leads to "${redirect.destination}", which does not exist`,
        hint: way.route.includes(sample) ? undefined : judge({ kind: 'link', href: way.route }, '/')?.hint,
      });
    if (way.state === 'unknown') told.push(notChecked);
    if (way.state === 'page') addAll(told, faultOfPlace(way, source));
    const isToFolder = targets.firstIn(redirect.destination.replace(/\/*(?:[?#].*)?$/s, '')) !== null;
    const last = named(way, source);
    if (/^(?:page|file)$/.test(way.state) && way.steps > 1 && last !== null) {
      told.push({
        code: 'redirect-chain',
        message: `The redirect from "${source}" leads to ${isToFolder ? 'a folder' : 'another redirect'}`,
        hint: `Redirect it to "${last}"`,
        ...locateFix(input, `${key}.destination`, { from: redirect.destination, to: last }),
      });
    }
    return told.map((finding) => ({ ...input.locate(key), ...finding }));
  });

  function faultOfPlace({ route, hash }: Destination, source: string): CheckFinding[] {
    const fault = judgePlace({ route, hash, where: `"${route}"` });
    if (!fault) return [];
    const { right: _right, ...told } = fault;
    return [{ hint: `The redirect from "${source}" leads there`, ...told }];
  }

  /** From the source of a redirect on, whatever is there. */
  function follow({ source, destination }: Redirect, { targets }: CheckInput): Destination {
    const way = targets.followLocation(targets.match(fill(source))?.location ?? destination, '');
    const isOpen = way.state === 'missing' && !isLiteral(source) && way.route.includes(sample);
    return isOpen && leadsSomewhere(way.route) ? { ...way, state: 'file' } : way;
  }

  /** Whether anything lies below what stands before the captured part, or leads on from there. */
  function leadsSomewhere(path: string): boolean {
    const opening = path.slice(0, path.indexOf(sample));
    places ??= sortedPlaces();
    return places[firstFrom(places, opening)]?.startsWith(opening) ?? false;
  }

  /** In the order of their characters, so that those with one beginning stand together. */
  function sortedPlaces(): string[] {
    const literal = site.config.redirects.map(({ source }) => normalizeSource(source)).filter(isLiteral);
    return [...routes, ...site.assets.map((asset) => `/${asset.path}`), ...literal].sort();
  }
}

/** The place of the first of sorted texts that does not come before `text`. */
function firstFrom(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where a way ends, as a destination names it; `null` where that cannot be told. */
function named({ route, hash }: Destination, source: string): string | null {
  const end = route + (hash && `#${hash}`);
  if (!end.includes(sample)) return end;
  const captured = parseRedirectPattern(normalizeSource(source)).filter(({ kind }) => kind !== 'text');
  const only = captured.length === 1 ? captured[0] : undefined;
  if (only === undefined || only.kind === 'text') return null;
  return end.replaceAll(sample, only.name === splat ? splat : `:${only.name}${only.kind === 'rest' ? '*' : ''}`);
}

function fill(source: string): string {
  return parseRedirectPattern(normalizeSource(source))
    .map((token) => (token.kind === 'text' ? token.text : sample))
    .join('');
}
