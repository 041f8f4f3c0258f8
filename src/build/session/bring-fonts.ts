import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SiteConfig } from '../../model/config.ts';
import { packageFolder } from '../../read/site/package-folder.ts';

export interface BroughtFonts {
  /** `@font-face` rules. */
  css: string;
  /** The families of the site's choice that Docwright has itself, so that nobody else is asked for them. */
  families: string[];
  /** Addresses of the files that nearly every page shows. */
  preload: string[];
}

/**
 * The families that `fonts` names without a `source` and that come with the package, in weights that it has. `addFile`
 * puts a font among the files of the site and gives its address.
 */
export function bringFonts(
  { body, heading }: SiteConfig['fonts'],
  addFile: (name: string, font: Uint8Array) => string,
): BroughtFonts {
  const brought: BroughtFonts = { css: '', families: [], preload: [] };
  const wanted = [body, heading].filter((font) => font?.source === null).map((font) => font!);
  for (const family of new Set(wanted.map((font) => font.family))) {
    const faces = facesOf(family);
    const weights = wanted.filter((font) => font.family === family).map((font) => font.weight);
    if (!faces[0] || !weights.every((weight) => weight === null || hasWeight(faces[0]!, weight))) continue;
    brought.families.push(family);
    for (const face of faces) {
      const file = /url\('([^']+)'\)/.exec(face)![1]!;
      const address = addFile(basename(file, '.woff2'), readFileSync(join(fontSheets, file)));
      brought.css += face.replace(file, address);
      if (file.includes('-latin-wght-')) brought.preload.push(address);
    }
  }
  return brought;
}

const fontSheets = join(packageFolder, 'themes/base/fonts');

/** The rules of the package's own sheets, under the name by which sites know the family. */
function facesOf(family: string): string[] {
  const slug = family.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return [`${slug}.css`, `${slug}-europe.css`]
    .map((name) => join(fontSheets, name))
    .filter(existsSync)
    .flatMap((file) => readFileSync(file, 'utf8').match(/@font-face \{[^}]*\}/g) ?? [])
    .filter((face) => face.includes('url('))
    .map((face) => face.replace(/font-family: '[^']*'/, `font-family: '${family.replaceAll("'", '')}'`));
}

function hasWeight(face: string, weight: number): boolean {
  const [, least, most] = /font-weight: (\d+) (\d+)/.exec(face)!;
  return weight >= Number(least) && weight <= Number(most);
}
