import { describe, expect, test } from 'vitest';
import { parseFrontMatter } from '../../../../src/read/markdown/parse-front-matter.ts';

const parse = (source: string) => parseFrontMatter(source, 'page.mdx');

describe('parseFrontMatter', () => {
  test('splits the body off and counts its line', () => {
    const { frontMatter, body, line } = parse('---\ntitle: Hello\n---\n\n# Text\n');
    expect(frontMatter.title).toBe('Hello');
    expect(body).toBe('\n# Text\n');
    expect(line).toBe(4);
  });

  test('reads a page without front matter', () => {
    expect(parse('# Text')).toMatchObject({ body: '# Text', line: 1, problems: [] });
  });

  test('takes CRLF and a byte-order mark', () => {
    const { frontMatter, body } = parse('\uFEFF---\r\ntitle: A\r\n---\r\nText\r\n');
    expect(frontMatter.title).toBe('A');
    expect(body).toBe('Text\n');
  });

  test('takes empty front matter', () => {
    expect(parse('---\n---\nText')).toMatchObject({ body: 'Text', line: 3 });
  });

  test('keeps what can be read of broken YAML and says where it breaks', () => {
    const { frontMatter, problems } = parse('---\ntitle: "A: b\ndescription: Works: here\nhidden: true\n---\nText');
    expect(frontMatter.description).toBe('Works: here');
    expect(frontMatter.hidden).toBe(true);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]).toMatchObject({ severity: 'warning', code: 'front-matter-yaml', file: 'page.mdx' });
  });

  test('takes duplicate keys', () => {
    expect(parse('---\ntitle: A\ntitle: B\n---\n').frontMatter.title).toBe('B');
    expect(parse('---\ntitle: ""\n---\n').frontMatter).toMatchObject({ title: null, isUntitled: true });
    expect(parse('---\ntitle:\n---\n').frontMatter).toMatchObject({ title: null, isUntitled: false });
  });

  test('reads TOML', () => {
    const { frontMatter } = parse('+++\ntitle = "A \\"b\\""\nhidden = true\nkeywords = ["x", "y"]\n+++\nText');
    expect(frontMatter).toMatchObject({ title: 'A "b"', hidden: true, keywords: ['x', 'y'] });
  });

  test('keeps unknown scalar keys as meta', () => {
    expect(parse('---\n"og:title": Card\nrobots: noindex\nnested: { a: 1 }\n---\n').frontMatter.meta).toEqual({
      'og:title': 'Card',
      robots: 'noindex',
    });
  });

  test.each([
    ['icon: house', { name: 'house', style: null, library: null }],
    ['icon: house\niconType: regular', { name: 'house', style: 'regular', library: null }],
    ['icon: { name: rocket, style: solid, library: lucide }', { name: 'rocket', style: 'solid', library: 'lucide' }],
    ['icon: 3', null],
  ])('reads the icon of %j', (text, icon) => {
    expect(parse(`---\n${text}\n---\n`).frontMatter.icon).toEqual(icon);
  });

  test('reads related pages, groups and their wildcard form', () => {
    const { frontMatter } = parse(
      '---\nrelated:\n  - guides/a\n  - Title: https://example.com\ngroups:\n  - includes: [staff]\n---\n',
    );
    expect(frontMatter.related).toEqual([
      { title: null, href: 'guides/a' },
      { title: 'Title', href: 'https://example.com' },
    ]);
    expect(frontMatter.groups).toEqual(['staff']);
  });

  test('is not polluted by hostile keys', () => {
    parse('---\n__proto__: { polluted: true }\nconstructor: x\n---\n');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
