import { expect, test } from 'vitest';
import { placeLinks } from '../../../../src/build/outputs/place-links.ts';

test('links from the root get the base path, once, and not in code', () => {
  const markdown = [
    '[a](/a) ![b](/b.png "t") [c](//cdn.example.com/x) [d](d) [e](/docs/e) [f](</f g>)',
    '<a href="/g">g</a> <img src=\'/h.png\' />',
    '[i]: /i',
    '`[j](/j)` ``[k](/k)``',
    '```one line```',
    '```md',
    '[l](/l)',
    '```',
    '[m](/m)',
    '~~~',
    '[n](/n)',
  ].join('\n');
  expect(placeLinks(markdown, { base: '/docs', from: 'guides/index.mdx' }).split('\n')).toEqual([
    '[a](/docs/a) ![b](/docs/b.png "t") [c](//cdn.example.com/x) [d](d) [e](/docs/e) [f](</docs/f g>)',
    '<a href="/docs/g">g</a> <img src=\'/docs/h.png\' />',
    '[i]: /docs/i',
    '`[j](/j)` ``[k](/k)``',
    '```one line```',
    '```md',
    '[l](/l)',
    '```',
    '[m](/docs/m)',
    '~~~',
    '[n](/n)',
  ]);
});

test('links that count from their file lead where those of the page do, whose Markdown can lie in another folder', () => {
  const markdown = [
    '[a](./auth.mdx#keys) ![b](../b.png "t") [c](./x.md?y=1) [d](d) [e](#e) [f](../../../f) [g](</g.mdx>) [h](h.mdx)',
    '<Card href="../cards"><img src=\'./i.png\' /></Card>',
    '[i]: ./i',
    '[^1]: ./note',
    '[j](./) [k](..) [l](https://example.com/../m.mdx) [n](/n.md) `[o](./o)` [p](.well-known/p)',
  ].join('\n');
  expect(placeLinks(markdown, { base: '', from: 'guides/index.mdx' }).split('\n')).toEqual([
    '[a](/guides/auth#keys) ![b](/b.png "t") [c](/guides/x?y=1) [d](d) [e](#e) [f](/f) [g](</g>) [h](/guides/h)',
    '<Card href="/cards"><img src=\'/guides/i.png\' /></Card>',
    '[i]: /guides/i',
    '[^1]: ./note',
    '[j](/guides) [k](/) [l](https://example.com/../m.mdx) [n](/n.md) `[o](./o)` [p](.well-known/p)',
  ]);
  expect(placeLinks('[a](./auth)', { base: '/docs', from: 'guides/index.mdx' })).toBe('[a](/docs/guides/auth)');
});
