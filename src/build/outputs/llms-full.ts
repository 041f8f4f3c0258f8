import type { Site } from '../../model/site.ts';
import { isNoIndex } from '../../read/navigation/is-no-index.ts';
import { addBaseToLinks } from './add-base-to-links.ts';
import { renderAgentBlock } from './agent-block.ts';
import { oneLine, renderPageBody } from './page-markdown.ts';
import { pageUrl } from './site-urls.ts';

/**
 * `llms-full.txt`: every page with its address and its whole Markdown, as bytes, since no other text of a site is as
 * long. `null` for a site that is kept from machines.
 */
export function renderLlmsFull(site: Site): Buffer | null {
  if (isNoIndex(site.config.seo.metatags['robots'] ?? '')) return null;
  const pieces: Buffer[] = [];
  for (const text of texts(site)) pieces.push(Buffer.from(pieces.length === 0 ? text : `\n\n\n${text}`));
  return Buffer.concat([...pieces, Buffer.from('\n')]);
}

function* texts(site: Site): Generator<string> {
  const block = renderAgentBlock(site.config);
  if (block) yield block;
  for (const page of site.pages) {
    if (!page.visibility.llms) continue;
    const head = `# ${oneLine(page.title)}\nSource: ${pageUrl(site, page.route)}`;
    yield [head, oneLine(addBaseToLinks(page.lead, site.base)), renderPageBody(site, page)]
      .filter(Boolean)
      .join('\n\n');
  }
}
