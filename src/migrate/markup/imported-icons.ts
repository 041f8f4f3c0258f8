import { mapProse } from '../../base/text/map-prose.ts';
import { attribute } from './attribute.ts';

/** An icon of a library of components, as ours name it. */
export interface ImportedIcon {
  icon: string;
  library: 'fontawesome' | 'lucide' | 'tabler';
}

/** Packages of icons as components: which library each has, and what its names begin with. */
const packages: readonly { name: RegExp; library: ImportedIcon['library']; start: string }[] = [
  { name: /^lucide-react$/, library: 'lucide', start: '' },
  { name: /^@tabler\/icons-react$/, library: 'tabler', start: 'Icon' },
  { name: /^react-icons\/lu$/, library: 'lucide', start: 'Lu' },
  { name: /^react-icons\/tb$/, library: 'tabler', start: 'Tb' },
  { name: /^react-icons\/fa6?$/, library: 'fontawesome', start: 'Fa' },
];

/** The icons that an import brings, by their names in the page; `null` for another package. */
export function iconsOf(specifier: string, names: string): Map<string, ImportedIcon> | null {
  const found = packages.find(({ name }) => name.test(specifier));
  if (found === undefined) return null;
  const entries = names.split(/[{},]/).map((entry) => entry.trim().split(/(?<!\s)\s+as\s+/));
  return new Map(
    entries.flatMap(([name = '', own = name]): [string, ImportedIcon][] => {
      const bare = name.startsWith(found.start) ? name.slice(found.start.length) : name;
      const icon = iconName(found.library === 'lucide' ? bare.replace(/^Lucide(?=[A-Z])|(?<=.)Icon$/g, '') : bare);
      return icon === '' ? [] : [[own, { icon, library: found.library }]];
    }),
  );
}

/** `ChevronRight` → `chevron-right`: components of icons by the names of their pictures. */
export function iconName(component: string): string {
  return component.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase();
}

const element = /<([A-Z]\w*)((?:\s+[\w-]+=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))*)\s*(?:\/>|>\s*<\/\1>)/g;

/** Elements of such icons as ours, and those in an attribute `icon` by their names. */
export function showIcons(text: string, icons: ReadonlyMap<string, ImportedIcon>): string {
  return mapProse(text, (prose) =>
    prose
      .replace(
        /(?<=\s)icon=\{\s*(?:<([A-Z]\w*)(?:\s[^<>]*)?\/>|([A-Z]\w*))\s*\}/g,
        (whole, inner?: string, bare?: string) => {
          const found = icons.get(inner ?? bare ?? '');
          return found === undefined ? whole : given(found).trimStart();
        },
      )
      .replace(element, (whole, name: string, written: string) => {
        const found = icons.get(name);
        const size = /\ssize=(?:\{(\d+)\}|"(\d+)")/.exec(written)?.slice(1).find(Boolean);
        return found === undefined ? whole : `<Icon${given(found)}${size === undefined ? '' : ` size={${size}}`} />`;
      }),
  );
}

function given({ icon, library }: ImportedIcon): string {
  return attribute('icon', icon) + (library === 'fontawesome' ? '' : attribute('iconLibrary', library));
}
