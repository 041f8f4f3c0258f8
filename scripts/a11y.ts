import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { builtInThemes } from '../src/read/config/topics/theme.ts';
import { buildTheme } from '../tests/e2e/build-theme.ts';
import { checkAccessibility } from '../tests/e2e/check-accessibility.ts';
import { openSite } from '../tests/e2e/open-site.ts';
import { routesOf } from '../tests/e2e/routes-of.ts';

/**
 * Holds every page of a site in every theme and both modes to axe-core's rules, and ends with 1 when one is broken:
 * `npm run a11y -- [--theme mint]… [--site folder]`. The browser tests ask the same of a part of the pages.
 */
const { values } = parseArgs({
  options: {
    theme: { type: 'string', multiple: true, default: [...builtInThemes] },
    site: { type: 'string', default: 'example-site' },
  },
});
const root = resolve(import.meta.dirname, '..');

for (const theme of values.theme) {
  const out = join(root, '.bench/a11y', theme);
  await buildTheme({ site: resolve(root, values.site), theme, out });
  const site = await openSite(out);
  try {
    const routes = routesOf(out);
    const found = await checkAccessibility(
      site,
      routes.map((path) => ({ path })),
    );
    console.log(`${theme}: ${routes.length} pages in two modes, ${found.length} violations`);
    for (const line of found) console.log(`  ${line}`);
    if (found.length > 0) process.exitCode = 1;
  } finally {
    await site.close();
  }
}
