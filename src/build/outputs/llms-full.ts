import { pageLanguage } from '../../base/languages/page-language.ts';
import { escapeTitle } from '../../base/text/escape-title.ts';
import type { Site } from '../../model/site.ts';
import { isNoIndex } from '../../read/navigation/is-no-index.ts';
import { getApiTexts } from '../../read/openapi/get-api-texts.ts';
import { renderAgentBlock } from './agent-block.ts';
import { createRepeatShortener } from './create-repeat-shortener.ts';
import { renderPageBody, renderPageLead } from './page-markdown.ts';
import { pageUrl } from './site-urls.ts';

/**
 * `llms-full.txt`: every page with its address and its Markdown, as bytes, since no other text of a site is as long.
 * What the pages of an API have in common is told by the first of them. `null` for a site that is kept from machines.
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
  const shortenRepeats = createRepeatShortener();
  for (const page of site.pages) {
    if (!page.visibility.llms) continue;
    const source = pageUrl(site, page.route);
    const whole = renderPageBody(site, page);
    // What an author has written is told as often as it was.
    const body =
      page.kind === 'prose' ? whole : shortenRepeats(whole, { source, words: getApiTexts(pageLanguage(page)) });
    yield [`# ${escapeTitle(page.title)}\nSource: ${source}`, renderPageLead(site, page), body]
      .filter(Boolean)
      .join('\n\n');
  }
}
