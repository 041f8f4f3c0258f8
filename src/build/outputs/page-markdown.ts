import { pageLanguage } from '../../base/languages/page-language.ts';
import { pickTexts } from '../../base/languages/pick-texts.ts';
import type { Texts } from '../../base/languages/texts.ts';
import { fileOfPage } from '../../base/paths/file-of-page.ts';
import { isRestricted } from '../../base/readers/page-access.ts';
import { escapeTitle } from '../../base/text/escape-title.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { isNoIndex } from '../../read/navigation/is-no-index.ts';
import { renderAgentBlock } from './agent-block.ts';
import { placeLinks } from './place-links.ts';
import { fileUrl } from './site-urls.ts';

const files = import.meta.glob<Texts['shell']>('./*.ts', {
  base: '../../base/languages/texts',
  import: 'shell',
  eager: true,
});

/** Whether a page is published as Markdown: not one that machines shall not read, and not one for members only. */
export function hasMarkdown({ visibility }: Pick<Page, 'visibility'>): boolean {
  return !isNoIndex(visibility.robots) && !isRestricted(visibility);
}

/**
 * The `.md` file of a page: title, description, what the site tells agents, body (docs/format.md#markdown-of-pages).
 */
export function renderPageMarkdown(site: Site, page: Page): string {
  const { indexOfPages } = pickTexts(files, pageLanguage(page));
  const index = `> ${indexOfPages.replace('{url}', () => fileUrl(site, '/llms.txt'))}`;
  const parts = [
    `# ${escapeTitle(page.title)}`,
    page.lead && `> ${renderPageLead(site, page)}`,
    renderAgentBlock(site.config) || index,
    renderPageBody(site, page),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** A page's Markdown without its title, its links as readers of the page have them. */
export function renderPageBody({ base }: Pick<Site, 'base'>, page: Page): string {
  const { title, markdown, published } = page;
  const body = (published ?? markdown).trim();
  const opening = body.split('\n', 1)[0]!;
  const isTitle = opening === `# ${title}` || opening === `# ${escapeTitle(title)}`;
  return placeLinks(isTitle ? body.slice(opening.length).trim() : body, { base, from: fileOfPage(page) });
}

/** What stands under a page's title, in one line, its links as readers of the page have them. */
export function renderPageLead({ base }: Pick<Site, 'base'>, page: Page): string {
  return oneLine(placeLinks(page.lead, { base, from: fileOfPage(page) }));
}

/** Text that must not end a heading or a quotation. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
