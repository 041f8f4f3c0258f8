import { copyFileSync, existsSync, mkdirSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { outputMarker } from '../../base/paths/output-marker.ts';
import { outputFile } from '../../base/paths/routes.ts';
import type { HostName, HostRules } from '../../model/host.ts';
import type { Site } from '../../model/site.ts';
import { hostWriters } from '../hosts/host-writers.ts';
import { renderRedirectPages } from '../outputs/redirect-pages.ts';

/**
 * Lays the files of a finished output out as a host wants them, and writes those that the host reads. What it cannot do
 * is told by the rule `host-limit`.
 */
export function writeHostFiles(
  site: Site,
  { outDir, host, rules }: { outDir: string; host: HostName; rules: HostRules },
): void {
  const writer = hostWriters[host];
  const output = writer.write(rules);
  const authored = new Set(site.assets.map(({ path }) => path));
  if (writer.pages === 'files' && !site.config.seo.trailingSlash) flattenPages(site, { outDir, authored });
  if (writer.base === 'folder' && site.base !== '') moveIntoFolder(outDir, site.base.slice(1));
  for (const [name, content] of output.files) if (!authored.has(name)) writeFileSync(join(outDir, name), content);
}

interface Laying {
  outDir: string;
  authored: ReadonlySet<string>;
}

/** `guides/install/index.html` becomes `guides/install.html`. */
function flattenPages(site: Site, { outDir, authored }: Laying): void {
  const pages = [...site.pages.map(({ route }) => outputFile(route)), ...renderRedirectPages(site).keys()];
  for (const path of pages) {
    const folder = dirname(path);
    const flat = `${folder}.html`;
    const isFolder = folder !== '.' && basename(path) === 'index.html';
    if (!isFolder || authored.has(path) || !existsSync(join(outDir, path)) || existsSync(join(outDir, flat))) continue;
    renameSync(join(outDir, path), join(outDir, flat));
    removeEmpty(outDir, folder);
  }
}

/** The file by which builds know their output, and the page for unknown addresses, are looked for at its top. */
function moveIntoFolder(outDir: string, base: string): void {
  const aside = `${outDir}.below`;
  renameSync(outDir, aside);
  mkdirSync(join(outDir, dirname(base)), { recursive: true });
  renameSync(aside, join(outDir, base));
  for (const path of [outputMarker, '404.html']) {
    if (!existsSync(join(outDir, base, path))) continue;
    mkdirSync(dirname(join(outDir, path)), { recursive: true });
    copyFileSync(join(outDir, base, path), join(outDir, path));
  }
}

/** Asking what is in a folder costs as much as it holds; removing one that holds something fails at once. */
function removeEmpty(outDir: string, folder: string): void {
  if (folder === '.') return;
  try {
    rmdirSync(join(outDir, folder));
  } catch {
    return;
  }
  removeEmpty(outDir, dirname(folder));
}
