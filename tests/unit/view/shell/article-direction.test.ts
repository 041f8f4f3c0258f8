import { expect, test } from 'vitest';
import { articleDirection } from '../../../../src/view/shell/article-direction.ts';

const directionOf = (title: string, body: string, direction: 'ltr' | 'rtl' = 'ltr'): string | undefined =>
  articleDirection({ direction, page: { title } }, body);

test.each([
  ['توثيق المطورين', '<p>هذه الصفحة قيد الترجمة. <code>npm install</code></p>'],
  ['שלום', '<p class="description">איך זה עובד עם API</p><pre><code>const answer = compute(everything)</code></pre>'],
  ['مرحبا', ''],
])('%j stands from right to left', (title, body) => {
  expect(directionOf(title, body)).toBe('rtl');
});

test.each([
  ['Home', '<p>هذه الصفحة قيد الترجمة</p>'],
  ['Translations: العربية', '<p>How to write pages in Arabic, with everything that a translator needs to know.</p>'],
  ['Home', '<p>All in English.</p>'],
])('%j stands as the site does', (title, body) => {
  expect(directionOf(title, body)).toBe(undefined);
});

test('where the site stands so, a page says nothing of its own', () => {
  expect(directionOf('مرحبا', '<p>هذه الصفحة</p>', 'rtl')).toBe(undefined);
});
