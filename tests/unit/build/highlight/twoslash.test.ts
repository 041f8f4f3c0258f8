import { expect, test } from 'vitest';
import { annotateCode } from '../../../../src/build/highlight/twoslash/annotate-code.ts';
import { loadTwoslasher } from '../../../../src/build/highlight/twoslash/load-twoslasher.ts';
import { stripTwoslash } from '../../../../src/build/highlight/twoslash/strip-twoslash.ts';
import { typeCode } from '../../../../src/build/render/type-code.ts';
import type { Problem } from '../../../../src/model/problem.ts';

test('what is for the compiler alone is left out', () => {
  expect(
    stripTwoslash(
      '// @errors: 2304\nimport a from "a";\n// ---cut---\nconst x = a; // kept\n//    ^?\n// @ts-check stays in words',
    ),
  ).toBe('const x = a; // kept\n// @ts-check stays in words');
  expect(stripTwoslash('a\n// ---cut-start---\nb\n// ---cut-end---\nc\n// ---cut-after---\nd')).toBe('a\nc');
});

test('names get their types, and queries a line of their own', () => {
  const hints = [
    { kind: 'hover', start: 6, length: 1, text: 'const a: Map<string, "x">' },
    { kind: 'hover', start: 10, length: 1, text: 'const b: 1' },
    { kind: 'query', start: 10, length: 1, text: 'const b: 1' },
  ] as const;
  const html = annotateCode('<span class="k">const</span> a = <i>b</i> &lt; 1;\nnext', hints);
  expect(html).toBe(
    '<span class="k">const</span> <span class="code-type" data-type="const a: Map&lt;string, &quot;x&quot;&gt;">a</span> = <i>b</i> &lt; 1;\n<span class="code-note" data-note="query">const b: 1</span>next',
  );
});

test('a name that ends with its element is closed inside of it', () => {
  expect(annotateCode('<i>ab</i>c', [{ kind: 'hover', start: 0, length: 2, text: 't' }])).toBe(
    '<i><span class="code-type" data-type="t">ab</span></i>c',
  );
});

test('without the compiler the code is plain, with one warning', () => {
  expect(loadTwoslasher('/')).toBeNull();
  const problems: Problem[] = [];
  const context = {
    language: 'ts',
    services: { twoslasher: () => null },
    file: 'a.mdx',
    warn: (problem: Problem) => void problems.push(problem),
  };
  const typed = typeCode('const a = 1;\n//    ^?', context)!;
  expect([typed.code, typed.annotate('<b>x</b>')]).toEqual(['const a = 1;', '<b>x</b>']);
  expect(problems.map(({ code, file }) => [code, file])).toEqual([['twoslash-missing', undefined]]);
  expect(typeCode('print(1)', { ...context, language: 'python' })).toBeNull();
});
