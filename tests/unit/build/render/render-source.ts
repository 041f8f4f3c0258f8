import { createPageRenderer } from '../../../../src/build/render/create-page-renderer.ts';
import { openOwnIcons } from '../../../../src/build/render/open-own-icons.ts';
import type { RenderContext } from '../../../../src/build/render/render-context.ts';
import type { Page } from '../../../../src/model/page.ts';
import type { Problem } from '../../../../src/model/problem.ts';
import { parseConfig } from '../../../../src/read/config/parse-config.ts';
import { parseFrontMatter } from '../../../../src/read/front-matter/parse-front-matter.ts';

const { config } = parseConfig({
  file: 'docs.json',
  readFile: () =>
    JSON.stringify({ theme: 'mint', name: 'T', colors: { primary: '#112233' }, navigation: { pages: ['a'] } }),
});

/** Of a site without anything in it. */
export const renderContext: RenderContext = {
  config: config!,
  base: '',
  snippets: {},
  routes: ['/guides/b'],
  assets: [],
  places: {},
  apis: [],
  referencePages: [],
  grammars: [],
  folder: import.meta.dirname,
  version: '1',
};

const renderer = createPageRenderer(renderContext, openOwnIcons());

/** What becomes of a page of a site with nothing else in it but these snippets. */
export async function renderSource(
  source: string,
  snippets?: Record<string, string>,
): Promise<{ html: string; problems: Problem[] }> {
  const { problems: faults } = parseFrontMatter(source, 'a.mdx');
  const own = snippets ? createPageRenderer({ ...renderContext, snippets }, openOwnIcons()) : renderer;
  const { html, aside, problems } = await own.render(pageOf(source, 'a.mdx'));
  return { html: html + aside, problems: [...faults, ...problems] };
}

/** A page that stands in a file. */
export function pageOf(source: string, file: string): Page {
  const { frontMatter, body, line } = parseFrontMatter(source, file);
  const path = file.replace(/\.mdx$/, '');
  return {
    kind: 'prose',
    route: `/${path}`,
    path,
    title: path.toUpperCase(),
    headings: [],
    lead: '',
    markdown: '',
    frontMatter,
    source: { file, body, line },
  } as unknown as Page;
}
