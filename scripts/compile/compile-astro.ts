import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild-native';
import { esbuildReplacement, optionalForAstro } from './astro-in-lib.ts';
import { externalPackages } from './external-packages.ts';

/** Of the entries of Astro's package: what `compileNode` bundles, and what describes types. */
const forNode = new Set([
  '.',
  './app/node',
  './astro-jsx',
  './client',
  './config',
  './container',
  './env',
  './hono',
  './loaders',
  './markdown',
  './package.json',
  './toolbar',
  './tsconfigs/*',
  './tsconfigs/*.json',
  './types',
]);

/** Files that Astro has Vite read by their place and not by a name. */
const byPlace = [
  'dist/assets/fonts/infra/*-runtime-font-file-url-resolver.js',
  'dist/core/session/provider*.js',
  'dist/prefetch/index.js',
  'dist/types/public/index.js',
  'dist/vite-plugin-app/createAstroServerApp.js',
];

interface Places {
  root: string;
  /** The package of Astro. */
  source: string;
  out: string;
  /** Names of packages that users have beside Docwright, or may have. */
  outside: ReadonlySet<string>;
}

/**
 * Puts into `lib/astro` what of Astro goes through Vite with every site: its runtime and components, each file in its
 * place, and in `packages` what these import of other packages.
 * @returns the files that went in
 */
export async function compileAstro(root: string): Promise<string[]> {
  const outside = new Set([...externalPackages(root), ...optionalForAstro]);
  const places: Places = { root, source: join(root, 'node_modules/astro'), out: join(root, 'lib/astro'), outside };
  const { source, out } = places;
  const targets = writeManifest(places);
  cpSync(join(source, 'templates'), join(out, 'templates'), { recursive: true });
  const components = copyComponents(places);
  const patterns = [...targets.map((target) => target.replace(/\*(?=$|\.)/, '**/*')), ...components.files, ...byPlace];
  const entryPoints = globSync(patterns, { cwd: source })
    .filter((file) => /^dist\/.*\.js$/.test(file) && !file.includes('dev-toolbar'))
    .map((file) => join(source, file));
  const files = await findFiles(entryPoints, places);
  const own = files.filter((file) => file.startsWith('node_modules/astro/dist/'));
  const packages = await writeModules(own, places);
  await writePackages(new Set([...packages, ...components.packages]), places);
  return files;
}

/** @returns where its entries lead */
function writeManifest({ source, out }: Places): string[] {
  const { version, exports } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
    version: string;
    exports: Record<string, string | { default: string }>;
  };
  const targets = Object.entries(exports)
    .filter(([name]) => !forNode.has(name))
    .map(([name, target]) => [name, typeof target === 'string' ? target : target.default] as const);
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'package.json'), `${JSON.stringify({ name: 'astro', version, type: 'module' })}\n`);
  writeFileSync(join(out, 'exports.json'), `${JSON.stringify(Object.fromEntries(targets))}\n`);
  return targets.map(([, target]) => target);
}

/** @returns what they import, which no compiler of ours reads: files of Astro, and packages */
function copyComponents(places: Places): { files: string[]; packages: string[] } {
  const { source, out } = places;
  const files: string[] = [];
  const packages: string[] = [];
  mkdirSync(join(out, 'components'));
  for (const name of readdirSync(join(source, 'components'))) {
    const text = readFileSync(join(source, 'components', name), 'utf8');
    const copy = text.replace(/\bfrom (['"])([^'"]+)\1/g, (whole, _quote, path: string) => {
      if (path.startsWith('../dist/')) files.push(path.slice('../'.length));
      if (path.startsWith('.') || isGiven(path, places)) return whole;
      packages.push(path);
      return `from '../packages/${fileOf(path)}.js'`;
    });
    writeFileSync(join(out, 'components', name), copy);
  }
  return { files, packages };
}

/** Everything that these files import, of whatever package. */
async function findFiles(entryPoints: string[], places: Places): Promise<string[]> {
  const options: BuildOptions = { entryPoints, outdir: places.out, write: false, splitting: true, metafile: true };
  const { metafile } = await build({ ...common(places), ...options, plugins: [givenElsewhere(places)] });
  return Object.keys(metafile!.inputs);
}

/** Each file in its place, importing other packages from `packages`. @returns what they import of them */
async function writeModules(files: string[], places: Places): Promise<Set<string>> {
  const { source, out } = places;
  const packages = new Set<string>();
  const inPlace: Plugin = {
    name: 'in-place',
    setup({ onResolve }) {
      onResolve({ filter: /./ }, ({ path, kind, importer }) => {
        if (kind === 'entry-point') return undefined;
        if (/^[./#]/.test(path) || isGiven(path, places)) return { path, external: true };
        packages.add(path);
        const folder = join(out, relative(source, dirname(importer)));
        return {
          path: relative(folder, join(out, 'packages', `${fileOf(path)}.js`)).replaceAll('\\', '/'),
          external: true,
        };
      });
    },
  };
  await build({ ...common(places), entryPoints: files, outbase: source, outdir: out, plugins: [inPlace] });
  return packages;
}

async function writePackages(names: ReadonlySet<string>, places: Places): Promise<void> {
  await build({
    ...common(places),
    entryPoints: [...names].map((name) => ({ in: name, out: fileOf(name) })),
    outdir: join(places.out, 'packages'),
    splitting: true,
    plugins: [asAstroMeans(places), givenElsewhere(places)],
  });
}

function fileOf(name: string): string {
  return name.replace(/^@|\.js$/g, '').replaceAll('/', '-');
}

/** Finds packages as Astro's own files do, which may be other versions than ours. */
function asAstroMeans({ source }: Places): Plugin {
  return {
    name: 'as-astro-means',
    setup(api) {
      api.onResolve({ filter: /./ }, ({ path, kind }) => {
        if (path === 'esbuild') return { path: esbuildReplacement };
        return kind === 'entry-point' ? api.resolve(path, { kind: 'import-statement', resolveDir: source }) : undefined;
      });
    },
  };
}

function givenElsewhere(places: Places): Plugin {
  return {
    name: 'given-elsewhere',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path }) => (isGiven(path, places) ? { path, external: true } : undefined));
    },
  };
}

/** Whether Vite finds it when a site is built: modules that Astro makes up, its own entries, packages beside ours. */
function isGiven(path: string, { outside }: Places): boolean {
  const [first = '', second = ''] = path.split('/');
  const name = first.startsWith('@') ? `${first}/${second}` : first;
  return /^(?:virtual|astro|node):|^astro$/.test(first) || builtinModules.includes(path) || outside.has(name);
}

function common({ root }: Places): BuildOptions {
  return {
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['import', 'default'],
    target: 'node22',
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'warning',
  };
}
