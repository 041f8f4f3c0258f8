import { expect, test } from 'vitest';
import { createPageRenderer } from '../../../../src/build/render/create-page-renderer.ts';
import { openOwnIcons } from '../../../../src/build/render/open-own-icons.ts';
import { pageOf, renderContext } from './render-source.ts';

const elements = `<>
  <a className="mine" href="/guides/b?c#d">B</a>
  <a href="/docs/guides/b">Again</a>
  <a href="guides/b">From here</a>
  <a href="//example.com/a">Elsewhere</a>
  <img src="/pictures/p.png" alt="" />
  <video src="/v.mp4" poster="/p.png" />
</>`;
const snippets = {
  'snippets/fixed.jsx': `export const Fixed = () => ${elements};`,
  'snippets/living.jsx': `export const Living = () => { const [n, set] = useState(0); return ${elements}; };`,
};
const source = `import { Fixed } from '/snippets/fixed.jsx';
import { Living } from '/snippets/living.jsx';

<Fixed />

<Living />
`;

async function addresses(base: string): Promise<string[][]> {
  const renderer = createPageRenderer({ ...renderContext, base, snippets }, openOwnIcons());
  const { html, problems } = await renderer.render(pageOf(source, 'a.mdx'));
  expect(problems).toEqual([]);
  // React asks browsers to load pictures early.
  const shown = html.replace(/<link [^>]*>/g, '');
  return shown
    .split('<dw-island')
    .map((part) => [...part.matchAll(/ (?:href|src|poster)="([^"]*)"/g)].map(([, at]) => at!));
}

test('addresses from the root of the site get its base path in component files as well', async () => {
  const based = [
    '/docs/guides/b?c#d',
    '/docs/guides/b',
    'guides/b',
    '//example.com/a',
    '/docs/pictures/p.png',
    '/docs/v.mp4',
    '/docs/p.png',
  ];
  expect(await addresses('/docs')).toEqual([based, based]);
});

test('without a base path they stay as they are written', async () => {
  const written = [...elements.matchAll(/ (?:href|src|poster)="([^"]*)"/g)].map(([, address]) => address);
  expect(await addresses('')).toEqual([written, written]);
});
