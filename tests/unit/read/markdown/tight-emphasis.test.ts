import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { markTightEmphasis, withoutMarks } from '../../../../src/read/markdown/tight-emphasis.ts';

const render = (source: string): string =>
  withoutMarks(markdownToHtml(markTightEmphasis(source), { features: { gfm: true } }).html).replace(
    /^<p>|<\/p>\s*$/g,
    '',
  );

test.each([
  ['中央の**［設定］**APIと**｢値｣**X', '中央の<strong>［設定］</strong>APIと<strong>｢値｣</strong>X'],
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
  ['```npm```\n**（あ）**い', '<code>npm</code>\n<strong>（あ）</strong>い'],
  ['2 * 3（三）* 四', '2 * 3（三）* 四'],
  [
    'مثل **«أول»** و**«صحيح»** و**«تاريخ»** لا',
    'مثل <strong>«أول»</strong> و<strong>«صحيح»</strong> و<strong>«تاريخ»</strong> لا',
  ],
  ['وَ**«صحيح»**؛ **القوالب:**من', 'وَ<strong>«صحيح»</strong>؛ <strong>القوالب:</strong>من'],
  ['ב**"הגדרות"** וב**(אחר)**', 'ב<strong>"הגדרות"</strong> וב<strong>(אחר)</strong>'],
  ['กด**"บันทึก"**เพื่อ', 'กด<strong>"บันทึก"</strong>เพื่อ'],
  ['**「接続」**OAuthとAPI**「設定」**', '<strong>「接続」</strong>OAuthとAPI<strong>「設定」</strong>'],
  ['Use **（重要）**2 times', 'Use <strong>（重要）</strong>2 times'],
  [
    '**/kline API：**1 回、**`code`：**A、**[a](/b)。**B**、C**',
    '<strong>/kline API：</strong>1 回、<strong><code>code</code>：</strong>A、' +
      '<strong><a href="/b">a</a>。</strong>B<strong>、C</strong>',
  ],
  ['API：**名**、URL！**名**', 'API：<strong>名</strong>、URL！<strong>名</strong>'],
  ['***（太斜）***字', '<em><strong>（太斜）</strong></em>字'],
])('%s', (source, html) => {
  expect(render(source)).toBe(html);
});

test('a block ends what is open, and other languages stay as they are', () => {
  expect(render('**（開\n\n閉）**字')).toContain('閉）**字');
  const english = 'An **important (very)**, *thing*';
  expect(markTightEmphasis(english)).toBe(english);
});

test('a letter of every script without spaces is known, wherever Unicode has it', () => {
  const scripts = ['Han', 'Hiragana', 'Hangul', 'Bopomofo', 'Thai', 'Khmer', 'Tibetan', 'Arabic', 'Hebrew'];
  const letter = new RegExp(`[${scripts.map((script) => `\\p{sc=${script}}`).join('')}\\p{M}]`, 'u');
  const missed: string[] = [];
  for (let code = 0; code < 0x32000; code += 7) {
    const character = code >= 0xd800 && code < 0xe000 ? '' : String.fromCodePoint(code);
    if (!letter.test(character) || /[\p{P}\p{S}]/u.test(character)) continue;
    if (!markTightEmphasis(`**(a)**${character}`).includes('\u1680')) missed.push(code.toString(16));
  }
  expect(missed).toEqual([]);
});
