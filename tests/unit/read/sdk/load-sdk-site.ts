import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach } from 'vitest';
import type { Site } from '../../../../src/model/site.ts';
import { type LoadOptions, loadSite } from '../../../../src/read/site/load-site.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A site with the artefacts of `tests/fixtures/sdk` in the folder `sdk`. */
export async function loadSdkSite(
  content: object,
  files: Record<string, string> = {},
  options: Partial<LoadOptions> = {},
): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-sdk-'));
  folders.push(folder);
  cpSync('tests/fixtures/sdk', join(folder, 'sdk'), { recursive: true });
  const config = { theme: 'mint', name: 'T', colors: { primary: '#112233' }, navigation: content };
  for (const [path, text] of Object.entries({ 'index.mdx': '# Home', 'docs.json': JSON.stringify(config), ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return loadSite(folder, { base: '', origin: null, service: null, ...options });
}

export const start = { group: 'Start', pages: ['index'] };

export const routes = ({ pages }: Site): string[] => pages.map(({ route }) => route).filter((route) => route !== '/');

export const bodyOf = ({ pages }: Site, route: string): string =>
  pages.find((page) => page.route === route)!.source!.body;

export const told = ({ problems }: Site): string[] => problems.map(({ code, message }) => `${code}: ${message}`);
