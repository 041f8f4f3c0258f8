import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { globImports } from './glob-imports.ts';
import { prepareModel } from './prepare-model.ts';
import { writeDeclarations } from './write-declarations.ts';

/**
 * Compiles what Node itself loads (command line, Astro integration, workers) from `src` into `lib`, since type
 * stripping knows neither JSX nor `node_modules`. What Vite bundles stays source.
 */
const root = resolve(import.meta.dirname, '..');
rmSync(join(root, 'lib'), { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: {
    cli: 'src/cli/main.ts',
    docwright: 'src/entry/docwright.ts',
    astro: 'src/entry/astro.ts',
    components: 'src/entry/components.ts',
    sessions: 'src/build/session/sessions.ts',
    'render-worker': 'src/build/render/worker.ts',
    'validation-worker': 'src/build/validate/validation-worker.ts',
    'embedding-worker': 'src/service/embeddings/worker.ts',
    'indexing-worker': 'src/cli/serve/indexing-worker.ts',
  },
  outdir: 'lib',
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  target: 'node22',
  format: 'esm',
  jsx: 'automatic',
  plugins: [globImports],
  chunkNames: 'chunks/[name]-[hash]',
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'warning',
});
prepareModel(join(root, 'lib/model'));
writeDeclarations({
  root: join(root, 'src'),
  entries: ['entry/docwright.ts', 'entry/astro.ts', 'entry/theme.ts'],
  out: join(root, 'lib/types'),
});
