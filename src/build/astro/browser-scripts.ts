import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { packageFolder } from '../../read/site/package-folder.ts';
import { openPack, type Pack } from '../render/open-pack.ts';
import { browserEntries, browserEntryName } from './browser-entries.ts';

const source = join(packageFolder, 'src');
/** Where the scripts would lie, if each were a file. */
const folder = join(packageFolder, 'lib/browser').replaceAll('\\', '/');

/**
 * Has pages take their scripts from `lib/browser.pack`, where they are bundled with the packages that they use. For
 * work on these scripts, `DOCWRIGHT_SOURCES` has them taken from `src`.
 */
export function browserScripts(): Plugin {
  let pack: Pack | null = null;
  return {
    name: 'docwright:browser-scripts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client' && !process.env['DOCWRIGHT_SOURCES'],
    resolveId(id, importer) {
      if (!importer || !/\.(?:tsx?|js)$/.test(id)) return undefined;
      const from = dirname(importer.replace(/^\/@fs(?=\/)/, '').replace(/\?.*$/s, ''));
      const file = resolve(from, id).replaceAll('\\', '/');
      if (dirname(file) === folder) return file;
      const entry = relative(source, file).replaceAll('\\', '/');
      return browserEntries.includes(entry) ? `${folder}/${browserEntryName(entry)}.js` : undefined;
    },
    load(id) {
      if (dirname(id) !== folder) return undefined;
      pack ??= openBrowserPack();
      return pack.read(basename(id)) ?? undefined;
    },
  };
}

/** @throws Error where it is missing: it is made with the package */
function openBrowserPack(): Pack {
  const file = `${folder}.pack`;
  if (!existsSync(file)) throw new Error(`${file} is missing; run npm run compile`);
  return openPack(readFileSync(file));
}
