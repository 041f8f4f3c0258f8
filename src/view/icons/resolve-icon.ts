import { suggestNearest } from '../../base/errors/suggest.ts';
import type { IconLibrary, IconValue } from '../../model/config.ts';
import type { Problem } from '../../model/problem.ts';
import { findSimilarNames } from './find-similar-names.ts';
import { fontawesomeReplacements } from './fontawesome-replacements.ts';
import { type IconFiles, iconFolders } from './icon-files.ts';
import { iconSynonyms } from './icon-synonyms.ts';
import { normaliseName } from './normalise-name.ts';

export interface ResolvedIcon {
  /** The SVG file's text; `null` when there is none of that name. */
  svg: string | null;
  /** Set when something else than the named picture is shown. */
  problem?: Problem;
}

interface Found {
  svg: string;
  name: string;
  folder: string;
}

type Lookup = (name: string) => Found | null;

/**
 * Finds the picture of an icon name. What the library lacks is looked for under its older and free names, then under
 * the same name in the other libraries. Nothing that merely sounds alike is shown: it may mean something else.
 */
export function resolveIcon(
  icon: IconValue,
  { library, files }: { library: IconLibrary; files: IconFiles },
): ResolvedIcon {
  const set = icon.library ?? library;
  const { names, style } = normaliseName(icon.name);
  const wanted = icon.style?.toLowerCase() ?? style;
  const own: Lookup = (candidate) => readFirst(candidate, foldersFor(set, wanted), files);
  const exact = firstOf(names, own);
  if (exact) return { svg: exact.svg, problem: isPaidStyle(set, wanted) ? restyled(wanted!, exact) : undefined };
  const near = firstOf(names, (name) => findNearest(name, { set, own, files }));
  if (!near) return { svg: null, problem: missing(icon.name, { set, similar: similarNames(names, set, files) }) };
  return { svg: near.svg, problem: replaced(icon.name, set, near) };
}

/** Folders in which to look, the nearest style first. Styles of the paid edition become the free one of like weight. */
function foldersFor(library: IconLibrary, style: string | null): string[] {
  switch (library) {
    case 'fontawesome': {
      const { solid, regular, brands } = iconFolders.fontawesome;
      if (style === 'brands') return [brands, solid, regular];
      return style !== null && /regular|light|thin/.test(style) ? [regular, solid, brands] : [solid, brands, regular];
    }
    case 'lucide':
      return [iconFolders.lucide.outline];
    case 'tabler': {
      const { outline, filled } = iconFolders.tabler;
      return style === 'filled' || style === 'solid' ? [filled, outline] : [outline, filled];
    }
  }
}

function readFirst(name: string, folders: readonly string[], files: IconFiles): Found | null {
  for (const folder of folders) {
    const svg = files.readPackageFile(`${folder}/${name}.svg`);
    if (svg !== null) return { svg, name, folder };
  }
  return null;
}

function findNearest(
  name: string,
  { set, own, files }: { set: IconLibrary; own: Lookup; files: IconFiles },
): Found | null {
  const renamed = set === 'fontawesome' ? fontawesomeReplacements.get(name) : undefined;
  const attempts: (() => Found | null)[] = [
    () => (renamed ? own(renamed) : null),
    () => firstOf(iconSynonyms.get(name) ?? [], own),
    () => inOtherLibraries(name, set, files),
    () => readFirst(signName(name), [iconFolders.tabler.outline], files),
    () =>
      firstOf([name, ...(iconSynonyms.get(name) ?? [])], (brand) =>
        readFirst(`brand-${brand}`, [iconFolders.tabler.outline], files),
      ),
    () => firstOf(iconSynonyms.get(name) ?? [], (other) => inOtherLibraries(other, set, files)),
  ];
  return firstOf(attempts, (attempt) => attempt());
}

function firstOf<Item>(items: Iterable<Item>, find: (item: Item) => Found | null): Found | null {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return null;
}

/** Lucide and Tabler look alike, so each stands in for the other first. */
function inOtherLibraries(name: string, set: IconLibrary, files: IconFiles): Found | null {
  const { fontawesome, lucide, tabler } = iconFolders;
  if (set === 'fontawesome') return readFirst(name, [lucide.outline, tabler.outline], files);
  const lineArt = set === 'lucide' ? [lucide.outline, tabler.outline] : [tabler.outline, lucide.outline];
  const direct = readFirst(name, lineArt, files) ?? readFirst(`brand-${name}`, [tabler.outline], files);
  const renamed = fontawesomeReplacements.get(name);
  const others = renamed ? [renamed, ...(iconSynonyms.get(renamed) ?? [])] : [];
  const solid = [fontawesome.solid, fontawesome.brands];
  return (
    direct ??
    readFirst(name, solid, files) ??
    firstOf(others, (other) => readFirst(other, lineArt, files)) ??
    (renamed ? readFirst(renamed, solid, files) : null)
  );
}

/** Tabler's name for a number or letter in a frame: `circle-1` is `circle-number-1`. */
function signName(name: string): string {
  return name.replace(/^(circle|square)-(?=\d$)/, '$1-number-').replace(/^(circle|square)-(?=[a-z]$)/, '$1-letter-');
}

const shownNames = 3;

function similarNames(wanted: readonly string[], set: IconLibrary, files: IconFiles): string[] {
  const names = foldersFor(set, null)
    .flatMap((folder) => files.listPackageFolder(folder))
    .flatMap((file) => (file.endsWith('.svg') ? [file.slice(0, -4)] : []));
  const [name = ''] = wanted;
  const typed = suggestNearest(name, names);
  const alike = findSimilarNames(name, [...new Set(names)], shownNames);
  return [...new Set([...(typed === null ? [] : [typed]), ...alike])].slice(0, shownNames);
}

const titles = { fontawesome: 'Font Awesome Free', lucide: 'Lucide', tabler: 'Tabler' } satisfies Record<
  IconLibrary,
  string
>;

function isPaidStyle(library: IconLibrary, style: string | null): boolean {
  return library === 'fontawesome' && style !== null && /^(light|thin|duotone|sharp)/.test(style);
}

function restyled(style: string, { folder }: Found): Problem {
  return {
    severity: 'warning',
    code: 'icon-style',
    cause: style,
    message: `Font Awesome Free has no style "${style}"`,
    hint: `"${folder.slice(folder.lastIndexOf('/') + 1)}" is shown instead`,
  };
}

function replaced(name: string, library: IconLibrary, { name: shown, folder }: Found): Problem {
  const other = (Object.keys(iconFolders) as IconLibrary[]).find(
    (key) => key !== library && (Object.values(iconFolders[key]) as string[]).includes(folder),
  );
  return {
    severity: 'warning',
    code: 'icon-replaced',
    cause: `${library} ${name}`,
    message: `${titles[library]} has no icon "${name}"`,
    hint: `"${shown}"${other ? ` of ${titles[other]}` : ''} is shown instead`,
  };
}

function missing(name: string, { set, similar }: { set: IconLibrary; similar: readonly string[] }): Problem {
  const others = 'a file of the site, an address or an SVG element';
  return {
    severity: 'warning',
    code: 'icon-missing',
    cause: `${set} ${name}`,
    message: `${titles[set]} has no icon "${name}"; a dot is shown`,
    hint:
      similar.length > 0
        ? `It has ${similar.map((other) => `"${other}"`).join(', ')}; an icon may also be ${others}`
        : `An icon may also be ${others}`,
  };
}
