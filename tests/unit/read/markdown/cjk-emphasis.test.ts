import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { markCjkEmphasis, withoutMarks } from '../../../../src/read/markdown/cjk-emphasis.ts';

const render = (source: string): string =>
  withoutMarks(markdownToHtml(markCjkEmphasis(source), { features: { gfm: true } }).html).replace(
    /^<p>|<\/p>\s*$/g,
    '',
  );

test.each([
  ['これは**重要（とても）**です。', 'これは<strong>重要（とても）</strong>です。'],
  ['**「強調」**の例。', '<strong>「強調」</strong>の例。'],
  ['例は**「強調」**です', '例は<strong>「強調」</strong>です'],
  ['한국어**(강조)**입니다.', '한국어<strong>(강조)</strong>입니다.'],
  ['中文*「斜體」*字與~~（刪除）~~字', '中文<em>「斜體」</em>字與<del>（刪除）</del>字'],
  ['**重要**（説明）と**注意。**次', '<strong>重要</strong>（説明）と<strong>注意。</strong>次'],
  [
    '**`code`**です、**[link](/a_(b))**です',
    '<strong><code>code</code></strong>です、<strong><a href="/a_(b)">link</a></strong>です',
  ],
  ['`**（あ）**い` と \\*\\*（あ）\\*\\*い', '<code>**（あ）**い</code> と **（あ）**い'],
  ['2 * 3（三）* 四', '2 * 3（三）* 四'],
  ['***（太斜）***字', '<em><strong>（太斜）</strong></em>字'],
])('%s', (source, html) => {
  expect(render(source)).toBe(html);
});

test('a block ends what is open, and other languages stay as they are', () => {
  expect(render('**（開\n\n閉）**字')).toContain('閉）**字');
  const english = 'An **important (very)**, *thing*';
  expect(markCjkEmphasis(english)).toBe(english);
});
