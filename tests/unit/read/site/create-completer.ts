import type { ApiDocument } from '../../../../src/model/api/document.ts';
import type { Page } from '../../../../src/model/page.ts';
import { parseConfig } from '../../../../src/read/config/parse-config.ts';
import { completePage } from '../../../../src/read/site/complete-page.ts';
import { createApiDescriber } from '../../../../src/read/site/create-api-describer.ts';

const text = JSON.stringify({ theme: 'mint', name: 'T', colors: { primary: '#112233' }, navigation: { pages: ['a'] } });
const config = parseConfig({ file: 'docs.json', readFile: () => text }).config!;

/** Writes outline and Markdown of pages of these descriptions, in a site without settings that has `pages`. */
export function createCompleter(documents: readonly ApiDocument[], pages: readonly Page[] = []): (page: Page) => Page {
  const describe = createApiDescriber({ documents, config, pages });
  return (page) => completePage(page, { config, snippets: {}, problems: [], feeds: {}, describe });
}
