import type { ApiDocument } from '../../model/api/document.ts';
import type { SiteConfig } from '../../model/config.ts';
import { type BuiltNavigation, buildNavigation, type NavigationInput } from '../navigation/build-navigation.ts';
import type { SourceCache } from './source-cache.ts';

/** What navigation is made from besides the files of pages. */
interface Grounds {
  config: SiteConfig;
  documents: readonly ApiDocument[];
  /** Schemas of GraphQL and references of SDKs. */
  artefacts: readonly object[];
  /** Pages of schemas that authors wrote. */
  schemas: readonly string[];
  /** Whether some description cannot be read: what is said of it may be another thing each time. */
  hasUnread: boolean;
}

interface KnownNavigation {
  input: NavigationInput;
  grounds: Grounds;
  built: BuiltNavigation;
}

/**
 * Builds the navigation of a site, or takes that of the last load: most changes are of the words of a page, of which it
 * says nothing.
 */
export function placePages(
  input: NavigationInput,
  { cache, ...grounds }: Grounds & { cache: SourceCache },
): BuiltNavigation {
  const { built } = cache.renew<KnownNavigation>('navigation', (last) => {
    const stands = last && areSame(last.grounds, grounds) && saysTheSame(last.input, input);
    return stands ? last : { input, grounds, built: buildNavigation(input) };
  });
  return built;
}

function areSame(before: Grounds, now: Grounds): boolean {
  return (
    !before.hasUnread &&
    !now.hasUnread &&
    before.config.navigation === now.config.navigation &&
    before.config.api === now.config.api &&
    before.schemas.join('\n') === now.schemas.join('\n') &&
    before.artefacts.length === now.artefacts.length &&
    before.artefacts.every((artefact, index) => artefact === now.artefacts[index]) &&
    before.documents.length === now.documents.length &&
    before.documents.every((document, index) => document === now.documents[index])
  );
}

function saysTheSame({ pages: before }: NavigationInput, { pages }: NavigationInput): boolean {
  return (
    before.size === pages.size &&
    [...pages].every(([path, page]) => {
      const known = before.get(path);
      return known === page || (known !== undefined && JSON.stringify(known) === JSON.stringify(page));
    })
  );
}
