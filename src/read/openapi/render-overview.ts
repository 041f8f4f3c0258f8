import type { ApiDocument } from '../../model/api/document.ts';
import type { OverviewPage, TextAround } from '../../model/page.ts';
import { type ApiFact, overviewFacts } from './api-facts.ts';
import type { ApiTextContext } from './api-page-text.ts';
import { sectionHeadings } from './api-section.ts';
import { openingDescription } from './opening-description.ts';
import { type OverviewSection, overviewSections } from './overview-sections.ts';
import { renderEntries } from './render-entries.ts';
import { renderFacts } from './render-facts.ts';
import { renderSchemes } from './render-security.ts';
import { renderTags } from './render-tags.ts';

interface OverviewContext extends ApiTextContext {
  renderServers: (servers: ApiDocument['servers'], context: ApiTextContext) => string;
}

/** What an overview says, as Markdown. */
export function renderOverview(page: OverviewPage, context: OverviewContext): TextAround {
  const { document, words } = context;
  const sections = overviewSections(page, document);
  const download: ApiFact[] =
    page.download === null ? [] : [{ label: words.download, text: document.title || document.id, href: page.download }];
  const { text, openingHeadings } = openingDescription(page, page.text);
  const facts = renderFacts([...overviewFacts(document, page.tag, words), ...download]);
  return {
    openingHeadings,
    restHeadings: sectionHeadings(sections, words),
    opening: [facts, text, page.tag === null ? renderTags(document.about.spareTags) : ''].filter(Boolean).join('\n\n'),
    rest: sections
      .map((section) => `## ${words.sections[section.title]}\n\n${renderSection(section, page, context)}`)
      .join('\n\n'),
  };
}

function renderSection({ kind }: OverviewSection, { entries }: OverviewPage, context: OverviewContext): string {
  switch (kind) {
    case 'servers':
      return context.renderServers(context.document.servers, context);
    case 'authorizations':
      return renderSchemes(context);
    case 'operations':
      return renderEntries(entries, context.words);
  }
}
