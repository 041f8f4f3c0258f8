import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type AstroInlineConfig, build } from 'astro';
import { passthroughImageService } from 'astro/config';
import { build as bundle, type Plugin } from 'esbuild-native';
import type { Plugin as VitePlugin } from 'vite';
import {
  type LayoutIndex,
  type LayoutKind,
  languageOfTexts,
  layoutIndexName,
  placeholderBase,
} from '../../src/build/arrange/layout-index.ts';
import { browserScripts } from '../../src/build/astro/browser-scripts.ts';
import { componentsAnywhere } from '../../src/build/astro/components-anywhere.ts';
import { inlineScripts } from '../../src/build/astro/inline-scripts.ts';
import { packageFiles } from '../../src/build/astro/package-files.ts';
import { plainPreload } from '../../src/build/astro/plain-preload.ts';
import { silentAstro, withEnvironment } from '../../src/build/astro/with-environment.ts';
import { compileThemeStyles } from './compile-theme-styles.ts';
import { type Chunks, findApiScripts, noteChunks } from './find-api-scripts.ts';
import { type Diagrams, diagramsStay, findDiagrams, linkDiagrams } from './find-diagrams.ts';
import { packFiles } from './pack-files.ts';

/**
 * Builds what arranges the pages of sites with a built-in theme: `lib/layouts.js`, which Node loads, and
 * `lib/layouts.pack` with the style sheets and scripts that these pages load. Needs `lib/browser.pack`.
 * @returns the files that went in
 */
export async function compileLayouts(root: string): Promise<string[]> {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const project = mkdtempSync(join(cache, 'docwright-layouts-'));
  try {
    const themes = readdirSync(join(root, 'themes')).filter((name) => name !== 'base');
    furnish(project, { root, themes });
    const chunks: Chunks = new Map();
    await withEnvironment(environment, () => build(astroConfig(project, chunks)));
    const diagrams = findDiagrams(root);
    const { themes: styles, texts } = await compileThemeStyles(root, themes);
    const scripts = readScripts(join(project, 'out/client/_docwright'), diagrams);
    const ofApi = new Set(findApiScripts(chunks));
    const byLanguage = Map.groupBy(scripts.keys(), (name) => languageOfTexts(name) ?? '');
    const { '': unspoken = [], ...spoken } = Object.fromEntries(byLanguage);
    const { true: api = [], false: others = [] } = Object.groupBy(unspoken, (name) => `${ofApi.has(name)}`);
    const index: LayoutIndex = { themes: styles, scripts: others, api, texts: spoken, diagrams };
    const files = new Map([...texts, ...scripts, [layoutIndexName, JSON.stringify(index)] as const]);
    writeFileSync(join(root, 'lib/layouts.pack'), packFiles(files));
    return await bundleServer(project, root);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

const pageComponents: Record<LayoutKind, string> = { page: 'Page.astro', 'not-found': 'NotFoundPage.astro' };

/** A project with a page for each layout of each theme; what the page shows comes with the request. */
function furnish(project: string, { root, themes }: { root: string; themes: string[] }): void {
  mkdirSync(join(project, 'src/pages'), { recursive: true });
  mkdirSync(join(project, 'node_modules'));
  symlinkSync(root, join(project, 'node_modules/docwright'), 'junction');
  symlinkSync(join(root, 'node_modules/astro'), join(project, 'node_modules/astro'), 'junction');
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
  writeFileSync(join(project, 'entry.ts'), entry);
  for (const theme of themes)
    for (const [kind, component] of Object.entries(pageComponents))
      writeFileSync(
        join(project, 'src/pages', `${theme}-${kind}.astro`),
        `---
import Layout from ${JSON.stringify(join(root, 'themes', theme, 'Layout.astro'))};
import Page from ${JSON.stringify(join(root, 'src/build/pages', component))};
---
<Page Layout={Layout} {...Astro.locals} />
`,
      );
}

/** The key is for islands of a server, of which there are none; a fixed one makes each build the same. */
const environment = { ...silentAstro, NODE_ENV: 'production', ASTRO_KEY: Buffer.alloc(32).toString('base64') };

const entry = `import { createApp } from 'astro/app/entrypoint';
export const app = createApp({ streaming: false });
`;

function astroConfig(project: string, chunks: Chunks): AstroInlineConfig {
  return {
    root: project,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    output: 'server',
    base: placeholderBase,
    trailingSlash: 'ignore',
    compressHTML: true,
    devToolbar: { enabled: false },
    image: { service: passthroughImageService() },
    outDir: join(project, 'out'),
    build: { assets: '_docwright', inlineStylesheets: 'never' },
    adapter: {
      name: 'docwright:layouts',
      hooks: {
        'astro:config:done': ({ setAdapter }) =>
          setAdapter({
            name: 'docwright:layouts',
            entrypointResolution: 'auto',
            serverEntrypoint: join(project, 'entry.ts'),
            supportedAstroFeatures: { serverOutput: 'stable' },
          }),
      },
    },
    vite: {
      css: { postcss: {} },
      plugins: [
        withoutStyles,
        diagramsStay,
        plainPreload(),
        componentsAnywhere(),
        packageFiles(),
        browserScripts(),
        inlineScripts(),
        noteChunks(chunks),
      ],
      environments: { ssr: { resolve: { noExternal: true } } },
    },
  };
}

/** Themes that are built together would share their style sheets in pieces, each of which a reader would load. */
const withoutStyles: VitePlugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0without-styles' : undefined),
  load: (id) => (id === '\0without-styles' ? '' : undefined),
};

function readScripts(folder: string, diagrams: Diagrams): Map<string, string> {
  const names = readdirSync(folder).filter((name) => /\.(?:js|css)$/.test(name));
  return new Map(names.map((name) => [name, linkDiagrams(readFileSync(join(folder, name), 'utf8'), diagrams)]));
}

/** One file, so that each process that arranges pages loads no more than it needs. */
async function bundleServer(project: string, root: string): Promise<string[]> {
  const { metafile } = await bundle({
    absWorkingDir: root,
    entryPoints: [join(project, 'out/server/entry.mjs')],
    outfile: join(root, 'lib/layouts.js'),
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    minify: true,
    plugins: [movable({ project, root })],
    banner: { js: `const ${baseName} = new URL(import.meta.url).searchParams.get('base') ?? '';` },
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs).filter((file) => !file.startsWith(relative(root, project)));
}

const baseName = 'docwrightBase';

/** Addresses of files begin with the base that the module is loaded for; where it was built does not show. */
function movable({ project, root }: { project: string; root: string }): Plugin {
  const address = new RegExp(`"${placeholderBase}(/_docwright/[^"]+)"`, 'g');
  return {
    name: 'movable',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.mjs$/ }, ({ path }) => ({
        contents: readFileSync(path, 'utf8')
          .replaceAll(project, '/layouts')
          .replaceAll(root, '/docwright')
          .replace(address, `(${baseName}+"$1")`),
      })),
  };
}
