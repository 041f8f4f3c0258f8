import { expect, test } from 'vitest';
import { createDescriber } from '../../../../src/build/render/create-describer.ts';

const describe = createDescriber({ highlight: (code) => code, toHref: (href) => href });

test.each([
  ['Send <token> when x<y and y>z', '<p>Send &lt;token> when x&lt;y and y>z</p>'],
  ['<your-key>\nis secret, <b>really</b>', '<p>&lt;your-key>\nis secret, <b>really</b></p>'],
  [
    'See <https://a.test/x>',
    '<p>See <a href="https://a.test/x" target="_blank" rel="noopener">https://a.test/x</a></p>',
  ],
  [
    'A <script>alert(1)</script><iframe src="x"></iframe><x-y onclick="z">b</x-y>',
    '<p>A &lt;x-y onclick="z">b&lt;/x-y></p>',
  ],
])('tags that are no elements are text in %j', (markdown, html) => {
  expect(describe(markdown).trim().replaceAll('&#x3C;', '&lt;')).toBe(html);
});
