import { expect, test } from 'vitest';
import { type FenceMeta, parseFenceMeta } from '../../../../src/build/highlight/parse-fence-meta.ts';

/** What a fence says beyond the defaults. */
function read(info: string): Partial<FenceMeta> {
  const [, language = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(info)!;
  const none = parseFenceMeta(null, null);
  const entries = Object.entries(parseFenceMeta(language, rest)).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(none[key as keyof FenceMeta]),
  );
  return Object.fromEntries(entries);
}

test.each<[string, Partial<FenceMeta>]>([
  ['', {}],
  [
    'java HelloWorld.java example lines icon="java"',
    { language: 'java', title: 'HelloWorld.java example', lines: true, icon: 'java' },
  ],
  ['js title="utils/hello.js" {1,3-5}', { language: 'js', title: 'utils/hello.js', highlight: [1, 3, 4, 5] }],
  ['tsx src/app/page.tsx wrap {3}', { language: 'tsx', title: 'src/app/page.tsx', wrap: true, highlight: [3] }],
  ['js icon=square-js Title', { language: 'js', icon: 'square-js', title: 'Title' }],
  ['js lines="true" My title', { language: 'js', lines: true, title: 'My title' }],
  ['js lines=false', { language: 'js', lines: false }],
  ['js highlight={1-2,5} focus=2,4-5', { language: 'js', highlight: [1, 2, 5], focus: [2, 4, 5] }],
  ['js highlight="1,3" focus={2,4-5}', { language: 'js', highlight: [1, 3], focus: [2, 4, 5] }],
  ['ts [expandable]', { language: 'ts', expandable: true }],
  ['ts [file.ts]', { language: 'ts', title: 'file.ts' }],
  ['ts [file.ts]{2}', { language: 'ts', title: 'file.ts', highlight: [2] }],
  ['tsx [slug].tsx', { language: 'tsx', title: '[slug].tsx' }],
  ['ts {3} highlight=5-6 {1,3}', { language: 'ts', highlight: [1, 3, 5, 6] }],
  ['tsx [...all]/page.tsx {1}', { language: 'tsx', title: '[...all]/page.tsx', highlight: [1] }],
  ['ts expandable', { language: 'ts', expandable: true }],
  ['ts "My file"', { language: 'ts', title: 'My file' }],
  ['js Title with "quotes" in', { language: 'js', title: 'Title with "quotes" in' }],
  ['js "First" and \'last\' lines', { language: 'js', title: '"First" and \'last\'', lines: true }],
  ['js ("see") the "lines" wrap around "it"', { language: 'js', title: '("see") the "lines" wrap around "it"' }],
  ['js "quoted" {1}then', { language: 'js', title: '"quoted" then', highlight: [1] }],
  ['js lines "My title" wrap', { language: 'js', title: 'My title', lines: true, wrap: true }],
  ['js "" lines', { language: 'js', lines: true }],
  ['ts filename="a.ts" other', { language: 'ts', title: 'a.ts' }],
  ["ts title='it is'", { language: 'ts', title: 'it is' }],
  ['nocopy', { copy: false }],
  ['js nocopy', { language: 'js', copy: false }],
  ['js nocopy="false"', { language: 'js' }],
  ['lines', { lines: true }],
  ['js theme="dracula"', { language: 'js', theme: 'dracula' }],
  ['js theme={null}', { language: 'js' }],
  ['js theme={"nord"}', { language: 'js', theme: 'nord' }],
  ['ts twoslash', { language: 'ts', twoslash: true }],
  ['json lang="Payload"', { language: 'json', label: 'Payload' }],
  ['mermaid placement="top-left" actions={false}', { language: 'mermaid', placement: 'top-left', actions: false }],
  ['ts{1,3-4}', { language: 'ts', highlight: [1, 3, 4] }],
  ['title="~/.aws/credentials"', { title: '~/.aws/credentials' }],
  ['js showLineNumbers runnable=true', { language: 'js', lines: true, attributes: { runnable: 'true' } }],
  ['txt How long lines wrap around', { language: 'txt', title: 'How long lines wrap around' }],
  ['js title="no end', { language: 'js', title: 'no end' }],
])('```%s', (info, expected) => {
  expect(read(info)).toEqual(expected);
});

test('a range without bounds does not hang', () => {
  expect(parseFenceMeta('js', '{5-99999999999}').highlight).toHaveLength(9996);
});

test('a hostile key stays a plain entry', () => {
  const { attributes } = parseFenceMeta('js', '__proto__=x constructor=y');
  expect(Object.keys(attributes)).toEqual(['__proto__', 'constructor']);
  expect(Object.getPrototypeOf(attributes)).toBe(Object.prototype);
});
