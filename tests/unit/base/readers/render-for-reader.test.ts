import { describe, expect, test } from 'vitest';
import { createReaderMarks } from '../../../../src/base/readers/reader-marks.ts';
import { renderForReader } from '../../../../src/base/readers/render-for-reader.ts';
import { settleElements } from '../../../../src/base/readers/settle-elements.ts';
import type { Audience, PageAccess } from '../../../../src/model/service.ts';

const secret = 'k3y';
const marks = createReaderMarks(secret);
const nobody: Audience = { kind: 'anonymous' };
const member = (...groups: string[]): Audience => ({ kind: 'member', groups });
const only = (...groups: string[]): PageAccess => ({ kind: 'members', groups });
const members: PageAccess = { kind: 'members', groups: null };
const everyone: PageAccess = { kind: 'everyone' };

const seenBy = (text: string, audience: Audience, content: Record<string, unknown> = {}): string =>
  renderForReader(text, { secret, reader: { audience, content } });

describe('parts', () => {
  test('are for members, for groups, or for those who are not signed in', () => {
    const text = `a${marks.show(members, 'M')}${marks.show(only('x', 'y'), 'G')}${marks.around('signed-out').join('S')}${marks.show(everyone, 'E')}z`;
    expect(seenBy(text, nobody)).toBe('aSEz');
    expect(seenBy(text, member())).toBe('aMEz');
    expect(seenBy(text, member('y'))).toBe('aMGEz');
  });

  test('may stand in each other, and a hidden one hides all of it', () => {
    const text = marks.show(only('x'), `1${marks.show(only('y'), '2')}${marks.around('signed-out').join('3')}4`);
    expect([nobody, member('y'), member('x'), member('x', 'y')].map((audience) => seenBy(text, audience))).toEqual([
      '',
      '',
      '14',
      '124',
    ]);
  });

  test('of which the first that fits is shown', () => {
    const text = `<${marks.choose(
      [
        { access: only('x'), text: 'x' },
        { access: only('y'), text: 'y' },
      ],
      'none',
    )}>`;
    expect([nobody, member('y'), member('x', 'y')].map((audience) => seenBy(text, audience))).toEqual([
      '<none>',
      '<y>',
      '<x>',
    ]);
    expect(
      marks.choose(
        [
          { access: everyone, text: 'all' },
          { access: only('y'), text: 'y' },
        ],
        'none',
      ),
    ).toBe('all');
  });

  test('are for groups of any name', () => {
    const names = ['a,b', 'ü ñ', '-', '*', '%2C', "it's", '<&">', '\uFDD0', 'constructor'];
    for (const name of names) {
      const text = marks.show(only(name), 'seen');
      expect(seenBy(text, member(name))).toBe('seen');
      expect(seenBy(text, member(...names.filter((other) => other !== name)))).toBe('');
    }
  });

  test('that do not fit together are an error', () => {
    const [open, close] = marks.around(members);
    for (const text of [open, close, `${open}a${close}${close}`, open.slice(0, -1), open.replace('?', '!')])
      expect(() => seenBy(text, member())).toThrow();
  });

  test('cannot be written by an author, who does not know the secret', () => {
    const forged = createReaderMarks('other').around(members)[1];
    expect(seenBy(marks.show(only('x'), `a${forged}b`), member())).toBe('');
  });
});

test('values of the reader are escaped, and only plain own ones are shown', () => {
  const text = `${marks.value(['name'])} ${marks.value(['org', 'plan.x'])} ${marks.value(['constructor'])}|${marks.value(['list'])}|${marks.value(['missing', 'x'])}`;
  expect(seenBy(text, member(), { name: `<b>"A"&'`, org: { 'plan.x': 3 }, list: [1] })).toBe(
    '&lt;b&gt;&quot;A&quot;&amp;&#39; 3 ||',
  );
  const [open] = marks.around(only('x'));
  expect(seenBy(`${marks.value(['name'])}x`, member(), { name: open })).not.toContain('\uFDD0');
});

describe('marks of a whole element', () => {
  const settle = (html: string, audience: Audience): string => seenBy(settleElements(html, secret), audience);
  const mark = marks.element(only('x'));

  test.each([
    [
      `<ul><li><a href="/a">A</a></li><li class="x"><a href="${mark}/b">B</a></li><li>C</li></ul>`,
      '<ul><li><a href="/a">A</a></li><li>C</li></ul>',
    ],
    [`<ul><li><div><b>${mark}G</b></div><ul><li>in</li></ul></li></ul>`, '<ul></ul>'],
    [`<nav><a rel="prev" href="${mark}/b">B</a><a href="/c">C</a></nav>`, '<nav><a href="/c">C</a></nav>'],
    [
      `<div class="columns"><div class="card directory-card"><p><a href="${mark}/b">B</a></p></div></div>`,
      '<div class="columns"></div>',
    ],
    [
      `<ul><li><img src="x"><a href='${mark}/b' title="a > b"><br>B</a><script>"</li>"</script></li><li>C</ul>`,
      '<ul><li>C</ul>',
    ],
    [`<p>${mark}text</p>`, '<p>text</p>'],
    ['<p>plain</p>', '<p>plain</p>'],
  ])('%#: takes the element away', (html, expected) => {
    expect(settle(html, nobody)).toBe(expected);
    expect(settle(html, member('x'))).toBe(html.replaceAll(mark, ''));
  });
});
