import type { PageAccess } from '../../model/service.ts';
import type { ServicePageText } from '../../model/service-page.ts';
import { type OpenedSection, openServicePage } from '../../shared/search/open-service-page.ts';

/** Sections that are indexed together, with the numbers under which their texts are found. */
export interface SectionPartition {
  language: string | null;
  version: string | null;
  access: PageAccess;
  sections: OpenedSection[];
  /** For each section: number of its page, place in the page. */
  places: [page: number, place: number][];
}

/** Divides the searchable sections of a site by language, version and readers, in page order. */
export function partitionSections(pages: readonly ServicePageText[]): SectionPartition[] {
  const partitions = new Map<string, SectionPartition>();
  pages.forEach((page, number) => {
    if (!page.searchable) return;
    openServicePage(page).forEach((section, place) => {
      const { language, version } = section;
      const access = normaliseAccess(section.access);
      const key = JSON.stringify([language, version, access]);
      const partition = partitions.get(key) ?? { language, version, access, sections: [], places: [] };
      partitions.set(key, partition);
      partition.sections.push(section);
      partition.places.push([number, place]);
    });
  });
  return [...partitions.values()];
}

/** The same readers, however their groups are written. */
function normaliseAccess(access: PageAccess): PageAccess {
  return access.kind === 'members' && access.groups
    ? { kind: 'members', groups: [...new Set(access.groups)].sort() }
    : access;
}
