import { expect, test } from 'vitest';
import { addBaseToLinks } from '../../../../src/build/outputs/add-base-to-links.ts';

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
  expect(addBaseToLinks(markdown, '/docs').split('\n')).toEqual([
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
