import { createPageRenderer } from '../../../../src/build/render/create-page-renderer.ts';
import { openOwnIcons } from '../../../../src/build/render/open-own-icons.ts';
import type { Page } from '../../../../src/model/page.ts';
import type { Problem } from '../../../../src/model/problem.ts';
import { parseConfig } from '../../../../src/read/config/parse-config.ts';
import { parseFrontMatter } from '../../../../src/read/front-matter/parse-front-matter.ts';

const { config } = parseConfig({
  file: 'docs.json',
  readFile: () =>
    JSON.stringify({ theme: 'mint', name: 'T', colors: { primary: '#112233' }, navigation: { pages: ['a'] } }),
});

const rendererOf = (snippets: Record<string, string>) =>
  createPageRenderer(
    {
      config: config!,
      base: '',
      snippets,
      routes: ['/guides/b'],
      assets: [],
      apis: [],
      grammars: [],
      folder: import.meta.dirname,
      version: '1',
    },
    openOwnIcons(),
  );

const renderer = rendererOf({});

/** What becomes of a page of a site with nothing else in it but these snippets. */
export async function renderSource(
  source: string,
  snippets?: Record<string, string>,
): Promise<{ html: string; problems: Problem[] }> {
  const { frontMatter, body, line, problems: faults } = parseFrontMatter(source, 'a.mdx');
  const page = {
    kind: 'prose',
    route: '/a',
    path: 'a',
    title: 'A',
    headings: [],
    lead: '',
    markdown: '',
    frontMatter,
    source: { file: 'a.mdx', body, line },
  } as unknown as Page;
  const { html, aside, problems } = await (snippets ? rendererOf(snippets) : renderer).render(page);
  return { html: html + aside, problems: [...faults, ...problems] };
}
