import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHighlighter as createShiki } from 'shiki';
import { beforeAll, describe, expect, test } from 'vitest';
import { codeStyleSheet, createHighlighter } from '../../../../src/build/highlight/create-highlighter.ts';
import { type Look, plainText, readColors } from './read-colors.ts';

const themes = { light: 'github-light', dark: 'night-owl', customLanguages: [] };
const highlighter = await createHighlighter({ themes });
const folder = join(import.meta.dirname, '../../../fixtures/highlight/samples');
const samples = readdirSync(folder).map((file) => ({
  language: file.split('.')[0]!,
  code: readFileSync(join(folder, file), 'utf8').trimEnd(),
}));

describe('colours are those of Shiki with its own engine', () => {
  let shiki: Awaited<ReturnType<typeof createShiki>>;

  beforeAll(async () => {
    const langs = [...samples.map((sample) => sample.language), 'tsx', 'jsx'];
    shiki = await createShiki({ themes: ['github-light', 'night-owl'], langs });
  });

  test.each(samples)('$language', ({ language, code }) => {
    const themesOfShiki = { light: 'github-light', dark: 'night-owl' } as const;
    const lines = shiki.codeToTokensWithThemes(code, {
      lang: language as 'js',
      themes: themesOfShiki,
      tokenizeTimeLimit: 0,
    });
    const expected = lines.flat().flatMap(({ content, variants }) =>
      [...content].map((char): Look => {
        const { light, dark } = variants as Record<string, { color: string; fontStyle: number }>;
        return [
          char,
          light!.color.toLowerCase(),
          dark!.color.toLowerCase(),
          (light!.fontStyle & dark!.fontStyle & 1) === 1,
        ];
      }),
    );
    const html = highlighter.highlight(code, language);
    expect(plainText(html)).toBe(code);
    expect(readColors(html, codeStyleSheet(themes))).toEqual(expected.filter(([char]) => char.trim() !== ''));
  });
});

test('html is light', () => {
  expect(highlighter.highlight('const a = "<b>";\n\n  // x & y', 'js')).toMatchInlineSnapshot(`
    "<span class="I z">const</span> <span class="A p tdi">a</span> <span class="I z">=</span> <span class="B bf">"</span><span class="B bj">&lt;b&gt;</span><span class="B bf">"</span>;

      <span class="F h tdi">// x &amp; y</span>"
  `);
});

test('lines are elements only when something needs them', () => {
  expect(highlighter.highlight('a\n\nb', 'text')).toBe('a\n\nb');
  expect(highlighter.highlight('a\n\nb\n', 'text', { lines: true })).toBe(
    '<span class="line">a\n</span><span class="line">\n</span><span class="line">b</span>',
  );
  expect(highlighter.highlight('a\nb\nc', 'text', { highlight: [2, 9], focus: [3] })).toBe(
    '<span class="line">a\n</span><span class="line line-highlight">b\n</span><span class="line line-focus">c</span>',
  );
});

