import { expect, test } from 'vitest';
import { renderLlmsFull } from '../../../../src/build/outputs/llms-full.ts';
import { testSite } from './test-site.ts';

test('holds every page whole, with the base path in its links', () => {
  const site = testSite({
    base: '/docs',
    pages: {
      index: { description: 'Start', markdown: 'See [auth](/auth#x).' },
      auth: { markdown: '# auth\n\nText.' },
      secret: { frontMatter: { hidden: true }, markdown: 'hidden words' },
      members: { frontMatter: { groups: ['staff'] }, markdown: 'secret words' },
    },
  });
  expect(renderLlmsFull(site)?.toString('utf8')).toMatchInlineSnapshot(`
    "# Home
    Source: https://docs.example.com/docs/

    Start

    See [auth](/docs/auth#x).


    # auth
    Source: https://docs.example.com/docs/auth

    Text.
    "
  `);
});
