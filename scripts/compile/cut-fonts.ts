import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';

/** What themes and their parts are set in; `font-weight` of `themes/base/fonts` says the same. */
const weights = { min: 400, max: 700 };
/** Distances, `fi`, marks over letters, and figures of one width, of which tables and steps are set. */
const features = ['kern', 'liga', 'mark', 'mkmk', 'tnum'];
/** Letters outside of Western Europe are put together, and look otherwise in some languages. */
const furtherFeatures = ['ccmp', 'locl'];
const letters = String.fromCodePoint(...Array.from({ length: 0xfffe }, (_, code) => code).filter(isLetter));

/**
 * Writes the upright cuts of the themes' typefaces, with all of their alphabets, without what no page shows: weights
 * that no theme has, small capitals, ligatures of code. That is two thirds of their bytes, and the half of the two
 * files that readers of most pages wait for.
 *
 * @returns the files that went in
 */
export async function cutFonts(root: string, target: string): Promise<string[]> {
  const kept = join(root, 'node_modules/.cache/docwright-fonts');
  for (const folder of [kept, target]) mkdirSync(folder, { recursive: true });
  const modules = join(root, 'node_modules');
  const files = globSync('@fontsource-variable/*/files/*-wght-normal.woff2', { cwd: modules });
  for (const file of files) {
    const whole = readFileSync(join(modules, file));
    const wanted = /-latin-wght/.test(file) ? features : [...features, ...furtherFeatures];
    const options = {
      keepFeatures: wanted,
      variationAxes: { wght: weights },
      targetFormat: 'woff2',
    } as const;
    const name = createHash('sha256').update(whole).update(JSON.stringify(options)).digest('base64url');
    const cut = join(kept, name);
    if (!existsSync(cut)) writeFileSync(cut, await subsetFont(whole, letters, options));
    writeFileSync(join(target, basename(file)), readFileSync(cut));
  }
  return files.map((file) => join(modules, file));
}

/** All that the files hold: they are cut by alphabet already. */
function isLetter(code: number): boolean {
  return code >= 0x20 && (code < 0xd800 || code > 0xdfff);
}
