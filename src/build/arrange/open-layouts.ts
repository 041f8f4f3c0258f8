import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchLanguage } from '../../base/languages/match-language.ts';
import { buildFolder } from '../../base/paths/build-folder.ts';
import { packageFolder } from '../../read/site/package-folder.ts';
import { openPack, type Pack } from '../render/open-pack.ts';
import { type LayoutIndex, type LayoutKind, layoutIndexName, placeholderBase } from './layout-index.ts';

/** What the pages of a built-in theme load, as it was built with the package. */
export interface Layouts {
  /** Names of the style sheets of a layout. */
  styles: (kind: LayoutKind) => string[];
  /** Paths of style sheets, scripts and typefaces in the output. */
  paths: readonly string[];
  /** One of them; `null` for any other path. */
  read: (path: string) => string | Uint8Array | null;
}

export interface LayoutOptions {
  theme: string;
  /** Of the site. */
  base: string;
  /** Whether pages draw diagrams, whose library is larger than all the rest. */
  hasDiagrams: boolean;
  /** Whether there are pages of an API. */
  hasApi: boolean;
  /** Codes of the languages that pages are shown in; `null` for all that Docwright speaks. */
  languages: readonly string[] | null;
}

type Readers = [path: string, read: () => string | Uint8Array][];

const lib = join(packageFolder, 'lib');
const assets = buildFolder;

/** @returns `null` for a theme that does not come with the package */
export function openLayouts({ theme, base, hasDiagrams, hasApi, languages }: LayoutOptions): Layouts | null {
  const pack = openPack(readFileSync(join(lib, 'layouts.pack')));
  const { themes, scripts, api, texts, diagrams } = JSON.parse(pack.read(layoutIndexName)!) as LayoutIndex;
  const own = Object.hasOwn(themes, theme) ? themes[theme]! : null;
  if (own === null) return null;
  const names = new Set([
    ...Object.values(own.styles).flat(),
    ...scripts,
    ...(hasApi ? api : []),
    ...textsIn(languages, texts),
  ]);
  const packed: Readers = [...names].map((name) => [
    `${assets}/${name}`,
    () => pack.read(name)!.replaceAll(placeholderBase, base),
  ]);
  const fonts: Readers = Object.entries(own.fonts).map(([name, file]) => [
    `${assets}/${name}`,
    () => readFileSync(join(lib, 'fonts', file)),
  ]);
  const readers = new Map([...packed, ...fonts, ...(hasDiagrams ? diagramReaders(diagrams) : [])]);
  return {
    styles: (kind) => own.styles[kind],
    paths: [...readers.keys()],
    read: (path) => readers.get(path)?.() ?? null,
  };
}

/** With those in English, which stand in the place of a language that Docwright does not speak. */
function textsIn(languages: readonly string[] | null, texts: LayoutIndex['texts']): string[] {
  const known = Object.keys(texts);
  const shown = languages ? ['en', ...languages.flatMap((code) => matchLanguage(code, known) ?? [])] : known;
  return shown.flatMap((language) => texts[language]!);
}

function diagramReaders({ folder, scripts }: LayoutIndex['diagrams']): Readers {
  let pack: Pack | null = null;
  return scripts.map((name) => [
    `${assets}/${folder}/${name}`,
    () => {
      pack ??= openPack(readFileSync(join(lib, 'browser.pack')));
      return pack.read(name)!;
    },
  ]);
}
