import { expect, test } from 'vitest';
import { createPageRenderer } from '../../../../src/build/render/create-page-renderer.ts';
import { openOwnIcons } from '../../../../src/build/render/open-own-icons.ts';
import { pageOf, renderContext } from './render-source.ts';

const snippets = { 'plans.jsx': 'export const Plans = () => <div><table><tr><td>1</td></tr></table></div>' };
const renderer = createPageRenderer({ ...renderContext, snippets }, openOwnIcons());

test.each([
  ['a table that a component of a file draws', "import { Plans } from '/plans.jsx'\n\n<Plans />", true],
  ['a table of Markdown', '| a |\n|---|\n| 1 |', false],
  ['a table of HTML', '<div><table><tr><td>1</td></tr></table></div>', false],
])('%s has the style sheet by which it scrolls where it needs it', async (_, source, isDrawn) => {
  const { features } = await renderer.render(pageOf(source, 'a.mdx'));
  expect(features.includes('drawn')).toBe(isDrawn);
});
