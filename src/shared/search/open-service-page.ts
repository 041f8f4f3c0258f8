import type { PageAccess } from '../../model/service.ts';
import type { ServicePageText, ServiceSection } from '../../model/service-page.ts';
import { listLeads } from './fields.ts';
import { joinInnerTexts } from './join-inner-texts.ts';
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
  const inner = joinInnerTexts(page.sections);
  return page.sections.map((section, index) =>
    openSection({ page, section, inner: inner[index]!, isFirst: index === 0 }),
  );
}

function openSection({
  page,
  section,
  inner,
  isFirst,
}: {
  page: ServicePageText;
  section: ServiceSection;
  inner: string;
  isFirst: boolean;
}): OpenedSection {
  const { anchor, heading, entry, text, code, links = [] } = section;
  return {
    route: page.route,
    title: page.title,
    boost: page.boost,
    version: page.version,
    language: page.language,
    product: page.product,
    tab: page.tab,
    kind: page.kind,
    isReference: page.isReference,
    method: page.method,
    groups: null,
    anchor,
    heading,
    entry: entry ?? '',
    breadcrumb: entry ? [...page.breadcrumb, entry] : page.breadcrumb,
    description: isFirst ? page.description : '',
    keywords: isFirst ? page.keywords : [],
    text,
    leads: listLeads(section),
    inner,
    code,
    links,
    linked: '',
    access: section.access ?? page.access,
    tags: page.tags,
    markdown: section.markdown.slice(section.bodyStart).trim(),
  };
}
