import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin, transform } from 'esbuild-native';
import { globImports } from '../glob-imports.ts';
import { astroInLib, optionalForAstro } from './astro-in-lib.ts';
import { compressedJson } from './compressed-json.ts';
import { externalPackages } from './external-packages.ts';
import { joinSmallChunks } from './join-small-chunks.ts';

/** By name in `lib`, what Node loads. */
const entryPoints = {
  cli: 'src/cli/main.ts',
  docwright: 'src/entry/docwright.ts',
  astro: 'src/entry/astro.ts',
  components: 'src/entry/components.ts',
  sessions: 'src/build/session/sessions.ts',
  'render-worker': 'src/build/processes/worker.ts',
  'validation-worker': 'src/build/validate/validation-worker.ts',
  'embedding-worker': 'src/service/embeddings/worker.ts',
  'search-worker': 'src/service/retrieval/search-worker.ts',
  'indexing-worker': 'src/cli/serve/indexing-worker.ts',
};

/** What packages of the older kind call. A name of its own, since esbuild does not know of it. */
const requireForBundles = `import { createRequire as createRequireForBundles } from 'node:module';
const require = createRequireForBundles(import.meta.url);`;
const banner = `${requireForBundles}\n`;

/** Grammars and themes are read from the package; of the rest, most of which serves others, what is used goes in. */
const grammarsOfShiki: Plugin = {
  name: 'grammars-of-shiki',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^shiki(?:\/(?:langs|themes|wasm)(?:\/.*)?)?$/ }, ({ path }) => ({ path, external: true }));
  },
};

/**
 * Of the compiler of MDX, what is native is read from the package; its 30 modules of JavaScript, which cross into that
 * for each page, go in.
 */
const nativeOfSatteri: Plugin = {
  name: 'native-of-satteri',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]satteri[\\/]dist[\\/]binding\.js$/ }, ({ path }) => {
      const [names] = /\{[^}]*\}/.exec(readFileSync(path, 'utf8'))!;
      return {
        contents: `import { createRequire } from 'node:module';
          export const ${names} = createRequire(import.meta.resolve('satteri'))('../index.js');`,
      };
    });
  },
};

/** In packages that run for each page, and in the largest one that few sites load, nobody looks for names in traces. */
const shortNames: Plugin = {
  name: 'short-names',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]node_modules[\\/](?:undici|satteri|@shikijs)[\\/].*\.m?js$/ }, async ({ path }) => ({
      contents: (await transform(readFileSync(path, 'utf8'), { minifyIdentifiers: true })).code,
    }));
  },
};

/** Browsers load the rules of one language; here, all are loaded to build an index, and need no two files for each. */
const rulesAtOnce: Plugin = {
  name: 'rules-at-once',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]search[\\/]analysers[\\/]import-rules\.ts$/ }, ({ path }) => ({
      contents: `import { pickRules } from './all-rules.ts';
        export const importRules = (language) => Promise.resolve(pickRules(language));`,
      resolveDir: dirname(path),
    }));
  },
};

const partlyBundled = new Set(['shiki', 'satteri']);

/** How code becomes part of `lib`. */
export function nodeOptions(root: string): BuildOptions {
  return {
    absWorkingDir: root,
    outdir: 'lib',
    bundle: true,
    splitting: true,
    external: [...externalPackages(root), ...optionalForAstro].flatMap((name) =>
      partlyBundled.has(name) ? [] : [name, `${name}/*`],
    ),
    platform: 'node',
    // The packages' own ES modules, of which only what is used goes in.
    mainFields: ['module', 'main'],
    target: 'node22',
    format: 'esm',
    jsx: 'automatic',
    plugins: [grammarsOfShiki, nativeOfSatteri, shortNames, globImports, compressedJson, astroInLib(root), rulesAtOnce],
    banner: { js: requireForBundles },
    chunkNames: 'chunks/[name]-[hash]',
    // Names stay, for the traces of errors.
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    logLevel: 'warning',
  };
}

/**
 * Compiles what Node itself loads (command line, Astro integration, workers) into `lib`, with the packages it uses.
 * @returns the files that went in
 */
export async function compileNode(root: string): Promise<string[]> {
  const { metafile } = await build({ ...nodeOptions(root), entryPoints, metafile: true });
  takeOutUnusedRequire(root, metafile.outputs);
  await joinSmallChunks(root, metafile.outputs);
  return Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? file : [])),
  );
}

/** Takes what packages of the older kind call out of the files in which none of them is. */
function takeOutUnusedRequire(root: string, outputs: Metafile['outputs']): void {
  for (const file of Object.keys(outputs)) {
    const rest = readFileSync(join(root, file), 'utf8').replace(banner, '');
    if (!/\brequire\b/.test(rest)) writeFileSync(join(root, file), rest);
  }
}
