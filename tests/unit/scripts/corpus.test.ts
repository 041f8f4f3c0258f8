import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkOutput } from '../../../scripts/corpus/check-output.ts';
import { findLeaks } from '../../../scripts/corpus/find-leaks.ts';
import type { FindingKind } from '../../../scripts/corpus/inspect-page.ts';
import { readSelectors } from '../../../scripts/corpus/read-selectors.ts';
import { sourceText } from '../../../scripts/corpus/source-words.ts';

let root = '';
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'docwright-corpus-test-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

test.each([
  ['a bare name in text', 'Go to /users/{id} now', 'Go to /users/{id} now', 1],
  ['a name in code', 'Go to {id} now', 'Go to `/users/{id}` now', 0],
  ['a name in front matter', 'GET {id}', '---\ntitle: GET {id}\n---\n', 0],
  ['an escaped name', 'Say {id}', 'Say \\{id}', 0],
  ['a name in a string', 'Say {id}', '<Card title="Say {id}" />', 0],
  ['an escaped tag', 'Use <b> here', 'Use &lt;b> here', 0],
  ['what nobody wrote', 'An [object Object]', 'An object', 1],
  ['a word', 'It is undefined', 'It is undefined', 0],
  ['escaped braces around code', 'It is { : ; }', 'It is \\{ `a`: [`B`](/b); \\}', 0],
  ['an escaped tag with an escaped end', 'enabled: <bool>', 'enabled: \\<bool\\>', 0],
  ['bold text that is none', 'Open **now', 'Open **now', 1],
  ['a number with stars', 'card **** **** 1234', 'card **** **** 1234', 0],
  ['escaped braces with markup within', '{ a: 1 }', '<b>&#x7B;</b> a<i>:</i> 1 &#x7D;', 0],
  ['a word that nobody wrote', 'It is undefined', 'It is {name}', 1],
])('%s: leaks %#', (_, prose, source, count) => {
  expect(findLeaks(prose, [source])).toHaveLength(count);
});

test.each([
  ['the language of a fence that nothing closes', '```bash\nls', 'ls'],
  ['the name of a link that is defined elsewhere', 'See [it][there].\n\n[there]: https://a.b', 'See [it] .'],
  ['the kind of a callout', '> [!NOTE]\n> Words', '> \n> Words'],
  ['an address with a space before its end', 'See [it]( https://a.b/c ) now', 'See [it]  now'],
  ['a picture after code in three backticks', '```one```\n\n![a](https://b.c)\n\n```js\ntwo\n```', 'one \n\n \n\n two'],
  ['an export from elsewhere', 'export { default } from "./overview.mdx"\n', ''],
  ['the look of a line of code', '```js\na // [!code highlight]\n```', 'a //  '],
  ['a character by its name', '0&dash;9 &raquo;', '0‐9 »'],
  ['the kind of an admonition', ':::tip\nWords\n:::', '\nWords\n:::'],
])('%s is no word', (_, source, text) => {
  expect(sourceText(source).trim()).toBe(text.trim());
});

test('text of a snippet is no excuse for showing its source', () => {
  expect(findLeaks('It {verb ?? "is"}', ['<Intro />', 'It {verb ?? "is"} here'])).toHaveLength(1);
});

test('reads what style sheets, pages and scripts of a site select', () => {
  write({
    'style.css': '#navbar { color: red }',
    'page.mdx': '<style>{`.own { color: red }`}</style>\n\n```js\ndocument.getElementById("sample")\n```\n',
    'run.js': 'document.getElementById("content"); x.closest(".card"); x.querySelector(`#${id}`)',
    'build.js': 'const fs = require("fs"); document.querySelector(".never")',
  });
  const { styles, asked } = readSelectors(root);
  expect(styles.toSorted()).toEqual(['#navbar { color: red }', '.own { color: red }']);
  expect(asked).toEqual(['#content', '.card']);
});

test('tells dead links of ours from those of the author, counts every word, and compares with the Markdown', () => {
  const body =
    '<h2 id="here">Here</h2><a href="/two">a</a><a href="/gone">b</a><a href="#here">c</a><a href="#no">d</a>';
  write({
    'site/docs.json': JSON.stringify({ navigation: { pages: ['index', 'two'] } }),
    'site/index.mdx': '---\ntitle: A\n---\n\n## Here\n\nmissing [a](/two) [b](/gone)\n',
    'site/two.mdx': '',
    'out/_docwright/site.json': JSON.stringify({ base: '', redirects: [], pages: [{ route: '/' }] }),
    'out/index.html': `<head><script src="/lost.js"></script></head><main><article><div id="content">${body}</div></article></main>`,
    'out/index.md': '# A\n\n> Index aller Seiten: https://docs.example.com/llms.txt\n\n## Here\n\nsurplus\n',
  });
  const { findings, unbuilt } = checkOutput(join(root, 'site'), join(root, 'out'), []);
  const of = (kind: FindingKind): string[] =>
    findings.filter((found) => found.kind === kind).map(({ detail }) => detail);
  expect(unbuilt).toEqual(['/two']);
  expect(of('lost words')).toEqual(['missing']);
  expect(of('dead link')).toEqual(['<a> /two (two.mdx)']);
  expect(of('dead link of the author')).toEqual(['<a> /gone', '#no']);
  expect(of('missing file')).toEqual(['<script> /lost.js']);
  expect(of('only in Markdown')).toEqual(['surplus']);
});
