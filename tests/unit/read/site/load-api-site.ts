import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach } from 'vitest';
import type { NavNode } from '../../../../src/model/navigation.ts';
import type { Site } from '../../../../src/model/site.ts';
import { type LoadOptions, loadSite } from '../../../../src/read/site/load-site.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

export interface ApiSite {
  files?: object;
  /** Beside `paths` in the description. */
  root?: object;
  /** What shows the description: `{ asyncapi: 'api.json' }`. */
  navigation?: object;
  /** `api` of docs.json. */
  api?: object;
}

/** A site whose navigation shows one description. */
export function loadApiSite(
  paths: object,
  { files = {}, root = {}, api = {}, navigation = { openapi: 'api.json' } }: ApiSite = {},
  options: Partial<LoadOptions> = {},
): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-overviews-'));
  folders.push(folder);
  const all = {
    'docs.json': {
      theme: 'mint',
      name: 'T',
      colors: { primary: '#112233' },
      navigation: { tabs: [{ tab: 'API', ...navigation }] },
      api,
    },
    'api.json': { openapi: '3.1.0', info: { title: 'Shop', version: '2' }, paths, ...root },
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof text === 'string' ? text : JSON.stringify(text));
  }
  return loadSite(folder, { base: '', origin: null, service: null, ...options });
}

/** Entries of the sidebar in order. */
export const outline = (nodes: readonly NavNode[]): string[] =>
  nodes.flatMap((node) =>
    node.kind === 'page' ? [`${node.label} ${node.href}`] : [`${node.label}/`, ...outline(node.children)],
  );
