import { expect, test } from 'vitest';
import type { ScannedFile } from '../../../../src/read/site/scan-folder.ts';
import { selectSources } from '../../../../src/read/site/select-sources.ts';
import type { SourceCache } from '../../../../src/read/site/source-cache.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

const texts: Record<string, string> = {
  'a.js': 'addEventListener("click", () => {});\n',
  'lib/worker.js': 'export const a = 1;\n',
  'snippets/b.js': 'document.title = "";\n',
};
const cache = {
  text: ({ path }: ScannedFile) => texts[path] ?? '',
  remember: (_file: ScannedFile, _name: string, read: () => unknown) => read(),
  faultsOf: () => [],
} as unknown as SourceCache;

const select = (paths: readonly string[], settings: readonly string[] = []) =>
  selectSources(
    paths.map((path) => ({ path, size: 1, changed: 0, placed: 0, ignored: false })),
    { named: new Set(), settings: new Set(settings), cache },
  );

test('pages load style sheets and scripts, but for those that others import', () => {
  const { styles, scripts } = select(['a.css', 'snippets/b.css', ...Object.keys(texts)]);
  expect(styles).toEqual(['a.css']);
  expect(scripts).toEqual(['a.js']);
});

test('modules and data may be imported from anywhere, by others that are imported, too', () => {
  const own: Record<string, string> = {
    'index.mdx':
      'import { sum } from "/lib/sum.js";\nimport prices from "./data/prices.json";\nimport config from "/docs.json";\n',
    'lib/sum.js': 'import { one } from "./one";\nexport const sum = one + 1;\n',
    'lib/one.ts': 'import { two } from "../snippets/two.js";\nexport const one: number = two - 1;\n',
    'snippets/two.js': 'import rates from "../data/rates.json";\nexport const two = rates.two;\n',
    'lib/unused.js': 'export const unused = 1;\n',
    'data/prices.json': '{}',
    'data/rates.json': '{}',
    'data/unused.json': '{}',
    'docs.json': '{}',
  };
  Object.assign(texts, own);
  const { snippets, assets, scripts } = select(Object.keys(own), ['docs.json']);
  expect(Object.keys(snippets).sort()).toEqual([
    'data/prices.json',
    'data/rates.json',
    'lib/one.ts',
    'lib/sum.js',
    'snippets/two.js',
  ]);
  expect(assets.map(({ path }) => path)).toContain('data/prices.json');
  expect(scripts).toEqual([]);
});

test('the time grows with the number of scripts and style sheets, not with its square', () => {
  const work = (length: number) =>
    select(Array.from({ length }, (_, index) => `f/${index}.${index % 2 ? 'js' : 'css'}`));
  expect(measureGrowth(work, 6_000)).toBeLessThan(linearGrowth);
});

test('a name that looks like another one is told', () => {
  const composed = 'guides/caf\u00e9.mdx';
  expect(select([composed, 'a.mdx']).problems).toEqual([]);
  const decomposed = composed.normalize('NFD');
  expect(select([decomposed]).problems).toEqual([
    expect.objectContaining({
      severity: 'warning',
      code: 'page-name',
      file: decomposed,
      hint: expect.stringContaining('Retype the name as caf\u00e9.mdx'),
    }),
  ]);
});

test('what the site and its service are set up with is handed out to nobody', () => {
  const paths = ['docs.json', 'docwright.server.json', 'settings/navigation.json', 'data/prices.json'];
  const { assets } = select(paths, ['docs.json', 'settings/navigation.json']);
  expect(assets.map(({ path }) => path)).toEqual(['data/prices.json']);
});

test('pages whose addresses differ in case alone are both shown, with a warning for the later one', () => {
  const { pages, problems } = select(['guides/Start.mdx', 'guides/start.md', 'guides/other.mdx']);
  expect(pages.map(({ path }) => path)).toEqual(['guides/Start.mdx', 'guides/start.md', 'guides/other.mdx']);
  expect(problems.map(({ code, file, message }) => [code, file, message.split(' ')[0]])).toEqual([
    ['same-address', 'guides/start.md', 'guides/Start.mdx'],
  ]);
});
