import type { Site } from '../../model/site.ts';
import { isNoIndex } from '../../read/navigation/is-no-index.ts';
import { addBaseToLinks } from './add-base-to-links.ts';
import { renderAgentBlock } from './agent-block.ts';
import { oneLine, renderPageBody } from './page-markdown.ts';
import { pageUrl } from './site-urls.ts';

/**
 * `llms-full.txt`: every page with its address and its whole Markdown. `null` for a site that is kept from machines.
 */
export function renderLlmsFull(site: Site): string | null {
  if (isNoIndex(site.config.seo.metatags['robots'] ?? '')) return null;
  const pages = site.pages
    .filter(({ visibility }) => visibility.llms)
    .map((page) => {
      const head = `# ${oneLine(page.title)}\nSource: ${pageUrl(site, page.route)}`;
      return [head, oneLine(addBaseToLinks(page.lead, site.base)), renderPageBody(site, page)]
        .filter(Boolean)
        .join('\n\n');
    });
  return `${[renderAgentBlock(site.config), ...pages].filter(Boolean).join('\n\n\n')}\n`;
}
