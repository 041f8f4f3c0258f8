import { notChecked } from '../../base/errors/not-checked.ts';
import { suggestNearest } from '../../base/errors/suggest.ts';
import { comparableId } from '../../base/paths/comparable-id.ts';
import { isCalled, readFieldAlias } from '../../base/paths/read-field-alias.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import type { CheckFinding, CheckInput } from './check-input.ts';

/** What is wrong with the place that an address names, and the right one where it is certain. */
export interface PlaceFault extends Pick<CheckFinding, 'message' | 'hint' | 'cause'> {
  code: 'moved-anchor' | 'dead-anchor' | 'not-checked';
  right?: { hash: string };
}

interface SoughtPlace {
  route: string;
  hash: string;
  /** How the message names the page. */
  where: string;
}

/** Judges whether pages have the places that addresses name. */
export function createPlaceJudge({ site, pages }: CheckInput): (place: SoughtPlace) => PlaceFault | null {
  const byRoute = new Map(pages.map((facts) => [facts.page.route, facts]));
  return ({ route, hash, where }) => {
    const facts = byRoute.get(route);
    // Pages for some readers alone are no part of an output for everybody.
    if (!facts || isPlace(hash, facts.ids)) return null;
    return lacksDescription(facts.page, site) ? notChecked : faultOf(hash, { ids: facts.ids, where });
  };
}

/** What else would be on the page is not known. */
function lacksDescription({ kind, frontMatter }: Page, { unreadApis = [] }: Site): boolean {
  const { openapi, openapiSchema, asyncapi } = frontMatter;
  return kind === 'prose' && unreadApis.length > 0 && Boolean(openapi || openapiSchema || asyncapi);
}

function faultOf(hash: string, { ids, where }: { ids: ReadonlySet<string>; where: string }): PlaceFault {
  const message = `There is no anchor "#${hash}" on ${where}`;
  const moved = findMovedAnchor(hash, ids);
  if (moved !== null)
    return { code: 'moved-anchor', message, hint: `The anchor is "#${moved}"`, right: { hash: moved } };
  const near = suggestNearest(hash, ids);
  return { code: 'dead-anchor', message, ...(near !== null && { hint: `Did you mean "#${near}"?` }) };
}

/** The top of a page, a text fragment, or an id, percent-encoded or not (HTML, "find the indicated part"). */
function isPlace(hash: string, ids: ReadonlySet<string>): boolean {
  if (hash === '' || hash === 'top' || hash.startsWith(':~:')) return true;
  const id = hash.split(':~:')[0]!;
  return ids.has(hash) || ids.has(id) || ids.has(encodeURI(id));
}

/**
 * The place that a fragment means where none has that very id, as browsers find it: the field that the hosted product
 * calls so, or by letters and digits, or as the field of that name.
 */
function findMovedAnchor(hash: string, ids: ReadonlySet<string>): string | null {
  const wanted = comparableId(hash);
  if (wanted === '') return null;
  for (const name of readFieldAlias(hash)?.names ?? []) {
    const field = [...ids].find((id) => isCalled(id, name));
    if (field !== undefined) return field;
  }
  const named = (name: string): string | undefined => [...ids].find((id) => comparableId(id) === name);
  return named(wanted) ?? named(`param${wanted}`) ?? null;
}