test.each([
  ['js', 'a(); // [!code ++]\nb(); // [!code --]', ['line-add', 'line-remove']],
  ['python', 'a()  # [!code highlight]\nb()', ['line-highlight', '']],
  ['sql', 'a -- [!code focus]\nb', ['line-focus', '']],
  ['html', '<a> <!-- [!code ++] -->\n<b>', ['line-add', '']],
  ['css', 'a {} /* [!code error] */\nb {}', ['line-error', '']],
  ['jsx', '<a> {/* [!code warning] */}\nb', ['line-warning', '']],
  ['js', '// [!code ++:2]\na\nb\nc', ['line-add', 'line-add', '']],
  ['js', 'a // why [!code hl]\nb', ['line-highlight', '']],
  ['js', 'a // [!code ++] [!code focus]\nb', ['line-add line-focus', '']],
  ['text', 'a [!code ++]', ['line-add']],
])('marks in %s: %j', (language, code, marks) => {
  const html = highlighter.highlight(code, language);
  const lines = [...html.matchAll(/<span class="line([^"]*)">/g)].map((match) =>
    match[1]!.replace(/ line-diff| line-highlight(?= line-)/, '').trim(),
  );
  expect(lines).toEqual(marks);
  expect(plainText(html)).not.toMatch(/\[!code|\/\/\s*$|\*\/|-->|#\s*$/m);
});

test('an unknown mark is taken out and says nothing', () => {
  expect(highlighter.highlight('a // [!code word:a]\n// [!code constructor]', 'text')).toBe('a');
});

test('names that authors use find their grammar', () => {
  const known = [
    'env',
    '.env',
    'curl',
    'golang',
    'gradle',
    'sol',
    'jinja2',
    'C#',
    'c++',
    'TypeScript',
    'rust,ignore',
    'bash=',
    'javascript"',
    'tf',
    'console',
  ];
  const plain = known.filter(
    (name) => !highlighter.highlight('# a = "x"; func f() { return 1 }\nset x 1 {% if x %}', name).includes('<span'),
  );
  expect(plain).toEqual([]);
});

test('unknown languages and hostile names are plain text', () => {
  for (const name of ['', 'text', 'no-such-language', '../../x', '__proto__', 'constructor', 'toString']) {
    expect(highlighter.highlight('<script>&', name)).toBe('&lt;script&gt;&amp;');
  }
});

test('placeholders of a command line are one piece', () => {
  expect(highlighter.highlight('tool login <your-api-key> --to <user id>', 'bash')).toMatchInlineSnapshot(
    `"<span class="G p tdi">tool</span> <span class="B bj">login &lt;your-api-key&gt;</span> <span class="A p">--to</span> <span class="B bj">&lt;user id&gt;</span>"`,
  );
  expect(highlighter.highlight('sort < in.txt > out.txt', 'bash')).toMatchInlineSnapshot(
    `"<span class="G p tdi">sort</span> <span class="I m">&lt;</span> <span class="B bj">in.txt</span> <span class="I m">&gt;</span> <span class="B bj">out.txt</span>"`,
  );
});

test('a block can have a theme of its own', () => {
  expect(highlighter.highlight('const a', 'js', { theme: 'dracula' })).toBe(
    '<span style="color:#ff79c6">const</span> a',
  );
  expect(highlighter.highlight('const a', 'js', { theme: 'no-theme' })).toBe(highlighter.highlight('const a', 'js'));
  expect(highlighter.blockStyle('dracula')).toBe(
    'color-scheme:dark;--code-background:#282a36;--code-foreground:#f8f8f2',
  );
  expect(highlighter.blockStyle('no-theme')).toBe('');
});

test('custom grammars are used and faulty ones passed over', async () => {
  const grammar = {
    name: 'Mine',
    scopeName: 'source.mine',
    fileTypes: ['mn'],
    patterns: [{ match: 'on|off', name: 'keyword' }],
  };
  const faulty = {
    name: 'bad',
    scopeName: 'source.bad',
    patterns: [{ match: '((', name: 'keyword' }, { include: '#missing' }],
  };
  const own = await createHighlighter({ themes, grammars: [grammar, faulty, null, 'x', { name: 'half' }] });
  expect(own.highlight('turn on', 'mine')).toMatch(/^turn <span class="[\w ]+">on<\/span>$/);
  expect(own.highlight('turn on', 'mn')).toBe(own.highlight('turn on', 'mine'));
  expect(own.highlight('turn on', 'bad')).toBe('turn on');
});

test('colours do not depend on what was highlighted before', async () => {
  const first = await createHighlighter({ themes });
  const second = await createHighlighter({ themes });
  for (const { language, code } of samples) first.highlight(code, language);
  for (const { language, code } of [...samples].reverse())
    expect(second.highlight(code, language)).toBe(first.highlight(code, language));
});

test('one theme for both modes needs no dark rules', async () => {
  const one = { light: 'dracula', dark: 'dracula', customLanguages: [] };
  const single = await createHighlighter({ themes: one });
  expect(codeStyleSheet(one)).not.toMatch(/^\.dark \.dw-code[ {]/m);
  expect(readColors(single.highlight('const', 'js'), codeStyleSheet(one))[0]).toEqual([
    'c',
    '#ff79c6',
    '#ff79c6',
    false,
  ]);
});

test('what stands around code takes the colours of its ground, whichever mode the page is in', () => {
  const both = codeStyleSheet({ ...themes, light: 'dracula', dark: 'github-light' });
  expect(both).toMatch(/^\.dw-code\{color-scheme:dark;/m);
  expect(both).toMatch(/^\.dark \.dw-code,\.dw-code\.dark\{color-scheme:light;/m);
  const unknown = { light: 'css-variables', dark: 'css-variables', customLanguages: [] };
  expect(codeStyleSheet(unknown)).not.toContain('color-scheme');
});

test('the theme css-variables gives the variables of the format', async () => {
  const given = { light: 'css-variables', dark: 'css-variables', customLanguages: [] };
  const variables = await createHighlighter({ themes: given });
  const css = codeStyleSheet(given);
  expect(css).toContain('--code-background:var(--mint-color-background);--code-foreground:var(--mint-color-text)');
  expect(readColors(variables.highlight('// x', 'js'), css)[0]![1]).toBe('var(--mint-token-comment)');
});

test('an unknown theme falls back', () => {
  expect(codeStyleSheet({ light: 'no', dark: '../x', customLanguages: [] })).toContain('--code-background:#fff');
});

test('a pattern without hope costs neither the time nor the rest of the line', () => {
  const start = performance.now();
  const html = highlighter.highlight(
    'func f() {\n\tdefer func() { if x := recover(); x != nil { err = fmt.Errorf("panic: %v", x) } }()\n}',
    'go',
  );
  expect(html).toMatch(/<span class="[\w ]+">panic:<\/span>/);
  expect(performance.now() - start).toBeLessThan(5_000);
});

test('huge lines and blocks end soon', () => {
  const start = performance.now();
  expect(plainText(highlighter.highlight(`${'{"a":['.repeat(20_000)}`, 'json'))).toHaveLength(120_000);
  expect(plainText(highlighter.highlight('a = 1\n'.repeat(100_000), 'python'))).toHaveLength(599_999);
  expect(performance.now() - start).toBeLessThan(5_000);
});
