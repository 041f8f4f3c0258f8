import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * What the navigation of a `docs.json` or `mint.json` names, as written: page paths and `METHOD /path` entries. Reads
 * the file by itself, so that it can tell what a build left out.
 */
export function navigationEntries(site: string): Set<string> {
  const entries = new Set<string>();
  const config = readConfig(site);
  collect(config['navigation'], false, entries);
  return entries;
}

function readConfig(site: string): Record<string, unknown> {
  for (const name of ['docs.json', 'mint.json']) {
    const file = join(site, name);
    const config = readJson(file);
    if (config !== null) return resolveReferences(config, dirname(file), new Set()) as Record<string, unknown>;
  }
  return {};
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

function resolveReferences(value: unknown, folder: string, open: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveReferences(item, folder, open));
  if (typeof value !== 'object' || value === null) return value;
  const reference = (value as { $ref?: unknown }).$ref;
  if (typeof reference === 'string' && !reference.includes('#')) {
    const file = resolve(folder, reference);
    if (open.has(file)) return null;
    return resolveReferences(readJson(file), dirname(file), new Set([...open, file]));
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolveReferences(item, folder, open)]));
}

function collect(value: unknown, isPage: boolean, entries: Set<string>): void {
  if (typeof value === 'string' && isPage) entries.add(value);
  if (Array.isArray(value)) for (const item of value) collect(item, isPage, entries);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  // A static build leaves out what only members may read.
  if ((value as { public?: unknown }).public === false) return;
  for (const [key, item] of Object.entries(value)) {
    const namesPage = key === 'pages' || (key === 'root' && typeof item === 'string');
    collect(item, namesPage, entries);
  }
}
