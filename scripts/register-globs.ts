import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expandGlobs } from './glob-imports.ts';

// For scripts that load `src` as it is: `node --import ./scripts/register-globs.ts bench/search/run.ts`.
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const source = loaded.format === 'module-typescript' ? String(loaded.source) : '';
    return source.includes('import.meta.glob') && /\/src\/.*\.ts$/.test(url)
      ? { ...loaded, source: expandGlobs(source, fileURLToPath(url)) }
      : loaded;
  },
});
