import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../../read/site/package-folder.ts';
import { openPack } from '../render/open-pack.ts';
import { type LayoutIndex, type LayoutKind, layoutIndexName, placeholderBase } from './layout-index.ts';

/** What the pages of a built-in theme load, as it was built with the package. */
export interface Layouts {
  /** Names of the style sheets of a layout. */
  styles: (kind: LayoutKind) => string[];
  /** Style sheets, scripts and typefaces by path in the output. */
  files: () => Map<string, string | Uint8Array>;
}

export interface LayoutOptions {
  theme: string;
  /** Of the site. */
  base: string;
  /** Whether pages draw diagrams, whose library is larger than all the rest. */
  hasDiagrams: boolean;
}

const lib = join(packageFolder, 'lib');
const assets = '_docwright';

/** @returns `null` for a theme that does not come with the package */
export function openLayouts({ theme, base, hasDiagrams }: LayoutOptions): Layouts | null {
  const pack = openPack(readFileSync(join(lib, 'layouts.pack')));
  const { themes, scripts, diagrams } = JSON.parse(pack.read(layoutIndexName)!) as LayoutIndex;
  const own = Object.hasOwn(themes, theme) ? themes[theme]! : null;
  if (own === null) return null;
  return {
    styles: (kind) => own.styles[kind],
    files: () => {
      const names = new Set([...Object.values(own.styles).flat(), ...scripts]);
      const texts = [...names].map(
        (name) => [`${assets}/${name}`, pack.read(name)!.replaceAll(placeholderBase, base)] as const,
      );
      const fonts = Object.entries(own.fonts).map(
        ([name, file]) => [`${assets}/${name}`, readFileSync(join(lib, 'fonts', file))] as const,
      );
      return new Map<string, string | Uint8Array>([...texts, ...fonts, ...(hasDiagrams ? readDiagrams(diagrams) : [])]);
    },
  };
}

function readDiagrams({ folder, scripts }: LayoutIndex['diagrams']): [string, string][] {
  const pack = openPack(readFileSync(join(lib, 'browser.pack')));
  return scripts.map((name) => [`${assets}/${folder}/${name}`, pack.read(name)!]);
}
