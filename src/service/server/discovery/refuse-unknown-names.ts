import type { ServicePage } from '../../../model/service.ts';
import { refuseUnknown } from '../../retrieval/unknown-filter.ts';

/**
 * Refuses a language, version or tag that none of the pages has. Where they have none at all, as on a site in one
 * language, any name means all of them.
 * @param place what stands before the name in the message
 * @throws UnknownFilter
 */
export function refuseUnknownNames(
  named: Readonly<{ language?: string | undefined; version?: string | undefined; tag?: string | undefined }>,
  { pages, place = '' }: { pages: readonly ServicePage[]; place?: string },
): void {
  const known: Record<keyof typeof named, (page: ServicePage) => readonly string[]> = {
    language: ({ language }) => (language === null ? [] : [language]),
    version: ({ version }) => (version === null ? [] : [version]),
    tag: ({ tags }) => tags,
  };
  for (const name of Object.keys(known) as (keyof typeof named)[]) {
    const value = named[name]?.trim();
    const values = value === undefined ? [] : pages.flatMap(known[name]);
    if (value !== undefined && values.length > 0) refuseUnknown(`${place}${name}`, value, values);
  }
}
