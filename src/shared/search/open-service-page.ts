import type { PageAccess } from '../../model/service.ts';
import type { ServicePageText, ServiceSection } from '../../model/service-page.ts';
import { toPlainText } from './plain-text.ts';
import { LONGEST_CODE, type SearchSection } from './search-section.ts';
import { separateCode } from './split-markdown.ts';

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
  const { anchor, heading, entry } = section;
  const { body, prose, code } = separateCode(section.markdown, !isFirst);
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
    text: toPlainText(prose),
    code: code.slice(0, LONGEST_CODE),
    access: section.access ?? page.access,
    tags: page.tags,
    markdown: body,
  };
}
