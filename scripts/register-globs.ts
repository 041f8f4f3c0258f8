import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';
import { expandGlobs } from './glob-imports.ts';

// For scripts that load `src` as it is: `node --import ./scripts/register-globs.ts bench/search/run.ts`.
registerHooks({
  load(url, context, nextLoad) {
    if (/\/src\/.*\.tsx$/.test(url)) return { format: 'module', source: readMarkup(url), shortCircuit: true };
    const loaded = nextLoad(url, context);
    const source = loaded.format === 'module-typescript' ? String(loaded.source) : '';
    return source.includes('import.meta.glob') && /\/src\/.*\.ts$/.test(url)
      ? { ...loaded, source: expandGlobs(source, fileURLToPath(url)) }
      : loaded;
  },
});

/** Node takes types away by itself, but knows no markup. */
function readMarkup(url: string): string {
  const file = fileURLToPath(url);
  return transformSync(file, readFileSync(file, 'utf8'), { jsx: { runtime: 'automatic' } }).code;
}
