import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every route of a built site, from its own manifest. */
export function routesOf(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, '_docwright/site.json'), 'utf8')) as {
    pages: { route: string }[];
  };
  return manifest.pages.map(({ route }) => route);
}
