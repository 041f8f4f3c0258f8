import { expect, test } from 'vitest';
import { renderReport } from '../../../../src/base/errors/render-report.ts';
import type { Problem } from '../../../../src/model/problem.ts';

const warning = (line: number): Problem => ({
  severity: 'warning',
  code: 'missing-alt-text',
  message: `Image ${line} has no text`,
  file: 'guides/a.mdx',
  line,
  column: 1,
});

test('groups by file, errors before warnings, with totals', () => {
  const problems: Problem[] = [
    { ...warning(9), hint: 'Describe it in `alt`' },
    {
      severity: 'warning',
      code: 'unknown-key',
      message: 'The key `colour` is not known here',
      file: 'docs.json',
      line: 4,
      column: 3,
      key: 'colour',
    },
    {
      severity: 'error',
      code: 'missing-page',
      message: 'There is no page "guides/b"',
      hint: 'Did you mean "guides/a"?',
      file: 'docs.json',
      line: 12,
      column: 9,
      key: 'navigation.pages[1]',
    },
    { severity: 'error', code: 'no-pages', message: 'The site has no pages' },
    warning(2),
  ];
  expect(renderReport(problems, { color: false })).toMatchInlineSnapshot(`
    "docs.json
      error    docs.json:12:9  navigation.pages[1]
               There is no page "guides/b"
               → Did you mean "guides/a"?
      warning  docs.json:4:3  colour
               The key \`colour\` is not known here

    The site
      error    The site has no pages

    guides/a.mdx
      warning  guides/a.mdx:2:1
               Image 2 has no text
      warning  guides/a.mdx:9:1
               Image 9 has no text
               → Describe it in \`alt\`

    2 errors and 3 warnings in 2 files"
  `);
});

test('colours mark severity, place and hint', () => {
  const problem: Problem = {
    severity: 'error',
    code: 'dead-link',
    message: 'It broke',
    hint: 'Mend it',
    file: 'docs.json',
    line: 1,
    column: 2,
    key: 'a',
  };
  expect(renderReport([problem], { color: true })).toMatchInlineSnapshot(`
    "[1mdocs.json[0m
      [31merror  [0m  [36mdocs.json:1:2  a[0m
               It broke
               [2m→ Mend it[0m

    [31m1 error[0m in 1 file"
  `);
});

test('more than twenty problems of one kind in one file are only counted', () => {
  const problems = Array.from({ length: 300 }, (_, index) => warning(index + 1));
  const report = renderReport(
    [...problems, { severity: 'error', code: 'dead-file', message: 'Other', file: 'guides/a.mdx', line: 500 }],
    { color: false },
  );
  expect(report.match(/has no text/g)).toHaveLength(20);
  expect(report).toContain('Image 20 has no text\n  and 280 more like this (missing-alt-text)');
  expect(report).toContain('guides/a.mdx:500');
  expect(report.endsWith('1 error and 300 warnings in 1 file')).toBe(true);
});

test('problems of a file that say the same are told once, with all of their places', () => {
  const same = (line: number): Problem => ({ ...warning(line), message: 'The picture has no text', hint: 'Write one' });
  const report = renderReport([same(3), warning(5), same(8), { ...same(9), file: 'guides/b.mdx' }], { color: false });
  expect(report.split('\n').slice(0, 8)).toEqual([
    'guides/a.mdx',
    '  warning  guides/a.mdx:3:1',
    '           guides/a.mdx:8:1',
    '           The picture has no text',
    '           → Write one',
    '  warning  guides/a.mdx:5:1',
    '           Image 5 has no text',
    '',
  ]);
  expect(report.endsWith('4 warnings in 2 files')).toBe(true);
});

test('twenty-one of a kind are cut after twenty', () => {
  const report = renderReport(
    Array.from({ length: 21 }, (_, index) => warning(index + 1)),
    { color: false },
  );
  expect(report).toContain('and 1 more like this');
});

test('nothing is rendered for no problems', () => {
  expect(renderReport([], { color: true })).toBe('');
});

test('quoted content gives no commands to the machine that builds', () => {
  const report = renderReport(
    [
      {
        severity: 'error',
        code: 'missing-page',
        message: 'The page "x\n::error::a\n \t::add-mask::b" and ##vso[task.setvariable variable=PATH]c ##[error]d',
        hint: '::stop-commands::e\n##teamcity[f]',
        file: '::error::g.mdx',
        key: '::h',
      },
    ],
    { color: false },
  );
  const lines = report.split('\n').map((line) => line.trim());
  expect(lines.filter((line) => line.startsWith('::') || /##\w*\[/.test(line))).toEqual([]);
  expect(report).toContain(': :error::a');
  expect(report).toContain('# #vso[task');
});

test('quoted content cannot steer the terminal', () => {
  const report = renderReport(
    [
      {
        severity: 'error',
        code: 'dead-link',
        message: 'Found \u001b[2J\u0007 and\ta\nline',
        file: 'a\u001b.mdx',
        line: 1,
      },
    ],
    { color: false },
  );
  expect(report).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
  expect(report).toContain('line');
});

test('a fault seen in many places names the first three and how many there are', () => {
  const places = [1, 2, 3, 4, 5].map((line) => ({ file: 'a.mdx', line, column: 2 }));
  const icon: Problem = { severity: 'warning', code: 'icon-missing', message: 'No icon', ...places[0]!, places };
  const snippet: Problem = { ...icon, file: 's.mdx', via: 'a.mdx', places: [{ file: 'a.mdx' }, { file: 'b.mdx' }] };
  const report = renderReport([icon, snippet, { ...snippet, line: 8, places: undefined }], { color: false });
  expect(report).toContain('In 5 places: a.mdx:1:2, a.mdx:2:2, a.mdx:3:2, and 2 more');
  expect(report).toContain('Shown in 2 places: a.mdx, b.mdx');
  expect(report).toContain('Shown on a.mdx');
  expect(report.endsWith('3 warnings in 2 files')).toBe(true);
});

test('an address of a megabyte is cut', () => {
  const message = `There is no file "/${'a'.repeat(1_000_000)}"`;
  expect(renderReport([{ ...warning(1), message }], { color: false })).toMatch(/"\/a{900,1000}…\n/);
});

test('what nearly every file has hides nothing else, and all is counted', () => {
  const many = Array.from({ length: 150 }, (_, index) => ({ ...warning(1), file: `guides/${index}.mdx` }));
  const last: Problem = { ...warning(7), severity: 'error', code: 'dead-link', message: 'Gone', file: 'z.mdx' };
  const report = renderReport([...many, last], { color: false });
  expect(report.match(/has no text/g)).toHaveLength(100);
  expect(report).toMatch(/z\.mdx:7:1\n +Gone/);
  expect(report.split('\n').slice(-4)).toEqual([
    '150  warning  missing-alt-text',
    '  1  error    dead-link',
    'At most 100 of a kind are shown; use --verbose to see all',
    '1 error and 150 warnings in 151 files',
  ]);
  expect(renderReport([...many, last], { color: false, all: true }).match(/has no text/g)).toHaveLength(150);
  expect(renderReport([...many, last], { color: false, all: true })).not.toContain('--verbose');
});

test('names each problem where that is asked for', () => {
  const bare: Problem = { severity: 'error', code: 'no-pages', message: 'The site has no pages' };
  const report = renderReport([warning(2), bare], { color: false, names: true });
  expect(report).toContain('  warning  guides/a.mdx:2:1  missing-alt-text\n           Image 2 has no text');
  expect(report).toContain('  error    no-pages\n           The site has no pages');
});
