import type { PageAccess } from '../../model/service.ts';
import type { ServicePageText } from '../../model/service-page.ts';
import { addLinkTexts } from '../../shared/search/add-link-texts.ts';
import { type OpenedSection, openServicePage } from '../../shared/search/open-service-page.ts';
import { cutSegments } from './cut-segments.ts';

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
  const places: SectionPartition['places'] = [];
  const sections = pages.flatMap((page, number) => {
    const own = page.searchable ? openServicePage(page) : [];
    own.forEach((_, place) => places.push([number, place]));
    return own;
  });
  addLinkTexts(sections, nameReaders).forEach((section, index) => {
    const { language, version } = section;
    const access = normaliseAccess(section.access);
    const key = JSON.stringify([language, version, access]);
    const partition = partitions.get(key) ?? { language, version, access, sections: [], places: [] };
    partitions.set(key, partition);
    partition.sections.push(section);
    partition.places.push(places[index]!);
  });
  return [...partitions.values()];
}

function nameReaders({ access }: OpenedSection): string {
  return access.kind === 'everyone' ? '' : JSON.stringify(normaliseAccess(access));
}

/** Sections of a partition whose pages follow one another. */
export interface PartitionPiece extends Pick<SectionPartition, 'sections' | 'places'> {
  /** Numbers of their pages, each once. */
  pages: number[];
}

/** Cuts a partition between pages. */
export function cutPartition({ sections, places }: SectionPartition, target: number): PartitionPiece[] {
  const runs: { page: number; route: string; from: number; weight: number }[] = [];
  places.forEach(([page], index) => {
    const last = runs.at(-1);
    if (last?.page === page) last.weight++;
    else runs.push({ page, route: sections[index]!.route, from: index, weight: 1 });
  });
  return cutSegments(runs, { target }).map(([first, after]) => {
    const [from, to] = [runs[first]!.from, runs[after]?.from ?? sections.length];
    return {
      sections: sections.slice(from, to),
      places: places.slice(from, to),
      pages: runs.slice(first, after).map(({ page }) => page),
    };
  });
}

/** The same readers, however their groups are written. */
function normaliseAccess(access: PageAccess): PageAccess {
  return access.kind === 'members' && access.groups
    ? { kind: 'members', groups: [...new Set(access.groups)].sort() }
    : access;
}
