import { expect, test } from 'vitest';
import { migrateFiles } from './migrate-files.ts';

const part = 'one\n\ntwo\n\nthree\n';

function linesOf(files: Record<string, string>, file: string): (number | undefined)[] {
  return migrateFiles(files).losses.flatMap((loss) => (loss.file === file ? [loss.line] : []));
}

test('VitePress: losses behind and in pages and code that are put in name the lines of their file', () => {
  const files = {
    '.vitepress/config.js': "export default { title: 'Boats' }",
    'a.md':
      '# A\n\n<!-- @include: ./b.md -->\n\n{{ first() }}\n\n<<< ./c.js\n\n<<< ./none.js\n\n{{ second() }}\n\n```js\nx\n```\n\n<<< ./c.js\n\n{{ third() }}\n',
    'b.md': `${part}\n{{ inner() }}\n`,
    'c.js': 'let a;\n\nlet b;\n',
  };
  expect(linesOf(files, 'a.md')).toEqual([9, 3, 5, 11, 19]);
});

test('GitBook, MkDocs and Fumadocs: losses behind files that are put in name the lines of their file', () => {
  const gitbook = {
    'SUMMARY.md': '* [A](a.md)\n',
    'a.md': `# A\n\n{% include "./b.md" %}\n\n{% content-ref url="b.md" %}\n[b.md](b.md)\n{% endcontent-ref %}\n\n{% own %}\n`,
    'b.md': `${part}\n{% inner %}\n`,
  };
  expect(linesOf(gitbook, 'a.md')).toEqual([3, 9]);
  const mkdocs = {
    'mkdocs.yml': 'site_name: Boats\n',
    'docs/index.md': '# A\n\n--8<-- "docs/b.md"\n\n--8<-- "none.md"\n\n--8<-- "docs/b.md"\n\n{! none.md !}\n',
    'docs/b.md': part,
  };
  expect(linesOf(mkdocs, 'docs/index.md')).toEqual([5, 9]);
  const fumadocs = {
    'package.json': '{"dependencies":{"fumadocs-ui":"15"}}',
    'content/docs/a.mdx':
      '---\ntitle: A\n---\n\n<include>./b.mdx</include>\n\n<Tabs items={names}>\n<Tab>a</Tab>\n</Tabs>\n',
    'content/docs/b.mdx': part,
  };
  expect(linesOf(fumadocs, 'content/docs/a.mdx')).toEqual([7]);
});

test('imports on several lines leave the lines behind them where they are', () => {
  const files = {
    'docusaurus.config.js': "module.exports = { title: 'Boats', presets: [['classic', {}]] }\n",
    'docs/a.mdx': "import {\n  A,\n  B,\n} from 'x';\n\n# A\n\n:::own\nx\n:::\n",
  };
  expect(linesOf(files, 'docs/a.mdx')).toEqual([1, 8]);
});
