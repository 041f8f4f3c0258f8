import { beforeEach, expect, test, vi } from 'vitest';

// Each case begins as a process does that has not met a formula.
beforeEach(() => void vi.resetModules());

const cases: Record<string, { source: string; snippets?: Record<string, string>; variables?: Record<string, string> }> =
  {
    'between dollar signs': { source: 'Inline $x^2$.' },
    'in a component': { source: '<Latex>x^2</Latex>' },
    'in a snippet': { source: 'import S from "/s.mdx"\n\n<S />', snippets: { 's.mdx': 'Inline $x^2$.' } },
    'in an older snippet': { source: '<Snippet file="s.mdx" />', snippets: { 'snippets/s.mdx': 'Inline $x^2$.' } },
    'in a component file': {
      source: 'import { F } from "/f.jsx"\n\n<F />',
      snippets: { 'f.jsx': 'export const F = () => <Latex>x^2</Latex>;' },
    },
    'in a variable': { source: 'Inline {{formula}}.', variables: { formula: '$x^2$' } },
    'in a variable of a snippet': {
      source: '<Snippet file="s.mdx" />',
      snippets: { 'snippets/s.mdx': 'Inline {{formula}}.' },
      variables: { formula: '$x^2$' },
    },
  };

test.each(Object.entries(cases))('shows a formula %s', async (_, { source, snippets = {}, variables = {} }) => {
  const { createPageRenderer } = await import('../../../../src/build/render/create-page-renderer.ts');
  const { openOwnIcons } = await import('../../../../src/build/render/open-own-icons.ts');
  const { pageOf, renderContext } = await import('./render-source.ts');
  const context = { ...renderContext, snippets, config: { ...renderContext.config, variables } };
  const { html, problems } = await createPageRenderer(context, openOwnIcons()).render(pageOf(source, 'a.mdx'));
  expect(problems).toEqual([]);
  expect(html).toContain('class="katex"');
});

test('a formula without a style sheet is there once, as what browsers draw by themselves', async () => {
  const { createPageRenderer } = await import('../../../../src/build/render/create-page-renderer.ts');
  const { openOwnIcons } = await import('../../../../src/build/render/open-own-icons.ts');
  const { pageOf, renderContext } = await import('./render-source.ts');
  const { config } = renderContext;
  const context = { ...renderContext, config: { ...config, styling: { ...config.styling, latex: false } } };
  const { html } = await createPageRenderer(context, openOwnIcons()).render(pageOf('Inline $x^2$.', 'a.mdx'));
  expect(html).toContain('<msup>');
  expect(html).not.toContain('katex-html');
});
