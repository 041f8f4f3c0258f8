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

interface Cut {
  /** File of a package, in `node_modules`. */
  source: string;
  target: string;
  /** Which letters it holds, as `unicode-range` writes them; all when left out. */
  range?: string;
  /** Letters that it does not hold. */
  without?: string;
}

/**
 * Writes the upright cuts of the themes' typefaces, without what no page shows: weights that no theme has, small
 * capitals, ligatures of code. The Latin file, for which the readers of most pages wait, is cut in two: what English is
 * written in, by the sheet's own `unicode-range`, and the letters with accents.
 *
 * @returns the files that went in
 */
export async function cutFonts(root: string, target: string): Promise<string[]> {
  const kept = join(root, 'node_modules/.cache/docwright-fonts');
  for (const folder of [kept, target]) mkdirSync(folder, { recursive: true });
  const modules = join(root, 'node_modules');
  const files = globSync('@fontsource-variable/*/files/*-wght-normal.woff2', { cwd: modules }).filter(isWanted);
  for (const cut of files.flatMap((file) => cutsOf(file, root)))
    writeFileSync(join(target, cut.target), await readCut(cut, { kept, modules }));
  return files.map((file) => join(modules, file));
}

/** Old and rare letters of alphabets that no page is set in would only be seen in preview pictures. */
function isWanted(file: string): boolean {
  return !/-(cyrillic|greek)-ext-/.test(file);
}

function cutsOf(source: string, root: string): Cut[] {
  const target = basename(source);
  if (!target.includes('-latin-wght')) return [{ source, target }];
  const family = target.split('-latin-')[0]!;
  const sheet = readFileSync(join(root, `themes/base/fonts/${family}.css`), 'utf8');
  const face = sheet.match(/@font-face \{[^}]*\}/g)?.find((one) => one.includes(target));
  const range = /unicode-range:([^;]+);/.exec(face ?? '')?.[1];
  if (range === undefined) throw new Error(`themes/base/fonts/${family}.css does not say what ${target} holds`);
  return [
    { source, target, range },
    { source, target: target.replace('-latin-', '-latin-accents-'), without: range },
  ];
}

async function readCut(cut: Cut, { kept, modules }: { kept: string; modules: string }): Promise<Uint8Array> {
  const whole = readFileSync(join(modules, cut.source));
  const options = {
    keepFeatures: cut.range === undefined ? [...features, ...furtherFeatures] : features,
    variationAxes: { wght: weights },
    targetFormat: 'woff2',
  } as const;
  const letters = lettersOf(cut);
  const name = createHash('sha256')
    .update(whole)
    .update(JSON.stringify([options, letters]))
    .digest('base64url');
  const file = join(kept, name);
  if (!existsSync(file)) writeFileSync(file, await subsetFont(whole, letters, options));
  return readFileSync(file);
}

function lettersOf({ range, without }: Cut): string {
  const holds = range === undefined ? isLetter : inRange(range);
  const lacks = without === undefined ? () => false : inRange(without);
  const codes = Array.from({ length: 0xfffe }, (_, code) => code);
  return String.fromCodePoint(...codes.filter((code) => isLetter(code) && holds(code) && !lacks(code)));
}

function inRange(text: string): (code: number) => boolean {
  const spans = [...text.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(
    ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const,
  );
  return (code) => spans.some(([first, last]) => code >= first && code <= last);
}

function isLetter(code: number): boolean {
  return code >= 0x20 && (code < 0xd800 || code > 0xdfff);
}
