import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'esbuild-native';

/** Packages that Astro uses where a project has them. */
export const optionalForAstro = ['@astrojs/markdown-remark', 'fsevents'];

/** What Astro takes from esbuild, without it. */
export const esbuildReplacement = resolve(import.meta.dirname, 'astro-transform.ts');

/**
 * Bundles the code by which Astro builds and serves. It names files of its own by where its code lies, and these are in
 * `lib/astro`.
 */
export function astroInLib(root: string): Plugin {
  const source = join(root, 'node_modules/astro');
  return {
    name: 'astro-in-lib',
    setup({ onResolve, onLoad, resolve: find }) {
      onResolve({ filter: /^esbuild$/ }, () => ({ path: esbuildReplacement }));
      // Its modules read their data beside them; this one has it inside.
      onResolve({ filter: /^css-tree$/ }, ({ resolveDir, kind }) =>
        find('css-tree/dist/csstree.esm', { resolveDir, kind }),
      );
      onLoad({ filter: /[\\/]node_modules[\\/]astro[\\/]dist[\\/].*\.js$/ }, ({ path }) => {
        const file = relative(source, path).replaceAll('\\', '/');
        const code = readFileSync(path, 'utf8');
        if (file === 'dist/core/errors/overlay.js') return { contents: keepOverlay(code), loader: 'js' };
        return code.includes('import.meta.url')
          ? { contents: keepPlace(code, { root, file }), loader: 'js' }
          : undefined;
      });
    },
  };
}

function keepPlace(code: string, { root, file }: { root: string; file: string }): string {
  const head = [
    `import { packageFolder as docwrightFolder } from ${JSON.stringify(join(root, 'src/read/site/package-folder.ts'))};`,
    "import { pathToFileURL as docwrightUrl } from 'node:url';",
    `const docwrightPlace = docwrightUrl(docwrightFolder + ${JSON.stringify(`/lib/astro/${file}`)}).href;`,
  ];
  return `${head.join('')}${code.replaceAll('import.meta.url', 'docwrightPlace')}`;
}

/** Browsers are sent the source of a class, which bundling would change. */
function keepOverlay(code: string): string {
  const [, source] = /^(class ErrorOverlay [\s\S]*?\n\})$/m.exec(code) ?? [];
  const asked = `\${ErrorOverlay.toString()}`;
  if (source === undefined || !code.includes(asked)) throw new Error('Astro has another way to show faults');
  return `const docwrightOverlay = ${JSON.stringify(source)};${code.replace(asked, `\${docwrightOverlay}`)}`;
}
