import { expect, test } from 'vitest';
import { unescapeHtml } from '../../../../src/base/text/unescape-html.ts';

test('undoes every way to write a character once', () => {
  expect(unescapeHtml('/a?b=1&#x26;c=2&#38;d&amp;e&#x3C;&#X3e;&#xe9;&#128512;')).toBe('/a?b=1&c=2&d&e<>é😀');
  expect(unescapeHtml('&amp;lt;&AMP;&nosuch;&#x110000;&#0;&#;')).toBe('&lt;&AMP;&nosuch;&#x110000;&#0;&#;');
});
