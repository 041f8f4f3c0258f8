import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outputMarker } from '../../../../src/base/paths/build-folder.ts';
import { compareOutputs } from '../../../../src/build/changes/compare-outputs.ts';
import { parseChanges } from '../../../../src/build/changes/parse-changes.ts';
import { renderChangesMarkdown } from '../../../../src/build/changes/render-changes.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-changes-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(output: string, files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, output, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return join(folder, output);
}

const page = (title: string, text: string, around = ''): string =>
  `<html><body><nav>${around}</nav><main><article><h1>${title}</h1>${text}<script src="/_docwright/p.${around}.js"></script></article><p>${around}</p></main></body></html>`;

test('a page may have the name of a file, and nothing but files of the output is read', () => {
  const before = write('before', { 'guide.html/index.html': page('Guide', 'one') });
  const after = write('after', { 'guide.html/index.html': page('Guide', '<img src="/..%2Fafter-2/a.png">') });
  symlinkSync('guide.html/index.html', join(after, 'link.html'));
  symlinkSync('..', join(after, 'loop'));
  const changes = compareOutputs(before, after);
  expect(changes.pages).toEqual([{ kind: 'changed', path: '/guide.html', title: 'Guide' }]);
});

test('pages differ by what readers see of them, and by their pictures', () => {
  const shown = page('Shown', '<p><img src="/images/a%20b.png"></p>');
  const before = write('before', {
    'index.html': page('Home', 'same', 'one'),
    'guides/old/index.html': page('Old', 'text'),
    'guides/text/index.html': page('Text &amp; <code>more</code>', 'text'),
    'shown.html': shown,
    'images/a b.png': '1',
    '404.html': page('None', 'a'),
  });
  const after = write('after', {
    'index.html': page('Home', 'same', 'two'),
    'guides/old/index.html': '<meta http-equiv="refresh" content="0; url=/guides/new">',
    'guides/new/index.html': page('New', 'text'),
    'guides/text/index.html': page('Text &amp; <code>more</code>', 'another text'),
    'shown.html': shown,
    'images/a b.png': '2',
    '404.html': page('None', 'b'),
  });
  const changes = compareOutputs(before, after);
  expect(changes.pages).toEqual([
    { kind: 'new', path: '/guides/new', title: 'New' },
    { kind: 'changed', path: '/guides/text', title: 'Text & more' },
    { kind: 'changed', path: '/shown', title: 'Shown' },
    { kind: 'removed', path: '/guides/old', title: 'Old' },
  ]);
  expect(parseChanges(JSON.stringify(changes))).toEqual(changes);
  expect(compareOutputs(after, after).pages).toEqual([]);
  expect(renderChangesMarkdown(changes, { preview: 'https://p.example.com/docs', before: 'https://example.com' })).toBe(
    `### Documentation: 1 page new, 2 pages changed, 1 page removed

[View the preview](<https://p.example.com/docs>)

| Page | | Before |
|---|---|---|
| [New](<https://p.example.com/docs/guides/new>) | new |  |
| [Text \\& more](<https://p.example.com/docs/guides/text>) | changed | [before](<https://example.com/guides/text>) |
| [Shown](<https://p.example.com/docs/shown>) | changed | [before](<https://example.com/shown>) |
| Old | removed | [before](<https://example.com/guides/old>) |
`,
  );
});

test('a folder that holds no site is no site without pages', () => {
  const output = write('after', { 'index.html': page('Home', '') });
  expect(() => compareOutputs(join(folder, 'none'), output)).toThrow('is not a built site');
});

test('what a stranger calls a page names nobody, leads nowhere and ends no cell', () => {
  const titles = ['@team #1 [x](https://evil.example) | a\n\n# b', '<img src=x onerror=y>', 'www.evil.example', ''];
  const paths = ['//evil.example/x', '/@evil.example', '/a>)b|c', '/../../x'];
  const pages = titles.map((title, index) => ({ kind: 'new' as const, title, path: paths[index]! }));
  const text = renderChangesMarkdown({ format: 1, pages }, { preview: 'https://p.example.com', before: null });
  const rows = text.split('\n').slice(6, -1);
  expect(rows).toHaveLength(4);
  for (const row of rows) {
    expect(row.match(/\]\(<https:\/\/p\.example\.com\/[^<>|]*>\) \| new \|$/)).not.toBeNull();
    expect(row.replaceAll(/\\./g, '').match(/\|/g)).toHaveLength(3);
    expect(row).not.toMatch(/@t|#1|\[x\]|(?<!\\)<img|www\.e/);
  }
  expect(parseChanges('{"format":1,"pages":[{"kind":"new","path":"https://evil.example","title":"x"}]}')).toBeNull();
  expect(parseChanges('[')).toBeNull();
});

test.each([
  ['at the top', ''],
  ['in the folder of its base path', 'docs/'],
])('a site with a base path differs by its pages and pictures where these lie %s', (_, place) => {
  const marker = { [outputMarker]: '{"base":"/docs"}', [`${place}${outputMarker}`]: '{"base":"/docs"}' };
  const shown = page('Shown', '<p><img src="/docs/a.png"></p>');
  const outputs = ['1', '2'].map((picture) =>
    write(picture, { ...marker, [`${place}guides/shown/index.html`]: shown, [`${place}a.png`]: picture }),
  );
  expect(compareOutputs(outputs[0]!, outputs[1]!).pages).toEqual([
    { kind: 'changed', path: '/guides/shown', title: 'Shown' },
  ]);
});

test('the base path of an output that a stranger built leads to no other folder', () => {
  write('other', { [outputMarker]: '{}', 'secret.html': page('Secret', '') });
  const output = write('out', { [outputMarker]: '{"base":"/../other"}', 'a.html': page('A', '') });
  const none = write('none', { 'b.html': page('B', '') });
  expect(compareOutputs(none, output).pages.map(({ title }) => title)).toEqual(['A', 'B']);
});
