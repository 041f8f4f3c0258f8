import { resolve } from 'node:path';
import { build } from 'esbuild-native';
import { expect, test } from 'vitest';
import { nodeOptions } from '../../../scripts/compile/compile-node.ts';

const root = resolve(import.meta.dirname, '../../..');

/** The packages whose code a module loads with itself, before it is asked for anything. */
async function packagesOf(entry: string): Promise<string[]> {
  const built = await build({ ...nodeOptions(root), entryPoints: [entry], metafile: true, write: false });
  const { inputs } = built.metafile;
  const packages = new Set<string>();
  const reached = new Set([entry]);
  for (const file of reached)
    for (const { path, kind, external } of inputs[file]?.imports ?? []) {
      if (kind === 'dynamic-import' || path.startsWith('node:')) continue;
      if (!external) reached.add(path);
      const name = /^(?:@[^/]+\/)?[^/]+/.exec(external ? path : (path.split('node_modules/').at(-1) ?? ''))?.[0];
      if (name && (external || path.includes('node_modules/'))) packages.add(name);
    }
  return [...packages];
}

/** What only some sites need, and takes long to load: bundlers, formulas, fonts, descriptions, other themes. */
const rare = ['astro', 'vite', 'rolldown', 'katex', 'woff2-encoder', 'js-yaml', 'json-p3', 'sharp'];

test('the process that builds loads no more than what every site needs', async () => {
  const packages = await packagesOf('src/build/publish/write-open-site.ts');
  expect(packages).toContain('satteri');
  const rendering = ['react', 'react-dom', 'shiki', '@shikijs/core', '@shikijs/vscode-textmate', 'tailwindcss'];
  expect(packages.filter((name) => [...rare, ...rendering].includes(name))).toEqual([]);
});

test('a process that renders loads no more than what every page needs', async () => {
  const packages = await packagesOf('src/build/processes/worker.ts');
  expect(packages).toContain('react-dom');
  expect(packages.filter((name) => [...rare, 'zod', 'tailwindcss'].includes(name))).toEqual([]);
});

test('of Shiki, a process that renders loads grammars and themes from the package, and nothing else', async () => {
  const entryPoints = ['src/build/processes/worker.ts'];
  const { metafile } = await build({ ...nodeOptions(root), entryPoints, metafile: true, write: false });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const external = new Set(imports.filter((one) => one.external).map(({ path }) => path));
  const ofShiki = [...external].filter((path) => /^@?shiki/.test(path)).sort();
  expect(ofShiki).toEqual(['shiki/langs', 'shiki/themes']);
});

test('what starts those processes is loaded before the rest', async () => {
  expect(await packagesOf('src/build/dev/start-dev-server.ts')).toEqual(['ignore']);
  expect(await packagesOf('src/build/session/open-pool.ts')).toEqual(['ignore']);
});
