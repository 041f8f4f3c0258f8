import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { nameParts, partsNameFile } from '../src/build/cache/fingerprint-package.ts';
import { compileAstro } from './compile/compile-astro.ts';
import { compileBrowser } from './compile/compile-browser.ts';
import { compileClient } from './compile/compile-client.ts';
import { compileIslands } from './compile/compile-islands.ts';
import { compileLayouts } from './compile/compile-layouts.ts';
import { compileNode } from './compile/compile-node.ts';
import { copyAssets } from './compile/copy-assets.ts';
import { cutFonts } from './compile/cut-fonts.ts';
import { renderLicences } from './compile/licences.ts';
import { packIcons } from './compile/pack-icons.ts';
import { prepareModel } from './prepare-model.ts';
import { writeDeclarations } from './write-declarations.ts';

/** Makes `lib`, which holds whatever does not depend on a site. What Vite bundles for each site stays source. */
const root = resolve(import.meta.dirname, '..');
const lib = join(root, 'lib');
const modules = join(root, 'node_modules');
rmSync(lib, { recursive: true, force: true });
const files = [
  // The scripts of pages take signs from them.
  ...(await packIcons(root, join(lib, 'icons'))),
  ...(await compileNode(root)),
  ...(await compileAstro(root)),
  ...(await compileClient(root)),
  ...(await compileIslands(root)),
  ...(await compileBrowser(root)),
  ...copyAssets(modules, lib),
  ...(await cutFonts(root, join(lib, 'fonts'))),
  ...(await compileLayouts(root)),
];
writeFileSync(join(lib, 'THIRD-PARTY-LICENSES.txt'), renderLicences(root, files));
prepareModel(root, join(lib, 'model'));
writeFileSync(join(lib, partsNameFile), nameParts(root));
writeDeclarations({
  root: join(root, 'src'),
  entries: ['entry/docwright.ts', 'entry/astro.ts', 'entry/theme.ts', 'entry/client.ts'],
  out: join(lib, 'types'),
});
