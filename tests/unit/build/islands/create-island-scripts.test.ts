import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { bundleShared } from '../../../../src/build/islands/bundle-shared.ts';
import { createIslandBundler, type IslandBundlerOptions } from '../../../../src/build/islands/create-island-bundler.ts';
import { createIslandScripts } from '../../../../src/build/islands/create-island-scripts.ts';
import { islandScriptName } from '../../../../src/build/islands/island-address.ts';
import type { Problem } from '../../../../src/model/problem.ts';
import { sourcesOf } from './fixture-site.ts';

const counter =
  'import { step } from "./step.js"; export const Counter = () => { const [n, set] = useState(0); return <b onClick={() => set(n + step)}>{n}</b>; };';
const files = {
  'a/counter.jsx': counter,
  'step.js': 'export const step = 1;',
  'twice.jsx':
    'import { step } from "./step.js";\nimport { step } from "./step.js";\nexport const A = () => <b onClick={step} />;',
  'astray.jsx': ['json', 'txt', 'svg', 'md']
    .map((ending, index) => `import gone${index}, { Part as Part${index} } from "./gone.${ending}";`)
    .concat('export const A = () => <b onClick={gone0}><Part0 /><Part1 />{gone1}{[gone2, gone3]}</b>;')
    .join('\n'),
  'broken.jsx': 'export const A = () => <b onClick={x}>;',
};

const packageFolder = resolve(import.meta.dirname, '../../../..');
const shared = await bundleShared({ packageFolder, builtIns: join(import.meta.dirname, 'built-ins.tsx') });

function open(warn: (problem: Problem) => void = () => {}) {
  const options: IslandBundlerOptions = {
    sources: sourcesOf(files),
    siteFolder: import.meta.dirname,
    packageFolder,
    builtIns: new Set(['Card']),
    shared,
    compileMarkdown: () => ({
      code: null,
      imports: [],
      declared: [],
      components: new Map(),
      freed: [],
      languages: new Set(),
      elements: [],
      placeholders: new Map(),
      problems: [],
    }),
    warn,
  };
  return createIslandScripts({ ...options, version: '1', openBundler: async () => createIslandBundler(options) });
}

const island = { module: 'a/counter.jsx', name: 'Counter' };

test('a name changes with the text of a module, of its imports, and with the version', () => {
  const name = (texts: Record<string, string>, version = '1'): string =>
    islandScriptName(island, { sources: sourcesOf(texts), version });
  const first = name(files);
  expect(first).toMatch(/^a-counter\.[\w-]{10}$/);
  expect(name({ ...files, 'other.jsx': 'x' })).toBe(first);
  expect(
    new Set([
      first,
      name({ ...files, 'a/counter.jsx': `${counter} ` }),
      name({ ...files, 'step.js': 'export const step = 2;' }),
      name(files, '2'),
    ]).size,
  ).toBe(4);
});

test('scripts are made when asked for, with those they import', async () => {
  const scripts = open();
  const path = `_docwright/islands/${islandScriptName(island, { sources: sourcesOf(files), version: '1' })}.js`;
  expect(await scripts.read(path)).toBeNull();
  scripts.add([island]);
  const code = (await scripts.read(path))!;
  const react = /"\.\/(react\.[\w-]{10}\.js)"/.exec(code)![1]!;
  expect(await scripts.read(`_docwright/islands/${react}`)).toContain('mountIsland');
  expect(await scripts.read('_docwright/islands/other.js')).toBeNull();
  expect(code.length).toBeLessThan(800);
  // An open page may have its script from the state before the last change, and ask this one for what it imports.
  const next = open();
  expect(await next.read(`_docwright/islands/${react}`)).toBeNull();
  next.add([island]);
  expect(await next.read(`_docwright/islands/${react}`)).toContain('mountIsland');
});

test('a site without islands has no scripts, and the bundler is loaded with the first that is noted', async () => {
  expect((await open().readAll()).size).toBe(0);
  let opened = 0;
  const openBundler = () => Promise.reject(new Error(`opened ${++opened}`));
  const scripts = createIslandScripts({ sources: sourcesOf(files), version: '1', openBundler, warn: () => {} });
  scripts.add([]);
  expect([await scripts.readAll(), opened]).toEqual([new Map(), 0]);
  scripts.add([island]);
  expect(opened).toBe(1);
  expect((await scripts.readAll()).size).toBe(0);
});

test('a module that does not parse is reported and left out', async () => {
  const problems: Problem[] = [];
  const scripts = open((problem) => problems.push(problem));
  scripts.add([{ module: 'broken.jsx', name: 'Counter' }, island]);
  const all = await scripts.readAll();
  expect([...all.keys()].map((path) => path.replace(/\.[\w-]{10}\.js$/, ''))).toEqual([
    '_docwright/islands/a-counter',
    '_docwright/islands/react',
    '_docwright/islands/components',
  ]);
  expect(problems).toMatchInlineSnapshot(`
    [
      {
        "code": "invalid-component",
        "column": 39,
        "file": "broken.jsx",
        "line": 1,
        "message": "This component file is not valid JavaScript: Unexpected token",
        "severity": "error",
      },
    ]
  `);
});

test('what the bundler finds wrong is reported in one line, with its place', async () => {
  const problems: Problem[] = [];
  const scripts = open((problem) => problems.push(problem));
  scripts.add([{ module: 'twice.jsx', name: 'A' }]);
  expect((await scripts.readAll()).size).toBe(0);
  expect(problems).toEqual([
    {
      severity: 'error',
      code: 'island-failed',
      message:
        'The components in this file cannot be bundled for browsers: Identifier `step` has already been declared',
      file: 'twice.jsx',
      line: 1,
      column: 10,
    },
  ]);
});

test('an import that leads to no file leaves the rest of a component as it is, whatever its name ends in', async () => {
  const problems: Problem[] = [];
  const scripts = open((problem) => problems.push(problem));
  const astray = { module: 'astray.jsx', name: 'A' };
  scripts.add([astray]);
  const code = await scripts.read(
    `_docwright/islands/${islandScriptName(astray, { sources: sourcesOf(files), version: '1' })}.js`,
  );
  expect(problems.map(({ code }) => code)).toEqual(Array.from({ length: 4 }, () => 'missing-import'));
  expect(code).toContain('onClick');
  // A text file would be its own words.
  expect(code).not.toContain('export {');
});
