import type { PageAccess } from '../../model/service.ts';
import type { ServicePageText, ServiceSection } from '../../model/service-page.ts';
import type { SearchSection } from './search-section.ts';

/** A section as the service indexes it. */
export interface OpenedSection extends SearchSection {
  access: PageAccess;
  tags: string[];
  /** What the section says, without the line of its heading. */
  markdown: string;
}

/** The searchable sections of a page that a build wrote for the service. */
export function openServicePage(page: ServicePageText): OpenedSection[] {
  return page.sections.map((section, index) => openSection({ page, section, isFirst: index === 0 }));
}

function openSection({
  page,
  section,
  isFirst,
}: {
  page: ServicePageText;
  section: ServiceSection;
  isFirst: boolean;
}): OpenedSection {
  const { anchor, heading, entry, text, code } = section;
  return {
    route: page.route,
    title: page.title,
    boost: page.boost,
    version: page.version,
    language: page.language,
    tab: page.tab,
    kind: page.kind,
    method: page.method,
    groups: null,
    anchor,
    heading,
    breadcrumb: entry ? [...page.breadcrumb, entry] : page.breadcrumb,
    description: isFirst ? page.description : '',
    keywords: isFirst ? page.keywords : [],
    text,
    code,
    access: section.access ?? page.access,
    tags: page.tags,
    markdown: section.markdown.slice(section.bodyStart).trim(),
  };
}
